#include <triqueta/triangles/mayhem/check_position.hpp>

#include <triqueta/triangles/mayhem/refusal_list.hpp>

#include <triqueta/core/position.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/found.hpp"
#include "support/golden_refusals.hpp"
#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace triqueta::triangles::mayhem {
namespace {

using support::centered, support::horizontal, support::mayhem_played, support::triangle_of, support::vertical;
using support::found_in, support::these;
using enum colour;

constexpr support::golden_refusal golden[] = {
    {invariants::wrong_cards, 70, {'M', 1}}, {invariants::wrong_turn, 71, {'M', 2}},
    {invariants::wrong_open, 72, {'M', 3}},  {invariants::wrong_hands, 73, {'M', 5}},
    {invariants::wrong_wins, 74, {'M', 9}},
};

TEST(MayhemInvariants, codes_and_rules_are_what_they_always_were) { support::expect_as_they_always_were(golden); }

TEST(MayhemInvariants, are_listed_with_their_names_and_no_code_twice) { support::expect_listed(golden, all_refusals); }

constexpr cards hand = cards_of(horizontal(1, pink), horizontal(3, red), vertical(1, red));
constexpr cards other_hand = cards_of(horizontal(2, red), horizontal(2, green), vertical(1, green));

/// Seat 0 has played a horizontal 1 and may play on.
mayhem_played playing(bool fast = false) {
    mayhem_played g{{hand, other_hand}, {.fast = fast}};
    g.lay(horizontal(1, pink));
    return g;
}
/// Seat 0 has played two cards and drawn one of two.
mayhem_played drawing(bool fast = false) {
    auto g = playing(fast);
    g.lay(horizontal(3, red), triangle_of(horizontal(1, pink))).stop().draw(centered(2, red));
    return g;
}
/// And both.
mayhem_played playing_fast() {
    auto g = drawing(true);
    g.draw(centered(3, green));
    return g;
}
/// Seat 1 has won an unpure triangle, and a horizontal 2 lies open.
mayhem_played won() {
    auto g = drawing();
    g.draw(centered(3, green)).lay(horizontal(2, red), triangle_of(horizontal(1, pink), horizontal(3, red)));
    g.lay(horizontal(2, green));
    return g;
}
/// All 81 cards are in the hands of 27 players.
mayhem_played without_pile() { return mayhem_played{support::three_alike_each(27), {}}; }

mayhem_played over() {
    auto g = without_pile();
    while (!g.is_over()) g.act(g.legal()[0]);
    return g;
}

constexpr auto nothing = [](auto&, auto&) {};

TEST(CheckPositionOfMayhem, finds_nothing_against_these_positions_of_play) {
    for (auto const& g : {playing(), drawing(), drawing(true), playing_fast(), won(), without_pile(), over()})
        EXPECT_EQ(found_in<game>(g, nothing), reasons{});
}

// Seats.

TEST(CheckPositionOfMayhem, M1_two_to_27_play_and_the_mover_is_one_of_them) {
    EXPECT_EQ(found_in<game>(state<game>{}, [](auto& t, auto&) { t.players = 1; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.players = 28; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.players = 255; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.mover = seat{2}; }), refusal::wrong_seats);
}

TEST(CheckPositionOfMayhem, M1_who_doesnt_play_has_neither_cards_nor_triangles) {
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.in_hand[seat{2}] = 1; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.pure[seat{2}] = 1; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.unpure[seat{26}] = 1; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<game>(playing(), [](auto&, auto& all) { all[seat{2}].hand.add(centered(1, red)); }),
              refusal::wrong_secrets);
}

