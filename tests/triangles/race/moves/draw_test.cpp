#include <triqueta/triangles/race/moves/draw.hpp>

#include "support/listed.hpp"
#include "support/race_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace triqueta::triangles::race {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using support::horizontal, support::vertical, support::centered, support::from_hand, support::why_refused;
using support::listed, support::race_played;
using enum colour;

TEST(RaceDeal, R1_hands_of_21_15_or_9_are_dealt_in_turn_and_the_first_player_begins) {
    constexpr int sizes[] = {0, 0, 21, 15, 15, 9, 9};
    for (int players = 2; players <= 6; ++players)
        for (int first = 0; first < players; ++first) {
            state<game> s{setup{players, seat{first}}};
            EXPECT_EQ(s.to_draw(), cards::whole_deck());
            int const in_all = players * sizes[players];
            for (int i = 0; i < in_all; ++i) {
                ASSERT_TRUE(s.turn().is_chance());
                ASSERT_EQ(s.table().mover, seat{(first + i) % players});
                ASSERT_EQ(s.table().pile, 90 - i);
                ASSERT_FALSE(s.reveal(s.to_draw().nth(i % 7)));
            }
            EXPECT_TRUE(s.turn().is(seat{first}));
            EXPECT_EQ(s.table().phase, phase::turn);
            EXPECT_EQ(s.table().pile, 90 - in_all);
            EXPECT_EQ(rules::to_draw(s.table(), s.all_secrets(), {}).total(), 90 - in_all);
            EXPECT_TRUE(s.table().discards.empty());
            for (int i = 0; i < players; ++i) {
                EXPECT_EQ(s.secrets(seat{i}).hand.total(), sizes[players]);
                EXPECT_EQ(s.table().in_hand[seat{i}], sizes[players]);
                EXPECT_TRUE(s.table().saved[seat{i}].empty());
                EXPECT_TRUE(s.table().known[seat{i}].empty()) << "what is dealt nobody else sees";
            }
        }
}

TEST(RaceDeal, R1_a_card_is_dealt_once_only) {
    state<game> s;
    card const joker = triangles::joker(cut::vertical, red);
    ASSERT_FALSE(s.reveal(joker));
    EXPECT_EQ(s.reveal(joker), refusal::not_to_be_drawn);
    for (int i = 0; i < 3; ++i) ASSERT_FALSE(s.reveal(vertical(1, red)));
    EXPECT_EQ(s.reveal(vertical(1, red)), refusal::not_to_be_drawn);
}

/// A hand with something of everything, and one without.
race_played some_game() {
    return race_played{{cards_of(horizontal(1, green), horizontal(2, red), horizontal(3, red),
                                 joker(cut::centered, green), vertical(3, pink)),
                        cards_of(vertical(1, pink))}};
}

TEST(RaceDraw, R2_a_card_is_drawn_and_then_any_one_is_discarded) {
    auto g = some_game();
    auto const before = g.hand(0);
    g.act(draw());
    EXPECT_TRUE(g.turn().is_chance());
    EXPECT_TRUE(g.legal().empty());
    EXPECT_EQ(g.to_draw().total(), 48);
    g.find(centered(3, green));
    EXPECT_EQ(g.hand(0), before + cards_of(centered(3, green)));
    EXPECT_EQ(g.table().pile, 47);
    EXPECT_EQ(g.in_hand(0), 22);
    for (card const c : g.hand(0)) {
        auto other = g;
        other.discard(c);
        EXPECT_EQ(other.hand(0), g.hand(0) - cards_of(c));
        EXPECT_EQ(other.in_hand(0), 21);
        EXPECT_EQ(other.table().discards.top(), c);
        EXPECT_TRUE(other.turn().is(seat{0})) << "the end of the turn is an action of its own";
    }
    std::vector<action> all;
    for (card const c : g.hand(0)) all.push_back(discard(c));
    EXPECT_EQ(listed(g.legal()), all) << "nothing else may be done";
}

TEST(RaceDraw, R2_the_card_just_drawn_may_be_discarded_and_so_may_a_joker) {
    auto g = some_game();
    g.draw(joker(cut::vertical, pink)).discard(joker(cut::vertical, pink));
    EXPECT_EQ(g.table().discards.top(), joker(cut::vertical, pink));
    g.end().draw(centered(3, red)).discard(vertical(1, pink));
    EXPECT_EQ(g.table().discards.top(), vertical(1, pink));
    EXPECT_EQ(g.table().discards.size(), 2);
}

TEST(RaceDraw, R2_the_top_discard_may_be_taken_instead_and_even_be_discarded_again) {
    auto g = some_game();
    EXPECT_EQ(why_refused(g, take()), refusals::nothing_to_take) << "R1: the discard pile starts empty";
    g.draw(centered(3, red)).discard(centered(3, red)).end();
    int const pile = g.table().pile;
    g.take();
    EXPECT_TRUE(g.turn().is(seat{1})) << "chance isn't asked";
    EXPECT_EQ(g.hand(1).of(centered(3, red)), 1);
    EXPECT_EQ(g.in_hand(1), 22);
    EXPECT_TRUE(g.table().discards.empty());
    EXPECT_EQ(g.table().pile, pile);
    auto same = g;
    same.discard(centered(3, red));
    EXPECT_EQ(same.table().discards.top(), centered(3, red));
    g.discard(vertical(1, pink));
    EXPECT_EQ(g.table().discards.top(), vertical(1, pink));
    EXPECT_EQ(g.hand(1).of(centered(3, red)), 1);
}

