#include "terminal/race/table.hpp"

#include "terminal/race/commands.hpp"
#include "terminal/race/score.hpp"
#include "terminal/race/story.hpp"
#include "triangles_told.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

// The table of the 21/15/9-card game, what a player knows besides, and the end.
namespace {

using namespace terminal;
using triqueta::seat, triqueta::viewer;
using triqueta::triangles::race::ending;

told_match<triqueta::race> in_the_middle() {
    told_match<triqueta::race> t{{5},
                                 {"H1p H1p H2p H3p H3r V1p V2r V3g Hp", "C1p C2p C3p C1r C2r C3g H2p H3p Cp",
                                  "H1r H1r H1r H1g H1g H1g H2r H2r H2r", "H2g H2g H2g H3g H3g H3g H3r H3r V1p",
                                  "V1r V1r V1r V1g V1g V1g V2p V2p V2p"}};
    t.type({"make v1p v2r v3g", "save v2r", "end", "make c1p c2p c3p", "joker cp", "steal 1 v2r", "call"});
    return t.type({"take", "drop h1r"});
}

TEST(RaceTable, T3_all_that_everybody_sees_is_there) {
    lines const expected{" The 9-Card Game                          turn 3 of at most 1000; draw pile: 45",
                         " Discards: 2, on top H1r                   In the pile or unseen in hands",
                         "              1 prg  2 prg  3 prg  J prg     1 prg  2 prg  3 prg  J prg",
                         " horizontal     .1.    ...    ...    ...       323    333    333    111",
                         " vertical       1..    ...    ...    ...       233    323    332    111",
                         " centered       ...    ...    ...    ...       233    233    233    .11",
                         " Jokers played: [Cp]",
                         " Last round, called by Player 2",
                         "                      cards  saved pieces",
                         "  Player 1                6  .",
                         "  Player 2   called       6  C1p C2p C3p (seen going into the hand: V2r)",
                         "> Player 3                9  (seen going into the hand: V3g)",
                         "  Player 4                9  .",
                         "  Player 5                9  ."};
    EXPECT_EQ(draw_table(in_the_middle().view(viewer::spectator()), plain), expected);
}

TEST(RaceTable, T3_T4_the_table_is_the_same_for_all_but_their_own_name) {
    auto const t = in_the_middle();
    auto const others = draw_table(t.view(viewer::spectator()), plain);
    for (int s = 0; s < 5; ++s) {
        auto page = draw_table(t.view(seat{s}), plain);
        for (auto& line : page) {
            std::string const theirs = "Player " + std::to_string(s + 1);
            if (auto const at = line.find("You     "); at != std::string::npos) line.replace(at, 8, theirs);
            if (auto const at = line.find("by you"); at != std::string::npos) line.replace(at + 3, 3, theirs);
        }
        EXPECT_EQ(page, others);
    }
}

TEST(RaceTable, T4_the_own_hand_is_sorted_by_cut_with_the_jokers_behind) {
    auto const t = in_the_middle();
    EXPECT_EQ(tell_secrets(t.view(seat{0}), plain), lines{"Your hand (6): H1p H1p H2p H3p H3r | [Hp]."});
    EXPECT_EQ(tell_secrets(t.view(seat{1}), plain), lines{"Your hand (6): H2p H3p | V2r | C1r C2r C3g."});
    EXPECT_TRUE(tell_secrets(t.view(viewer::spectator()), plain).empty());
}

using table = triqueta::triangles::race::table;

TEST(RaceTable, R13_who_is_out_and_their_pieces_are_shown) {
    table t;
    t.players = 3;
    t.phase = triqueta::triangles::race::phase::turn;
    t.in_hand[seat{0}] = 5;
    t.in_hand[seat{1}] = 1;
    t.in_hand[seat{2}] = 4;
    t.out.insert(seat{1});
    t.gone = triqueta::triangles::cards_of(card_of("H1p"), card_of("Vg"));
    auto const page = draw_table(triqueta::state<triqueta::race>::assemble(t, {}).view(viewer::spectator()), plain);
    EXPECT_EQ(page.at(6), " Jokers played: [Vg]");
    EXPECT_EQ(page.at(7), " Gone with players who are out: H1p");
    EXPECT_EQ(page.at(10), "  Player 2   is out       1");
}

lines scores(ending how, viewer who) {
    table t;
    t.players = 3;
    t.phase = triqueta::triangles::race::phase::over;
    t.ending = how;
    t.in_hand[seat{0}] = 2;
    t.in_hand[seat{1}] = how == ending::emptied ? 0 : 7;
    t.in_hand[seat{2}] = 4;
    t.out.insert(seat{0});
    if (how != ending::turn_cap) t.winner.add(seat{1});
    return final_scores(triqueta::state<triqueta::race>::assemble(t, {}).view(who), plain);
}

TEST(RaceScores, R12_R13_the_cards_left_and_the_winner_are_told) {
    EXPECT_EQ(scores(ending::emptied, viewer::spectator()),
              (lines{"             left", " Player 1       2  is out", " Player 2       0", " Player 3       4", "",
                     " Player 2 wins."}));
    EXPECT_EQ(scores(ending::emptied, seat{1}).back(), " You win.");
}

TEST(RaceScores, R14_nobody_wins_at_the_turn_cap) {
    EXPECT_EQ(scores(ending::turn_cap, viewer::spectator()).back(), " Nobody wins.");
}

}  // namespace
