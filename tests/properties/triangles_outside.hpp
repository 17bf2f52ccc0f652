#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/triangles_pieces.hpp"

#include <triqueta/triqueta.hpp>

/// Events of Triangles from outside.
namespace properties {

/// What a client's view must still be, whatever events it was sent: it knows of no more cards than there are.
template <of_triangles G>
void a_view_is_whole(triqueta::view<G> const& v) {
    auto const& t = v.table();
    plain_cards known;
    known.add(v.mine().hand);
    if constexpr (is_mayhem<G>) {
        known.add(t.played);
    } else {
        known.add(t.discards.cards());
        known.add(t.gone);
        known.add(t.saving);
        for (auto const s : triqueta::seat_set::first(v.players())) {
            known.add(t.saved[s]);
            if (!v.who().is(s)) known.add(t.known[s]);
            claim(t.known[s].total() <= t.in_hand[s], "no more cards are known than are held");
        }
    }
    for (int kind = 0; kind < triqueta::triangles::card_kinds; ++kind)
        claim(known.of(kind) <= (kind < 27 ? 3 : 1), "no more cards are known than there are");
    auto const unseen = v.unseen();
    int hidden = t.pile;
    for (auto const s : triqueta::seat_set::first(v.players()))
        if (!v.who().is(s)) hidden += t.in_hand[s] - triqueta::rules_of<G>::known(t, s).total();
    claim(unseen.total() == hidden, "what is unseen is in the pile or in others' hands");
}

/// Any event at all: of each part any value that its type can hold, likely and unlikely ones.
template <of_triangles G>
[[nodiscard]] triqueta::event<G> any_event(triqueta::view<G> const& v, choices& from) {
    using action = triqueta::action<G>;
    triqueta::event<G> e;
    e.seat = from.one_in(8) ? triqueta::seat{static_cast<int>(from.below(256))} : v.table().mover;
    if (from.one_in(2)) {
        e.drawn = triqueta::card(from.one_in(4) ? from.below(256) : from.below(36));
        if (!from.one_in(8)) return e;
    }
    if (auto const legal = v.legal(); !legal.empty() && from.one_in(4))
        e.done = from.pick(legal);
    else if (!from.one_in(4))
        e.done = action::from_number(static_cast<int>(from.below(256) * 256 + from.below(256)) % action::count);
    return e;
}

}  // namespace properties
