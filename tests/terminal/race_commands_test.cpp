#include "terminal/race/commands.hpp"

#include "terminal/race/story.hpp"
#include "triangles_told.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <string>

namespace {

using namespace terminal;
using triqueta::seat;
namespace refusals = triqueta::triangles::race::refusals;

told_match<triqueta::race> five_players() {
    return {{5},
            {"H1p H1p H2p H3p H3r V1p V2r C1g Hp", "C1p C2p C3p C1r C2r C3g H2p H3p Cp",
             "H1r H1r H1r H1g H1g H1g H2r H2r H2r", "H2g H2g H2g H3g H3g H3g H3r H3r V1p",
             "V1r V1r V1r V1g V1g V1g V2p V2p V2p"}};
}

lines listed(told_match<triqueta::race> const& t, seat mover) {
    lines all;
    auto const v = t.view(mover);
    for (auto const a : v.legal()) all.push_back(explained(v, a, plain));
    return all;
}

TEST(RaceCommands, R2_R3_a_turn_lists_drawing_and_triangles) {
    auto t = five_players();
    EXPECT_EQ(listed(t, seat{0}), (lines{"draw (from the pile)", "make h1p h2p h3p (pure)", "make h1p h2p h3r"}));
    t.type({"make h1p h2p h3r"});
    EXPECT_EQ(question(t.view(seat{0}), plain), "Save one:");
    EXPECT_EQ(listed(t, seat{0}), (lines{"save h1p", "save h2p", "save h3r"}));
    t.type({"save h2"});
    EXPECT_EQ(question(t.view(seat{0}), plain), "Your moves:");
    EXPECT_EQ(listed(t, seat{0}),
              (lines{"joker hp", "end", "call (last round: the others may still lay all they can)"}));
}

TEST(RaceCommands, R2_R6_the_top_discard_is_named) {
    auto t = five_players();
    t.type({"draw"}).draw("V3r");
    EXPECT_EQ(question(t.view(seat{0}), plain), "Discard one:");
    t.type({"drop hp", "end"});
    EXPECT_EQ(listed(t, seat{1}).at(1), "take ([Hp])");
}

TEST(RaceCommands, R3_a_saved_piece_is_marked) {
    auto t = five_players();
    t.type({"make h1p h2p h3p", "call", "end", "end", "end", "end"});
    EXPECT_EQ(listed(t, seat{0}),
              (lines{"draw (from the pile)", "make h1p h2p* h3r", "make h1p h2p* h3p* (pure)", "make h1p* h2p* h3r"}));
}

TEST(RaceCommands, R3_the_pieces_of_a_triangle_may_be_typed_in_any_order) {
    auto const t = five_players();
    for (auto const* const other : {"make h1p h3r h2p", "make h2p h1p h3r", "make h3r h2p h1p"})
        EXPECT_EQ(t.meant(other), t.meant("make h1p h2p h3r")) << other;
}

TEST(RaceCommands, R8_what_a_joker_may_take_is_listed) {
    auto t = five_players();
    t.type({"make h1p h2p h3r", "save h2", "end", "make c1p c2p c3p", "joker cp"});
    EXPECT_EQ(question(t.view(seat{1}), plain), "Take one:");
    EXPECT_EQ(listed(t, seat{1}), (lines{"steal 1 h2p", "nothing"}));
}

TEST(RaceCommands, a_move_that_isnt_legal_can_be_named_to_learn_why) {
    auto t = five_players();
    EXPECT_EQ(t.why_not("end"), refusals::turn_not_taken);
    EXPECT_EQ(t.why_not("take"), refusals::nothing_to_take);
    EXPECT_EQ(t.why_not("make v1p v2r v3g"), refusals::piece_not_in_hand);
    EXPECT_EQ(t.why_not("make h1p h2p h3g*"), refusals::piece_not_saved);
    EXPECT_EQ(t.why_not("make h1p* h2p* h3g*"), refusals::none_from_hand);
    EXPECT_EQ(t.why_not("drop h1p"), triqueta::refusal::wrong_phase);
    t.type({"make h1p h2p h3r"});
    EXPECT_EQ(t.why_not("save h2"), triqueta::refusal{});
    t.type({"save h2"});
    EXPECT_EQ(t.why_not("joker vg"), refusals::no_such_joker);
    EXPECT_EQ(t.why_not("draw"), refusals::one_thing_a_turn);
    EXPECT_EQ(t.why_not("save v2"), triqueta::refusal::wrong_phase);
}

}  // namespace
