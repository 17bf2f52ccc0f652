#pragma once

#include <cstdint>

namespace triqueta::bots {

/// What a position is worth to one player: the chance to win and the expected margin. Integers, so that every machine
/// compares the same numbers.
struct worth {
    static constexpr int sure = 65536;       // the chance to win of a player who has won alone
    static constexpr int one_margin = 4096;  // a margin of `features::margin_unit` points
    static constexpr int most_margin = 3 * one_margin;

    std::int32_t win = 0;
    std::int32_t margin = 0;

    friend constexpr bool operator==(worth, worth) = default;
};

}  // namespace triqueta::bots
