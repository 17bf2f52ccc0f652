#include <triqueta/triangles/race/check_position.hpp>

#include <triqueta/triangles/race/refusal_list.hpp>

#include <triqueta/core/position.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/found.hpp"
#include "support/golden_refusals.hpp"
#include "support/race_played.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <optional>

namespace triqueta::triangles::race {
namespace {

using support::centered, support::found_in, support::from_hand, support::from_saved, support::horizontal;
using support::race_played, support::race_position, support::these, support::vertical;
using enum colour;

constexpr support::golden_refusal golden[] = {
    {invariants::wrong_cards, 99, {'T', 1}},    {invariants::wrong_hands, 100, {'R', 1}},
    {invariants::wrong_turn, 101, {'R', 2}},    {invariants::wrong_saving, 102, {'R', 4}},
    {invariants::wrong_saved, 103, {'R', 5}},   {invariants::wrong_gone, 104, {'R', 7}},
    {invariants::wrong_call, 105, {'R', 9}},    {invariants::wrong_dead_ends, 106, {'R', 13}},
    {invariants::wrong_ending, 107, {'R', 14}}, {invariants::wrong_known, 108, {'T', 3}},
};

TEST(RaceInvariants, codes_and_rules_are_what_they_always_were) { support::expect_as_they_always_were(golden); }

TEST(RaceInvariants, are_listed_with_their_names_and_no_code_twice) { support::expect_listed(golden, all_refusals); }

constexpr triangle whole(card a, card b, card c) { return triangle{cut_of(a)}.with(a).with(b).with(c); }

constexpr auto nothing = [](auto&, auto&) {};

/// The start of seat 0's turn; seat 2 is out. What isn't named lies in the pile.
race_played turn(std::optional<int> caller = {}) {
    return race_played{race_position{
        .players = {{.hand = cards_of(vertical(1, red), vertical(2, red), vertical(3, pink), centered(2, pink),
                                      joker(cut::vertical, red), joker(cut::horizontal, red)),
                     .saved = cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, red))},
                    {.hand = cards_of(centered(1, pink), centered(1, red), centered(1, green)),
                     .saved = cards_of(horizontal(1, green)),
                     .known = cards_of(centered(1, red))},
                    {.hand = cards_of(centered(3, pink), centered(3, red)), .out = true}},
        .count = 3,
        .caller = caller,
        .discards = {vertical(1, green), joker(cut::centered, red), vertical(1, green)},
        .turns = 9}};
}
race_played drawing() {
    auto g = turn();
    g.act(draw());
    return g;
}
race_played discarding() {
    auto g = turn();
    g.take();
    return g;
}
race_played saving() {
    auto g = turn();
    g.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, pink)));
    return g;
}
race_played closing() {
    auto g = saving();
    g.save(1);
    return g;
}
race_played taking() {
    auto g = closing();
    g.play(joker(cut::vertical, red));
    return g;
}
/// Seat 0 has won by playing its last card after seat 1's call.
race_played won() {
    race_played g{race_position{
        .players = {{.hand = cards_of(vertical(1, red)), .saved = cards_of(vertical(2, red), vertical(3, red))},
                    {.hand = cards_of(centered(1, pink), centered(1, red), centered(1, green))}},
        .caller = 1,
        .turns = 5}};
    g.complete(from_hand(vertical(1, red)), from_saved(vertical(2, red)), from_saved(vertical(3, red)));
    return g;
}
/// Nobody has, after three turns.
race_played capped() {
    race_played g{{{}, {}}, setup{.players = 2, .turn_cap = 3}};
    g.idle().idle().idle();
    return g;
}
/// Seat 1 is left over.
race_played last_left() {
    race_played g{
        race_position{.players = {{.hand = cards_of(vertical(1, red), vertical(2, red))},
                                  {.hand = cards_of(centered(1, pink), centered(1, red), centered(1, green))}},
                      .caller = 0,
                      .turns = 5}};
    g.idle();
    return g;
}

/// Moves a card of the pile into a hand.
void deal(table& t, by_seat<secrets>& all, int to, card c) {
    all[seat{to}].hand.add(c);
    ++t.in_hand[seat{to}];
    --t.pile;
}
/// And back.
void put_back(table& t, by_seat<secrets>& all, int from, card c) {
    all[seat{from}].hand.remove(c);
    --t.in_hand[seat{from}];
    ++t.pile;
}
/// And of the pile among saved pieces.
void save_from_pile(table& t, int to, card c) {
    t.saved[seat{to}].add(c);
    --t.pile;
}

