#pragma once

#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/race/table.hpp"

/// The next turn, the effects of a call, and the end of the game.
namespace triqueta::triangles::race::moves {

/// R10: whether this is a turn after another player's call.
[[nodiscard]] constexpr bool is_last_turn(table const& t) { return !t.caller.empty() && t.caller[0] != t.mover; }

/// R9: a move may empty a hand only if any player has called.
[[nodiscard]] constexpr bool may_empty_hand(table const& t) { return !t.caller.empty(); }

/// Whether the mover may draw, complete, play jokers or end their turn now.
[[nodiscard]] constexpr bool is_own_time(table const& t) { return t.phase == phase::turn || t.phase == phase::closing; }

/// The next player clockwise who isn't out.
[[nodiscard]] constexpr seat next_seat(table const& t) {
    int next = t.mover.number();
    do next = next + 1 == t.players ? 0 : next + 1;
    while (t.out.contains(seat{next}));
    return seat{next};
}

constexpr void finish(table& t, ending how) {
    t.phase = phase::over;
    t.ending = how;
    t.drew = false;
    t.completed = {};
}
constexpr void win(table& t, seat winner, ending how) {
    t.winner.add(winner);
    finish(t, how);
}

}  // namespace triqueta::triangles::race::moves
