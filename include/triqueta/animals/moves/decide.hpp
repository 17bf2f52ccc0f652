#pragma once

#include "triqueta/animals/events/shown.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/refusals.hpp"

#include <cstdint>

/// The end decisions and the end of the game.
namespace triqueta::animals::moves {

/// The number of possible masks: one for each subset of the kept tokens (B18).
template <variant V>
[[nodiscard]] constexpr int decisions_open(table<V> const& t) {
    return 1 << t.kept[t.mover];
}

/// B18: the seats that still have to decide. Seats that kept nothing are skipped.
template <variant V>
[[nodiscard]] constexpr player_set undecided(table<V> const& t) {
    player_set seats;
    for (int s = 0; s < V::players; ++s)
        if (t.kept[seat{s}] > 0 && !t.decided.contains(seat{s})) seats.insert(seat{s});
    return seats;
}

/// Reveals the tokens when all have decided: B18, W4, K4.
template <variant V, class Shown, class Whose>
constexpr void reveal(table<V>& t, Shown& shown, Whose whose) {
    for (auto const s : player_set::first(V::players)) {
        tokens const added = shown.added(s);
        int const boxed = t.kept[s] - added.total();
        t.up[s].add_unchecked(added);
        t.boxed[s] = static_cast<std::uint8_t>(t.boxed[s] + boxed);
        t.box = static_cast<std::uint8_t>(t.box + boxed);
        t.kept[s] = 0;
        if constexpr (has_shadows<V>) {
            tokens const revealed = shown.shadows(s);
            t.up[s].add_unchecked(revealed);
            t.shadows_up.add_unchecked(revealed);
            t.shadows[s] = 0;
        }
        if (auto* const mine = whose(s)) {
            for (int place = 0; place < mine->kept.size(); ++place)
                if (!mine->choice.adds(place)) mine->boxed.add(mine->kept[place]);
            mine->kept = {};
            mine->shadows = {};
        }
    }
    t.phase = phase::over;
}

/// Passes the decision to the next seat in order from the rock's holder. When all have decided, ends the game.
template <variant V, class Shown, class Whose>
constexpr void next_decision(table<V>& t, Shown& shown, Whose whose) {
    player_set const left = undecided(t);
    if (left.empty()) {
        reveal(t, shown, whose);
        return;
    }
    seat next = t.rock;
    while (!left.contains(next)) next = seat{next.number() + 1 < V::players ? next.number() + 1 : 0};
    t.mover = next;
    t.phase = phase::decide;
}

/// B18: decides which of the kept tokens are added.
struct decide {
    static constexpr int count = 1 << most_kept;
    constexpr explicit decide(int index) : mask{index} {}

    int mask;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("mask", "mask of the kept tokens that are added", mask, shape::number{count - 1});
    }

    template <variant V>
    [[nodiscard]] constexpr bool fits(table<V> const& t) const {
        return t.phase == phase::decide;
    }
    template <variant V>
    [[nodiscard]] constexpr refusal why_not(table<V> const& t) const {
        return mask < decisions_open(t) ? refusal{} : refusals::not_kept;
    }
    template <variant V, class Shown, class Whose>
    constexpr void make(table<V>& t, Shown& shown, Whose whose) const {
        t.decided.insert(t.mover);
        if (auto* const mine = whose(t.mover)) mine->choice = decision{mask};
        next_decision(t, shown, whose);
    }
};

}  // namespace triqueta::animals::moves
