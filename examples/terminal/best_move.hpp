#pragma once

#include "triqueta/core/random/dice.hpp"

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace terminal {

/// Returns the move with the largest `judged(move)`, a random one of equals. Precondition: there is a move. Values are
/// rounded to a millionth, since machines round floating-point results differently.
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
