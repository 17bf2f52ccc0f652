#include <triqueta/triangles/race/result.hpp>

#include "support/race_played.hpp"

#include <gtest/gtest.h>

namespace triqueta::triangles::race {
namespace {

using support::horizontal, support::vertical, support::from_hand, support::from_saved;
using support::race_played, support::race_position;
using enum colour;

TEST(RaceResult, R1_before_the_end_there_is_no_winner_and_no_ending) {
    race_played const g{{{}, {}, {}}};
    EXPECT_EQ(g.result().players(), 3);
    EXPECT_TRUE(g.result().winners().empty());
    EXPECT_TRUE(g.result().dead().empty());
    EXPECT_EQ(g.result().ending(), ending::none);
    EXPECT_EQ(g.result().turns(), 0);
    for (int s = 0; s < 3; ++s) {
        EXPECT_EQ(g.result().left(seat{s}), 15);
        EXPECT_EQ(g.result().points(seat{s}), points{0});
    }
}

TEST(RaceResult, R12_R13_tells_who_won_who_met_a_dead_end_and_what_was_left) {
    race_played g{race_position{
        .players = {{.hand = cards_of(horizontal(1, red), horizontal(2, red), vertical(1, pink))},
                    {.hand = cards_of(horizontal(1, green), horizontal(3, green))},
                    {.hand = cards_of(vertical(2, red)), .saved = cards_of(vertical(1, red), vertical(3, red))}},
        .count = 3,
        .mover = 1,
        .caller = 2,
        .turns = 40}};
    g.end();
    g.complete(from_hand(vertical(2, red)), from_saved(vertical(1, red)), from_saved(vertical(3, red)));
    auto const end = g.result();
    EXPECT_EQ(end.winners(), seat_set::from_mask(0b100));
    EXPECT_EQ(end.dead(), player_set::from_mask(0b010));
    EXPECT_EQ(end.ending(), ending::emptied);
    EXPECT_EQ(end.turns(), 41);
    EXPECT_EQ(end.left(seat{0}), 3);
    EXPECT_EQ(end.left(seat{1}), 2);
    EXPECT_EQ(end.left(seat{2}), 0);
    EXPECT_EQ(end.points(seat{0}), points{0});
    EXPECT_EQ(end.points(seat{2}), points{1});
    for (seat const absent : {seat{3}, seat{6}, seat{7}, seat{254}, seat::none()}) {
        EXPECT_EQ(end.left(absent), 0);
        EXPECT_EQ(end.points(absent), points{0});
        EXPECT_EQ(end.line(0, absent), points{0});
    }
    EXPECT_EQ(end.line(1, seat{2}), points{0});
    EXPECT_EQ(end.line(-1, seat{2}), points{0});
}

TEST(RaceResult, R12_R13_R14_two_games_may_end_alike_but_for_how) {
    race_position const from{.players = {{.hand = cards_of(vertical(1, pink), vertical(1, red))},
                                         {.hand = cards_of(vertical(1, pink), vertical(1, red))},
                                         {.hand = cards_of(vertical(1, pink), vertical(1, red), vertical(3, red))}},
                             .count = 3};
    race_played by_dead_ends{from};
    by_dead_ends.idle().idle();
    EXPECT_EQ(by_dead_ends.result().ending(), ending::last_left);
    auto capped = from;
    capped.turn_cap = 1;
    race_played by_cap{capped};
    by_cap.idle();
    EXPECT_EQ(by_cap.result().ending(), ending::turn_cap);
    EXPECT_NE(by_dead_ends.result(), by_cap.result());
}

}  // namespace
}  // namespace triqueta::triangles::race
