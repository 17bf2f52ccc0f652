#include <triqueta/triangles/race/moves/dead_end.hpp>

#include "support/listed.hpp"
#include "support/race_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace triqueta::triangles::race {
namespace {

using ::testing::ElementsAre;
using support::complete, support::from_hand, support::from_saved, support::why_refused;
using support::horizontal, support::vertical, support::centered;
using support::listed, support::race_played, support::race_player, support::race_position;
using enum colour;

constexpr cards idle_hand = cards_of(centered(1, pink), centered(1, red), centered(1, green));
constexpr card spare = centered(3, green);

TEST(RaceDeadEnd, R13_two_cards_and_nothing_saved_or_one_and_no_two_that_fit) {
    using moves::is_dead_end;
    cards const one = cards_of(vertical(1, pink));
    cards const same_number = cards_of(vertical(1, pink), vertical(1, pink), vertical(1, red), horizontal(1, red));
    cards const other_cut = cards_of(vertical(1, pink), horizontal(2, pink), centered(3, pink));
    cards const fitting = cards_of(vertical(1, pink), vertical(3, red));
    for (cards const saved : {one, same_number, other_cut, fitting}) {
        EXPECT_EQ(is_dead_end(1, saved), saved != fitting);
        for (int hand = 2; hand <= 21; ++hand) EXPECT_FALSE(is_dead_end(hand, saved)) << hand;
    }
    for (int hand = 1; hand <= 21; ++hand) EXPECT_EQ(is_dead_end(hand, {}), hand <= 2) << hand;
    for (cut const c : all_cuts)
        for (int a = 1; a <= 3; ++a)
            for (int b = 1; b <= 3; ++b)
                EXPECT_EQ(is_dead_end(1, cards_of(piece(c, a, pink), piece(c, b, green))), a == b);
}

/// Three players; seat 0 is to move, with these cards.
race_played of_three(race_player const& mover, std::optional<int> caller = {}) {
    return race_played{race_position{
        .players = {mover, {.hand = idle_hand, .saved = cards_of(vertical(1, green))}, {.hand = idle_hand}},
        .count = 3,
        .caller = caller,
        .discards = {spare}}};
}

TEST(RaceDeadEnd, R13_with_two_cards_it_is_met_when_ones_own_turn_ends_and_not_before) {
    auto g = of_three({.hand = cards_of(vertical(1, pink), joker(cut::vertical, red))});
    g.draw(vertical(2, red)).discard(vertical(2, red));
    EXPECT_TRUE(g.table().out.empty());
    g.end();
    EXPECT_EQ(g.table().out, player_set::from_mask(0b001));
    EXPECT_FALSE(g.is_over());
    EXPECT_TRUE(g.turn().is(seat{1}));
    g.idle().idle();
    EXPECT_TRUE(g.turn().is(seat{1})) << "who is out has no turn";
}

TEST(RaceDeadEnd, R13_with_one_card_and_saved_ones_that_dont_fit_too) {
    auto g = of_three({.hand = cards_of(vertical(1, pink)), .saved = cards_of(vertical(1, red), horizontal(2, red))});
    g.idle();
    EXPECT_EQ(g.table().out, player_set::from_mask(0b001));
}

TEST(RaceDeadEnd, R13_by_completing_a_triangle_too) {
    auto g = of_three({.hand = cards_of(vertical(1, pink), vertical(2, red), vertical(3, red), horizontal(1, red))});
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, red)), from_hand(vertical(3, red))).save(2).end();
    EXPECT_EQ(g.table().out, player_set::from_mask(0b001));
    auto pure = of_three({.hand = cards_of(vertical(1, red), vertical(2, red), vertical(3, red), horizontal(1, red))});
    pure.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, red))).end();
    EXPECT_TRUE(pure.table().out.empty());
}

TEST(RaceDeadEnd, R13_in_a_last_turn_too) {
    auto g = of_three({.hand = cards_of(vertical(1, pink), vertical(1, red))}, 1);
    g.end();
    EXPECT_EQ(g.table().out, player_set::from_mask(0b001));
    EXPECT_EQ(g.table().caller[0], seat{1}) << "whose call stands";
}