TEST(CheckPositionOfRace, finds_nothing_against_these_positions_of_play) {
    EXPECT_EQ(found_in<game>(turn(), nothing), reasons{});
    EXPECT_EQ(found_in<game>(turn(1), nothing), reasons{});
    for (auto const& g : {drawing(), discarding(), saving(), closing(), taking()})
        EXPECT_EQ(found_in<game>(g, nothing), reasons{});
    ASSERT_EQ(won().table().ending, ending::emptied);
    ASSERT_EQ(capped().table().ending, ending::turn_cap);
    ASSERT_EQ(last_left().table().ending, ending::last_left);
    for (auto const& g : {won(), capped(), last_left()}) EXPECT_EQ(found_in<game>(g, nothing), reasons{});
}

// Seats.

TEST(CheckPositionOfRace, R1_two_to_six_play_and_the_mover_is_one_of_them) {
    EXPECT_EQ(found_in<game>(state<game>{}, [](auto& t, auto&) { t.players = 1; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.players = 7; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.mover = seat{3}; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.out.insert(seat{3}); }), refusal::wrong_seats);
}

TEST(CheckPositionOfRace, R1_who_doesnt_play_has_no_cards) {
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.in_hand[seat{3}] = 1; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.saved[seat{4}] = cards_of(vertical(3, red)); }),
              refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.known[seat{5}] = cards_of(vertical(3, red)); }),
              refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(turn(), [](auto&, auto& all) { all[seat{5}].hand = cards_of(vertical(3, red)); }),
              refusal::wrong_secrets);
}

TEST(CheckPositionOfRace, a_view_is_somebodys_who_plays_or_a_spectators_who_has_no_secrets) {
    auto const g = turn();
    auto const& mine = g.secrets(seat{1});
    EXPECT_EQ(check_position<game>(g.table(), mine, seat{1}), reasons{});
    EXPECT_EQ(check_position<game>(g.table(), {}, viewer::spectator()), reasons{});
    EXPECT_EQ(check_position<game>(g.table(), {}, seat{3}), refusal::wrong_seats);
    EXPECT_EQ(check_position<game>(g.table(), mine, viewer::spectator()), refusal::wrong_secrets);
    EXPECT_EQ(check_position<game>(g.table(), {}, seat{0}), refusal::wrong_secrets);
}

// Cards.

TEST(CheckPositionOfRace, T1_no_card_is_at_two_places) {
    auto const too_many = these({invariants::wrong_cards});
    EXPECT_EQ(found_in<game>(turn(),
                             [](auto& t, auto&) {
                                 t.discards.put(joker(cut::vertical, red));
                                 --t.pile;
                             }),
              too_many)
        << "it is in a hand";
    EXPECT_EQ(found_in<game>(turn(),
                             [](auto& t, auto&) {
                                 t.gone.add(joker(cut::centered, red));
                                 --t.pile;
                             }),
              too_many)
        << "it is among the discards";
    EXPECT_EQ(found_in<game>(saving(),
                             [](auto& t, auto&) {
                                 t.saved[seat{1}] += cards_of(vertical(1, red), vertical(1, red), vertical(1, red));
                                 t.pile = static_cast<std::uint8_t>(t.pile - 3);
                             }),
              too_many)
        << "one of it is to be saved";
    EXPECT_EQ(found_in<game>(turn(),
                             [](auto& t, auto&) {
                                 t.saved[seat{0}] += cards_of(horizontal(2, red), horizontal(2, red));
                                 t.saved[seat{1}] += cards_of(horizontal(2, red), horizontal(2, red));
                                 t.pile = static_cast<std::uint8_t>(t.pile - 4);
                             }),
              too_many)
        << "two players have saved it";
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto& all) { deal(t, all, 1, joker(cut::vertical, red)); }), too_many)
        << "two players hold it";
    auto const as_0 = turn().view(seat{0});
    EXPECT_EQ(found_in<game>(as_0, [](auto& t, auto&) { t.known[seat{1}] = cards_of(joker(cut::vertical, red)); }),
              too_many)
        << "another is known to hold what one holds oneself";
}

