#pragma once

#include "triqueta/core/fields.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/fields.hpp"
#include "triqueta/triangles/race/discard_pile.hpp"
#include "triqueta/triangles/race/rules.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/table.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <concepts>
#include <cstdint>
#include <limits>

/// The parts of a position of the 21/15/9-card game, in the order in which they are written anywhere.
namespace triqueta::triangles::race {

inline constexpr char const* phase_names[] = {"deal", "turn",    "look",       "discard",
                                              "save", "closing", "take_saved", "over"};

inline constexpr int all_cards = copies_of_a_piece * piece_kinds + joker_kinds;

/// No more of a kind than there are.
template <class Fields>
constexpr void exchange_discards(discard_pile& pile, Fields& each) {
    exchange_list(pile, kind_of::card, all_cards, card_kinds, each, [&](int value) {
        card const c{static_cast<std::uint8_t>(value)};
        if (pile.cards().of(c) < table::deck().of(c))
            pile.put(c);
        else
            each.wrong();
    });
}

template <class Fields>
constexpr void exchange(table& t, Fields& each) {
    constexpr int any_number = std::numeric_limits<std::int32_t>::max();
    auto const each_seat = [&](auto exchange_of) { each.seats(t.players, most_players, exchange_of); };

    each.field("players", "how many players there are");
    exchange_number(t.players, most_players, each);
    each.field("turn_cap", "after how many turns the game ends");
    exchange_number(t.turn_cap, any_number, each);
    each.field("phase", "what has to happen next");
    exchange_choice(t.phase, phase_names, each);
    each.field("mover", "the seat that acts, or that chance gives a card; at the end, who acted last");
    exchange_number(t.mover, most_players - 1, each);
    each.field("turns", "turns ended");
    exchange_number(t.turns, any_number, each);
    each.field("piles_made", "how often the discards were made a new pile");
    exchange_number(t.piles_made, any_number, each);
    each.field("pile", "cards in the pile");
    exchange_number(t.pile, all_cards, each);
    each.field("discards", "list of the discards, the lowest first");
    exchange_discards(t.discards, each);
    each.field("in_hand", "of each player how many cards they hold, or held when they went out");
    each_seat([&](seat s) { exchange_number(t.in_hand[s], most_held + 1, each); });
    each.field("saved", "of each player how often each piece is saved");
    each_seat([&](seat s) { exchange_cards(t.saved[s], piece_kinds, each); });
    each.field("known", "of each player how often each card is in their hand that all saw go into it");
    each_seat([&](seat s) { exchange_cards(t.known[s], card_kinds, each); });
    each.field("gone", "how often each card has left the game: jokers played, saved pieces of whoever is out");
    exchange_cards(t.gone, card_kinds, each);
    each.field("drew", "whether the mover drew in this turn");
    exchange_number(t.drew, 1, each);
    each.field("completed", "list of the triangles completed in this turn");
    exchange_list(t.completed, kind_of::triangle, most_held, triangle::numbers, each);
    each.field("saving", "how often each piece is among those that one is to be saved of");
    exchange_cards(t.saving, piece_kinds, each);
    each.field("out", "of each player whether they are out");
    exchange_set(t.out, most_players, each);
    each.field("caller", "list of at most one: the seat whose call stands");
    exchange_list(t.caller, kind_of::number, 1, most_players, each);
    each.field("winner", "list of at most one: the seat that won");
    exchange_list(t.winner, kind_of::number, 1, most_players, each);
    each.field("ending", "how the game came to its end");
    exchange_choice(t.ending, ending_names, each);
}

template <class Fields>
constexpr void exchange(secrets& mine, Fields& each) {
    each.field("own_hand", "how often each card is in the hand");
    exchange_cards(mine.hand, card_kinds, each);
}

/// What of a view follows from the rest, for those who write it.
template <std::same_as<game> G, class Fields>
constexpr void exchange_unseen(view<G> const& v, Fields& each) {
    auto rest = race::unseen(v.table(), v.who(), v.who().is_spectator() ? nullptr : &v.mine());
    each.field("unseen", "how often each card is where the viewer can't place it");
    exchange_cards(rest, card_kinds, each);
}

}  // namespace triqueta::triangles::race
