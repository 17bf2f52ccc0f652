#include "terminal/race/story.hpp"

#include "terminal/race/commands.hpp"
#include "triangles_told.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

// What is told of the 21/15/9-card game, and to whom.
namespace {

using namespace terminal;
using triqueta::seat, triqueta::viewer;

/// Nine cards for each of five; the first two have something to tell.
told_match<triqueta::race> five_players(int turn_cap = 1000) {
    return {{5, seat{0}, turn_cap},
            {"H1p H1p H2p H3p H3r V1p V2r V3g Hp", "C1p C2p C3p C1r C2r C3g H2p H3p Cp",
             "H1r H1r H1r H1g H1g H1g H2r H2r H2r", "H2g H2g H2g H3g H3g H3g H3r H3r V1p",
             "V1r V1r V1r V1g V1g V1g V2p V2p V2p"}};
}

TEST(RaceStory, R1_the_deal_is_one_sentence) {
    EXPECT_EQ(five_players().told_with_deal(viewer::spectator()),
              lines{"Each of the 5 players is dealt 9 cards, 45 are left in the draw pile."});
}

TEST(RaceStory, R2_what_is_drawn_is_told_to_its_player_alone) {
    auto t = five_players();
    t.type({"draw"}).draw("V3r").type({"drop h1p", "end"});
    EXPECT_EQ(t.told(viewer::spectator()), lines{"Player 1 draws a card and discards H1p."});
    EXPECT_EQ(t.told(seat{1}), t.told(viewer::spectator()));
    EXPECT_EQ(t.told(seat{0}), lines{"You draw V3r and discard H1p."});
}

TEST(RaceStory, R2_T3_everybody_is_told_which_discard_is_taken) {
    auto t = five_players();
    t.type({"draw"}).draw("V3r").type({"drop h1p", "end", "take", "drop cp", "end"});
    EXPECT_EQ(t.told(viewer::spectator()).at(1), "Player 2 takes H1p from the discards and discards [Cp].");
}

TEST(RaceStory, R4_it_is_told_what_is_saved_and_what_discarded) {
    auto t = five_players();
    t.type({"make v1p v2r v3g", "save v2r", "end", "make c1p c2p c3p", "end"});
    EXPECT_EQ(t.told(viewer::spectator()),
              (lines{"Player 1 completes V1p V2r V3g and saves V2r (discarding V1p and V3g).",
                     "Player 2 completes the pure C1p C2p C3p and saves C1p, C2p and C3p."}));
}

TEST(RaceStory, R3_saved_pieces_that_are_used_are_named) {
    auto t = five_players();
    t.type({"make h1p h2p h3p", "end"});
    for (int others = 0; others < 4; ++others)
        t.type({others == 0 ? "draw" : "take"}).draw(others == 0 ? "V3r" : "").type({"drop v3r", "end"});
    auto const before = t.told(seat{0}).size();
    t.type({"make h1p h2p* h3r"});
    EXPECT_EQ(t.told(seat{0}).at(before), "You complete H1p H2p H3r with the saved H2p.");
    t.type({"save h3"});
    EXPECT_EQ(t.told(seat{0}).at(before), "You complete H1p H2p H3r with the saved H2p and save H3r (discarding H1p).");
}

TEST(RaceStory, R7_R8_a_joker_is_told_with_what_it_takes) {
    auto t = five_players();
    t.type({"make v1p v2r v3g", "save v2r", "end", "make c1p c2p c3p", "joker cp", "steal 1 v2r", "end"});
    EXPECT_EQ(t.told(viewer::spectator()).at(1),
              "Player 2 completes the pure C1p C2p C3p, saves C1p, C2p and C3p, plays the joker [Cp] and takes the "
              "saved V2r from Player 1.");
    auto other = five_players();
    other.type({"make v1p v2r v3g", "save v2r", "end", "make c1p c2p c3p", "joker cp", "nothing", "end"});
    EXPECT_EQ(other.told(seat{1}).at(1), "You complete the pure C1p C2p C3p, save C1p, C2p and C3p, play the joker "
                                         "[Cp] and take nothing for it.");
}

TEST(RaceStory, R9_R10_R11_a_call_and_its_lapse_are_told) {
    auto t = five_players();
    t.type({"make h1p h2p h3p", "call", "end", "end", "end", "end", "make v1p v2r v3g", "save v1", "end"});
    auto const told = t.told(viewer::spectator());
    EXPECT_EQ(told.at(0), "Player 1 completes the pure H1p H2p H3p, saves H1p, H2p and H3p and calls last round.");
    EXPECT_EQ(told.at(1), "Player 2 does nothing.");
    EXPECT_EQ(told.back(), "Player 1 hasn't emptied the hand: that call has lapsed.");
    EXPECT_EQ(t.told(seat{0}).back(), "You haven't emptied your hand: your call has lapsed.");
}

TEST(RaceStory, R10_each_triangle_of_a_last_turn_is_a_sentence) {
    auto t = five_players();
    t.type({"make h1p h2p h3p", "call", "make c1p c2p c3p", "make c1r c2p* c3g", "save c1", "draw"}).draw("V3r");
    t.type({"drop v3r", "end"});
    auto told = t.told(viewer::spectator());
    told.erase(told.begin());
    EXPECT_EQ(told, (lines{"Player 2 completes the pure C1p C2p C3p and saves C1p, C2p and C3p.",
                           "Player 2 completes C1r C2p C3g with the saved C2p and saves C1r (discarding C3g).",
                           "Player 2 draws a card and discards V3r."}));
}

TEST(RaceStory, R11_calling_again_is_no_lapse) {
    auto t = five_players();
    t.type({"make h1p h2p h3p", "call", "end", "end", "end", "end", "make v1p v2r v3g", "save v1", "call"});
    EXPECT_EQ(t.told(viewer::spectator()).back(),
              "Player 1 completes V1p V2r V3g, saves V1p (discarding V2r and V3g) and calls last round again.");
}

TEST(RaceStory, R14_the_last_turn_is_told) {
    auto t = five_players(1);
    t.type({"make v1p v2r v3g", "save v1", "end"});
    EXPECT_EQ(t.told(viewer::spectator()).back(),
              "That was turn 1, the last one. The game is over, and nobody has won.");
}

using table = triqueta::triangles::race::table;

/// A position in which seat 0 is about to end a turn, with so many cards in each hand and nothing saved.
table at_the_end_of_a_turn(std::vector<int> const& hands) {
    table t;
    t.players = static_cast<std::uint8_t>(hands.size());
    t.phase = triqueta::triangles::race::phase::closing;
    t.drew = true;
    for (int s = 0; s < t.players; ++s) t.in_hand[seat{s}] = static_cast<std::uint8_t>(hands[static_cast<unsigned>(s)]);
    return t;
}

/// What follows a move of seat 0.
telling told_after(table const& t, triqueta::triangles::race::action a, viewer who) {
    auto s = triqueta::state<triqueta::race>::assemble(t, {});
    auto const before = s.view(who);
    s.apply_unchecked(a);
    return tell(before, triqueta::event<triqueta::race>::did(a), s.view(who), plain);
}

TEST(RaceStory, R13_a_dead_end_is_told_with_the_cards_that_go) {
    using triqueta::triangles::race::end_turn;
    EXPECT_EQ(told_after(at_the_end_of_a_turn({2, 5, 5}), end_turn(), viewer::spectator()).after,
              lines{"Player 1 can never empty the hand any more (2 left) and is out of the game."});
    EXPECT_EQ(told_after(at_the_end_of_a_turn({2, 5}), end_turn(), seat{0}).after,
              (lines{"You can never empty your hand any more (2 left) and are out of the game.",
                     "Player 2 is the last one left. The game is over."}));
}

TEST(RaceStory, R13_the_call_of_a_player_who_is_out_has_lapsed) {
    auto t = at_the_end_of_a_turn({5, 1, 5});
    t.phase = triqueta::triangles::race::phase::take_saved;
    t.caller.add(seat{1});
    t.saved[seat{1}] = triqueta::triangles::cards_of(card_of("H1p"), card_of("H2p"));
    auto const told = told_after(t, triqueta::triangles::race::take_saved(seat{1}, card_of("H1p")), seat{1});
    EXPECT_EQ(told.deeds, lines{"takes the saved H1p from you"});
    EXPECT_TRUE(told.ends_sentence) << "what follows from it stands behind it";
    EXPECT_EQ(told.after, (lines{"You can never empty your hand any more (1 left) and are out of the game.",
                                 "With that the call has lapsed."}));
}

/// All that a spectator is told of a match that is over.
lines told_of(triqueta::match<triqueta::race> const& m) {
    narrator<triqueta::race> listener{triqueta::view<triqueta::race>{viewer::spectator(), m.start()}, plain};
    EXPECT_FALSE(listener.follow(m));
    return listener.take();
}

TEST(RaceStory, R6_a_new_pile_is_told) {
    triqueta::match<triqueta::race> m{triqueta::seed_from(1), {2, seat{0}, 150}};
    while (auto const mover = m.to_move())  // always the first move: to draw
        ASSERT_FALSE(m.play(*mover, m.view(*mover).legal()[0]));
    ASSERT_GT(m.state().table().piles_made, 0);
    auto const told = told_of(m);
    std::string const pile = "shuffles the discards except the top one into a new pile, draws a card";
    EXPECT_EQ(std::count_if(told.begin(), told.end(),
                            [&](auto const& sentence) { return sentence.find(pile) != std::string::npos; }),
              m.state().table().piles_made);
}

TEST(RaceStory, R12_the_last_card_is_told) {
    triqueta::match<triqueta::race> m{triqueta::seed_from(1), {2}};
    triqueta::dice dice{1};
    while (auto const mover = m.to_move()) ASSERT_FALSE(m.play(*mover, dice.pick(m.view(*mover).legal())));
    ASSERT_EQ(m.result().ending(), triqueta::triangles::race::ending::emptied);
    EXPECT_NE(told_of(m).back().find("has played the last card. The game is over."), std::string::npos);
}

}  // namespace
