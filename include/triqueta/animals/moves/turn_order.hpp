#pragma once

#include "triqueta/animals/table.hpp"

#include <bit>

namespace triqueta::animals::moves {

/// Who comes after the mover among those still in the round: clockwise (B7), past whoever has dropped out (B12).
/// The last one in the round comes after themselves (B13). Precondition: somebody is still in.
template <variant V>
[[nodiscard]] constexpr seat next_in_round(table<V> const& t) {
    constexpr std::uint32_t everyone = player_set::first(V::players).mask();
    std::uint32_t const in = everyone & ~t.out.mask();
    int const from = t.mover.number() + 1;
    int const next = from + std::countr_zero((in | in << V::players) >> from);
    return seat{next < V::players ? next : next - V::players};
}

template <variant V>
constexpr void pass_turn(table<V>& t) {
    t.mover = next_in_round(t);
    t.phase = phase::turn;
}

}  // namespace triqueta::animals::moves
