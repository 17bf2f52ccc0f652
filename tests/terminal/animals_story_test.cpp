#include "terminal/animals/story.hpp"

#include "terminal/narrator.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

// What is told of a game of Triqueta, and to whom.
namespace {

using namespace terminal;
using triqueta::animal, triqueta::seat, triqueta::viewer;

constexpr pen plain{in_english, false, false};

/// A match whose tokens are named as they are drawn, and those who listen to it.
template <class V>
class table_talk {
  public:
    table_talk& act(triqueta::action<V> a) {
        EXPECT_FALSE(match_.play(*match_.to_move(), a));
        return *this;
    }
    table_talk& find(animal found) {
        EXPECT_FALSE(match_.reveal(found));
        return *this;
    }

    /// All sentences so far, the last perhaps unfinished.
    [[nodiscard]] lines told(viewer who, pen const& with = plain) const {
        narrator<V> listener{triqueta::view<V>{who, {}}, with};
        EXPECT_FALSE(listener.follow(match_));
        listener.pause();
        return listener.take();
    }

  private:
    triqueta::match<V> match_{triqueta::setup<V>{}};
};

using triqueta::column, triqueta::row, triqueta::tower;

TEST(Story, B9_what_is_laid_is_told_to_all) {
    table_talk<triqueta::base_game<3>> t;
    t.act(draw(column{2})).find(animal::owl).act(lay(row{1}));
    lines const theirs{"Player 1 draws a token from column 3 and lays it at row 2: an owl."};
    EXPECT_EQ(t.told(viewer::spectator()), theirs);
    EXPECT_EQ(t.told(seat{2}), theirs);
    EXPECT_EQ(t.told(seat{0}), lines{"You draw a token from column 3, see an owl and lay it at row 2: an owl."});
}

TEST(Story, B10_what_is_kept_is_told_to_nobody_else) {
    table_talk<triqueta::base_game<3>> t;
    t.act(draw(column{2})).find(animal::owl).act(triqueta::keep());
    EXPECT_EQ(t.told(seat{1}), lines{"Player 1 draws a token from column 3 and keeps it face down."});
    EXPECT_EQ(t.told(seat{0}), lines{"You draw a token from column 3, see an owl and keep it face down."});
}

TEST(Story, D1_D3_two_tokens_go_their_ways_in_one_sentence) {
    table_talk<triqueta::base_game_duel> t;
    t.act(draw(column{0})).act(draw(column{0})).find(animal::owl).find(animal::bear);
    t.act(triqueta::box()).act(lay(row{0}));
    EXPECT_EQ(
        t.told(viewer::spectator()),
        lines{"Player 1 draws a token from column 1, draws another one from column 1, puts a light token into the "
              "box and lays a bear at row 1."});
}

TEST(Story, D1_two_tokens_that_are_alike_are_counted) {
    table_talk<triqueta::base_game_duel> t;
    t.act(draw(column{0})).act(draw(column{1})).find(animal::rabbit).find(animal::rabbit);
    auto const told_in = [&](language const& spoken) { return t.told(seat{0}, pen{spoken, false, false}).front(); };
    EXPECT_EQ(told_in(in_english), "You draw a token from column 1, draw another one from column 2 and see 2 rabbits.");
    EXPECT_EQ(told_in(in_german), "Du ziehst einen Tierstein aus Spalte 1, ziehst noch einen aus Spalte 2 und siehst "
                                  "2 Hasen.");
    EXPECT_EQ(told_in(in_french), "Tu pioches une pièce de la colonne 1, en pioches une autre de la colonne 2 et vois "
                                  "2 lapins.");
}

TEST(Story, W3_a_shadow_token_is_named_to_its_owner_alone) {
    table_talk<triqueta::hidden_wolves<2>> t;
    t.act(take(row{0})).act(take(row{1})).act(choose(tower{1}));
    for (int i = 0; i < 3; ++i) t.act(draw(column{0})).find(animal::deer).act(lay(row{0}));
    auto const before = t.told(seat{0}).size();
    t.act(draw(column{0})).find(animal::wolf);  // by player 1: player 2 has begun the round
    EXPECT_EQ(t.told(seat{0}).at(before),
              "You draw a shadow token from column 1 and see a wolf, which you must keep hidden.");
    EXPECT_EQ(t.told(seat{1}).at(before), "Player 1 draws a shadow token from column 1 and must keep it hidden.");
}

TEST(Story, B15_B16_the_end_of_a_round_is_told) {
    table_talk<triqueta::base_game<2>> t;
    t.act(take(row{0})).act(take(row{1})).act(choose(tower{2}));
    EXPECT_EQ(t.told(viewer::spectator()),
              (lines{"Player 1 takes row 1 (no tokens) and is out of the round.",
                     "Player 2 takes the last row, row 2 (no tokens), and the starting rock.",
                     "Round 1 is over. The rest of the tower goes unseen into the box: 15 tokens.",
                     "Player 2 takes the tree tile off tower 3 and begins round 2 with that tower."}));
}

TEST(Story, K4_the_end_tells_what_was_added_and_no_more) {
    table_talk<triqueta::base_game<2>> t;
    t.act(draw(column{0})).find(animal::owl).act(triqueta::keep());
    t.act(draw(column{0})).find(animal::bear).act(triqueta::keep()).act(take(row{0})).act(take(row{1}));
    for (int later = 1; later < 4; ++later) t.act(choose(tower{later})).act(take(row{0})).act(take(row{1}));
    auto const before = t.told(seat{0}).size();
    t.act(triqueta::decide(0)).act(triqueta::decide(1));
    auto const told = t.told(viewer::spectator());
    ASSERT_EQ(told.size(), before + 5);
    EXPECT_EQ(told[before + 2], "The game is over, and all tokens are shown:");
    EXPECT_EQ(told[before + 3], "Player 1: a light token back into the box unseen.");
    EXPECT_EQ(told[before + 4], "Player 2: a bear added.");
}

}  // namespace
