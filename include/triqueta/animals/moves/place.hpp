#pragma once

#include "triqueta/animals/moves/turn_order.hpp"
#include "triqueta/animals/policies/draw_rule.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/refusals.hpp"

/// The options for a drawn light token: lay it at a row, keep it, or put it into the box.
namespace triqueta::animals::moves {

/// B9, B10, D3: the options for the token in hand. D4: two light tokens need different options.
template <variant V>
[[nodiscard]] constexpr options open_options(table<V> const& t) {
    if constexpr (V::draw::tokens == 2)
        if (!t.first_option.empty()) return V::draw::options_after(t.first_option[0]);
    return V::draw::all_options;
}

/// B10: whether the mover may keep another light token.
template <variant V>
[[nodiscard]] constexpr bool may_keep_more(table<V> const& t) {
    return t.kept[t.mover] < V::kept::most;
}

/// B9: the rows that still lie in the middle.
template <variant V>
[[nodiscard]] constexpr row_set rows_to_lay_at(table<V> const& t) {
    return open_options(t).contain(option::lay) ? t.in_middle : row_set{};
}

/// Ends an option for the token in hand. The mover places the other light token of the draw next, if there is one.
/// Otherwise the turn is over.
template <variant V, class Whose>
constexpr void placed(table<V>& t, [[maybe_unused]] option by, Whose whose) {
    if (auto* const mine = whose(t.mover)) mine->hand.erase(0);
    t.hand.erase(0);
    if constexpr (V::draw::tokens == 2) {
        if (!t.hand.empty()) {
            t.first_option.add(by);
            return;
        }
        t.first_option = {};
    }
    pass_turn(t);
}

/// B9: lays the token at a row.
struct lay {
    static constexpr int count = most_players;
    constexpr explicit lay(int index) : at{index} {}

    row at;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("row", "the row that the token is laid at", at, shape::number{most_players - 1});
    }

    template <variant V>
    [[nodiscard]] constexpr bool fits(table<V> const& t) const {
        return t.phase == phase::place;
    }
    template <variant V>
    [[nodiscard]] constexpr refusal why_not(table<V> const& t) const {
        if (at.number() >= V::players) return refusals::no_such_row;
        if (!t.in_middle.contains(at)) return refusals::row_not_there;
        return open_options(t).contain(option::lay) ? refusal{} : refusals::same_option;
    }
    template <variant V, class Shown, class Whose>
    constexpr void make(table<V>& t, Shown& shown, Whose whose) const {
        t.rows[at].add_unchecked(shown.laid(t.mover));
        placed(t, option::lay, whose);
    }
};

/// B10: keeps the token face down.
struct keep {
    static constexpr int count = 1;
    constexpr explicit keep(int) {}

    template <variant V>
    [[nodiscard]] constexpr bool fits(table<V> const& t) const {
        return t.phase == phase::place;
    }
    template <variant V>
    [[nodiscard]] constexpr refusal why_not(table<V> const& t) const {
        if (!may_keep_more(t)) return refusals::kept_enough;
        return open_options(t).contain(option::keep) ? refusal{} : refusals::same_option;
    }
    template <variant V, class Whose>
    constexpr void make(table<V>& t, Whose whose) const {
        ++t.kept[t.mover];
        if (auto* const mine = whose(t.mover)) mine->kept.add(mine->hand[0]);
        placed(t, option::keep, whose);
    }
};

/// D3: puts the token into the box.
struct box {
    static constexpr int count = 1;
    constexpr explicit box(int) {}

    template <variant V>
    [[nodiscard]] constexpr bool fits(table<V> const& t) const {
        return t.phase == phase::place;
    }
    template <variant V>
    [[nodiscard]] constexpr refusal why_not(table<V> const& t) const {
        if constexpr (!V::draw::all_options.contain(option::box)) return refusals::no_box;
        return open_options(t).contain(option::box) ? refusal{} : refusals::same_option;
    }
    template <variant V, class Whose>
    constexpr void make(table<V>& t, Whose whose) const {
        ++t.boxed[t.mover];
        ++t.box;
        if (auto* const mine = whose(t.mover)) mine->boxed.add(mine->hand[0]);
        placed(t, option::box, whose);
    }
};

}  // namespace triqueta::animals::moves
