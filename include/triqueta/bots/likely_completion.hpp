#pragma once

#include "triqueta/bots/brain.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/complete.hpp"

#include <cstdint>

namespace triqueta::bots {

/// What the others think their position is worth, each by what they know, summed up.
template <has_features G>
[[nodiscard]] constexpr std::int64_t worth_to_others(state<G> const& s, seat but, brain<G> const& judge,
                                                     std::int64_t& nodes) {
    std::int64_t sum = 0;
    for (int i = 0; i < s.players(); ++i) {
        if (seat{i} == but) continue;
        sum += judge(s, seat{i});
        ++nodes;
    }
    return sum;
}

/// Of several random completions of a view, the one that is best for the others. They chose what they hold, so what
/// they hold is better than chance: this many guesses make it about as good as it is in games between good players.
template <has_features G>
[[nodiscard]] constexpr state<G> likely_completion(view<G> const& v, dice& random, brain<G> const& judge, int guesses,
                                                   std::int64_t& nodes) {
    state<G> best = complete(v, random);
    if (guesses <= 1) return best;
    std::int64_t most = worth_to_others(best, v.seat(), judge, nodes);
    for (int i = 1; i < guesses; ++i) {
        state<G> const next = complete(v, random);
        std::int64_t const worth = worth_to_others(next, v.seat(), judge, nodes);
        if (worth <= most) continue;
        best = next;
        most = worth;
    }
    return best;
}

}  // namespace triqueta::bots
