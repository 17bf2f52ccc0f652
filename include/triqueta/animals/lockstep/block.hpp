#pragma once

#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/simd/rows.hpp"

#include <array>
#include <cstddef>
#include <cstring>
#include <type_traits>

namespace triqueta::animals {

/// The memory of a block of games: 64 lanes for every kernel, in the same layout.
template <std::size_t Columns>
struct lockstep_block {
    std::array<simd::column, Columns> columns{};
};

namespace lockstep {
inline namespace TRIQUETA_SIMD {

template <variant V>
inline constexpr std::size_t columns_of_block = sizeof(lanes<V>) / sizeof(bytes);

template <variant V>
using block = lockstep_block<columns_of_block<V>>;

// All members of lanes are vectors, or arrays of vectors.
template <variant V>
TRIQUETA_INLINE void load(lanes<V>& l, block<V> const& from, int first_lane) {
    static_assert(sizeof(lanes<V>) % sizeof(bytes) == 0 && std::is_trivially_copyable_v<lanes<V>>);
    auto* to = reinterpret_cast<bytes*>(&l);
    for (auto const& column : from.columns)
        std::memcpy(to++, &column.lanes[static_cast<std::size_t>(first_lane)], sizeof(bytes));
}
template <variant V>
TRIQUETA_INLINE void store(block<V>& to, lanes<V> const& l, int first_lane) {
    auto const* from = reinterpret_cast<bytes const*>(&l);
    for (auto& column : to.columns)
        std::memcpy(&column.lanes[static_cast<std::size_t>(first_lane)], from++, sizeof(bytes));
}

}  // namespace TRIQUETA_SIMD
}  // namespace lockstep
}  // namespace triqueta::animals