TEST(CheckPositionOfMayhem, a_view_is_somebodys_who_plays_or_a_spectators_who_has_no_secrets) {
    auto const g = playing();
    auto const& mine = g.secrets(seat{1});
    EXPECT_EQ(check_position<game>(g.table(), mine, seat{1}), reasons{});
    EXPECT_EQ(check_position<game>(g.table(), {}, viewer::spectator()), reasons{});
    EXPECT_EQ(check_position<game>(g.table(), {}, seat{2}), refusal::wrong_seats);
    EXPECT_EQ(check_position<game>(g.table(), mine, viewer::spectator()), refusal::wrong_secrets);
    EXPECT_EQ(check_position<game>(g.table(), {}, seat{1}), refusal::wrong_secrets);
}

// Cards.

TEST(CheckPositionOfMayhem, M1_M4_no_more_of_a_piece_are_played_and_held_than_there_are) {
    EXPECT_EQ(found_in<game>(playing(),
                             [](auto&, auto& all) {
                                 all[seat{1}].hand =
                                     cards_of(horizontal(1, pink), horizontal(1, pink), horizontal(1, pink));
                             }),
              invariants::wrong_cards)
        << "one was played";
    EXPECT_EQ(found_in<game>(playing(),
                             [](auto&, auto& all) {
                                 all[seat{0}].hand = cards_of(centered(1, red), centered(1, red));
                                 all[seat{1}].hand = cards_of(centered(1, red), centered(1, red), centered(2, red));
                             }),
              invariants::wrong_cards)
        << "both players together have too many";
    auto const as_1 = playing().view(seat{1});
    EXPECT_EQ(found_in<game>(as_1,
                             [](auto&, auto& mine) {
                                 mine.hand = cards_of(horizontal(1, pink), horizontal(1, pink), horizontal(1, pink));
                             }),
              invariants::wrong_cards);
}

TEST(CheckPositionOfMayhem, M1_the_jokers_stay_out) {
    EXPECT_EQ(found_in<game>(playing(),
                             [](auto&, auto& all) {
                                 all[seat{1}].hand.remove(vertical(1, green));
                                 all[seat{1}].hand.add(joker(cut::vertical, green));
                             }),
              invariants::wrong_cards);
    EXPECT_EQ(found_in<game>(playing(),
                             [](auto& t, auto&) {
                                 t.played.add(joker(cut::vertical, green));
                                 --t.pile;
                             }),
              invariants::wrong_cards);
}

// Hands.

TEST(CheckPositionOfMayhem, M1_every_card_is_in_the_pile_in_a_hand_or_played) {
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { ++t.pile; }), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { --t.pile; }), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.pile = 0; }), invariants::wrong_hands);
}

TEST(CheckPositionOfMayhem, M1_no_hand_has_more_than_three_cards) {
    auto const four = [](auto& t, auto&) {
        t.in_hand[seat{1}] = 4;
        t.in_hand[seat{2}] = 2;
    };
    EXPECT_EQ(found_in<game>(without_pile().view(viewer::spectator()), four), invariants::wrong_hands);
}

TEST(CheckPositionOfMayhem, M5_as_long_as_there_is_a_pile_all_others_hold_three) {
    EXPECT_EQ(found_in<game>(playing(),
                             [](auto& t, auto& all) {
                                 t.in_hand[seat{1}] = 2;
                                 all[seat{1}].hand.remove(vertical(1, green));
                                 ++t.pile;
                             }),
              invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(drawing(),
                             [](auto& t, auto& all) {
                                 t.in_hand[seat{1}] = 2;
                                 all[seat{1}].hand.remove(vertical(1, green));
                                 ++t.pile;
                             }),
              invariants::wrong_hands);
}

TEST(CheckPositionOfMayhem, M2_M5_the_mover_holds_what_is_left_of_three) {
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.laid = 0; }), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.laid = 2; }), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(without_pile(), [](auto& t, auto&) { t.laid = 1; }), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(without_pile(), [](auto& t, auto&) { t.mover = seat{13}; }), reasons{});
}