TEST(RaceDeadEnd, R13_whoever_isnt_to_move_isnt_looked_at) {
    race_played g{race_position{.players = {{.hand = idle_hand}, {.hand = cards_of(vertical(1, pink))}}}};
    g.idle();
    EXPECT_TRUE(g.table().out.empty());
    EXPECT_TRUE(g.turn().is(seat{1}));
}

TEST(RaceDeadEnd, R13_T5_the_hand_unseen_and_the_saved_pieces_leave_the_game) {
    cards const hand = cards_of(vertical(2, pink));
    auto g = of_three({.hand = hand, .saved = cards_of(vertical(1, red), horizontal(2, red))});
    g.idle();
    EXPECT_TRUE(g.saved(0).empty());
    EXPECT_EQ(g.table().gone, cards_of(vertical(1, red), horizontal(2, red)));
    EXPECT_EQ(g.hand(0), hand) << "they still know what they held";
    EXPECT_EQ(g.table().discards.cards().of(vertical(2, pink)), 0) << "it isn't discarded";
    g.act(draw());
    EXPECT_EQ(g.to_draw().of(vertical(2, pink)), 2) << "nor drawn";
    EXPECT_EQ(g.to_draw().of(vertical(1, red)), 2);
    for (viewer const who : {viewer{seat{1}}, viewer::spectator()}) {
        auto const v = g.view(who);
        EXPECT_EQ(v.mine().hand.of(vertical(2, pink)), 0);
        secrets const* const mine = who.is_spectator() ? nullptr : &v.mine();
        EXPECT_EQ(unseen(v.table(), who, mine).of(vertical(2, pink)), 3) << "for all they know it may be drawn";
    }
}

TEST(RaceDeadEnd, R13_how_many_they_held_is_still_counted) {
    auto g = of_three({.hand = cards_of(vertical(2, pink), vertical(1, red))});
    g.idle();
    EXPECT_EQ(g.result().left(seat{0}), 2);
    EXPECT_EQ(g.result().dead(), player_set::from_mask(0b001));
    EXPECT_EQ(g.result().left(seat{1}), 3);
}

TEST(RaceDeadEnd, R13_the_last_player_left_wins) {
    race_played g{race_position{.players = {{.hand = cards_of(vertical(2, pink), vertical(1, red))},
                                            {.hand = cards_of(vertical(2, red)), .saved = cards_of(vertical(1, green))},
                                            {.hand = idle_hand}},
                                .count = 3}};
    g.idle();
    EXPECT_FALSE(g.is_over());
    g.idle();
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.result().ending(), ending::last_left);
    EXPECT_EQ(g.result().winners(), seat_set::from_mask(0b100));
    EXPECT_EQ(g.result().dead(), player_set::from_mask(0b011));
    EXPECT_EQ(g.result().points(seat{2}), points{1});
    EXPECT_EQ(g.result().left(seat{1}), 1);
}

/// Seat 0 has completed a triangle and can play two jokers; of what seat 1 has saved, they may take.
race_played taking(race_player const& victim, std::optional<int> caller = {}, cards kept = idle_hand) {
    race_played g{
        race_position{.players = {{.hand = cards_of(vertical(1, red), vertical(2, red), vertical(3, red)) +
                                           cards_of(joker(cut::vertical, red), joker(cut::vertical, green)) + kept},
                                  victim,
                                  {.hand = idle_hand - cards_of(centered(1, green)) + cards_of(centered(2, red))}},
                      .count = 3,
                      .caller = caller}};
    return g.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, red)));
}

TEST(RaceDeadEnd, R13_R8_when_a_piece_is_taken_with_two_cards_in_hand) {
    auto g = taking({.hand = cards_of(centered(3, pink), centered(3, red)), .saved = cards_of(horizontal(1, pink))});
    g.play(joker(cut::vertical, red)).take_saved(1, horizontal(1, pink));
    EXPECT_EQ(g.table().out, player_set::from_mask(0b010));
    EXPECT_EQ(g.result().left(seat{1}), 2);
    EXPECT_TRUE(g.turn().is(seat{0})) << "the turn goes on";
    EXPECT_TRUE(g.table().gone.only_jokers() == g.table().gone);
    EXPECT_EQ(g.hand(0).of(horizontal(1, pink)), 1);
    g.end();
    EXPECT_TRUE(g.turn().is(seat{2}));
}

