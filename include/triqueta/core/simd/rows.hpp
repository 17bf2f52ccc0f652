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

/// Unrolls the loop that follows, so that an array it goes through stays in registers. For a loop of few turns, whose
/// number is known.
#if defined(__clang__)
#define TRIQUETA_PRAGMA(words) _Pragma(#words)
#define TRIQUETA_UNROLL(turns) TRIQUETA_PRAGMA(unroll turns)
#elif defined(__GNUC__)
#define TRIQUETA_PRAGMA(words) _Pragma(#words)
#define TRIQUETA_UNROLL(turns) TRIQUETA_PRAGMA(GCC unroll turns)
#else
#define TRIQUETA_UNROLL(turns)
#endif

/// Keeps a long function from being inlined into each of its callers.
#if defined(__GNUC__)
#define TRIQUETA_OUT_OF_LINE [[gnu::noinline]]
#else
#define TRIQUETA_OUT_OF_LINE
#endif

#if defined(TRIQUETA_VECTORS) && defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define TRIQUETA_TRANSPOSES
#endif
#endif

#if defined(TRIQUETA_TRANSPOSES)
namespace detail {

using sixteen __attribute__((vector_size(16))) = std::uint8_t;

/// Transposes 16 by 16 bytes.
TRIQUETA_INLINE void transpose(std::array<sixteen, 16>& rows) {
    TRIQUETA_UNROLL(4)
    for (int round = 0; round < 4; ++round) {
        std::array<sixteen, 16> mixed;
        TRIQUETA_UNROLL(8)
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

/// Writes the columns as a row of bytes for each of the first `count` lanes. It is one function for any number of
/// columns, which spares code.
TRIQUETA_OUT_OF_LINE inline void write_rows(column const* columns, std::size_t column_count, int count,
                                            std::uint8_t* out) {
#if defined(TRIQUETA_TRANSPOSES)
    if (column_count >= 16) {
        for (int lane = 0; lane < count; lane += 16) {
            int const lanes = count - lane < 16 ? count - lane : 16;
            for (std::size_t next = 0; next < column_count; next += 16) {
                std::size_t const first = next + 16 <= column_count ? next : column_count - 16;
                std::array<detail::sixteen, 16> rows;
                TRIQUETA_UNROLL(16)
                for (std::size_t i = 0; i < 16; ++i)
                    std::memcpy(&rows[i], &columns[first + i].lanes[static_cast<std::size_t>(lane)], 16);
                detail::transpose(rows);
                auto* to = out + static_cast<std::size_t>(lane) * column_count + first;
                if (lanes == 16) {
                    TRIQUETA_UNROLL(16)
                    for (std::size_t i = 0; i < 16; ++i) std::memcpy(to + i * column_count, &rows[i], 16);
                } else {
                    for (std::size_t i = 0; i < static_cast<std::size_t>(lanes); ++i)
                        std::memcpy(to + i * column_count, &rows[i], 16);
                }
            }
        }
        return;
    }
#endif
    for (std::size_t lane = 0; lane < static_cast<std::size_t>(count); ++lane)
        for (std::size_t i = 0; i < column_count; ++i) *out++ = columns[i].lanes[lane];
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::simd
