#pragma once

#include "triqueta/animals/action_set.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"

#include <cstdint>

namespace triqueta::animals {

/// Whether two legal actions differ only by equivalent things: columns of one height, rows with equal tokens, towers
/// built alike, kept tokens of the same animals.
template <variant V>
[[nodiscard]] constexpr bool alike(table<V> const& t, secrets<V> const& mover, action a, action b) {
    if (a.what() != b.what()) return false;
    switch (a.what()) {
        case action::kind::draw: return t.left.of(a.column()) == t.left.of(b.column());
        case action::kind::take:
        case action::kind::lay: return t.rows[a.row()] == t.rows[b.row()];
        case action::kind::choose: return V::towers::shadow_levels(a.tower()) == V::towers::shadow_levels(b.tower());
        case action::kind::decide:
            return added(mover.kept, decision{a.mask()}) == added(mover.kept, decision{b.mask()});
        case action::kind::keep:
        case action::kind::box:
        case action::kind::nothing: break;
    }
    return a == b;
}

/// The lowest action of each group of equivalent ones.
template <variant V>
[[nodiscard]] constexpr action_set distinct(table<V> const& t, secrets<V> const& mover, action_set legal) {
    std::uint32_t lowest = 0;
    for (action const a : legal) {
        bool first = true;
        for (action const b : action_set::from_mask(lowest)) first = first && !alike(t, mover, a, b);
        if (first) lowest |= std::uint32_t{1} << a.number();
    }
    return action_set::from_mask(lowest);
}

}  // namespace triqueta::animals