TEST(RaceDeadEnd, R13_R8_when_a_piece_is_taken_with_one_card_in_hand) {
    auto g = taking({.hand = cards_of(centered(3, pink)),
                     .saved = cards_of(horizontal(1, pink), horizontal(2, green), vertical(1, pink))});
    auto other = g;
    other.play(joker(cut::vertical, red)).take_saved(1, vertical(1, pink));
    EXPECT_TRUE(other.table().out.empty()) << "two that fit are left";
    g.play(joker(cut::vertical, red)).take_saved(1, horizontal(1, pink));
    EXPECT_EQ(g.table().out, player_set::from_mask(0b010));
    EXPECT_EQ(g.table().gone, cards_of(joker(cut::vertical, red), horizontal(2, green), vertical(1, pink)));
    EXPECT_EQ(g.result().left(seat{1}), 1);
}

TEST(RaceDeadEnd, R13_only_whoever_a_piece_was_taken_from_is_looked_at) {
    auto g = taking({.hand = idle_hand - cards_of(centered(1, pink)) + cards_of(centered(3, pink)),
                     .saved = cards_of(horizontal(1, pink))},
                    {}, {});
    g.play(joker(cut::vertical, red)).take_saved(1, horizontal(1, pink));
    EXPECT_TRUE(g.table().out.empty());
    EXPECT_EQ(g.in_hand(0), 2) << "and the taker has saved pieces";
}

TEST(RaceDeadEnd, R13_R9_the_callers_within_anothers_last_turn_ends_the_call_and_that_one_may_call) {
    auto g = taking({.hand = cards_of(centered(3, pink), centered(3, red)), .saved = cards_of(horizontal(1, pink))}, 1);
    ASSERT_TRUE(moves::is_last_turn(g.table()));
    EXPECT_EQ(why_refused(g, end_and_call()), refusals::called_already);
    g.play(joker(cut::vertical, red)).take_saved(1, horizontal(1, pink));
    EXPECT_TRUE(g.table().caller.empty());
    EXPECT_THAT(listed(g.legal()), ElementsAre(play_joker(joker(cut::vertical, green)), end_turn(), end_and_call()));
    EXPECT_EQ(why_refused(g, draw()), refusals::one_thing_a_turn);
    auto without = g;
    without.end();
    EXPECT_EQ(why_refused(without, end_turn()), refusals::turn_not_taken) << "the next turn is an ordinary one";
    g.call();
    EXPECT_EQ(g.table().caller[0], seat{0});
    EXPECT_TRUE(g.turn().is(seat{2}));
    EXPECT_FALSE(why_refused(g, end_turn())) << "a last turn after the new call";
    g.end();
    EXPECT_TRUE(g.turn().is(seat{0}));
}

TEST(RaceDeadEnd, R13_R9_from_then_on_no_move_may_empty_a_hand) {
    race_played g{race_position{
        .players = {{.hand = cards_of(joker(cut::vertical, red), joker(cut::vertical, green)),
                     .saved = cards_of(vertical(1, red), vertical(2, red), vertical(3, red))},
                    {.hand = cards_of(centered(3, pink), centered(3, red)), .saved = cards_of(horizontal(1, pink))},
                    {.hand = cards_of(horizontal(2, red)),
                     .saved = cards_of(horizontal(1, green), horizontal(3, green))}},
        .count = 3,
        .caller = 1}};
    auto const last_card =
        complete(from_saved(horizontal(1, green)), from_hand(horizontal(2, red)), from_saved(horizontal(3, green)));
    auto stands = g;
    stands.play(joker(cut::vertical, red)).take_nothing();
    auto first_wins = stands;
    first_wins.play(joker(cut::vertical, green)).take_nothing();
    EXPECT_EQ(first_wins.result().winners(), seat_set::from_mask(0b001));

    auto lapsed = g;
    lapsed.play(joker(cut::vertical, red)).take_saved(1, horizontal(1, pink));
    lapsed.play(joker(cut::vertical, green)).take_nothing();
    EXPECT_EQ(lapsed.hand(0), cards_of(horizontal(1, pink)));
    EXPECT_FALSE(lapsed.is_over());
    lapsed.end();
    ASSERT_TRUE(lapsed.turn().is(seat{2}));
    EXPECT_EQ(why_refused(lapsed, last_card), refusals::not_called);
}

