#pragma once

#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/refusals.hpp"

/// The rock's holder begins the next round.
namespace triqueta::animals::moves {

template <variant V>
[[nodiscard]] constexpr refusal why_not_choose(table<V> const& t, tower chosen) {
    if (chosen.number() >= V::towers::count) return refusals::no_such_tower;
    if (!t.standing.contains(chosen)) return refusals::tower_used;
    return {};
}

/// B17. All markers are back in the middle (B16).
template <variant V>
constexpr void choose(table<V>& t, tower chosen) {
    ++t.tiles[t.mover];
    t.standing.erase(chosen);
    t.current = chosen;
    t.left = heights::of_full(V::towers::columns, levels<typename V::towers>(chosen));
    t.in_middle = row_set::first(V::players);
    t.out = {};
    t.phase = phase::turn;
}

}  // namespace triqueta::animals::moves
