#include "terminal/animals/bot.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <cstdint>

namespace {

using namespace triqueta;

/// How many of these games the simple player of seat 0 wins against players by chance.
template <class V>
int wins(int games) {
    terminal::simple_player<V> player;
    int won = 0;
    for (int i = 0; i < games; ++i) {
        dice random{static_cast<std::uint64_t>(i)};
        auto const way = [&](view<V> const& v, dice& d) {
            return v.seat() == seat{0} ? player(v, d) : d.pick(v.legal());
        };
        won += play_out(state<V>{}, urn{random}, way).winners().contains(seat{0});
    }
    return won;
}

TEST(SimplePlayer, plays_much_better_than_by_chance) {
    EXPECT_GE(wins<base_game<4>>(40), 30);
    EXPECT_GE(wins<hidden_wolves<3>>(40), 30);
    EXPECT_GE(wins<hidden_wolves_duel>(40), 30);
}

}  // namespace
