#pragma once

#include "triqueta/core/game.hpp"

#include <concepts>
#include <limits>

namespace triqueta {

/// What no game of a set-up goes beyond. A game need not reach it.
struct game_limits {
    int least_points = std::numeric_limits<int>::min();  // of a seat at the end
    int most_points = std::numeric_limits<int>::max();
    int most_actions = 0;  // of all seats together; 0: none is known

    friend constexpr bool operator==(game_limits const&, game_limits const&) = default;
};

/// The limits that a game's rules state by a function limits(setup); else those of any game.
template <game G>
[[nodiscard]] constexpr game_limits limits_of([[maybe_unused]] setup<G> const& start = {}) {
    if constexpr (requires {
                      { rules_of<G>::limits(start) } -> std::same_as<game_limits>;
                  })
        return rules_of<G>::limits(start);
    else
        return {};
}

}  // namespace triqueta
