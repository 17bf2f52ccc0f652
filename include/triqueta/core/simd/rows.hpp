#pragma once

#include "triqueta/core/inlining.hpp"
#include "triqueta/core/simd/vector.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace triqueta::simd {

/// The lanes of a block: a whole number of vectors of every width.
inline constexpr int block_lanes = 64;

/// One byte of each lane of a block.
struct alignas(64) column {
    std::array<std::uint8_t, block_lanes> lanes;
};

inline namespace TRIQUETA_SIMD {

#if defined(TRIQUETA_VECTORS) && defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define TRIQUETA_TRANSPOSES
#endif
#endif

#if defined(TRIQUETA_TRANSPOSES)
namespace detail {

typedef std::uint8_t sixteen __attribute__((vector_size(16)));

/// Transposes 16 by 16 bytes.
TRIQUETA_INLINE void transpose(std::array<sixteen, 16>& rows) {
    for (int round = 0; round < 4; ++round) {
        std::array<sixteen, 16> mixed;
        for (std::size_t i = 0; i < 8; ++i) {
            mixed[2 * i] =
                __builtin_shufflevector(rows[i], rows[i + 8], 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
            mixed[2 * i + 1] = __builtin_shufflevector(rows[i], rows[i + 8], 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                                                       29, 14, 30, 15, 31);
        }
        rows = mixed;
    }
}

}  // namespace detail
#endif

/// Writes the columns as a row of bytes for each of the first `count` lanes.
template <std::size_t Columns>
void write_rows(std::array<column, Columns> const& columns, int count, std::uint8_t* out) {
#if defined(TRIQUETA_TRANSPOSES)
    if constexpr (Columns >= 16) {
        for (int lane = 0; lane < count; lane += 16) {
            int const lanes = count - lane < 16 ? count - lane : 16;
            for (std::size_t next = 0; next < Columns; next += 16) {
                std::size_t const first = next + 16 <= Columns ? next : Columns - 16;
                std::array<detail::sixteen, 16> rows;
                for (std::size_t i = 0; i < 16; ++i)
                    std::memcpy(&rows[i], &columns[first + i].lanes[static_cast<std::size_t>(lane)], 16);
                detail::transpose(rows);
                auto* to = out + static_cast<std::size_t>(lane) * Columns + first;
                if (lanes == 16)
                    for (std::size_t i = 0; i < 16; ++i, to += Columns) std::memcpy(to, &rows[i], 16);
                else
                    for (std::size_t i = 0; i < static_cast<std::size_t>(lanes); ++i, to += Columns)
                        std::memcpy(to, &rows[i], 16);
            }
        }
        return;
    }
#endif
    for (std::size_t lane = 0; lane < static_cast<std::size_t>(count); ++lane)
        for (std::size_t i = 0; i < Columns; ++i) *out++ = columns[i].lanes[lane];
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::simd
