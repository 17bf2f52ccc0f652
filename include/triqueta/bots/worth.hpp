#pragma once

#include "triqueta/core/seat.hpp"

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

/// The share of the win that a result gives to a seat: a shared win counts in parts.
template <class Result>
[[nodiscard]] constexpr std::int32_t share_of_win(Result const& r, seat who) {
    auto const winners = r.winners();
    return winners.contains(who) ? worth::sure / winners.size() : 0;
}

/// The points of a seat above those of the best other seat.
template <class Result>
[[nodiscard]] constexpr int lead_of(Result const& r, seat who) {
    int best = 0;
    bool first = true;
    for (int i = 0; i < r.players(); ++i) {
        if (seat{i} == who) continue;
        int const points = r.points(seat{i}).value();
        if (first || points > best) best = points;
        first = false;
    }
    return r.points(who).value() - best;
}

}  // namespace triqueta::bots
