#pragma once

#include "properties/choices.hpp"
#include "properties/triangles_pieces.hpp"

#include <triqueta/triqueta.hpp>

#include <cstdint>

/// What of a position of Triangles one viewer can't see, and how it may be otherwise.
namespace properties {

/// Another position with the same table and the same secrets of `who`: whatever isn't known of the others' hands is
/// drawn anew from all that `who` can't place.
template <of_triangles G>
[[nodiscard]] triqueta::state<G> with_other_secrets(triqueta::state<G> const& s, triqueta::viewer who, choices& from) {
    using rules = triqueta::rules_of<G>;
    auto const& t = s.table();
    auto all = s.all_secrets();
    auto left = rules::unseen(t, who, who.is_spectator() ? nullptr : &s.secrets(who.seat()));
    for (auto const other : triqueta::seat_set::first(s.players())) {
        if (who.is(other)) continue;
        auto& hand = all[other].hand;
        int const size = hand.total();
        hand = rules::known(t, other);
        while (hand.total() < size) {
            auto const drawn = from.draw(left);
            left.remove(drawn);
            hand.add(drawn);
        }
        if constexpr (is_mayhem<G>) {
            auto& fresh = all[other].fresh;
            int const count = fresh.total();
            auto rest = hand;
            fresh = {};
            while (fresh.total() < count) {
                auto const drawn = from.draw(rest);
                rest.remove(drawn);
                fresh.add(drawn);
            }
        }
    }
    return triqueta::state<G>::assemble(t, all);
}

}  // namespace properties