TEST(RaceDeadEnd, R13_R9_a_call_made_with_a_dead_end_lapses_at_once) {
    auto g = of_three({.hand = cards_of(vertical(1, pink), vertical(1, red))});
    g.draw(vertical(2, red)).discard(vertical(2, red)).call();
    EXPECT_EQ(g.table().out, player_set::from_mask(0b001));
    EXPECT_TRUE(g.table().caller.empty());
    EXPECT_EQ(why_refused(g, end_turn()), refusals::turn_not_taken) << "nobody has a last turn";
}

// That R13's condition is right: nobody who meets it could still empty their hand, whatever cards they get. It is
// proved by induction: from every position that meets it, every course of a turn leads to one that meets it again and
// never to an empty hand. What opponents can do in between, taking saved pieces, does so too.
//
// Rules look only at which kinds are saved, not how often. Numbers of one cut can be renamed alike, and cuts swapped:
// so of each cut a set of colours of number 1 stands for all, the sets of the three cuts ascending.

cards ones_of(cut c, unsigned colours) {
    cards some;
    for (colour const in : all_colours)
        if ((colours >> static_cast<unsigned>(in) & 1) != 0) some.add(piece(c, 1, in));
    return some;
}

std::vector<cards> saved_that_dont_fit() {
    std::vector<cards> all;
    for (unsigned a = 0; a < 8; ++a)
        for (unsigned b = a; b < 8; ++b)
            for (unsigned c = b; c < 8; ++c)
                all.push_back(ones_of(cut::horizontal, a) + ones_of(cut::vertical, b) + ones_of(cut::centered, c));
    return all;
}

/// A turn of seat 0, in which the hand may be emptied: a last turn, or after their own call. Seat 1 has one card, of
/// which there are others to be drawn, and a saved one if that helps.
race_position turn_with(cards hand, cards saved, int caller, bool something_to_take = true) {
    card other{};
    while ((hand + saved).of(other) > 0) other = card(static_cast<int>(other) + 1);
    return {.players = {{.hand = hand, .saved = saved},
                        {.hand = cards_of(other), .saved = something_to_take ? cards_of(centered(2, green)) : cards{}}},
            .caller = caller};
}

bool meets_it(cards hand, cards saved) {
    bool two_fit = false;
    for (card const a : saved)
        for (card const b : saved) two_fit |= cut_of(a) == cut_of(b) && number_of(a) != number_of(b);
    return (hand.total() == 2 && saved.empty()) || (hand.total() == 1 && !two_fit);
}

/// Whether every course of seat 0's turn ends with a hand and saved pieces that are so, and none with an empty hand.
template <class IsSo>
bool every_course_ends(state<game> const& s, IsSo is_so) {
    if (s.is_over()) return s.result().ending() != ending::emptied;
    if (s.turn().is_chance()) {
        for (card const c : s.to_draw()) {
            auto next = s;
            next.reveal_unchecked(c);
            if (!every_course_ends(next, is_so)) return false;
        }
        return true;
    }
    for (action const a : s.legal()) {
        if (a == end_turn() || a == end_and_call()) {
            if (!is_so(s.secrets(seat{0}).hand, s.table().saved[seat{0}])) return false;
            continue;
        }
        auto next = s;
        next.apply_unchecked(a);
        if (!every_course_ends(next, is_so)) return false;
    }
    return true;
}

TEST(RaceDeadEndProof, R13_with_one_card_and_no_two_that_fit_no_turn_leads_out) {
    for (cards const saved : saved_that_dont_fit()) {
        ASSERT_TRUE(meets_it(cards_of(vertical(1, green)), saved));
        for (card const held : cards::whole_deck()) {
            for (int const caller : {0, 1})
                ASSERT_TRUE(every_course_ends(race_played{turn_with(cards_of(held), saved, caller)}, meets_it));
        }
        for (card const taken : saved)
            ASSERT_TRUE(meets_it(cards_of(vertical(1, green)), saved - cards_of(taken))) << "a piece is taken";
    }
}

TEST(RaceDeadEndProof, R13_with_two_cards_and_nothing_saved_no_turn_leads_out) {
    for (card const one : cards::whole_deck())
        for (card const other : cards::whole_deck()) {
            if (one > other || (one == other && is_joker(one))) continue;
            for (int const caller : {0, 1})
                ASSERT_TRUE(every_course_ends(race_played{turn_with(cards_of(one, other), {}, caller)}, meets_it));
        }
}

