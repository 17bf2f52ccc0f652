#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/play/policy.hpp"
#include "triqueta/play/urn.hpp"

namespace triqueta {

/// Plays a state to its end with one policy for all seats (a rollout). Returns the number of actions. The urn's dice
/// are drawn once for each answer of chance, and by the policy: `uniform` draws once for each action.
template <game G, policy<G> P>
constexpr int play_on(state<G>& s, urn chance, P&& way) {
    int actions = 0;
    for (;;) {
        auto const now = s.turn();
        if (now.is_seat()) {
            s.apply_unchecked(ask(way, s, chance.dice()));
            ++actions;
        } else if (now.is_chance()) {
            s.reveal_unchecked(chance(s));
        } else {
            return actions;
        }
    }
}

/// The result of a game played to its end from this state.
template <game G, policy<G> P>
[[nodiscard]] constexpr result<G> play_out(state<G> s, urn chance, P&& way) {
    play_on(s, chance, way);
    return s.result();
}

}  // namespace triqueta
