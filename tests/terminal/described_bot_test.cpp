#include "terminal/described/bot.hpp"

#include "described_games.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <cstdint>

namespace {

using namespace terminal;
using triqueta::seat;

/// How many of `games` games it wins against a random player, sitting in each seat in turn.
template <triqueta::game G>
int won(triqueta::setup<G> const& start, int games) {
    int sum = 0;
    for (int i = 0; i < games; ++i) {
        seat const bot{i % 2};
        simple_player<G> player;
        triqueta::dice dice{static_cast<std::uint64_t>(i)};
        triqueta::match<G> m{triqueta::seed_from(static_cast<std::uint64_t>(i)), start};
        while (auto const mover = m.to_move()) {
            auto const v = m.view(*mover);
            auto const no = m.play(*mover, *mover == bot ? player(v, dice) : dice.pick(v.legal()));
            EXPECT_FALSE(no);
            if (no) return 0;
        }
        sum += m.result().winners().contains(bot);
    }
    return sum;
}

TEST(DescribedBot, wins_against_chance_in_games_that_it_does_not_know) {
    EXPECT_GT(won<described_duel>({}, 20), 15);
    EXPECT_GT(won<described_mayhem>({2}, 20), 15);
    EXPECT_GT(won<described_race>({2, seat{0}, 200}, 20), 12);
}

TEST(DescribedBot, takes_points_rather_than_none) {
    using namespace triqueta::triangles;
    auto const pink = [](int number) { return piece(cut::horizontal, number, colour::pink); };
    auto const open = triangle{cut::horizontal}.with(pink(1)).with(pink(2));
    mayhem::table t;
    t.phase = mayhem::phase::play;
    t.laid = 2;  // so the third piece is the last of the turn
    t.open[0].add(open);
    t.played = cards_of(pink(1), pink(2));
    t.in_hand[seat{0}] = 1;
    t.in_hand[seat{1}] = 3;
    t.pile = 81 - 2 - 1 - 3;
    mayhem::secrets mine;
    mine.hand = cards_of(pink(3));
    auto const v = triqueta::set_up<described_mayhem>(t, mine, triqueta::viewer{seat{0}});
    ASSERT_TRUE(v);
    ASSERT_EQ(v->legal().size(), 2) << "or to stop";
    for (std::uint64_t key = 0; key < 10; ++key) {
        triqueta::dice dice{key};
        EXPECT_EQ(simple_player<described_mayhem>{}(*v, dice), mayhem::play(pink(3), open));
    }
}

}  // namespace