TEST(CheckPositionOfRace, T1_all_other_cards_are_in_hands_or_in_the_pile) {
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { ++t.pile; }), invariants::wrong_cards);
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { --t.pile; }), invariants::wrong_cards);
}

TEST(CheckPositionOfRace, R5_saved_cards_are_pieces) {
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { save_from_pile(t, 1, joker(cut::centered, pink)); }),
              invariants::wrong_saved);
}

TEST(CheckPositionOfRace, R13_who_is_out_has_saved_nothing) {
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { save_from_pile(t, 2, horizontal(1, red)); }),
              invariants::wrong_saved);
}

TEST(CheckPositionOfRace, R7_R13_only_jokers_have_left_the_game_while_nobody_is_out) {
    auto const lose_piece = [](auto& t, auto&) {
        t.gone.add(horizontal(1, red));
        --t.pile;
    };
    EXPECT_EQ(found_in<game>(turn(), lose_piece), reasons{});
    auto const bring_back = [&](auto& t, auto& all) {
        lose_piece(t, all);
        t.out = {};
        deal(t, all, 2, vertical(3, red));
    };
    EXPECT_EQ(found_in<game>(turn(), bring_back), invariants::wrong_gone);
}

// Calls and the end.

TEST(CheckPositionOfRace, R9_R13_who_called_is_playing) {
    auto const call = [](int caller) {
        return [caller](auto& t, auto&) {
            t.caller = {};
            t.caller.add(seat{caller});
        };
    };
    EXPECT_EQ(found_in<game>(turn(), call(1)), reasons{});
    EXPECT_EQ(found_in<game>(turn(), call(2)), invariants::wrong_call) << "who is out";
    EXPECT_EQ(found_in<game>(turn(), call(4)), invariants::wrong_call) << "nobody";
}

TEST(CheckPositionOfRace, R14_turns_are_counted_up_to_the_last_one) {
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.turn_cap = 10; }), reasons{});
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.turn_cap = 9; }), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.turns = -1; }), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(drawing(), [](auto& t, auto&) { t.turns = -1; }), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(last_left(), [](auto& t, auto&) { t.turn_cap = t.turns = 0; }), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(won(), [](auto& t, auto&) { t.turn_cap = t.turns; }), invariants::wrong_ending)
        << "the turn that wins isn't ended";
    EXPECT_EQ(found_in<game>(last_left(), [](auto& t, auto&) { t.turn_cap = t.turns; }), reasons{});
    EXPECT_EQ(found_in<game>(last_left(), [](auto& t, auto&) { t.turn_cap = t.turns - 1; }), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(capped(), [](auto& t, auto&) { t.turn_cap = 4; }), invariants::wrong_ending);
}

TEST(CheckPositionOfRace, R6_a_new_pile_is_made_once_in_a_turn_at_most) {
    auto const piles = [](int made) { return [made](auto& t, auto&) { t.piles_made = made; }; };
    EXPECT_EQ(found_in<game>(turn(), piles(9)), reasons{});
    EXPECT_EQ(found_in<game>(turn(), piles(10)), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(turn(), piles(-1)), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(drawing(), piles(10)), reasons{});
    EXPECT_EQ(found_in<game>(drawing(), piles(11)), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(won(), piles(6)), reasons{}) << "a last turn may have drawn before it won";
    EXPECT_EQ(found_in<game>(won(), piles(7)), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(capped(), piles(4)), invariants::wrong_ending);
    constexpr auto most = std::numeric_limits<std::int32_t>::max();
    EXPECT_EQ(found_in<game>(turn(),
                             [](auto& t, auto&) {
                                 t.turn_cap = most;
                                 t.turns = most - 1;
                                 t.piles_made = most;
                             }),
              invariants::wrong_ending);
}

TEST(CheckPositionOfRace, R12_R13_R14_what_has_to_happen_next_and_how_it_ended_are_of_their_lists) {
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.phase = static_cast<phase>(8); }),
              these({invariants::wrong_ending, invariants::wrong_turn}));
    EXPECT_EQ(found_in<game>(won(), [](auto& t, auto&) { t.ending = static_cast<ending>(4); }),
              invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.ending = ending::turn_cap; }), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.phase = phase::over; }), invariants::wrong_ending);
}

