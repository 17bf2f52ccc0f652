#pragma once

#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/lockstep/moves.hpp"
#include "triqueta/animals/position/place_unseen.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/core/seat.hpp"

#include <bit>
#include <cstddef>

/// Completions of one view, another one in each lane.
namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

/// Fills in the secrets of everybody except `who` in every lane, by the lane's dice, as animals::place_unseen does.
/// Precondition: each lane holds this table and the viewer's own secrets, and no others.
template <variant V>
void place_unseen(lanes<V>& l, table<V> const& t, viewer who) {
    bytes const everywhere = all_of(255);
    auto const draw = [&](auto& counts) {
        return draw_from<V>(counts, l.random.below(counts.back(), everywhere), everywhere);
    };
    auto const add_token = [&](piles<V>& to, bytes const& code) {
        auto const one = one_token<V>(code, everywhere);
        for (std::size_t p = 0; p < to.size(); ++p) to[p] += one[p];
    };
    for (auto const s : player_set::first(V::players)) {
        if (who.is(s)) continue;
        auto const i = static_cast<std::size_t>(s.number());
        for (int n = t.kept[s]; n > 0; --n) add_to(l.kept[i], draw(l.undrawn), everywhere);
        for (int n = t.boxed[s]; n > 0; --n) {
            if constexpr (positions<V>::pairs)
                add_token(l.boxed_tokens[i], draw(l.undrawn));
            else
                add_to(l.boxed_tokens[i], draw(l.undrawn), everywhere);
        }
        if constexpr (has_shadows<V>)
            for (int n = t.shadows[s]; n > 0; --n) add_token(l.shadows[i], draw(l.undrawn_shadows));
        if (t.mover == s)
            for (int n = t.hand.size() - t.unlooked.size(); n > 0; --n) add_to(l.hand, draw(l.undrawn), everywhere);
        if (t.decided.contains(s)) {
            auto possible = possible_decisions(t, s);
            bytes const skip = l.random.below(all_of(static_cast<unsigned>(std::popcount(possible))), everywhere);
            for (auto n = 0U; possible != 0; possible &= possible - 1, ++n)
                assign(l.choice[i], is(skip, n), 4U | static_cast<unsigned>(std::countr_zero(possible)));
        }
    }
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep
