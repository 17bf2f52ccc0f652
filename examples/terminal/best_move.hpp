#pragma once

#include "triqueta/core/random/dice.hpp"

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace terminal {

/// What looks best, and any of what looks equally good; `judged(move)` tells how good a move looks. There is one at
/// least. Looks differ by a millionth or not at all: not all machines round alike, and some not even the same number.
template <class Moves, class Judge>
[[nodiscard]] auto best_move(Moves const& moves, Judge judged, triqueta::dice& random) {
    std::vector<std::decay_t<decltype(*moves.begin())>> best;
    long long most = 0;
    for (auto const move : moves) {
        auto const here = std::llround(1'000'000 * judged(move));
        if (best.empty() || here > most) {
            best.assign(1, move);
            most = here;
        } else if (here == most) {
            best.push_back(move);
        }
    }
    return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace terminal
