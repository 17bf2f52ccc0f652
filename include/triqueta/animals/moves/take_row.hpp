#pragma once

#include "triqueta/animals/moves/decide.hpp"
#include "triqueta/animals/moves/turn_order.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/refusals.hpp"

/// Action B: take a row; and what ends with the last one.
namespace triqueta::animals::moves {

/// B11.
template <variant V>
[[nodiscard]] constexpr refusal why_not_take(table<V> const& t, row r) {
    if (r.number() >= V::players) return refusals::no_such_row;
    if (!t.in_middle.contains(r)) return refusals::row_taken;
    return {};
}

template <variant V, class Shown, class Whose>
constexpr void end_round(table<V>& t, Shown& shown, Whose whose) {
    t.rock = t.mover;                                           // B15
    t.box = static_cast<std::uint8_t>(t.box + t.left.total());  // B16
    t.left = {};
    if (!t.standing.empty())
        t.phase = phase::next_tower;  // B17
    else
        next_decision(t, shown, whose);
}

/// B11. The end of the game may come with it, if nobody has an end decision to make.
template <variant V, class Shown, class Whose>
constexpr void take(table<V>& t, row r, Shown& shown, Whose whose) {
    t.up[t.mover] += t.rows[r];
    t.rows[r] = {};
    t.in_middle.erase(r);
    t.out.insert(t.mover);
    if (t.in_middle.empty())  // as many rows as players: the last player took the last row
        end_round(t, shown, whose);
    else
        pass_turn(t);
}

}  // namespace triqueta::animals::moves
