#include "terminal/described/score.hpp"

#include "described_games.hpp"
#include "terminal/words/language.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <initializer_list>

namespace {

using namespace terminal;
using triqueta::seat, triqueta::viewer;

constexpr pen plain{in_english, false, false};

/// The end of a game of so many triangles won, pure and unpure.
lines scores(std::initializer_list<int> pure, std::initializer_list<int> unpure, viewer who, pen const& p) {
    triqueta::triangles::mayhem::table t;
    t.players = static_cast<std::uint8_t>(pure.size());
    t.phase = triqueta::triangles::mayhem::phase::over;
    for (int s = 0; s < t.players; ++s) {
        t.pure[seat{s}] = static_cast<std::uint8_t>(pure.begin()[s]);
        t.unpure[seat{s}] = static_cast<std::uint8_t>(unpure.begin()[s]);
    }
    return final_scores(triqueta::view<described_mayhem>::assemble(t, {}, who), p);
}

TEST(DescribedScore, M7_points_are_told_with_what_they_consist_of) {
    auto const page = scores({2, 0}, {1, 3}, viewer::spectator(), plain);
    EXPECT_EQ(page, (lines{"Seat 0: 15 points (pure triangles 12, unpure triangles 3)",
                           "Seat 1: 9 points (pure triangles 0, unpure triangles 9)", "", "Seat 0 wins."}));
}

TEST(DescribedScore, winners_are_told_to_each_in_their_language) {
    EXPECT_EQ(scores({2, 0}, {0, 0}, seat{0}, plain).back(), "You win.");
    EXPECT_EQ(scores({2, 0}, {0, 0}, seat{1}, {in_german, false, false}).back(), "Platz 0 gewinnt.");
    EXPECT_EQ(scores({1, 0, 1}, {0, 0, 0}, viewer::spectator(), plain).back(), "Seat 0 and Seat 2 win together.");
    lines const names{"", "Ada"};
    EXPECT_EQ(scores({0, 1}, {0, 0}, viewer::spectator(), plain.naming(names)).back(), "Ada wins.");
}

TEST(DescribedScore, R14_how_it_ended_is_told_and_that_nobody_wins) {
    triqueta::triangles::race::table t;
    t.phase = triqueta::triangles::race::phase::over;
    t.ending = triqueta::triangles::race::ending::turn_cap;
    auto const v = triqueta::view<described_race>::assemble(t, {}, viewer::spectator());
    EXPECT_EQ(final_scores(v, plain),
              (lines{"Seat 0: 0 points", "Seat 1: 0 points", "ending: turn_cap", "", "Nobody wins."}));
}

}  // namespace