TEST(CheckPositionOfRace, R12_R13_R14_there_is_a_winner_who_played_unless_it_ended_by_its_turns) {
    auto const win = [](int who) {
        return [who](auto& t, auto&) {
            t.winner = {};
            t.winner.add(seat{who});
        };
    };
    EXPECT_EQ(found_in<game>(turn(), win(0)), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(capped(), win(0)), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(won(), [](auto& t, auto&) { t.winner = {}; }), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(won(), win(1)), invariants::wrong_ending) << "who still holds cards";
    EXPECT_EQ(found_in<game>(won(), win(4)), invariants::wrong_ending);
    EXPECT_EQ(found_in<game>(last_left(), win(0)), invariants::wrong_ending) << "who is out";
    EXPECT_EQ(found_in<game>(last_left(), [](auto& t, auto&) { t.out = {}; }), invariants::wrong_ending)
        << "both are left";
    EXPECT_EQ(found_in<game>(last_left(), [](auto& t, auto&) { t.winner = {}; }), invariants::wrong_ending);
}

// What is known.

TEST(CheckPositionOfRace, T3_what_all_saw_go_into_a_hand_is_there) {
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.known[seat{1}] = cards_of(vertical(3, red)); }),
              invariants::wrong_known);
    EXPECT_EQ(found_in<game>(turn().view(seat{0}),
                             [](auto& t, auto&) {
                                 t.known[seat{1}] = cards_of(centered(1, pink), centered(1, red), centered(2, red),
                                                             centered(2, green));
                             }),
              invariants::wrong_known)
        << "no more than are held";
}

TEST(CheckPositionOfRace, T4_each_player_knows_as_many_cards_as_all_see) {
    EXPECT_EQ(found_in<game>(turn(), [](auto&, auto& all) { all[seat{1}].hand.add(vertical(3, red)); }),
              refusal::wrong_secrets);
    EXPECT_EQ(found_in<game>(turn(), [](auto&, auto& all) { all[seat{0}].hand.remove(vertical(1, red)); }),
              refusal::wrong_secrets);
}

// Hands.

TEST(CheckPositionOfRace, R1_nobody_has_more_before_them_than_was_dealt) {
    race_played const full{{{}, {}, {}}, setup{.players = 3}};
    EXPECT_EQ(found_in<game>(full, nothing), reasons{});
    auto const one_more = [](int to) {
        return [to](auto& t, auto& all) {
            cards rest = cards::whole_deck();
            for (auto const& mine : all) rest -= mine.hand;
            deal(t, all, to, rest.nth(0));
        };
    };
    EXPECT_EQ(found_in<game>(full, one_more(1)), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(full, one_more(0)), these({invariants::wrong_hands, invariants::wrong_turn}));
    EXPECT_EQ(found_in<game>(full, [](auto& t, auto&) { save_from_pile(t, 1, centered(3, red)); }),
              invariants::wrong_hands);
    auto drawn = full;
    drawn.draw(centered(3, red));
    EXPECT_EQ(found_in<game>(drawn, nothing), reasons{}) << "but for a card drawn and not yet discarded";
    EXPECT_EQ(found_in<game>(drawn, [](auto& t, auto&) { t.phase = phase::closing; }),
              these({invariants::wrong_hands, invariants::wrong_turn}));
}

TEST(CheckPositionOfRace, R4_pieces_to_be_saved_count_among_those_of_their_player) {
    race_played g{{cards_of(vertical(1, red), vertical(2, red), vertical(3, pink)), {}}};
    g.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, pink)));
    EXPECT_EQ(found_in<game>(g, nothing), reasons{});
    EXPECT_EQ(found_in<game>(g, [](auto& t, auto&) { save_from_pile(t, 0, centered(3, red)); }),
              invariants::wrong_hands);
}

TEST(CheckPositionOfRace, R8_who_takes_a_piece_for_a_joker_has_room_for_it) {
    ASSERT_EQ(taking().in_hand(0) + taking().saved(0).total(), 6);
    auto const hold = [](int cards_held) {
        return [=](auto& t, auto& all) {
            for (int more = 0; more < cards_held - 6; ++more) deal(t, all, 0, card(12 + more / 3 * 2));
        };
    };
    EXPECT_EQ(found_in<game>(taking(), hold(14)), reasons{});
    EXPECT_EQ(found_in<game>(taking(), hold(15)), invariants::wrong_hands);
}

