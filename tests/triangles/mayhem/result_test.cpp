#include <triqueta/triangles/mayhem/result.hpp>

#include <triqueta/triangles/triangles.hpp>

#include "support/listed.hpp"
#include "support/mayhem_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace triqueta::triangles::mayhem {
namespace {

using ::testing::ElementsAre;
using support::horizontal, support::listed, support::mayhem_played, support::triangle_of;
using enum colour;

/// The end of a game of three, by how many triangles of each sort everybody took.
result ended(int pure_0, int unpure_0, int pure_1, int unpure_1, int pure_2, int unpure_2) {
    auto const small = [](int n) { return static_cast<std::uint8_t>(n); };
    table t;
    t.players = 3;
    t.pure = {small(pure_0), small(pure_1), small(pure_2)};
    t.unpure = {small(unpure_0), small(unpure_1), small(unpure_2)};
    return result{t};
}

TEST(MayhemResult, M9_a_triangle_scores_one_point_a_card_and_a_pure_one_two) {
    EXPECT_EQ(score_of(0, 0).points, 0);
    EXPECT_EQ(score_of(0, 1).points, 3);
    EXPECT_EQ(score_of(1, 0).points, 6);
    EXPECT_EQ(score_of(2, 5).points, 27);
    EXPECT_EQ(score_of(9, 18).points, 9 * 6 + 18 * 3);
    EXPECT_EQ(score_of(2, 5).pure, 2);
    EXPECT_EQ(score_of(2, 5).unpure, 5);
}

TEST(MayhemResult, M9_most_points_win) {
    auto const r = ended(1, 2, 3, 4, 2, 6);
    EXPECT_EQ(r.points(seat{0}), 12);
    EXPECT_EQ(r.points(seat{1}), 30);
    EXPECT_EQ(r.points(seat{2}), 30);
    EXPECT_EQ(r.players(), 3);
    EXPECT_EQ(r.of(seat{2}), score_of(2, 6));
    EXPECT_THAT(listed(ended(4, 0, 0, 7, 0, 0).winners()), ElementsAre(seat{0})) << "24, not the most triangles";
    EXPECT_THAT(listed(ended(0, 0, 0, 7, 3, 0).winners()), ElementsAre(seat{1}));
    EXPECT_THAT(listed(ended(0, 1, 0, 2, 0, 3).winners()), ElementsAre(seat{2}));
}

TEST(MayhemResult, M9_the_tied_win_together) {
    EXPECT_THAT(listed(ended(1, 2, 3, 4, 2, 6).winners()), ElementsAre(seat{1}, seat{2})) << "pure or not";
    EXPECT_THAT(listed(ended(3, 3, 2, 5, 0, 9).winners()), ElementsAre(seat{0}, seat{1}, seat{2}));
    EXPECT_THAT(listed(ended(1, 0, 0, 1, 0, 2).winners()), ElementsAre(seat{0}, seat{2}));
}

TEST(MayhemResult, M9_before_anybody_has_a_triangle_all_are_equal) {
    EXPECT_EQ(result{table{}}.winners(), seat_set::first(2));
    EXPECT_EQ(ended(0, 0, 0, 0, 0, 0).winners(), seat_set::first(3)) << "and nobody else";
}

TEST(MayhemResult, M9_lists_the_scores_of_those_who_play) {
    std::vector<score> scores;
    for (score const& s : ended(1, 0, 0, 1, 2, 2)) scores.push_back(s);
    EXPECT_EQ(scores, (std::vector{score_of(1, 0), score_of(0, 1), score_of(2, 2)}));
}

TEST(MayhemResult, of_a_seat_or_line_that_is_not_there_is_0) {
    auto const end = ended(1, 0, 0, 1, 2, 2);
    for (seat const absent : {seat{3}, seat{27}, seat{28}, seat{254}, seat::none()}) {
        EXPECT_EQ(end.points(absent), 0);
        EXPECT_EQ(end.of(absent), score{});
        EXPECT_EQ(end.line(0, absent), 0);
        EXPECT_EQ(end.line(1, absent), 0);
    }
    for (int line : {-1, 2, 1 << 30}) {
        EXPECT_EQ(end.line(line, seat{2}), 0);
        EXPECT_STREQ(end.line_name(line), "");
    }
}

TEST(MayhemResult, M9_of_27_players_the_last_may_win) {
    table t;
    t.players = 27;
    t.unpure[seat{26}] = 1;
    EXPECT_THAT(listed(result{t}.winners()), ElementsAre(seat{26}));
}

TEST(MayhemResult, T2_M9_of_a_game_the_points_stand_by_the_triangles_taken) {
    mayhem_played g{cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, pink)),
                    cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, red))};
    auto const one = triangle_of(horizontal(1, pink));
    auto const two = triangle_of(horizontal(1, pink), horizontal(2, pink));
    g.lay(horizontal(1, pink)).lay(horizontal(2, pink), one).lay(horizontal(3, pink), two).draw_any();
    EXPECT_EQ(g.result().points(seat{0}), 6);
    EXPECT_THAT(listed(g.result().winners()), ElementsAre(seat{0})) << "as it stands";
    g.lay(horizontal(1, pink)).lay(horizontal(2, pink), one).lay(horizontal(3, red), two);
    EXPECT_EQ(g.result().points(seat{1}), 3);
    EXPECT_EQ(g.view(viewer::spectator()).result(), g.result());
}

}  // namespace
}  // namespace triqueta::triangles::mayhem
