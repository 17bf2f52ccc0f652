#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/race/moves/dead_end.hpp"
#include "triqueta/triangles/race/moves/turn_order.hpp"
#include "triqueta/triangles/race/refusals.hpp"
#include "triqueta/triangles/race/table.hpp"

/// Ending a turn, with or without a call of last round.
namespace triqueta::triangles::race::moves {

/// R9, R11: the mover's own earlier call lapses. R13 and R14 may end the game, in this order.
constexpr void end_turn(table& t, bool with_call) {
    ++t.turns;
    if (!is_last_turn(t)) t.caller = {};
    if (with_call) t.caller.add(t.mover);
    check_dead_end(t, t.mover);
    if (t.phase == phase::over) return;
    if (t.turns >= t.turn_cap) return finish(t, ending::turn_cap);
    t.mover = next_seat(t);
    t.drew = false;
    t.completed = {};
    t.phase = phase::turn;
}

/// R2: an ordinary turn can't be passed; R10: a last turn can.
[[nodiscard]] constexpr refusal why_not_end(table const& t) {
    return t.phase == phase::turn && !is_last_turn(t) ? refusals::turn_not_taken : refusal{};
}

/// R9: ends the turn.
struct end {
    static constexpr int count = 1;
    constexpr explicit end(int) {}

    [[nodiscard]] constexpr bool fits(table const& t) const { return is_own_time(t); }
    [[nodiscard]] constexpr refusal why_not(table const& t) const { return why_not_end(t); }
    constexpr void make(table& t) const { end_turn(t, false); }
};

/// R9: ends the turn and calls last round, if no other player's call is in effect.
struct end_and_call {
    static constexpr int count = 1;
    constexpr explicit end_and_call(int) {}

    [[nodiscard]] constexpr bool fits(table const& t) const { return is_own_time(t); }
    [[nodiscard]] constexpr refusal why_not(table const& t) const {
        if (auto const no = why_not_end(t)) return no;
        return is_last_turn(t) ? refusals::called_already : refusal{};
    }
    constexpr void make(table& t) const { end_turn(t, true); }
};

}  // namespace triqueta::triangles::race::moves