TEST(CheckPositionOfRace, R6_what_wasnt_dealt_is_in_pile_and_discards) {
    race_played full{{{}, {}, {}}, setup{.players = 3}};
    full.idle().idle();
    auto const lose_joker = [](auto& t, auto&) {
        t.gone.add(joker(cut::centered, green));
        --t.pile;
    };
    EXPECT_EQ(found_in<game>(full, lose_joker), invariants::wrong_hands);
}

TEST(CheckPositionOfRace, R12_nobody_plays_on_without_a_card) {
    auto const empty = [](int who, cards hand) {
        return [=](auto& t, auto& all) {
            for (card const c : hand) put_back(t, all, who, c);
        };
    };
    EXPECT_EQ(found_in<game>(turn(), empty(0, turn().hand(0))), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(turn(),
                             [&](auto& t, auto& all) {
                                 t.known = {};
                                 empty(1, turn().hand(1))(t, all);
                             }),
              invariants::wrong_hands);
    auto const but_one = discarding().hand(0) - cards_of(vertical(2, red));
    EXPECT_EQ(found_in<game>(discarding(),
                             [&](auto& t, auto& all) {
                                 t.known = {};
                                 empty(0, but_one)(t, all);
                             }),
              invariants::wrong_hands)
        << "one of two is left after the discard";
    EXPECT_EQ(found_in<game>(taking(), empty(0, taking().hand(0))), reasons{}) << "a piece may be taken";
}

TEST(CheckPositionOfRace, R4_R9_a_triangle_takes_the_last_cards_only_after_a_call) {
    auto const play_all = [](auto& t, auto& all) {
        for (card const c : saving().hand(0)) put_back(t, all, 0, c);
    };
    EXPECT_EQ(found_in<game>(saving(), play_all), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(saving(),
                             [&](auto& t, auto& all) {
                                 play_all(t, all);
                                 t.caller.add(seat{1});
                             }),
              reasons{});
}

TEST(CheckPositionOfRace, R1_cards_are_dealt_one_to_each_in_turn) {
    state<game> g{{.players = 3}};
    for (int i = 0; i < 4; ++i) ASSERT_FALSE(g.reveal(card(i)));
    EXPECT_EQ(found_in<game>(g, nothing), reasons{});
    EXPECT_EQ(found_in<game>(g, [](auto& t, auto&) { t.mover = seat{0}; }), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(g, [](auto& t, auto&) { t.mover = seat{2}; }), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(g,
                             [](auto& t, auto& all) {
                                 deal(t, all, 2, card(9));
                                 deal(t, all, 2, card(10));
                             }),
              invariants::wrong_hands);
    auto const change = [&](auto how) { EXPECT_EQ(found_in<game>(g, how), invariants::wrong_hands); };
    change([](auto& t, auto&) {
        t.discards.put(card(9));
        --t.pile;
    });
    change([](auto& t, auto&) {
        t.gone.add(joker(cut::centered, red));
        --t.pile;
    });
    change([](auto& t, auto&) { save_from_pile(t, 1, card(9)); });
    change([](auto& t, auto& all) { t.known[seat{0}] = all[seat{0}].hand; });
    change([](auto& t, auto&) { t.turns = 1; });
    change([](auto& t, auto&) { t.out.insert(seat{0}); });
    change([](auto& t, auto&) { t.caller.add(seat{0}); });
    EXPECT_EQ(found_in<game>(g,
                             [](auto& t, auto&) {
                                 t.saving.add(card(9));
                                 --t.pile;
                             }),
              these({invariants::wrong_hands, invariants::wrong_saving}));
    race_played const dealt{{{}, {}, {}}, setup{.players = 3}};
    EXPECT_EQ(found_in<game>(dealt, [](auto& t, auto&) { t.phase = phase::deal; }), invariants::wrong_hands)
        << "all have theirs";
}

// Dead ends.

