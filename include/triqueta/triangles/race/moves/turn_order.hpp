#pragma once

#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/race/table.hpp"

/// Whose turn it is next, what a call changes, and when the game is over.
namespace triqueta::triangles::race::moves {

/// R10: a turn after another player's call.
[[nodiscard]] constexpr bool is_last_turn(table const& t) { return !t.caller.empty() && t.caller[0] != t.mover; }

/// R9: only with a call, by whomever, may a move empty a hand.
[[nodiscard]] constexpr bool may_empty_hand(table const& t) { return !t.caller.empty(); }

/// Whether the mover draws, completes, plays jokers or ends their turn now.
[[nodiscard]] constexpr bool is_own_time(table const& t) { return t.phase == phase::turn || t.phase == phase::closing; }

/// The next one clockwise who isn't out.
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
