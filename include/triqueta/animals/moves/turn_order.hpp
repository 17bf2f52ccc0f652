#pragma once

#include "triqueta/animals/position/table.hpp"

#include <array>

namespace triqueta::animals::moves {

// The next seat, for each set of seats that have dropped out and each seat.
template <int Players>
inline constexpr auto next_in_round_of = [] {
    std::array<by_index<seat, seat, Players>, 1U << Players> table{};
    for (auto out = 0U; out + 1 < table.size(); ++out)
        for (int from = 0; from < Players; ++from) {
            int next = from;
            do next = (next + 1) % Players;
            while ((out >> next & 1) != 0);
            table[out][seat{from}] = seat{next};
        }
    return table;
}();

/// The next seat after the mover among those still in the round: clockwise (B7), without those that dropped out (B12).
/// The last one in the round comes after itself (B13). Precondition: a seat is still in the round.
template <variant V>
[[nodiscard]] constexpr seat next_in_round(table<V> const& t) {
    return next_in_round_of<V::players>[t.out.mask()][t.mover];
}

template <variant V>
constexpr void pass_turn(table<V>& t) {
    t.mover = next_in_round(t);
    t.phase = phase::turn;
}

}  // namespace triqueta::animals::moves
