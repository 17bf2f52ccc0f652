#pragma once

#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/table.hpp"

namespace triqueta::triangles::race {

/// T4: what one player knows beyond the table.
struct secrets {
    cards hand;

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("own_hand", "how many of each card are in the hand", self.hand, shape::counts<of_cards>{card_kinds});
    }

    friend constexpr bool operator==(secrets const&, secrets const&) = default;
};

/// The cards that don't lie open: in the pile or in any hand.
[[nodiscard]] constexpr cards not_open(table const& t) {
    cards rest = table::deck() - t.discards.cards() - t.gone - t.saving;
    for (cards const saved : t.saved) rest -= saved;
    return rest;
}

/// T5. The cards whose place this viewer doesn't know: in the pile, or in others' hands without being known there.
/// `mine` is null for a spectator.
[[nodiscard]] constexpr cards unseen(table const& t, viewer who, secrets const* mine) {
    cards rest = not_open(t);
    if (mine != nullptr) rest -= mine->hand;
    for (auto const s : player_set::first(t.players))
        if (!who.is(s)) rest -= t.known[s];
    return rest;
}

}  // namespace triqueta::triangles::race