TEST(CheckPositionOfMayhem, M7_whoever_is_to_play_has_a_card) {
    auto g = without_pile();
    while (g.table().in_hand[seat{0}] > 0) {
        g.act(g.legal()[0]);
        while (!g.turn().is(seat{0}) && g.table().in_hand[seat{0}] > 0) g.act(g.legal()[g.legal().size() - 1]);
    }
    ASSERT_FALSE(g.is_over());
    EXPECT_EQ(found_in<game>(g,
                             [](auto& t, auto&) {
                                 t.mover = seat{0};
                                 t.laid = 0;
                             }),
              invariants::wrong_hands);
}

TEST(CheckPositionOfMayhem, M5_cards_are_drawn_from_a_pile_into_a_hand_with_room) {
    EXPECT_EQ(found_in<game>(drawing(), [](auto& t, auto&) { t.phase = phase::play; }), invariants::wrong_hands)
        << "with two played, one card would be left";
    auto const full = [](auto& t, auto& all) {
        t.in_hand[seat{0}] = 3;
        all[seat{0}].hand.add(centered(3, green));
        --t.pile;
    };
    EXPECT_EQ(found_in<game>(drawing(), full), invariants::wrong_hands);
    auto const too_few = [](auto& t, auto& all) {
        t.in_hand[seat{0}] = 0;
        all[seat{0}].hand = {};
        t.pile = static_cast<std::uint8_t>(t.pile + 2);
    };
    EXPECT_EQ(found_in<game>(drawing(), too_few), invariants::wrong_hands);
    auto last = without_pile();
    last.act(last.legal()[0]);
    EXPECT_EQ(found_in<game>(last, [](auto& t, auto&) { t.phase = phase::draw; }), invariants::wrong_hands)
        << "no pile is left";
}

TEST(CheckPositionOfMayhem, M6_whoever_plays_fast_holds_three_while_there_is_a_pile) {
    auto const one_less = [](auto& t, auto& all) {
        t.in_hand[seat{0}] = 2;
        t.fresh = 1;
        all[seat{0}].fresh.remove(centered(3, green));
        all[seat{0}].hand.remove(centered(3, green));
        ++t.pile;
    };
    EXPECT_EQ(found_in<game>(playing_fast(), one_less), invariants::wrong_hands);
}

/// Fast, and the pile is empty: seat 0 has played three cards, drawn the last three, and played one of them.
mayhem_played fast_at_the_piles_end() {
    mayhem_played g{support::three_alike_each(26), {.fast = true}};
    for (int i = 0; i < 3; ++i) g.act(g.legal()[0]);
    g.draw_any().act(g.legal()[0]);
    return g;
}

TEST(CheckPositionOfMayhem, M6_without_a_pile_fewer_are_enough_as_long_as_one_is_fresh) {
    auto const g = fast_at_the_piles_end();
    ASSERT_EQ(g.table().phase, phase::fast);
    ASSERT_EQ(g.table().fresh, 2);
    EXPECT_EQ(found_in<game>(g, nothing), reasons{});
    auto const none_fresh = [](auto& t, auto&) {
        t.laid = 1;
        t.fresh = 0;
    };
    EXPECT_EQ(found_in<game>(g.view(viewer::spectator()), none_fresh), invariants::wrong_turn);
}

TEST(CheckPositionOfMayhem, M1_cards_are_dealt_one_to_each_in_turn) {
    state<game> g{{.players = 3}};
    for (int i = 0; i < 4; ++i) ASSERT_FALSE(g.reveal(card(i)));
    EXPECT_EQ(found_in<game>(g, nothing), reasons{});
    EXPECT_EQ(found_in<game>(g, [](auto& t, auto&) { t.mover = seat{0}; }), invariants::wrong_hands);
    EXPECT_EQ(found_in<game>(g, [](auto& t, auto&) { t.mover = seat{2}; }), invariants::wrong_hands)
        << "seat 1 comes first";
    auto const to_seat_2 = [](auto& t, auto& all) {
        t.in_hand[seat{2}] = 3;
        all[seat{2}].hand = cards_of(card(9), card(10), card(11));
        t.pile = static_cast<std::uint8_t>(t.pile - 2);
    };
    EXPECT_EQ(found_in<game>(g, to_seat_2), invariants::wrong_hands);
    auto const played_one = [](auto& t, auto&) {
        t.played.add(card(20));
        t.open[2].add(triangle_of(card(20)));
        --t.pile;
    };
    EXPECT_EQ(found_in<game>(g, played_one), invariants::wrong_hands) << "nothing is played before all are dealt";
    EXPECT_EQ(found_in<game>(without_pile(), [](auto& t, auto&) { t.phase = phase::deal; }), invariants::wrong_hands)
        << "all have theirs";
}