TEST(CheckPositionOfRace, R13_who_can_never_empty_their_hand_is_out) {
    auto const two_cards = [](auto& t, auto& all) {
        put_back(t, all, 1, centered(1, pink));
        t.gone += t.saved[seat{1}];
        t.saved[seat{1}] = {};
    };
    EXPECT_EQ(found_in<game>(turn(), two_cards), invariants::wrong_dead_ends);
    EXPECT_EQ(found_in<game>(drawing(), two_cards), invariants::wrong_dead_ends);
    auto const mover = [](auto& t, auto& all) {
        for (card const c : turn().hand(0) - cards_of(centered(2, pink))) put_back(t, all, 0, c);
        t.gone += t.saved[seat{0}];
        t.saved[seat{0}] = {};
    };
    EXPECT_EQ(found_in<game>(turn(), mover), invariants::wrong_dead_ends) << "when the turn begins";
    EXPECT_EQ(found_in<game>(turn(1),
                             [&](auto& t, auto& all) {
                                 mover(t, all);
                                 t.drew = true;
                             }),
              reasons{})
        << "in the turn it isn't looked at";
    EXPECT_EQ(found_in<game>(turn(1),
                             [&](auto& t, auto& all) {
                                 mover(t, all);
                                 t.completed.add(whole(vertical(1, red), vertical(2, red), vertical(3, red)));
                             }),
              reasons{});
    EXPECT_EQ(found_in<game>(closing(),
                             [](auto& t, auto& all) {
                                 for (card const c : closing().hand(0) - cards_of(centered(2, pink)))
                                     put_back(t, all, 0, c);
                                 t.gone += t.saved[seat{0}];
                                 t.saved[seat{0}] = {};
                             }),
              reasons{});
}

TEST(CheckPositionOfRace, R13_the_mover_is_playing_and_so_is_somebody_else) {
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.mover = seat{2}; }), invariants::wrong_dead_ends);
    EXPECT_EQ(found_in<game>(turn(),
                             [](auto& t, auto&) {
                                 t.out.insert(seat{1});
                                 t.gone += t.saved[seat{1}];
                                 t.saved[seat{1}] = {};
                             }),
              invariants::wrong_dead_ends);
    EXPECT_EQ(found_in<game>(capped(), [](auto& t, auto&) { t.out = player_set::first(2); }),
              invariants::wrong_dead_ends);
}

// The turn.

TEST(CheckPositionOfRace, R2_a_turn_begins_with_nothing_done) {
    EXPECT_EQ(found_in<game>(turn(), [](auto& t, auto&) { t.drew = true; }), invariants::wrong_turn);
    auto const completed = [](auto& t, auto&) {
        t.completed.add(whole(vertical(1, red), vertical(2, red), vertical(3, red)));
    };
    EXPECT_EQ(found_in<game>(turn(), completed), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(turn(1), completed), reasons{}) << "R10: a last turn goes on after it";
    EXPECT_EQ(found_in<game>(won(), completed), invariants::wrong_turn) << "nor is a turn left at the end";
    EXPECT_EQ(found_in<game>(won(), [](auto& t, auto&) { t.drew = true; }), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(state<game>{}, [](auto& t, auto&) { t.drew = true; }), invariants::wrong_turn);
}

TEST(CheckPositionOfRace, R2_R3_triangles_completed_are_whole_and_lie_sorted) {
    auto const first = whole(vertical(1, red), vertical(2, red), vertical(3, red));
    auto const second = whole(centered(1, red), centered(2, red), centered(3, red));
    auto const complete = [](auto... triangles) { return [=](auto& t, auto&) { (t.completed.add(triangles), ...); }; };
    EXPECT_EQ(found_in<game>(turn(1), complete(first, second)), reasons{});
    EXPECT_EQ(found_in<game>(turn(1), complete(second, first)), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(turn(1), complete(first.without(2))), invariants::wrong_turn);
}

TEST(CheckPositionOfRace, R3_each_triangle_took_a_card_from_the_hand) {
    race_played full{{{}, {}, {}}, setup{.players = 3}};
    auto const call = [](auto& t, auto&) { t.caller.add(seat{1}); };
    EXPECT_EQ(found_in<game>(full, call), reasons{});
    EXPECT_EQ(found_in<game>(full,
                             [&](auto& t, auto& all) {
                                 call(t, all);
                                 t.completed.add(whole(vertical(1, red), vertical(2, red), vertical(3, red)));
                             }),
              invariants::wrong_turn);
}

