#pragma once

#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/mayhem/table.hpp"

namespace triqueta::triangles::mayhem {

/// T4: what one player knows beyond the table.
struct secrets {
    cards hand;
    cards fresh;  // M6: the cards of the hand that were drawn in this turn

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        constexpr shape::counts<of_cards> pieces{piece_kinds};
        fields("own_hand", "how many of each piece are in the hand", self.hand, pieces);
        fields("own_fresh", "how many of each piece were drawn in this turn, in fast draw-and-play", self.fresh,
               pieces);
    }

    friend constexpr bool operator==(secrets const&, secrets const&) = default;
};

/// The cards whose place the owner of these secrets doesn't know: in the pile, or in others' hands. `mine` is null for
/// a spectator.
[[nodiscard]] constexpr cards unseen(table const& t, secrets const* mine) {
    cards const rest = table::deck() - t.played;
    return mine != nullptr ? rest - mine->hand : rest;
}

}  // namespace triqueta::triangles::mayhem
