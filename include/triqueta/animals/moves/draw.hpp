#pragma once

#include "triqueta/animals/moves/turn_order.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/animals/secrets.hpp"
#include "triqueta/animals/table.hpp"

#include <optional>

/// Action A: draw a token, and look at it.
namespace triqueta::animals::moves {

/// Whether action A may be chosen: B14, D5. Once it was, its second token may be drawn.
template <variant V>
[[nodiscard]] constexpr bool may_draw(table<V> const& t) {
    if constexpr (V::draw::tokens == 2)
        if (t.phase == phase::second_draw) return true;
    return V::draw::possible(t.left);
}

/// B8: the top of any column that isn't empty. D1: the second may be one that the first uncovered.
template <variant V>
[[nodiscard]] constexpr column_set columns_to_draw(table<V> const& t) {
    return may_draw(t) ? t.left.columns() : column_set{};
}

template <variant V>
[[nodiscard]] constexpr refusal why_not_draw(table<V> const& t, column c) {
    if (c.number() >= V::towers::columns) return refusals::no_such_column;
    if (!t.left.columns().contains(c)) return refusals::column_empty;
    if (!may_draw(t)) return refusals::too_few_to_draw;
    return {};
}

template <variant V>
constexpr void draw(table<V>& t, column c) {
    t.left.lower(c);
    if constexpr (has_shadows<V>)
        t.hand.add(t.back_at(t.left.of(c)));  // the height that is left is the level of the token taken
    else
        t.hand.add(back::light);
    t.unlooked.add(c);
    // D1: both are looked at only after both are taken
    t.phase = t.unlooked.size() < V::draw::tokens ? phase::second_draw : phase::look;
}

/// Where in `hand` the token lies that is looked at next: those not looked at are its last.
template <variant V>
[[nodiscard]] constexpr int place_to_look_at(table<V> const& t) {
    return V::draw::tokens == 1 ? 0 : t.hand.size() - t.unlooked.size();
}

/// The mover looks at the next token. `seen` is what it is, for whom that is known.
template <variant V, class Whose>
constexpr void look(table<V>& t, std::optional<animal> seen, Whose whose) {
    auto* const mine = whose(t.mover);
    int const place = place_to_look_at(t);
    back const shows = t.hand[place];
    t.unlooked.erase(0);
    if constexpr (has_shadows<V>) {
        if (shows == back::shadow) {  // W3, D2: kept face down, beyond the two of B10
            t.hand.erase(place);
            ++t.shadows[at(t.mover)];
            if (mine != nullptr) mine->shadows.add(*seen);
        }
    }
    if (shows == back::light && mine != nullptr) mine->hand.add(*seen);

    if (!t.unlooked.empty()) return;
    if (t.hand.empty())
        pass_turn(t);
    else
        t.phase = phase::place;
}

}  // namespace triqueta::animals::moves
