#pragma once

#include "triqueta/bots/worth.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/play/urn.hpp"

#include <cstdint>

namespace triqueta::bots {

/// What a result is worth to a seat in a game without a net: the win, and a little for the margin.
template <class Result>
[[nodiscard]] constexpr std::int32_t plain_worth(Result const& r, seat who, bool is_over) {
    std::int32_t const win = is_over ? share_of_win(r, who) : 0;
    std::int64_t const lead = lead_of(r, who);
    std::int64_t const size = lead < 0 ? -lead : lead;
    return win - worth::sure / 2 + static_cast<std::int32_t>(lead * worth::sure / 4 / (size + 8));
}

/// Plays a state on at random, for at most `most` actions. Adds the actions to `nodes`.
template <game G>
constexpr void play_at_random(state<G>& s, dice& random, int most, std::int64_t& nodes) {
    urn const chance{random};
    for (int left = most; left > 0 && !s.is_over();) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        s.apply_unchecked(random.pick(s.legal()));
        ++nodes;
        --left;
    }
}

/// Plays a state on at random for a while, and judges where it ends. Adds the actions to `nodes`.
template <game G>
[[nodiscard]] constexpr std::int32_t played_out(state<G> s, seat who, dice& random, std::int64_t& nodes) {
    constexpr int horizon = 200;
    play_at_random(s, random, horizon, nodes);
    return plain_worth(s.result(), who, s.is_over());
}

}  // namespace triqueta::bots