TEST(CheckPositionOfRace, R2_R6_who_looks_at_a_card_drew_it_and_there_is_one) {
    EXPECT_EQ(found_in<game>(drawing(), [](auto& t, auto&) { t.drew = false; }), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(discarding(), [](auto& t, auto&) { t.drew = false; }), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(drawing(),
                             [](auto& t, auto& all) {
                                 cards rest = cards::whole_deck() - t.discards.cards();
                                 for (auto const saved : t.saved) rest -= saved;
                                 for (auto const& mine : all) rest -= mine.hand;
                                 for (int place = 0; place < rest.total(); ++place) t.discards.put(rest.nth(place));
                                 t.pile = 0;
                             }),
              invariants::wrong_turn);
}

TEST(CheckPositionOfRace, R2_drawing_is_the_whole_turn_but_in_a_last_one) {
    auto const completed = [](auto& t, auto&) {
        t.completed.add(whole(centered(1, red), centered(2, red), centered(3, red)));
    };
    EXPECT_EQ(found_in<game>(drawing(), completed), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(discarding(), completed), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(saving(), completed), invariants::wrong_turn) << "or one triangle";
    EXPECT_EQ(found_in<game>(saving(), [](auto& t, auto&) { t.drew = true; }), invariants::wrong_turn);
    auto const in_last_turn = [&](auto& t, auto& all) {
        t.caller.add(seat{1});
        completed(t, all);
        t.drew = true;
    };
    for (auto const& g : {drawing(), discarding()}) EXPECT_EQ(found_in<game>(g, in_last_turn), reasons{});
    EXPECT_EQ(found_in<game>(saving(),
                             [](auto& t, auto&) {
                                 t.caller.add(seat{1});
                                 t.completed.add_sorted(whole(centered(1, red), centered(2, red), centered(3, red)));
                                 t.drew = true;
                             }),
              reasons{});
}

TEST(CheckPositionOfRace, R4_a_piece_is_saved_of_a_triangle_completed_in_this_turn) {
    EXPECT_EQ(found_in<game>(saving(), [](auto& t, auto&) { t.completed = {}; }),
              these({invariants::wrong_turn, invariants::wrong_saving}));
    auto const in_last_turn = [](auto& t, auto&) {
        t.caller.add(seat{1});
        t.completed = {};
    };
    EXPECT_EQ(found_in<game>(saving(), in_last_turn), these({invariants::wrong_turn, invariants::wrong_saving}));
}

TEST(CheckPositionOfRace, R7_R8_a_piece_is_taken_after_a_joker_and_if_there_is_one) {
    EXPECT_EQ(found_in<game>(taking(),
                             [](auto& t, auto&) {
                                 t.gone = {};
                                 ++t.pile;
                             }),
              invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(taking(), [](auto& t, auto&) { t.gone = cards_of(horizontal(2, green)); }),
              invariants::wrong_turn)
        << "what has gone is no joker";
    EXPECT_EQ(found_in<game>(taking(),
                             [](auto& t, auto&) {
                                 t.gone += t.saved[seat{1}];
                                 t.saved[seat{1}] = {};
                             }),
              invariants::wrong_turn)
        << "nobody else has saved any";
}

// Saving.

TEST(CheckPositionOfRace, R4_nothing_is_to_be_saved_but_after_an_unpure_triangle) {
    EXPECT_EQ(found_in<game>(closing(),
                             [](auto& t, auto&) {
                                 t.saving = cards_of(vertical(2, red));
                                 t.discards = {};
                                 t.discards.put(vertical(1, green));
                                 t.discards.put(joker(cut::centered, red));
                                 t.discards.put(vertical(1, green));
                                 t.discards.put(vertical(3, pink));
                             }),
              invariants::wrong_saving);
}

TEST(CheckPositionOfRace, R4_two_or_three_of_a_triangles_pieces_are_to_choose_from) {
    EXPECT_EQ(found_in<game>(saving(),
                             [](auto& t, auto&) {
                                 t.saving = cards_of(vertical(2, red));
                                 t.pile = static_cast<std::uint8_t>(t.pile + 2);
                             }),
              invariants::wrong_saving);
    EXPECT_EQ(found_in<game>(
                  saving(),
                  [](auto& t, auto&) { t.saving = cards_of(vertical(1, red), vertical(2, red), vertical(3, red)); }),
              invariants::wrong_saving)
        << "of this triangle";
    EXPECT_EQ(found_in<game>(saving(),
                             [](auto& t, auto&) {
                                 t.saving = cards_of(vertical(1, red), vertical(2, red), vertical(3, red));
                                 t.completed = {};
                                 t.completed.add(whole(vertical(1, red), vertical(2, red), vertical(3, red)));
                             }),
              invariants::wrong_saving)
        << "of a pure one all are saved";
    EXPECT_EQ(found_in<game>(saving(),
                             [](auto& t, auto&) {
                                 t.completed = {};
                                 t.completed.add(triangle{cut::vertical});
                             }),
              these({invariants::wrong_turn, invariants::wrong_saving}));
}

