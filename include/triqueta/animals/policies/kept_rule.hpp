#pragma once

#include <concepts>

namespace triqueta::animals {

inline constexpr int most_kept = 2;

/// The policy for kept tokens: how many light tokens a player may keep face down in the whole game.
template <class K>
concept kept_policy = requires {
    { K::most } -> std::convertible_to<int>;
};

/// B10 for Most = 2.
template <int Most>
struct at_most {
    static constexpr int most = Most;
};
static_assert(kept_policy<at_most<2>>);

}  // namespace triqueta::animals