/// A piece of which there is one to be drawn.
card to_be_drawn(state<game> const& s, cut c, int number) {
    cards const pile = rules::to_draw(s.table(), s.all_secrets(), {});
    for (colour const in : all_colours)
        if (pile.of(piece(c, number, in)) > 0) return piece(c, number, in);
    ADD_FAILURE() << "none left";
    return {};
}

TEST(RaceDeadEndProof, R13_with_one_card_and_two_that_fit_any_hand_can_still_be_emptied) {
    for (cut const c : all_cuts)
        for (card const a : cards::all_pieces())
            for (card const b : cards::all_pieces()) {
                if (cut_of(a) != c || cut_of(b) != c || number_of(a) >= number_of(b)) continue;
                for (card const held : cards::whole_deck()) {
                    race_played g{turn_with(cards_of(held), cards_of(a, b), 1, false)};
                    card const third = to_be_drawn(g, c, 6 - number_of(a) - number_of(b));
                    g.draw(third).discard(held).complete(from_saved(a), from_saved(b), from_hand(third));
                    ASSERT_EQ(g.result().winners(), seat_set::from_mask(0b01));
                }
            }
}

TEST(RaceDeadEndProof, R13_with_two_cards_and_a_piece_saved_any_hand_can_still_be_emptied) {
    for (card const a : cards::all_pieces())
        for (card const one : cards::whole_deck())
            for (card const other : cards::whole_deck()) {
                if (one > other || (one == other && is_joker(one))) continue;
                cut const c = cut_of(a);
                race_played g{turn_with(cards_of(one, other), cards_of(a), 1, false)};
                card const second = to_be_drawn(g, c, number_of(a) % 3 + 1);
                g.draw(second).discard(one).end();
                ASSERT_TRUE(g.table().out.empty());
                race_played later{turn_with(g.hand(0), g.saved(0), 1, false)};
                card const third = to_be_drawn(later, c, (number_of(a) + 1) % 3 + 1);
                later.draw(third).discard(other);
                later.complete(from_saved(a), from_hand(second), from_hand(third));
                if (later.table().phase == phase::save) later.save(number_of(second));
                ASSERT_EQ(later.result().winners(), seat_set::from_mask(0b01));
            }
}

// A hand that is stuck and that R13 doesn't look for: one card, with a vertical 1 and 2 saved, while all nine vertical
// 3s have left the game with a player who was out. No triangle can be made, so no joker played either.
TEST(RaceDeadEnd, R13_R14_a_hand_that_is_stuck_since_pieces_are_out_of_reach_stays_in_the_game) {
    cards threes;
    for (colour const in : all_colours)
        for (int copy = 0; copy < 3; ++copy) threes.add(vertical(3, in));
    race_played g{race_position{
        .players = {{.hand = cards_of(horizontal(1, red)), .saved = cards_of(vertical(1, red), vertical(2, red))},
                    {.hand = idle_hand},
                    {.hand = cards_of(horizontal(2, red)), .saved = threes}},
        .count = 3,
        .mover = 2,
        .turns = 990}};
    ASSERT_TRUE(moves::is_dead_end(g.in_hand(2), g.saved(2)));
    g.idle();
    ASSERT_EQ(g.table().gone, threes);
    auto const stuck = [&](cards hand, cards saved) { return hand.total() == 1 && saved == g.saved(0); };
    for (card const held : cards::whole_deck() - threes) {
        auto all = g.all_secrets();
        all[seat{0}].hand = cards_of(held);
        for (int const caller : {0, 1}) {
            auto t = g.table();
            t.caller.add(seat{caller});
            EXPECT_TRUE(every_course_ends(state<game>::assemble(t, all), stuck));
        }
    }
    while (!g.is_over()) {
        ASSERT_TRUE(g.table().out == player_set::from_mask(0b100)) << "nobody else is out";
        g.idle();
    }
    EXPECT_EQ(g.result().ending(), ending::turn_cap);
    EXPECT_TRUE(g.result().winners().empty());
}

}  // namespace
}  // namespace triqueta::triangles::race
