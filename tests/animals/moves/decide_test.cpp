#include <triqueta/animals/moves/decide.hpp>

#include "support/hand_played.hpp"
#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace triqueta::animals {
namespace {

using ::testing::ElementsAre;
using support::hand_played, support::listed, support::some;
using enum animal;

/// Four players of whom seat 0 kept an owl, seat 1 nothing, seat 2 a bear, then a ram, and seat 3 a deer; after the
/// last round the rock is at seat `rock`, and the decisions begin.
template <class G = base_game<4>>
hand_played<G> before_decisions(int rock = 3) {
    hand_played<G> g;
    g.draw(0, owl).keep().draw(0, boar).lay(0).draw(0, bear).keep().draw(1, deer).keep();
    g.draw(1, boar).lay(0).draw(1, boar).lay(0).draw(2, ram).keep();
    while (g.table().standing.size() > 0) g.next_round();
    while (g.table().in_middle.size() > 0) {  // who has the rock shall be the last one to take a row
        bool const waits = g.turn().is(seat{rock}) && g.table().in_middle.size() > 1;
        if (waits)
            g.draw_down_to(g.table().left.total() - 1);
        else
            g.take(g.table().in_middle.lowest().number());
    }
    return g;
}

std::vector<int> order_of_decisions(hand_played<base_game<4>> g) {
    std::vector<int> seats;
    while (!g.is_over()) {
        seats.push_back(g.turn().number());
        g.decide(0);
    }
    return seats;
}

TEST(Decide, B18_players_decide_in_seat_order_from_the_rocks_holder_and_those_with_none_are_skipped) {
    EXPECT_THAT(order_of_decisions(before_decisions(0)), ElementsAre(0, 2, 3));
    EXPECT_THAT(order_of_decisions(before_decisions(1)), ElementsAre(2, 3, 0));
    EXPECT_THAT(order_of_decisions(before_decisions(2)), ElementsAre(2, 3, 0));
    EXPECT_THAT(order_of_decisions(before_decisions(3)), ElementsAre(3, 0, 2));
}

TEST(Decide, B18_of_each_kept_token_it_is_decided_in_one_move) {
    auto g = before_decisions();
    EXPECT_THAT(listed(g.legal()), ElementsAre(decide(0), decide(1))) << "seat 3 kept one";
    g.decide(1).decide(0);
    ASSERT_TRUE(g.turn().is(seat{2}));
    EXPECT_THAT(listed(g.legal()), ElementsAre(decide(0), decide(1), decide(2), decide(3)));
}

TEST(Decide, B18_only_on_tokens_that_were_kept) {
    auto g = before_decisions();
    auto const before = g;
    EXPECT_EQ(g.apply(decide(2)), refusals::not_kept);
    EXPECT_EQ(g.apply(decide(3)), refusals::not_kept);
    EXPECT_EQ(g.apply(decide(4)), refusal::no_such_number);
    EXPECT_EQ(g.apply(take(row{0})), refusal::wrong_phase);
    EXPECT_EQ(g, before);
}

TEST(Decide, B18_each_token_is_added_to_the_animals_or_goes_into_the_box) {
    for (int mask = 0; mask < 4; ++mask) {
        auto g = before_decisions();
        tokens const up_before = g.table().up[seat{2}];
        int const box_before = g.table().box;
        g.decide(1).decide(0).decide(mask);
        ASSERT_TRUE(g.is_over());
        bool const adds_bear = mask == 1 || mask == 3;
        bool const adds_ram = mask == 2 || mask == 3;
        EXPECT_EQ(g.table().up[seat{2}], up_before + some({.ram = adds_ram, .bear = adds_bear}));
        EXPECT_EQ(g.table().boxed[seat{2}], 2 - adds_bear - adds_ram);
        EXPECT_EQ(g.table().boxed[seat{0}], 1);
        EXPECT_EQ(g.table().boxed[seat{3}], 0);
        EXPECT_EQ(g.table().box, box_before + 1 + g.table().boxed[seat{2}]);
    }
}

TEST(Decide, B18_a_decision_is_made_once) {
    auto g = before_decisions();
    g.decide(0);
    EXPECT_TRUE(g.table().decided.contains(seat{3}));
    EXPECT_EQ(g.why_not(seat{3}, decide(1)), refusal::not_your_turn);
}

TEST(Decide, B18_B17_if_nobody_kept_a_token_the_game_ends_with_the_last_row) {
    hand_played<base_game<3>> g;
    g.end_rounds();
    EXPECT_TRUE(g.is_over());
    EXPECT_TRUE(g.table().decided.empty());
}

TEST(Decide, K4_nothing_moves_until_the_last_decision_is_made) {
    auto g = before_decisions();
    auto const before = g.table();
    g.decide(1).decide(0);
    auto after = g.table();
    EXPECT_THAT(listed(after.decided), ElementsAre(seat{0}, seat{3}));
    after.decided = before.decided;
    after.mover = before.mover;
    EXPECT_EQ(after, before) << "but who has decided, and whose turn it is";
    g.decide(3);
    EXPECT_NE(g.table().up, before.up);
    EXPECT_THAT(g.table().kept, ElementsAre(0, 0, 0, 0));
}

TEST(Decide, K4_K2_what_goes_into_the_box_only_its_owner_knows) {
    auto g = before_decisions();
    g.decide(0).decide(0).decide(2);
    pair_of<animal> bear_only;
    bear_only.add(bear);
    EXPECT_EQ(g.secrets(seat{2}).boxed, bear_only);
    EXPECT_EQ(g.view(seat{2}).mine().boxed, bear_only);
    EXPECT_TRUE(g.view(seat{1}).mine().boxed.empty());
    EXPECT_EQ(g.secrets(seat{2}).choice, decision{2});
    EXPECT_TRUE(g.secrets(seat{2}).kept.empty());
}

/// Three players, the second round: seat 1 found a bear and seat 0 a wolf in the shadows.
hand_played<hidden_wolves<3>> with_shadows() {
    hand_played<hidden_wolves<3>> g;
    g.next_round();  // the rock is seat 2's
    g.draw(0, owl).lay(0).draw(0, deer).lay(0).draw(0, ram).lay(0);
    g.draw(1, owl).lay(0).draw(0, wolf).draw(1, owl).lay(0).draw(1, owl).keep().draw(2, owl).lay(0).draw(1, bear);
    return g;
}

TEST(Decide, W4_shadow_tokens_are_revealed_after_the_decisions_and_added_to_their_owners_animals) {
    auto g = with_shadows();
    g.end_rounds();
    ASSERT_TRUE(g.turn().is(seat{2}));
    EXPECT_EQ(g.table().shadows[seat{0}], 1);
    EXPECT_EQ(g.table().shadows[seat{1}], 1);
    tokens const up_0 = g.table().up[seat{0}];
    tokens const up_1 = g.table().up[seat{1}];
    g.decide(1);
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.table().up[seat{0}], up_0 + some({.wolf = 1}));
    EXPECT_EQ(g.table().up[seat{1}], up_1 + some({.bear = 1}));
    EXPECT_EQ(g.table().shadows_up, some({.bear = 1, .wolf = 1}));
    EXPECT_THAT(g.table().shadows, ElementsAre(0, 0, 0));
    for (int s = 0; s < 3; ++s) EXPECT_TRUE(g.secrets(seat{s}).shadows.empty());
}

TEST(Decide, W4_every_one_must_be_revealed_so_there_is_nothing_to_decide_on_it) {
    auto g = with_shadows();
    g.end_rounds();
    EXPECT_THAT(listed(g.legal()), ElementsAre(decide(0), decide(1))) << "the light one alone";
    g.decide(0);
    EXPECT_TRUE(g.is_over()) << "seats 0 and 1 have only shadow tokens and aren't asked";
}

TEST(Decide, W4_they_are_revealed_too_if_there_is_no_decision_to_make) {
    hand_played<hidden_wolves<2>> g;
    g.next_round().draw(0, owl).lay(0).draw(0, owl).lay(0).draw(0, owl).lay(0).draw(0, wolf).end_rounds();
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.table().up[seat{0}].of(wolf), 1);
}

}  // namespace
}  // namespace triqueta::animals
