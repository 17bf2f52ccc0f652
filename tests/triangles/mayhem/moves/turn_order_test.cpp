#include <triqueta/triangles/mayhem/moves/turn_order.hpp>

#include <triqueta/triangles/triangles.hpp>

#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace triqueta::triangles::mayhem {
namespace {

using support::mayhem_played, support::three_alike_each;

/// The first action of whoever is to move, until their turn ends.
void play_a_turn(mayhem_played& g) {
    auto const mover = g.turn();
    while (g.turn() == mover) {
        g.act(g.legal()[0]);
        g.draw_any();
    }
}

TEST(MayhemTurnOrder, M1_turns_go_round_from_the_one_who_begins) {
    mayhem_played g{three_alike_each(5), {.first = 3}};
    for (int const expected : {3, 4, 0, 1, 2, 3, 4}) {
        ASSERT_TRUE(g.turn().is(seat{expected}));
        play_a_turn(g);
    }
}

TEST(MayhemTurnOrder, M7_a_turn_ends_by_itself_when_the_third_card_is_played) {
    mayhem_played g{three_alike_each(27), {}};
    g.lay(card(0)).lay(card(0));
    EXPECT_TRUE(g.turn().is(seat{0}));
    g.lay(card(0));
    EXPECT_TRUE(g.turn().is(seat{1}));
    EXPECT_EQ(g.table().laid, 0) << "who has played none yet";
}

TEST(MayhemTurnOrder, M7_a_turn_ends_by_itself_when_the_hand_is_empty) {
    mayhem_played g{three_alike_each(27), {}};
    g.lay(card(0)).lay(card(0)).stop();
    for (int i = 1; i < 27; ++i) {
        g.act(g.legal()[0]).stop();
    }
    ASSERT_TRUE(g.turn().is(seat{0}));
    ASSERT_EQ(g.table().in_hand[seat{0}], 1);
    g.act(g.legal()[0]);
    EXPECT_EQ(g.table().in_hand[seat{0}], 0);
    EXPECT_TRUE(g.turn().is(seat{1})) << "though it was the first card of the turn";
}

TEST(MayhemTurnOrder, M7_who_has_no_cards_is_skipped_once_the_pile_is_empty) {
    // Seats 1, 2 and 26 keep cards after the first round, the others play all three.
    mayhem_played g{three_alike_each(27), {}};
    for (int i = 0; i < 27; ++i) {
        ASSERT_TRUE(g.turn().is(seat{i}));
        bool const keeps = i == 1 || i == 2 || i == 26;
        g.act(g.legal()[0]);
        if (keeps)
            g.stop();
        else
            g.act(g.legal()[0]).act(g.legal()[0]);
    }
    std::vector<int> movers;
    while (!g.is_over()) {
        movers.push_back(g.turn().seat().number());
        g.act(g.legal()[0]);
        if (!g.is_over() && g.turn().is(seat{movers.back()}) && g.table().laid == 1) g.stop();
    }
    EXPECT_EQ(movers, (std::vector{1, 2, 26, 1, 2, 26}));
}

TEST(MayhemTurnOrder, M7_who_alone_has_cards_goes_on) {
    mayhem_played g{three_alike_each(27), {}};
    for (int i = 0; i < 27; ++i) {
        g.act(g.legal()[0]);
        if (i == 4)
            g.stop();
        else
            g.act(g.legal()[0]).act(g.legal()[0]);
    }
    ASSERT_TRUE(g.turn().is(seat{4}));
    g.act(g.legal()[0]).stop();
    EXPECT_TRUE(g.turn().is(seat{4}));
    EXPECT_EQ(g.apply(stop()), refusals::nothing_played) << "it is a new turn";
    g.act(g.legal()[0]);
    EXPECT_TRUE(g.is_over());
}

TEST(MayhemTurnOrder, M8_the_game_ends_when_all_cards_are_played_and_not_before) {
    for (bool const fast : {false, true}) {
        mayhem_played g{three_alike_each(26), {.first = 25, .fast = fast}};
        while (!g.is_over()) {
            ASSERT_NE(g.table().played, cards::all_pieces());
            g.act(g.legal()[0]).draw_any();
        }
        EXPECT_EQ(g.table().played, cards::all_pieces());
        EXPECT_TRUE(g.legal().empty());
        EXPECT_TRUE(g.to_draw().empty());
        EXPECT_EQ(g.reveal(card(0)), refusal::chance_not_asked);
        EXPECT_EQ(g.apply(stop()), refusal::game_is_over);
    }
}

}  // namespace
}  // namespace triqueta::triangles::mayhem