TEST(RaceDraw, R2_a_joker_may_be_taken_from_the_discards_too) {
    auto g = some_game();
    g.draw(centered(3, red)).discard(joker(cut::centered, green)).end().take();
    EXPECT_EQ(g.hand(1).of(joker(cut::centered, green)), 1);
}

TEST(RaceDraw, R2_who_has_drawn_or_taken_completes_no_triangle_and_doesnt_draw_again) {
    auto g = some_game();
    auto const whole = support::complete(from_hand(horizontal(1, green)), from_hand(horizontal(2, red)),
                                         from_hand(horizontal(3, red)));
    ASSERT_TRUE(g.legal().contains(whole));
    g.draw(centered(3, red));
    EXPECT_EQ(why_refused(g, whole), refusal::wrong_phase) << "a card has to be discarded first";
    EXPECT_EQ(why_refused(g, draw()), refusal::wrong_phase);
    EXPECT_EQ(why_refused(g, end_turn()), refusal::wrong_phase);
    g.discard(centered(3, red));
    for (action const a : {draw(), take(), whole}) EXPECT_EQ(why_refused(g, a), refusals::one_thing_a_turn);
    EXPECT_THAT(listed(g.legal()), ElementsAre(end_turn(), end_and_call()));
}

TEST(RaceDraw, R2_a_turn_is_not_passed) {
    auto g = some_game();
    EXPECT_EQ(why_refused(g, end_turn()), refusals::turn_not_taken);
    EXPECT_EQ(why_refused(g, end_and_call()), refusals::turn_not_taken);
    EXPECT_EQ(why_refused(g, play_joker(joker(cut::centered, green))), refusal::wrong_phase);
}

/// Two players, who have drawn the whole pile and discarded it; a joker lies on top.
race_played pile_drawn() {
    race_played g{{{}, {}}};
    while (g.table().pile > 0) g.idle();
    return g;
}

TEST(RaceNewPile, R6_only_when_a_card_is_to_be_drawn_and_not_as_soon_as_the_pile_is_empty) {
    auto g = pile_drawn();
    EXPECT_EQ(g.table().pile, 0);
    EXPECT_EQ(g.table().discards.size(), 48);
    EXPECT_EQ(g.table().piles_made, 0);
}

TEST(RaceNewPile, R6_all_discards_but_the_top_one_are_shuffled_into_it) {
    auto g = pile_drawn();
    card const top = g.table().discards.top();
    ASSERT_TRUE(is_joker(top));
    cards const discards = g.table().discards.cards();
    g.act(draw());
    EXPECT_EQ(g.table().piles_made, 1);
    EXPECT_EQ(g.table().pile, 47);
    EXPECT_EQ(g.table().discards.size(), 1);
    EXPECT_EQ(g.table().discards.top(), top);
    EXPECT_EQ(g.table().discards.cards(), cards_of(top));
    EXPECT_EQ(g.to_draw(), discards - cards_of(top)) << "with these weights";
    EXPECT_EQ(g.reveal(top), refusal::not_to_be_drawn);
    g.find(joker(cut::horizontal, pink)).discard(joker(cut::horizontal, pink));
    EXPECT_EQ(g.table().pile, 46);
    EXPECT_EQ(g.table().discards.size(), 2);
    g.end().take();
    EXPECT_EQ(g.hand(1).of(joker(cut::horizontal, pink)), 1);
}

TEST(RaceNewPile, R6_while_the_pile_is_empty_the_top_discard_can_be_taken_still) {
    auto g = pile_drawn();
    card const top = g.table().discards.top();
    g.take();
    EXPECT_EQ(g.hand(g.table().mover.number()).of(top), 1);
    EXPECT_EQ(g.table().pile, 0);
    EXPECT_EQ(g.table().piles_made, 0);
    EXPECT_EQ(g.table().discards.size(), 47);
    g.discard(top).end().act(draw());
    EXPECT_EQ(g.table().pile, 47);
}

TEST(RaceNewPile, R6_it_is_made_again_and_again) {
    auto g = pile_drawn();
    for (int made = 1; made <= 5; ++made) {
        g.idle();
        EXPECT_EQ(g.table().piles_made, made);
        while (g.table().pile > 0) g.idle();
        EXPECT_EQ(g.table().discards.size(), 48);
    }
}

TEST(RaceNewPile, R6_one_discard_alone_makes_none_but_can_be_taken) {
    race_played const one{support::race_position{.players = {{.hand = cards_of(vertical(1, pink), vertical(1, red))}},
                                                 .discards = {vertical(3, red)},
                                                 .pile_is_gone = true}};
    EXPECT_EQ(why_refused(one, draw()), refusals::nothing_to_draw);
    EXPECT_THAT(listed(one.legal()), ElementsAre(take()));
    race_played const two{support::race_position{.players = {{.hand = cards_of(vertical(1, pink), vertical(1, red))}},
                                                 .discards = {vertical(2, red), vertical(3, red)},
                                                 .pile_is_gone = true}};
    EXPECT_THAT(listed(two.legal()), ElementsAre(draw(), take()));
    EXPECT_THAT(listed(two.legal()), Not(Contains(end_turn())));
}

}  // namespace
}  // namespace triqueta::triangles::race
