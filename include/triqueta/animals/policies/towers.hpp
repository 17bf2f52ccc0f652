#pragma once

#include "triqueta/core/index.hpp"

#include <concepts>

namespace triqueta::animals {

using tower = index<struct tower_tag>;
using column = index<struct column_tag>;
using row = index<struct row_tag>;

using tower_set = index_set<tower>;
using column_set = index_set<column>;
using row_set = index_set<row>;

/// The policy for towers: how they are built. There is a round for each tower. Tower 0 belongs to the first round and
/// carries no tile (B5).
template <class T>
concept towers_policy = requires(tower t) {
    { T::count } -> std::convertible_to<int>;
    { T::columns } -> std::convertible_to<int>;
    { T::light_levels } -> std::convertible_to<int>;
    { T::shadow_levels(t) } -> std::same_as<int>;  // below the light levels
};

/// B4. Four towers of five columns, three tokens high.
struct four_towers {
    static constexpr int count = 4;
    static constexpr int columns = 5;
    static constexpr int light_levels = 3;
    static constexpr int shadow_levels(tower) { return 0; }
};
static_assert(towers_policy<four_towers>);

/// W2. Every tower except the first stands on a level of shadow tokens.
struct towers_on_shadows : four_towers {
    static constexpr int shadow_levels(tower t) { return t == tower{0} ? 0 : 1; }
};
static_assert(towers_policy<towers_on_shadows>);

template <towers_policy T>
[[nodiscard]] constexpr int levels(tower t) {
    return T::light_levels + T::shadow_levels(t);
}

}  // namespace triqueta::animals
