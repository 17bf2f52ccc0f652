#include "terminal/mayhem/commands.hpp"

#include "terminal/mayhem/story.hpp"
#include "triangles_told.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <string>

namespace {

using namespace terminal;
using triqueta::seat;

lines listed(told_match<triqueta::mayhem> const& t, seat mover) {
    lines all;
    auto const v = t.view(mover);
    for (auto const a : v.legal()) all.push_back(explained(v, a, plain));
    return all;
}

TEST(MayhemCommands, M2_M3_each_piece_goes_to_an_open_triangle_or_starts_one) {
    told_match<triqueta::mayhem> t{{2}, {"H1p H1r C1g", "H3p H2r V2g"}};
    t.type({"h1p", "h1r", "stop"}).draw("V2r V1p");
    EXPECT_EQ(listed(t, seat{1}), (lines{"h2r 1: H1p H2r ---", "h2r 2: H1r H2r ---", "h3p 1: H1p --- H3p",
                                         "h3p 2: H1r --- H3p", "v2g: --- V2g ---, new"}));
    t.type({"h2r 2"});
    EXPECT_EQ(listed(t, seat{1}),
              (lines{"h3p 1: H1p --- H3p", "h3p 2: H1r H2r H3p, 3 points", "v2g: --- V2g ---, new", "stop"}));
}

TEST(MayhemCommands, M3_a_move_that_isnt_legal_can_be_named_to_learn_why) {
    told_match<triqueta::mayhem> t{{2}, {"H1p H1r C1g", "H3p H2r V2g"}};
    t.type({"h1p", "stop"}).draw("V2r");
    namespace refusals = triqueta::triangles::mayhem::refusals;
    EXPECT_EQ(t.why_not("h3p"), refusals::must_continue);
    EXPECT_EQ(t.why_not("h3g 1"), refusals::not_in_hand);
    EXPECT_EQ(t.why_not("stop"), refusals::nothing_played);
}

TEST(MayhemCommands, M6_the_question_says_that_only_new_cards_may_be_played) {
    told_match<triqueta::mayhem> t{{2, seat{0}, true}, {"H1p H1r C1g", "H3p H2r V2g"}};
    EXPECT_EQ(question(t.view(seat{0}), plain), "Your moves:");
    t.type({"h1p", "stop"}).draw("V2r");
    EXPECT_EQ(question(t.view(seat{0}), plain), "With a piece just drawn:");
}

TEST(MayhemCommands, triangles_that_are_alike_share_the_lowest_number) {
    told_match<triqueta::mayhem> t{{2}, {"H1p H1p C1g", "H3p H2r V2g"}};
    t.type({"h1p", "h1p", "stop"}).draw("V2r V1p");
    EXPECT_EQ(listed(t, seat{1}), (lines{"h2r 1: H1p H2r ---", "h3p 1: H1p --- H3p", "v2g: --- V2g ---, new"}));
}

}  // namespace
