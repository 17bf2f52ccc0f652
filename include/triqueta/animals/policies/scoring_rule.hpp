#pragma once

#include "triqueta/animals/policies/pack.hpp"

#include <concepts>

namespace triqueta::animals {

/// The policy for scoring: what tokens, rock and tiles are worth at the end.
template <class S>
concept scoring_policy = requires(int count, int value) {
    { S::animal(count, value) } -> std::same_as<int>;
    { S::rock } -> std::convertible_to<int>;
    { S::tile } -> std::convertible_to<int>;
};

/// A scoring policy that also scores a player's whole collection, by the number of tokens of each animal.
template <class S>
concept scores_collections = scoring_policy<S> && requires(by_kind const& counts) {
    { S::collection(counts) } -> std::same_as<int>;
};

/// False for a member `collection` of another signature, which would be ignored.
template <class S>
inline constexpr bool collection_fits = scores_collections<S> || !requires {
    &S::collection;
};

/// The rule books' scoring: three tokens of an animal are worth its value, more are worth less.
struct exactly_three {
    /// B19. The points for `count` tokens of an animal of this value.
    static constexpr int animal(int count, int value) {
        if (count <= 2) return count > 0 ? count : 0;
        return count == 3 ? value : 3 - count;
    }
    static constexpr int rock = 1;  // B20
    static constexpr int tile = 1;  // B20
};
static_assert(scoring_policy<exactly_three> && !scores_collections<exactly_three>);

}  // namespace triqueta::animals
