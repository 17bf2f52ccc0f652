#include <triqueta/core/seat.hpp>

#include <gtest/gtest.h>

#include <concepts>

namespace triqueta {
namespace {

static_assert(std::convertible_to<seat, viewer> && !std::convertible_to<int, viewer>);
static_assert(std::convertible_to<seat, turn> && !std::convertible_to<int, turn>);

TEST(Viewer, a_player_is_the_viewer_of_their_own_seat_only) {
    viewer const who = seat{2};
    EXPECT_TRUE(who.is(seat{2}));
    EXPECT_FALSE(who.is(seat{1}));
    EXPECT_FALSE(who.is_spectator());
    EXPECT_EQ(who.seat(), seat{2});
}

TEST(Viewer, a_spectator_is_at_no_seat) {
    viewer const who = viewer::spectator();
    EXPECT_TRUE(who.is_spectator());
    for (int i = 0; i <= 255; ++i) EXPECT_FALSE(who.is(seat{i})) << i;
}

TEST(Turn, is_a_seats_or_chances_or_nobodys) {
    turn const of_seat = seat{3};
    EXPECT_TRUE(of_seat.is_seat());
    EXPECT_FALSE(of_seat.is_chance());
    EXPECT_FALSE(of_seat.is_over());
    EXPECT_TRUE(of_seat.is(seat{3}));
    EXPECT_FALSE(of_seat.is(seat{0}));
    EXPECT_EQ(of_seat.seat(), seat{3});

    EXPECT_TRUE(turn::chance().is_chance());
    EXPECT_FALSE(turn::chance().is_seat());
    EXPECT_FALSE(turn::chance().is_over());

    EXPECT_TRUE(turn::over().is_over());
    EXPECT_FALSE(turn::over().is_seat());
    EXPECT_FALSE(turn::over().is_chance());
}

TEST(Turn, has_the_seats_number_or_minus_one_for_chance_or_minus_two_when_over) {
    EXPECT_EQ(turn{seat{0}}.number(), 0);
    EXPECT_EQ(turn{seat{4}}.number(), 4);
    EXPECT_EQ(turn::chance().number(), -1);
    EXPECT_EQ(turn::over().number(), -2);
}

TEST(Turn, chance_and_over_are_no_seats_turn) {
    for (int i = -3; i <= 256; ++i) {
        EXPECT_FALSE(turn::chance().is(seat{i})) << i;
        EXPECT_FALSE(turn::over().is(seat{i})) << i;
    }
}

}  // namespace
}  // namespace triqueta
