#include "terminal/mayhem/table.hpp"

#include "terminal/mayhem/commands.hpp"
#include "terminal/mayhem/score.hpp"
#include "terminal/mayhem/story.hpp"
#include "triangles_told.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

// The table of Triangle Mayhem, what a player knows besides, and the end.
namespace {

using namespace terminal;
using triqueta::seat, triqueta::viewer;

told_match<triqueta::mayhem> in_the_middle() {
    told_match<triqueta::mayhem> t{{2}, {"H1p H1p C1g", "H3g H2r C2g"}};
    t.type({"h1p", "h1p", "c1g"}).draw("V2r V1p H1g").type({"h3g 1", "h2r 2", "stop"}).draw("C3p H3r");
    return t;
}

TEST(MayhemTable, T3_all_that_everybody_sees_is_there) {
    auto const t = in_the_middle();
    lines const expected{" Triangle Mayhem                                                  draw pile: 70",
                         " Open triangles",
                         " horizontal  1 H1p --- ---",
                         " vertical    .",
                         " centered    2 C1g --- ---",
                         " Not laid yet, of each number and colour",
                         "              1 prg  2 prg  3 prg",
                         " horizontal     133    323    332",
                         " vertical       333    333    333",
                         " centered       332    333    333",
                         "             hand   pure unpure points",
                         "> Player 1      3      .      .      .",
                         "  Player 2      3      .      1      3"};
    EXPECT_EQ(draw_table(t.view(viewer::spectator()), plain), expected);
}

TEST(MayhemTable, T4_the_hand_is_shown_to_its_player_alone_and_sorted_by_cut) {
    auto const t = in_the_middle();
    EXPECT_EQ(tell_secrets(t.view(seat{0}), plain), lines{"Your hand (3): H1g | V1p V2r."});
    EXPECT_EQ(tell_secrets(t.view(seat{1}), plain), lines{"Your hand (3): H3r | C2g C3p."});
    EXPECT_TRUE(tell_secrets(t.view(viewer::spectator()), plain).empty());
}

TEST(MayhemTable, T4_M6_what_was_just_drawn_is_told_in_fast_draw_and_play) {
    told_match<triqueta::mayhem> t{{2, seat{0}, true}, {"H1p H1p C1g", "H3g H2r C2g"}};
    t.type({"h1p", "c1g", "stop"}).draw("V2r V1p");
    EXPECT_EQ(tell_secrets(t.view(seat{0}), plain),
              (lines{"Your hand (3): H1p | V1p V2r.", "Just drawn and playable now: V1p V2r."}));
}

TEST(MayhemTable, M1_many_players_sit_two_beside_each_other) {
    auto const page = draw_table(triqueta::view<triqueta::mayhem>{viewer::spectator(), {27}}, plain);
    EXPECT_EQ(page.back(), "  Player 14     .      .      .      .");
    EXPECT_EQ(page[page.size() - 2], "  Player 13     .      .      .      .   Player 27     .      .      .      .");
}

/// The end of a game with these triangles won: pure and unpure of player 1, of player 2, of player 3.
lines scores(std::vector<std::pair<int, int>> const& won, viewer who) {
    using table = triqueta::triangles::mayhem::table;
    table t;
    t.players = static_cast<std::uint8_t>(won.size());
    t.phase = triqueta::triangles::mayhem::phase::over;
    for (int s = 0; s < t.players; ++s) {
        t.pure[seat{s}] = static_cast<std::uint8_t>(won[static_cast<unsigned>(s)].first);
        t.unpure[seat{s}] = static_cast<std::uint8_t>(won[static_cast<unsigned>(s)].second);
    }
    return final_scores(triqueta::state<triqueta::mayhem>::assemble(t, {}).view(who), plain);
}

TEST(MayhemScores, M9_each_player_has_their_points_and_the_winner_is_named) {
    auto const page = scores({{2, 1}, {0, 4}}, viewer::spectator());
    EXPECT_EQ(page.at(0), "               pure  unpure  points");
    EXPECT_EQ(page.at(1), " Player 1         2       1      15");
    EXPECT_EQ(page.at(2), " Player 2         0       4      12");
    EXPECT_EQ(page.back(), " Player 1 wins with 15 points.");
    EXPECT_EQ(scores({{2, 1}, {0, 4}}, seat{0}).back(), " You win with 15 points.");
}

TEST(MayhemScores, M9_the_tied_win_together) {
    EXPECT_EQ(scores({{1, 0}, {0, 2}, {0, 1}}, viewer::spectator()).back(),
              " A tie at 6 points: Player 1 and Player 2 win together.");
}

}  // namespace
