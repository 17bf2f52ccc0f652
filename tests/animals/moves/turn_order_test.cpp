#include <triqueta/animals/moves/turn_order.hpp>

#include "support/hand_played.hpp"
#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>

namespace triqueta::animals {
namespace {

using ::testing::ElementsAre;
using support::hand_played, support::listed;
using enum animal;

TEST(TurnOrder, B7_B6_the_rocks_holder_has_the_first_turn) {
    for (int first = 0; first < 4; ++first) EXPECT_TRUE(hand_played<base_game<4>>{first}.turn().is(seat{first}));
}

TEST(TurnOrder, B7_B2_turns_go_clockwise_and_each_turn_is_one_action) {
    hand_played<base_game<5>> g{3};
    for (int const expected : {3, 4, 0, 1, 2, 3, 4}) {
        ASSERT_TRUE(g.turn().is(seat{expected}));
        g.draw(expected, owl);
        ASSERT_TRUE(g.turn().is(seat{expected})) << "till the token is placed";
        g.lay(0);
    }
}

TEST(TurnOrder, B7_keeping_a_token_or_taking_a_row_ends_the_turn_too) {
    hand_played<base_game<3>> g;
    g.draw(0, owl).keep();
    EXPECT_TRUE(g.turn().is(seat{1}));
    g.take(0);
    EXPECT_TRUE(g.turn().is(seat{2}));
}

TEST(TurnOrder, B12_whoever_has_dropped_out_is_skipped_until_the_round_ends) {
    hand_played<base_game<5>> g;
    g.take(0);              // seat 0
    g.draw(0, owl).lay(1);  // seat 1
    g.take(1).take(2);      // seats 2 and 3
    g.draw(0, owl).lay(3);  // seat 4
    ASSERT_TRUE(g.turn().is(seat{1}));
    g.draw(1, owl).lay(3);
    ASSERT_TRUE(g.turn().is(seat{4}));
    g.draw(1, owl).lay(3);
    ASSERT_TRUE(g.turn().is(seat{1}));
    EXPECT_EQ(g.why_not(seat{0}, draw(column{2})), refusal::not_your_turn);
    EXPECT_EQ(g.why_not(seat{2}, take(row{3})), refusal::not_your_turn);
    g.take(3).take(4).choose(1);
    for (int const expected : {4, 0, 1, 2, 3}) {
        ASSERT_TRUE(g.turn().is(seat{expected})) << "in the next round all are in again";
        g.draw(expected, deer).lay(0);
    }
}

template <int Players>
void expect_clockwise() {
    for (std::uint32_t out = 0; out + 1 < 1U << Players; ++out)
        for (int from = 0; from < Players; ++from) {
            table<base_game<Players>> t;
            t.out = player_set::from_mask(out);
            t.mover = seat{from};
            int expected = (from + 1) % Players;
            while ((out >> expected & 1) != 0) expected = (expected + 1) % Players;
            EXPECT_EQ(moves::next_in_round(t), seat{expected}) << out << " from " << from << " of " << Players;
        }
}

TEST(TurnOrder, B2_B12_every_set_of_players_still_in_the_round_goes_clockwise) {
    expect_clockwise<2>();
    expect_clockwise<3>();
    expect_clockwise<4>();
    expect_clockwise<5>();
}

TEST(TurnOrder, B13_the_last_player_may_go_on_as_long_as_the_tower_allows) {
    hand_played<base_game<3>> g;
    g.take(0).take(1);
    for (int i = 0; i < 15; ++i) {
        ASSERT_TRUE(g.turn().is(seat{2}));
        EXPECT_TRUE(g.legal().contains(take(row{2}))) << "or take the row at any time";
        g.draw(i % 5, i < 10 ? owl : deer);
        EXPECT_THAT(listed(moves::rows_to_lay_at(g.table())), ElementsAre(row{2}));
        g.lay(2);
    }
    EXPECT_THAT(listed(g.legal()), ElementsAre(take(row{2}))) << "in the end they must take it";
    g.take(2);
    EXPECT_EQ(g.table().up[seat{2}].total(), 15);
}

TEST(TurnOrder, B13_the_last_player_may_take_the_row_at_once) {
    hand_played<base_game<2>> g;
    g.take(0).take(1);
    EXPECT_EQ(g.table().phase, phase::next_tower);
}

TEST(TurnOrder, B13_D6_the_last_player_may_go_on_with_two_tokens_a_draw) {
    hand_played<hidden_wolves_duel> g;
    g.take(1);
    for (int i = 0; i < 7; ++i) {
        ASSERT_TRUE(g.turn().is(seat{1}));
        g.draw(i % 5, owl, (i + 2) % 5, deer).lay(0).box();
    }
    EXPECT_EQ(g.table().left.total(), 1);
    EXPECT_THAT(listed(g.legal()), ElementsAre(take(row{0})));
}

TEST(TurnOrder, D6_turns_rows_towers_and_the_rock_are_as_in_the_base_game) {
    hand_played<hidden_wolves_duel> g{1};
    ASSERT_TRUE(g.turn().is(seat{1}));
    g.draw(0, owl, 0, owl).lay(0).keep();
    ASSERT_TRUE(g.turn().is(seat{0}));
    g.take(0);
    ASSERT_TRUE(g.turn().is(seat{1}));
    g.take(1);
    EXPECT_EQ(g.table().rock, seat{1});
    EXPECT_EQ(g.table().box, 13);
    g.choose(3);
    EXPECT_EQ(g.table().tiles[seat{1}], 1);
    EXPECT_TRUE(g.turn().is(seat{1}));
    g.end_rounds();
    EXPECT_TRUE(g.turn().is(seat{1})) << "who kept a light token";
    g.decide(1);
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.table().up[seat{1}].of(owl), 1);
}

}  // namespace
}  // namespace triqueta::animals
