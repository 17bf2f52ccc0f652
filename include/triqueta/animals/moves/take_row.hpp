#pragma once

#include "triqueta/animals/moves/decide.hpp"
#include "triqueta/animals/moves/turn_order.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/refusals.hpp"

/// Action B: taking a row, and the end of the round with the last row.
namespace triqueta::animals::moves {

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

/// Action B, B11: takes a row. The last row ends the game if no tower is left and nobody has an end decision to make.
struct take {
    static constexpr int count = most_players;
    constexpr explicit take(int index) : which{index} {}

    row which;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("row", "the row that is taken", which, shape::number{most_players - 1});
    }

    template <variant V>
    [[nodiscard]] constexpr bool fits(table<V> const& t) const {
        return t.phase == phase::turn;
    }
    template <variant V>
    [[nodiscard]] constexpr refusal why_not(table<V> const& t) const {
        if (which.number() >= V::players) return refusals::no_such_row;
        return t.in_middle.contains(which) ? refusal{} : refusals::row_taken;
    }
    template <variant V, class Shown, class Whose>
    constexpr void make(table<V>& t, Shown& shown, Whose whose) const {
        t.up[t.mover].add_unchecked(t.rows[which]);
        t.rows[which] = {};
        t.in_middle.erase(which);
        t.out.insert(t.mover);
        if (t.in_middle.empty())  // as many rows as players: the last player took the last row
            end_round(t, shown, whose);
        else
            pass_turn(t);
    }
};

}  // namespace triqueta::animals::moves
