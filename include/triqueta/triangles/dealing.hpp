#pragma once

#include "triqueta/core/seat.hpp"

/// Dealing of the opening hands.
namespace triqueta::triangles {

/// M1, R1: whether the cards were dealt one to each player in turn, the mover getting the next one. Players with one
/// card more than the mover sit right before them.
template <class Table>
[[nodiscard]] constexpr bool is_dealt_in_turn(Table const& t, int hand_size) {
    int const own = t.in_hand[t.mover];
    if (own >= hand_size) return false;
    bool more = true;
    for (int back = 1; back < t.players; ++back) {
        seat const s{(t.mover.number() + t.players - back) % t.players};
        if (more && t.in_hand[s] == own + 1) continue;
        more = false;
        if (t.in_hand[s] != own) return false;
    }
    return true;
}

}  // namespace triqueta::triangles
