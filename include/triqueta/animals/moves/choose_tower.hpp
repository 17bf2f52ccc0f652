#pragma once

#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/refusals.hpp"

/// Choosing a tower: the rock's holder begins the next round.
namespace triqueta::animals::moves {

/// B17: chooses the next round's tower. All markers are back in the middle (B16).
struct choose {
    static constexpr int count = most_towers;
    constexpr explicit choose(int index) : next{index} {}

    tower next;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("tower", "the tower of the next round", next, shape::number{most_towers - 1});
    }

    template <variant V>
    [[nodiscard]] constexpr bool fits(table<V> const& t) const {
        return t.phase == phase::next_tower;
    }
    template <variant V>
    [[nodiscard]] constexpr refusal why_not(table<V> const& t) const {
        if (next.number() >= V::towers::count) return refusals::no_such_tower;
        return t.standing.contains(next) ? refusal{} : refusals::tower_used;
    }
    template <variant V>
    constexpr void make(table<V>& t) const {
        ++t.tiles[t.mover];
        t.standing.erase(next);
        t.current = next;
        t.left = heights::of_full(V::towers::columns, levels<typename V::towers>(next));
        t.in_middle = row_set::first(V::players);
        t.out = {};
        t.phase = phase::turn;
    }
};

}  // namespace triqueta::animals::moves
