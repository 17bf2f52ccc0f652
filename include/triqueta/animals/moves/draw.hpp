#pragma once

#include "triqueta/animals/moves/turn_order.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/refusals.hpp"

#include <optional>

/// Action A: draw a token, and look at it.
namespace triqueta::animals::moves {

/// B8: the columns to draw from, if action A may be chosen (B14, D5): any that isn't empty. The second token of a draw
/// may be one that the first uncovered (D1).
template <variant V>
[[nodiscard]] constexpr column_set columns_to_draw(table<V> const& t) {
    if constexpr (V::draw::tokens == 2)
        if (t.phase == phase::second_draw) return t.left.columns();
    return V::draw::columns(t.left);
}

/// Action A: draws the top token of a column.
struct draw {
    static constexpr int count = most_columns;
    constexpr explicit draw(int index) : from{index} {}

    column from;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("column", "the column that the token is drawn from", from, shape::number{most_columns - 1});
    }

    template <variant V>
    [[nodiscard]] constexpr bool fits(table<V> const& t) const {
        return t.phase == phase::turn || t.phase == phase::second_draw;
    }
    template <variant V>
    [[nodiscard]] constexpr refusal why_not(table<V> const& t) const {
        if (from.number() >= V::towers::columns) return refusals::no_such_column;
        if (!t.left.columns().contains(from)) return refusals::column_empty;
        return columns_to_draw(t).contains(from) ? refusal{} : refusals::too_few_to_draw;
    }
    template <variant V>
    constexpr void make(table<V>& t) const {
        t.left.lower(from);
        if constexpr (has_shadows<V>)
            t.hand.add(t.back_at(t.left.of(from)));  // the remaining height is the level of the drawn token
        else
            t.hand.add(back::light);
        t.unlooked.add(from);
        // D1: the mover looks at the tokens only after drawing both
        t.phase = t.unlooked.size() < V::draw::tokens ? phase::second_draw : phase::look;
    }
};

/// The place in `hand` of the next token to look at. The tokens not looked at come last.
template <variant V>
[[nodiscard]] constexpr int place_to_look_at(table<V> const& t) {
    return V::draw::tokens == 1 ? 0 : t.hand.size() - t.unlooked.size();
}

/// The back of the token at `place` in the mover's hand.
template <variant V>
[[nodiscard]] constexpr back shown_back(table<V> const& t, [[maybe_unused]] int place) {
    if constexpr (has_shadows<V>)
        return t.hand[place];
    else
        return back::light;
}

/// The mover looks at the next token. `seen` is needed only where `whose` returns the mover's secrets.
template <variant V, class Whose>
constexpr void answer(table<V>& t, std::optional<animal> seen, Whose whose) {
    auto* const mine = whose(t.mover);
    int const place = place_to_look_at(t);
    t.unlooked.erase(0);
    if (shown_back(t, place) == back::light) {
        if (mine != nullptr) mine->hand.add(*seen);
    } else if constexpr (has_shadows<V>) {  // W3, D2: kept face down, in addition to the two of B10
        t.hand.erase(place);
        ++t.shadows[t.mover];
        if (mine != nullptr) mine->shadows.add_unchecked(*seen);
        if (t.unlooked.empty() && t.hand.empty()) return pass_turn(t);
    }
    if (t.unlooked.empty()) t.phase = phase::place;
}

}  // namespace triqueta::animals::moves
