#pragma once

#include "triqueta/bots/brain.hpp"
#include "triqueta/bots/features/judged.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"

#include <cstdint>
#include <optional>

namespace triqueta::bots {

/// An action, and what it is worth to the seat that acts. The worth isn't known where there is no choice.
template <game G>
struct preference {
    action<G> what;
    std::optional<std::int32_t> worth;
};

/// The action that a net prefers for the seat to move, by one look. `last`: what this seat has done just before in the
/// same turn, or null.
template <has_features G>
[[nodiscard]] constexpr preference<G> preferred(state<G> const& s, brain<G> const& judge, std::int64_t& nodes,
                                                action<G> const* last = nullptr) {
    using features = features_of<G>;
    seat const mover = s.turn().seat();
    if (auto const sure = features::certain_action(s.view(mover))) return {*sure, {}};
    auto const legal = s.distinct();
    preference<G> best{legal[0], {}};
    if (legal.size() == 1) return best;
    for (auto const a : legal) {
        if (last != nullptr && !is_in_order<features, G>(*last, a)) continue;
        std::int32_t const here = worth_of_action<features, G>(s, mover, a, judge, nodes);
        if (!best.worth || here > *best.worth) best = {a, here};
    }
    return best;
}

}  // namespace triqueta::bots
