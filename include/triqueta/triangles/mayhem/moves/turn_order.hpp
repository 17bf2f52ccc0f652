#pragma once

#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/mayhem/table.hpp"

/// The next turn and the end of the game.
namespace triqueta::triangles::mayhem::moves {

[[nodiscard]] constexpr seat next_seat(table const& t) {
    int const next = t.mover.number() + 1;
    return seat{next == t.players ? 0 : next};
}

/// M7: skips players without cards. M8: the game is over when all cards are played.
template <class Whose>
constexpr void pass_turn(table& t, Whose whose) {
    if (t.fast) {
        t.fresh = 0;
        if (auto* const mine = whose(t.mover)) mine->fresh = {};
    }
    t.laid = 0;
    if (t.played == table::deck()) {
        t.phase = phase::over;
        return;
    }
    do t.mover = next_seat(t);
    while (t.in_hand[t.mover] == 0);
    t.phase = phase::play;
}

}  // namespace triqueta::triangles::mayhem::moves