// The turn.

TEST(CheckPositionOfMayhem, M2_what_has_to_happen_next_is_one_of_the_phases) {
    EXPECT_EQ(found_in<game>(without_pile(), [](auto& t, auto&) { t.phase = static_cast<phase>(5); }),
              invariants::wrong_turn);
}

TEST(CheckPositionOfMayhem, M8_it_is_over_when_all_cards_are_played_and_not_before) {
    EXPECT_EQ(found_in<game>(without_pile(), [](auto& t, auto&) { t.phase = phase::over; }), invariants::wrong_turn);
    auto const on = [](auto& t, auto&) { t.phase = phase::play; };
    EXPECT_EQ(found_in<game>(over(), on), these({invariants::wrong_hands, invariants::wrong_turn}));
}

TEST(CheckPositionOfMayhem, M2_three_cards_are_played_at_most_and_who_may_play_on_has_played_fewer) {
    auto const three = [](auto& t, auto& all) {
        t.laid = 3;
        t.in_hand[seat{0}] = 0;
        all[seat{0}].hand = {};
        t.pile = static_cast<std::uint8_t>(t.pile + 2);
    };
    EXPECT_EQ(found_in<game>(playing(), three), these({invariants::wrong_hands, invariants::wrong_turn}));
    EXPECT_EQ(found_in<game>(drawing(), [](auto& t, auto&) { t.laid = 4; }), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(playing_fast(),
                             [](auto& t, auto& all) {
                                 t.laid = 4;
                                 t.fresh = 4;
                                 all[seat{0}].fresh = all[seat{0}].hand;
                             }),
              these({invariants::wrong_turn, refusal::wrong_secrets}));
}

TEST(CheckPositionOfMayhem, M2_one_card_at_least_was_played_before_any_is_drawn) {
    auto g = drawing();
    EXPECT_EQ(found_in<game>(g, [](auto& t, auto&) { t.laid = 0; }),
              these({invariants::wrong_hands, invariants::wrong_turn}));
    EXPECT_EQ(found_in<game>(playing_fast(),
                             [](auto& t, auto& all) {
                                 t.laid = 0;
                                 t.fresh = 0;
                                 all[seat{0}].fresh = {};
                             }),
              invariants::wrong_turn);
}

TEST(CheckPositionOfMayhem, M6_cards_count_as_fresh_only_where_it_is_played_fast_and_only_those_drawn) {
    auto const one_fresh = [](auto& t, auto& all) {
        t.fresh = 1;
        all[seat{0}].fresh = cards_of(centered(2, red));
    };
    EXPECT_EQ(found_in<game>(drawing(), one_fresh), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(drawing(true),
                             [](auto& t, auto& all) {
                                 t.fresh = 0;
                                 all[seat{0}].fresh = {};
                             }),
              invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(playing_fast(),
                             [](auto& t, auto& all) {
                                 t.fresh = 1;
                                 all[seat{0}].fresh.remove(centered(2, red));
                             }),
              invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(playing_fast(), [](auto& t, auto&) { t.fast = false; }), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(playing(true),
                             [](auto& t, auto& all) {
                                 t.fresh = 1;
                                 all[seat{0}].fresh = cards_of(vertical(1, red));
                             }),
              invariants::wrong_turn)
        << "before any is drawn";
    EXPECT_EQ(found_in<game>(playing_fast(),
                             [](auto& t, auto& all) {
                                 t.fresh = 0;
                                 t.laid = 0;
                                 all[seat{0}].fresh = {};
                             }),
              invariants::wrong_turn)
        << "without any, nothing is to be played fast";
}

