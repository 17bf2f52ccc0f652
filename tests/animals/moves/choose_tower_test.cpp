#include <triqueta/animals/moves/choose_tower.hpp>

#include "support/hand_played.hpp"
#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace triqueta::animals {
namespace {

using ::testing::ElementsAre;
using support::hand_played, support::listed;
using enum animal;

TEST(ChooseTower, B17_the_rocks_holder_chooses_any_tower_that_is_left) {
    hand_played<base_game<3>> g;
    g.take(0).draw(0, owl).lay(1).take(1).take(2);  // the last one is seat 1
    EXPECT_TRUE(g.turn().is(seat{1}));
    EXPECT_THAT(listed(g.legal()), ElementsAre(choose(tower{1}), choose(tower{2}), choose(tower{3})));
    g.choose(2);
    EXPECT_EQ(g.table().current, tower{2});
    g.take_rest();
    EXPECT_THAT(listed(g.legal()), ElementsAre(choose(tower{1}), choose(tower{3})));
    g.choose(3).take_rest();
    EXPECT_THAT(listed(g.legal()), ElementsAre(choose(tower{1})));
}

TEST(ChooseTower, B17_B5_a_tower_that_was_played_already_may_not_be_chosen) {
    hand_played<base_game<2>> g;
    g.take_rest();
    auto const before = g;
    EXPECT_EQ(g.apply(choose(tower{0})), refusals::tower_used) << "the first round's";
    EXPECT_EQ(g, before);
    g.choose(2).take_rest();
    EXPECT_EQ(g.apply(choose(tower{2})), refusals::tower_used);
}

TEST(ChooseTower, B17_whoever_chooses_takes_the_towers_tile) {
    hand_played<base_game<2>> g;
    g.take_rest();
    EXPECT_THAT(g.table().tiles, ElementsAre(0, 0)) << "the first tower has none (B5)";
    g.choose(1);
    EXPECT_THAT(g.table().tiles, ElementsAre(0, 1));
    g.take_rest().choose(2);
    EXPECT_THAT(g.table().tiles, ElementsAre(1, 1));
    g.take_rest().choose(3);
    EXPECT_THAT(g.table().tiles, ElementsAre(1, 2));
}

TEST(ChooseTower, B17_B7_and_then_begins_the_next_round) {
    hand_played<base_game<4>> g;
    g.take_rest();
    seat const holder = g.table().rock;
    g.choose(3);
    EXPECT_TRUE(g.turn().is(holder));
    EXPECT_EQ(g.table().phase, phase::turn);
    EXPECT_EQ(g.table().round(), 2);
    EXPECT_EQ(g.table().left.total(), 15);
}

TEST(ChooseTower, B17_nothing_else_may_be_done_between_two_rounds) {
    hand_played<base_game<3>> g;
    g.take_rest();
    EXPECT_EQ(g.apply(draw(column{0})), refusal::wrong_phase);
    EXPECT_EQ(g.apply(take(row{0})), refusal::wrong_phase);
    EXPECT_EQ(g.why_not(seat{0}, choose(tower{1})), refusal::not_your_turn) << "the rock is seat 2's";
}

TEST(ChooseTower, B17_B7_B2_after_four_rounds_and_three_tiles_the_game_ends) {
    hand_played<base_game<5>> g;
    for (int round = 1; round <= 4; ++round) {
        EXPECT_EQ(g.table().round(), round);
        EXPECT_FALSE(g.is_over());
        g.take_rest();
        if (round < 4) g.choose(round);
    }
    EXPECT_TRUE(g.is_over());
    EXPECT_TRUE(g.legal().empty());
    EXPECT_EQ(std::accumulate(g.table().tiles.begin(), g.table().tiles.end(), 0), 3);
}

TEST(ChooseTower, B17_W2_a_chosen_tower_stands_on_its_shadow_tokens) {
    hand_played<hidden_wolves<3>> g;
    EXPECT_EQ(g.table().left.total(), 15);
    g.next_round();
    EXPECT_EQ(g.table().left.total(), 20);
    for (int c = 0; c < 5; ++c) EXPECT_EQ(g.table().left.of(column{c}), 4);
}

}  // namespace
}  // namespace triqueta::animals
