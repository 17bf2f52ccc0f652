#pragma once

#include "triqueta/core/random/dice.hpp"

#include <cstdint>
#include <vector>

namespace terminal {

/// What looks best, and any of what looks equally good; `judged(move)` tells how good a move looks. There is one at
/// least.
template <class Moves, class Judge>
[[nodiscard]] auto best_move(Moves const& moves, Judge judged, triqueta::dice& random) {
    std::vector<decltype(*moves.begin())> best;
    double most = 0;
    for (auto const move : moves) {
        double const here = judged(move);
        if (best.empty() || here > most) {
            best.clear();
            most = here;
        }
        if (here == most) best.push_back(move);
    }
    return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace terminal