TEST(CheckPositionOfMayhem, M1_M8_nothing_is_played_or_fresh_while_cards_are_dealt_or_at_the_end) {
    state<game> const dealing;
    EXPECT_EQ(found_in<game>(dealing, [](auto& t, auto&) { t.laid = 1; }), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(over(), [](auto& t, auto&) { t.laid = 1; }), invariants::wrong_turn);
    EXPECT_EQ(found_in<game>(over(), [](auto& t, auto&) { t.fresh = 1; }),
              these({invariants::wrong_turn, refusal::wrong_secrets}));
    EXPECT_EQ(found_in<game>(over().view(viewer::spectator()), [](auto& t, auto&) { t.fresh = 1; }),
              invariants::wrong_turn);
}

// Open triangles.

TEST(CheckPositionOfMayhem, M2_M4_an_open_triangle_lies_with_its_cut_and_has_one_or_two_pieces) {
    auto const instead = [](int place, triangle open) {
        return [=](auto& t, auto&) {
            t.open[0] = {};
            t.open[static_cast<unsigned>(place)].add(open);
        };
    };
    EXPECT_EQ(found_in<game>(playing(), instead(1, triangle_of(horizontal(1, pink)))), invariants::wrong_open);
    EXPECT_EQ(found_in<game>(playing(), instead(0, triangle{cut::horizontal})), invariants::wrong_open);
    mayhem_played other{hand, other_hand};
    other.lay(vertical(1, red));
    auto const to_horizontals = [](auto& t, auto&) {
        t.open[0] = t.open[1];
        t.open[1] = {};
    };
    EXPECT_EQ(found_in<game>(other, to_horizontals), invariants::wrong_open);
    auto const whole = triangle_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, pink));
    EXPECT_EQ(found_in<game>(playing(), instead(0, whole)), invariants::wrong_open);
}

TEST(CheckPositionOfMayhem, M3_open_triangles_lie_sorted) {
    mayhem_played g{cards_of(horizontal(2, pink), horizontal(2, red), vertical(1, red)), other_hand};
    g.lay(horizontal(2, pink)).lay(horizontal(2, red));
    auto const other_way_round = [](auto& t, auto&) {
        auto const open = t.open[0];
        t.open[0] = {};
        t.open[0].add(open[1]);
        t.open[0].add(open[0]);
    };
    EXPECT_EQ(found_in<game>(g, other_way_round), invariants::wrong_open);
}

TEST(CheckPositionOfMayhem, M3_all_open_triangles_of_a_cut_share_a_number) {
    auto const start_another = [](card other) {
        return [other](auto& t, auto& all) {
            all[seat{0}].hand.remove(horizontal(3, red));
            --t.in_hand[seat{0}];
            ++t.laid;
            t.played.add(other);
            t.open[0].add_sorted(triangle_of(other));
        };
    };
    EXPECT_EQ(found_in<game>(playing(), start_another(horizontal(3, red))), invariants::wrong_open);
    EXPECT_EQ(found_in<game>(playing(), start_another(horizontal(2, red))), invariants::wrong_open);
    EXPECT_EQ(found_in<game>(playing(), start_another(horizontal(1, red))), reasons{});
}

// Secrets.

