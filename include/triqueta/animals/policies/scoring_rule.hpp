#pragma once

#include "triqueta/animals/policies/pack.hpp"

#include <concepts>

namespace triqueta::animals {

/// What tokens, rock and tiles are worth at the end.
template <class S>
concept scoring_policy = requires(int count, int value) {
    { S::animal(count, value) } -> std::same_as<int>;
    { S::rock } -> std::convertible_to<int>;
    { S::tile } -> std::convertible_to<int>;
};

/// A scoring policy that scores a player's whole collection too, by the number of tokens of each animal.
template <class S>
concept scores_collections = scoring_policy<S> && requires(by_kind const& counts) {
    { S::collection(counts) } -> std::same_as<int>;
};

/// A member `collection` that isn't such a function would be ignored: it is refused.
template <class S>
inline constexpr bool collection_fits = scores_collections<S> || !requires {
    &S::collection;
};

/// The books' own: three of an animal are worth its value, more of them less.
struct exactly_three {
    /// B19. `count` tokens of an animal of this value.
    static constexpr int animal(int count, int value) {
        if (count <= 2) return count > 0 ? count : 0;
        return count == 3 ? value : 3 - count;
    }
    static constexpr int rock = 1;  // B20
    static constexpr int tile = 1;  // B20
};
static_assert(scoring_policy<exactly_three> && !scores_collections<exactly_three>);

}  // namespace triqueta::animals
