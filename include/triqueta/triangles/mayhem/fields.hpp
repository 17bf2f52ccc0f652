#pragma once

#include "triqueta/core/fields.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/fields.hpp"
#include "triqueta/triangles/mayhem/rules.hpp"
#include "triqueta/triangles/mayhem/secrets.hpp"
#include "triqueta/triangles/mayhem/table.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <concepts>

/// The parts of a position of Triangle Mayhem, in the order in which they are written anywhere.
namespace triqueta::triangles::mayhem {

inline constexpr char const* phase_names[] = {"deal", "play", "draw", "fast", "over"};

template <class Fields>
constexpr void exchange(table& t, Fields& each) {
    constexpr int pieces = copies_of_a_piece * piece_kinds;
    auto const each_seat = [&](by_seat<std::uint8_t>& count, int most) {
        each.seats(t.players, most_players, [&](seat s) { exchange_number(count[s], most, each); });
    };

    each.field("players", "how many players there are");
    exchange_number(t.players, most_players, each);
    each.field("fast", "whether fast draw-and-play is allowed");
    exchange_number(t.fast, 1, each);
    each.field("phase", "what has to happen next");
    exchange_choice(t.phase, phase_names, each);
    each.field("mover", "the seat that acts, or that chance gives a card; at the end, who acted last");
    exchange_number(t.mover, most_players - 1, each);
    each.field("pile", "cards in the pile");
    exchange_number(t.pile, pieces, each);
    each.field("laid", "pieces that the mover has played by M2 in this turn");
    exchange_number(t.laid, hand_size, each);
    each.field("fresh", "cards drawn in this turn that the mover hasn't played, in fast draw-and-play");
    exchange_number(t.fresh, hand_size, each);
    each.field("in_hand", "of each player how many cards they hold");
    each_seat(t.in_hand, hand_size);
    each.field("pure", "of each player how many pure triangles they won");
    each_seat(t.pure, pieces / 3);
    each.field("unpure", "of each player how many other triangles they won");
    each_seat(t.unpure, pieces / 3);
    each.field("open", "list for each cut of the open triangles, by their pieces");
    for (auto& open : t.open) exchange_list(open, kind_of::triangle, open_triangles::most, triangle::numbers, each);
    each.field("played", "how often each piece was played");
    exchange_cards(t.played, piece_kinds, each);
}

template <class Fields>
constexpr void exchange(secrets& mine, Fields& each) {
    each.field("own_hand", "how often each piece is in the hand");
    exchange_cards(mine.hand, piece_kinds, each);
    each.field("own_fresh", "how often each was drawn in this turn, in fast draw-and-play");
    exchange_cards(mine.fresh, piece_kinds, each);
}

/// What of a view follows from the rest, for those who write it.
template <std::same_as<game> G, class Fields>
constexpr void exchange_unseen(view<G> const& v, Fields& each) {
    auto rest = mayhem::unseen(v.table(), v.who().is_spectator() ? nullptr : &v.mine());
    each.field("unseen", "how often each card is where the viewer can't place it");
    exchange_cards(rest, piece_kinds, each);
}

}  // namespace triqueta::triangles::mayhem
