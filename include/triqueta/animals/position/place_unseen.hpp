#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/position/pool.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/core/seat.hpp"

#include <bit>
#include <cstdint>

/// Completions: what the others may hide from one viewer.
namespace triqueta::animals {

/// The possible end decisions of a seat, as a bit for each mask. While decisions are made, these are all subsets of the
/// kept tokens (B18). After that, they are those that put the right number of tokens into the box.
template <variant V>
[[nodiscard]] constexpr std::uint32_t possible_decisions(table<V> const& t, seat s) {
    if (t.phase != phase::over) return (1U << (1U << t.kept[s])) - 1;
    std::uint32_t possible = 0;
    for (auto mask = 0U; mask < 1U << V::kept::most; ++mask) {
        for (int kept = 1; kept <= V::kept::most; ++kept) {
            int const back = kept - std::popcount(mask);
            bool const fits = V::draw::tokens == 2 ? back <= t.boxed[s] : back == t.boxed[s];  // D3: or by a draw
            if (mask >> kept == 0 && fits) possible |= 1U << mask;
        }
    }
    return possible;
}

/// Fills in the secrets of everybody except `who`. Draws each hidden token from those whose place `who` doesn't know,
/// and each hidden decision from the possible ones. Precondition: `all` holds the viewer's own secrets and no others.
template <variant V, class Random>
constexpr void place_unseen(table<V> const& t, viewer who, by_seat<V, secrets<V>>& all, Random& random) {
    pool<V> left = unseen(t, who.is_spectator() ? nullptr : &all[who.seat()]);
    auto const draw = [&](back b) {
        tokens const there = left.of(b);
        animal const drawn = there.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(there.total()))));
        left.remove(b, drawn);
        return drawn;
    };
    for (auto const s : player_set::first(V::players)) {
        if (who.is(s)) continue;
        secrets<V>& hidden = all[s];
        for (int n = t.kept[s]; n > 0; --n) hidden.kept.add(draw(back::light));
        for (int n = t.boxed[s]; n > 0; --n) hidden.boxed.add(draw(back::light));
        if constexpr (has_shadows<V>)
            for (int n = t.shadows[s]; n > 0; --n) hidden.shadows.add(draw(back::shadow));
        if (t.mover == s)  // tokens looked at: all light, as a shadow token is kept at once (W3)
            for (int n = t.hand.size() - t.unlooked.size(); n > 0; --n) hidden.hand.add(draw(back::light));
        if (t.decided.contains(s)) {
            auto possible = possible_decisions(t, s);
            auto const count = static_cast<std::uint32_t>(std::popcount(possible));
            for (auto skip = random.below(count); skip > 0; --skip) possible &= possible - 1;
            hidden.choice = decision{std::countr_zero(possible)};
        }
    }
}

}  // namespace triqueta::animals
