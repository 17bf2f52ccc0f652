#pragma once

#include "triqueta/bots/level.hpp"
#include "triqueta/bots/worth.hpp"
#include "triqueta/core/random/dice.hpp"

#include <array>
#include <cstdint>

namespace triqueta::bots {

/// The mistakes of each level, in 65536ths of a win: how far a judgement may be off.
struct temper {
    std::array<std::int32_t, levels> error{};
    bool shrinks = false;  // with the chance of each of many players

    [[nodiscard]] constexpr std::int32_t of(level l, int players) const {
        auto const for_two = error[static_cast<unsigned>(l)];
        return shrinks ? 2 * for_two / players : for_two;
    }
};

/// A judgement with a random error of at most `error` either way; small errors are more likely than large ones. An
/// action that is worse than another by more than twice `error` is never preferred to it: mistakes stay plausible.
[[nodiscard]] constexpr std::int32_t with_error(std::int32_t worth, std::int32_t error, dice& random) {
    if (error == 0) return worth;
    auto const bound = static_cast<std::uint32_t>(error) + 1;
    return worth + static_cast<std::int32_t>(random.below(bound)) - static_cast<std::int32_t>(random.below(bound));
}

}  // namespace triqueta::bots