TEST(CheckPositionOfMayhem, T4_each_player_knows_as_many_cards_as_all_see) {
    EXPECT_EQ(found_in<game>(playing(), [](auto&, auto& all) { all[seat{1}].hand.remove(vertical(1, green)); }),
              refusal::wrong_secrets);
    EXPECT_EQ(found_in<game>(playing_fast(), [](auto&, auto& all) { all[seat{0}].fresh.remove(centered(2, red)); }),
              refusal::wrong_secrets);
    EXPECT_EQ(
        found_in<game>(playing_fast(), [](auto&, auto& all) { all[seat{1}].fresh = cards_of(vertical(1, green)); }),
        refusal::wrong_secrets)
        << "it isn't their turn";
    EXPECT_EQ(
        found_in<game>(playing_fast(),
                       [](auto&, auto& all) { all[seat{0}].fresh = cards_of(centered(2, red), centered(2, green)); }),
        refusal::wrong_secrets)
        << "and holds the fresh ones";
}

// Triangles won.

TEST(CheckPositionOfMayhem, M4_the_pieces_of_open_triangles_were_played) {
    EXPECT_EQ(found_in<game>(playing(),
                             [](auto& t, auto&) {
                                 t.open[0] = {};
                                 t.open[0].add(triangle_of(horizontal(1, red)));
                             }),
              invariants::wrong_wins);
}

TEST(CheckPositionOfMayhem, M4_three_pieces_were_played_for_each_triangle_won) {
    EXPECT_EQ(found_in<game>(won(), [](auto& t, auto&) { t.unpure = {}; }), invariants::wrong_wins);
    EXPECT_EQ(found_in<game>(won(), [](auto& t, auto&) { ++t.unpure[seat{0}]; }), invariants::wrong_wins);
    EXPECT_EQ(found_in<game>(playing(), [](auto& t, auto&) { t.open[0] = {}; }), invariants::wrong_wins);
    EXPECT_EQ(found_in<game>(won(),
                             [](auto& t, auto&) {
                                 t.unpure[seat{1}] = 0;
                                 t.unpure[seat{0}] = 1;
                             }),
              reasons{})
        << "whoever won it";
}

TEST(CheckPositionOfMayhem, M4_of_each_cut_as_many_of_each_number_are_in_triangles_won) {
    auto const other_pieces = [](auto& t, auto&) {
        t.played.remove(horizontal(2, red));
        t.played.add(horizontal(1, red));
    };
    EXPECT_EQ(found_in<game>(won(), other_pieces), invariants::wrong_wins);
    auto const another = [](auto& t, auto&) {
        t.played.remove(horizontal(3, red));
        t.played.add(horizontal(2, pink));
    };
    EXPECT_EQ(found_in<game>(won(), another), invariants::wrong_wins);
    for (int const number : {1, 3}) {
        auto const all_alike = [number](auto& t, auto&) {
            t.played = cards_of(horizontal(number, pink), horizontal(number, red), horizontal(number, green),
                                horizontal(2, green));
        };
        EXPECT_EQ(found_in<game>(won(), all_alike), invariants::wrong_wins) << number;
    }
}

TEST(CheckPositionOfMayhem, M9_so_many_pure_triangles_can_be_made_of_them) {
    auto const as_pure = [](auto& t, auto&) {
        t.unpure = {};
        t.pure[seat{1}] = 1;
    };
    EXPECT_EQ(found_in<game>(won(), as_pure), invariants::wrong_wins);
    auto const red_ones = [](auto& t, auto&) {
        t.played.remove(horizontal(1, pink));
        t.played.add(horizontal(1, red));
    };
    EXPECT_EQ(found_in<game>(won(), red_ones), invariants::wrong_wins) << "a triangle of red ones is pure";
    EXPECT_EQ(found_in<game>(won(),
                             [&](auto& t, auto& all) {
                                 as_pure(t, all);
                                 red_ones(t, all);
                             }),
              reasons{});
    EXPECT_EQ(found_in<game>(over(), [](auto& t, auto&) { t.pure[seat{0}] = 255; }), invariants::wrong_wins);
}

