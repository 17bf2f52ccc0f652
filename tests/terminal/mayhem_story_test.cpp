#include "terminal/mayhem/story.hpp"

#include "terminal/mayhem/commands.hpp"
#include "triangles_told.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

// What is told of a game of Triangle Mayhem, and to whom.
namespace {

using namespace terminal;
using triqueta::seat, triqueta::viewer;

told_match<triqueta::mayhem> two_players(bool fast = false) {
    return {{2, seat{0}, fast}, {"H1p H2p H3p", "V1r H3g V2g"}};
}

TEST(MayhemStory, M1_the_deal_is_one_sentence) {
    EXPECT_EQ(two_players().told_with_deal(viewer::spectator()),
              lines{"Each of the 2 players is dealt 3 pieces, 75 are left in the draw pile."});
    EXPECT_EQ(two_players().told_with_deal(seat{1}).size(), 1U);
}

TEST(MayhemStory, M5_what_is_drawn_is_told_to_its_player_alone) {
    auto t = two_players();
    t.type({"h1p", "h2p 1", "stop"}).draw("C1p C2g");
    EXPECT_EQ(t.told(viewer::spectator()),
              lines{"Player 1 starts a triangle with H1p, adds H2p (now H1p H2p ---) and draws 2 pieces."});
    EXPECT_EQ(t.told(seat{1}), t.told(viewer::spectator()));
    EXPECT_EQ(t.told(seat{0}), lines{"You start a triangle with H1p, add H2p (now H1p H2p ---) and draw C1p and C2g."});
}

TEST(MayhemStory, M4_M9_a_completed_triangle_is_told_with_its_points) {
    auto t = two_players();
    t.type({"h1p", "h2p 1", "stop"}).draw("C1p C2g").type({"h3g 1", "stop"}).draw("V3r");
    EXPECT_EQ(t.told(viewer::spectator()).at(1),
              "Player 2 completes H1p H2p H3g with H3g for 3 points and draws a piece.");
}

TEST(MayhemStory, T2_M9_a_pure_one_is_called_so) {
    auto t = two_players();
    t.type({"h1p", "h2p 1", "h3p 1"}).draw("C1p C2g C3g");
    EXPECT_EQ(t.told(viewer::spectator()),
              lines{"Player 1 starts a triangle with H1p, adds H2p (now H1p H2p ---), completes the pure H1p H2p H3p "
                    "with H3p for 6 points and draws 3 pieces."});
}

TEST(MayhemStory, M6_each_piece_of_fast_draw_and_play_is_told_for_itself) {
    auto t = two_players(true);
    t.type({"h1p", "stop"}).draw("H2g").type({"h2g 1"}).draw("C1p").type({"stop"});
    EXPECT_EQ(t.told(viewer::spectator()), (lines{"Player 1 starts a triangle with H1p and draws a piece.",
                                                  "Player 1 adds H2g (now H1p H2g ---) and draws a piece."}));
    EXPECT_EQ(t.told(seat{0}),
              (lines{"You start a triangle with H1p and draw H2g.", "You add H2g (now H1p H2g ---) and draw C1p."}));
}

TEST(MayhemStory, M8_the_end_and_the_end_of_the_pile_are_told) {
    triqueta::match<triqueta::mayhem> m{triqueta::seed_from(1), {2}};
    triqueta::dice dice{1};
    while (auto const who = m.to_move()) ASSERT_FALSE(m.play(*who, dice.pick(m.view(*who).legal())));
    narrator<triqueta::mayhem> listener{triqueta::view<triqueta::mayhem>{viewer::spectator(), {2}}, plain};
    ASSERT_FALSE(listener.follow(m));
    auto const told = listener.take();
    EXPECT_EQ(std::count(told.begin(), told.end(), "The draw pile is empty: from now on nobody draws."), 1);
    EXPECT_EQ(told.back(), "All pieces are laid. The game is over.");
}

}  // namespace
