#include <triqueta/triangles/race/moves/turn_order.hpp>

#include <gtest/gtest.h>

#include <cstdint>

namespace triqueta::triangles::race {
namespace {

TEST(RaceTurnOrder, R2_R13_every_set_of_players_who_arent_out_goes_clockwise) {
    for (int players = 2; players <= most_players; ++players)
        for (std::uint32_t out = 0; out + 1 < 1U << players; ++out)
            for (int from = 0; from < players; ++from) {
                table t;
                t.players = static_cast<std::uint8_t>(players);
                t.out = player_set::from_mask(out);
                t.mover = seat{from};
                int expected = (from + 1) % players;
                while ((out >> expected & 1) != 0) expected = (expected + 1) % players;
                EXPECT_EQ(moves::next_seat(t), seat{expected}) << out << " from " << from << " of " << players;
            }
}

TEST(RaceTurnOrder, R10_R11_a_last_turn_is_anothers_after_a_call_and_not_the_callers) {
    table t;
    EXPECT_FALSE(moves::is_last_turn(t));
    EXPECT_FALSE(moves::may_empty_hand(t));
    t.caller.add(seat{1});
    EXPECT_TRUE(moves::is_last_turn(t));
    EXPECT_TRUE(moves::may_empty_hand(t));
    t.mover = seat{1};
    EXPECT_FALSE(moves::is_last_turn(t));
    EXPECT_TRUE(moves::may_empty_hand(t));
}

}  // namespace
}  // namespace triqueta::triangles::race