TEST(CheckPositionOfMayhem, M9_how_many_triangles_can_be_pure) {
    auto const counts = [](auto... pieces) { return possible_pure(cards_of(pieces...), cut::vertical); };
    EXPECT_EQ(counts(), 0b1U);
    EXPECT_EQ(counts(vertical(1, red), vertical(2, red), vertical(3, red)), 0b10U);
    EXPECT_EQ(counts(vertical(1, red), vertical(2, red), vertical(3, pink)), 0b1U);
    EXPECT_EQ(counts(vertical(1, red), vertical(2, red), vertical(3, red), vertical(1, pink), vertical(2, pink),
                     vertical(3, pink)),
              0b101U)
        << "both, or their pieces mixed";
    EXPECT_EQ(counts(vertical(1, red), vertical(2, red), vertical(3, red), vertical(1, red), vertical(2, red),
                     vertical(3, pink)),
              0b10U)
        << "five red ones can't be in two triangles that aren't pure";
    EXPECT_EQ(counts(vertical(1, red), vertical(1, red), vertical(2, pink), vertical(2, pink), vertical(3, green),
                     vertical(3, green)),
              0b1U);
    EXPECT_EQ(counts(horizontal(1, red), horizontal(2, red), horizontal(3, red)), 0b1U) << "of another cut";
    EXPECT_EQ(possible_pure(cards::all_pieces(), cut::vertical) >> 9, 1U) << "nine at most";
    EXPECT_EQ(possible_pure(cards::all_pieces(), cut::vertical) >> 8 & 1, 0U) << "and never eight";
}

// More than one reason.

TEST(CheckPositionOfMayhem, several_faults_give_all_their_reasons) {
    EXPECT_EQ(found_in<game>(playing(),
                             [](auto& t, auto& all) {
                                 t.pile = 0;
                                 t.fresh = 1;
                                 t.open[1].add(triangle{cut::horizontal});
                                 all[seat{0}].hand =
                                     cards_of(horizontal(1, pink), horizontal(1, pink), horizontal(1, pink));
                             }),
              these({invariants::wrong_cards, invariants::wrong_hands, invariants::wrong_turn, invariants::wrong_open,
                     refusal::wrong_secrets}));
}

TEST(CheckPositionOfMayhem, M1_M2_M3_M5_M9_each_is_provoked) {
    support::provoked expect;
    auto const change = [&](auto how, std::initializer_list<refusal> why) {
        expect(found_in<game>(playing(), how), why);
    };
    change([](auto& t, auto&) { t.mover = seat{9}; }, {refusal::wrong_seats});
    change([](auto&, auto& all) { all[seat{0}].hand = {}; }, {refusal::wrong_secrets});
    change([](auto&, auto& all) { all[seat{1}].hand = all[seat{0}].hand + cards_of(joker(cut::vertical, pink)); },
           {invariants::wrong_cards});
    change([](auto& t, auto&) { ++t.pile; }, {invariants::wrong_hands});
    change([](auto& t, auto&) { t.open[0].add(triangle{cut::vertical}); }, {invariants::wrong_open});
    change([](auto& t, auto&) { ++t.pure[seat{0}]; }, {invariants::wrong_wins});
    expect(found_in<game>(playing().view(seat{1}), [](auto& t, auto&) { t.fresh = 1; }), {invariants::wrong_turn});
    expect.expect_all(support::refusals_in(golden));
    refusal const of_every_game[] = {refusal::wrong_seats, refusal::wrong_secrets};
    expect.expect_all(of_every_game);
}

// In a constant expression.
constexpr bool a_position_by_hand_is_checked() {
    table t;
    rules::all_secrets all{};
    if (!set_up<game>(t, all)) return false;
    t.pile = 80;
    if (set_up<game>(t, all).why() != invariants::wrong_hands) return false;
    t.pile = 81;
    t.pure[seat{0}] = 255;
    if (set_up<game>(t, all).why() != invariants::wrong_wins) return false;
    t.pure[seat{0}] = 0;
    t.open[0].add(triangle_of(horizontal(1, pink)));
    return set_up<game>(t, all).why() == invariants::wrong_wins;
}
static_assert(a_position_by_hand_is_checked());

}  // namespace
}  // namespace triqueta::triangles::mayhem