// More than one reason.

TEST(CheckPositionOfRace, several_faults_give_all_their_reasons) {
    EXPECT_EQ(found_in<game>(turn(),
                             [](auto& t, auto& all) {
                                 ++t.pile;
                                 t.saved[seat{2}] = cards_of(joker(cut::centered, green));
                                 t.saving = cards_of(horizontal(2, red));
                                 t.caller.add(seat{2});
                                 t.turns = -1;
                                 t.known[seat{1}] = cards_of(vertical(3, red));
                                 all[seat{0}].hand = {};
                                 t.in_hand[seat{0}] = 99;
                                 t.mover = seat{2};
                                 t.phase = phase::draw;
                             }),
              these({invariants::wrong_cards, invariants::wrong_saved, invariants::wrong_call, invariants::wrong_ending,
                     invariants::wrong_known, refusal::wrong_secrets, invariants::wrong_hands,
                     invariants::wrong_dead_ends, invariants::wrong_turn, invariants::wrong_saving}));
}

TEST(CheckPositionOfRace, T1_T3_R1_R2_R4_R5_R7_R9_R13_R14_each_is_provoked) {
    support::provoked expect;
    auto const change = [&](auto how, std::initializer_list<refusal> why) { expect(found_in<game>(turn(), how), why); };
    change([](auto& t, auto&) { t.mover = seat{5}; }, {refusal::wrong_seats});
    change([](auto&, auto& all) { all[seat{0}].hand = {}; }, {refusal::wrong_secrets});
    change([](auto& t, auto&) { ++t.pile; }, {invariants::wrong_cards});
    change([](auto& t, auto&) { save_from_pile(t, 2, horizontal(1, red)); }, {invariants::wrong_saved});
    change([](auto& t, auto&) { t.caller.add(seat{2}); }, {invariants::wrong_call});
    change([](auto& t, auto&) { t.turn_cap = 5; }, {invariants::wrong_ending});
    change([](auto& t, auto&) { t.known[seat{0}] = cards_of(vertical(3, red)); }, {invariants::wrong_known});
    change([](auto& t, auto&) { t.mover = seat{2}; }, {invariants::wrong_dead_ends});
    change([](auto& t, auto&) { t.drew = true; }, {invariants::wrong_turn});
    change(
        [](auto& t, auto&) {
            t.saving = cards_of(horizontal(2, red));
            --t.pile;
        },
        {invariants::wrong_saving});
    change(
        [](auto& t, auto& all) {
            for (card const c : turn().hand(0)) put_back(t, all, 0, c);
        },
        {invariants::wrong_hands});
    change(
        [](auto& t, auto& all) {
            t.out = {};
            t.gone.add(horizontal(1, red));
            --t.pile;
            deal(t, all, 2, vertical(3, red));
        },
        {invariants::wrong_gone});
    expect.expect_all(support::refusals_in(golden));
    refusal const of_every_game[] = {refusal::wrong_seats, refusal::wrong_secrets};
    expect.expect_all(of_every_game);
}

// In a constant expression.
constexpr bool a_position_by_hand_is_checked() {
    table t;
    rules::all_secrets all{};
    if (!set_up<game>(t, all)) return false;
    t.phase = phase::save;
    t.saving = cards_of(vertical(1, red), vertical(2, red));
    t.completed.add(triangle{cut::vertical});
    if (!set_up<game>(t, all).why().contain(invariants::wrong_saving)) return false;
    t = {};
    t.pile = 80;
    return set_up<game>(t, all).why() == invariants::wrong_cards;
}
static_assert(a_position_by_hand_is_checked());

}  // namespace
}  // namespace triqueta::triangles::race
