#pragma once

#include "triqueta/core/inlining.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

// What this translation unit is compiled for. The compiler's vectors are used where the machine has any. Define
// TRIQUETA_NO_VECTORS for plain C++: a loop for each operation. A file that chooses its instructions by a pragma
// defines TRIQUETA_TARGET_AVX2 or TRIQUETA_TARGET_AVX512 too, because compilers' own macros don't follow pragmas.
#if !defined(TRIQUETA_NO_VECTORS) && defined(__GNUC__) && \
    (defined(__SSE2__) || defined(__ARM_NEON) || defined(__wasm_simd128__) || defined(__VEC__))
#define TRIQUETA_VECTORS
#endif
#if defined(__AVX512BW__) && defined(__AVX512VL__) && !defined(TRIQUETA_TARGET_AVX512)
#define TRIQUETA_TARGET_AVX512
#elif defined(__AVX2__) && !defined(TRIQUETA_TARGET_AVX2)
#define TRIQUETA_TARGET_AVX2
#endif
#if !defined(TRIQUETA_VECTORS)
#define TRIQUETA_SIMD plain
#elif defined(TRIQUETA_TARGET_AVX512)
#define TRIQUETA_SIMD avx512
#elif defined(TRIQUETA_TARGET_AVX2)
#define TRIQUETA_SIMD avx2
#else
#define TRIQUETA_SIMD vectors
#endif

/// Vectors of bytes and of 32-bit words: a lane for each of many games. A comparison yields a mask, whose lanes have
/// all bits set or none.
namespace triqueta::simd {

/// Vectors in plain C++.
template <class T, int Count>
struct plain_vector {
    using value_type = T;
    static constexpr int count = Count;

    std::array<T, static_cast<unsigned>(Count)> lanes{};

    [[nodiscard]] constexpr T operator[](int lane) const { return lanes[static_cast<unsigned>(lane)]; }
    [[nodiscard]] constexpr T& operator[](int lane) { return lanes[static_cast<unsigned>(lane)]; }

    template <class F>
    [[nodiscard]] TRIQUETA_INLINE static constexpr plain_vector of_each(F f) {
        plain_vector all;
        for (auto i = 0U; i < all.lanes.size(); ++i) all.lanes[i] = static_cast<T>(f(i));
        return all;
    }
    friend constexpr plain_vector operator+(plain_vector const& a, plain_vector const& b) {
        return of_each([&](unsigned i) { return a.lanes[i] + b.lanes[i]; });
    }
    friend constexpr plain_vector operator-(plain_vector const& a, plain_vector const& b) {
        return of_each([&](unsigned i) { return a.lanes[i] - b.lanes[i]; });
    }
    friend constexpr plain_vector operator*(plain_vector const& a, plain_vector const& b) {
        return of_each([&](unsigned i) { return a.lanes[i] * b.lanes[i]; });
    }
    friend constexpr plain_vector operator&(plain_vector const& a, plain_vector const& b) {
        return of_each([&](unsigned i) { return a.lanes[i] & b.lanes[i]; });
    }
    friend constexpr plain_vector operator|(plain_vector const& a, plain_vector const& b) {
        return of_each([&](unsigned i) { return a.lanes[i] | b.lanes[i]; });
    }
    friend constexpr plain_vector operator^(plain_vector const& a, plain_vector const& b) {
        return of_each([&](unsigned i) { return a.lanes[i] ^ b.lanes[i]; });
    }
    friend constexpr plain_vector operator~(plain_vector const& a) {
        return of_each([&](unsigned i) { return ~a.lanes[i]; });
    }
    friend constexpr plain_vector operator<<(plain_vector const& a, int bits) {
        return of_each([&](unsigned i) { return a.lanes[i] << bits; });
    }
    friend constexpr plain_vector operator>>(plain_vector const& a, int bits) {
        return of_each([&](unsigned i) { return a.lanes[i] >> bits; });
    }
    constexpr plain_vector& operator+=(plain_vector const& b) { return *this = *this + b; }
    constexpr plain_vector& operator-=(plain_vector const& b) { return *this = *this - b; }
    constexpr plain_vector& operator&=(plain_vector const& b) { return *this = *this & b; }
    constexpr plain_vector& operator|=(plain_vector const& b) { return *this = *this | b; }
    constexpr plain_vector& operator^=(plain_vector const& b) { return *this = *this ^ b; }
};

inline namespace TRIQUETA_SIMD {

/// The kernel, the number of lanes of bytes, and whether games in lock-step are faster than single ones.
#if !defined(TRIQUETA_VECTORS)
inline constexpr char const* kernel_name = "plain";
inline constexpr int width = 32;
inline constexpr bool is_fast = false;
#elif defined(TRIQUETA_TARGET_AVX512)
inline constexpr char const* kernel_name = "avx512";
inline constexpr int width = 64;
#elif defined(TRIQUETA_TARGET_AVX2)
inline constexpr char const* kernel_name = "avx2";
inline constexpr int width = 32;
#else
inline constexpr char const* kernel_name = "vectors";
inline constexpr int width = 16;
#endif
#if defined(TRIQUETA_VECTORS)
inline constexpr bool is_fast = true;
#endif

#if defined(TRIQUETA_VECTORS)
using bytes __attribute__((vector_size(width))) = std::uint8_t;
using words __attribute__((vector_size(width))) = std::uint32_t;
using signed_bytes __attribute__((vector_size(width))) = std::int8_t;
using signed_words __attribute__((vector_size(width))) = std::int32_t;
#else
using bytes = plain_vector<std::uint8_t, width>;
using words = plain_vector<std::uint32_t, width / 4>;
#endif

template <class Vector>
[[nodiscard]] TRIQUETA_INLINE constexpr Vector splat(unsigned number) {
    Vector all{};
    if constexpr (requires { all.lanes; })
        all.lanes.fill(static_cast<typename Vector::value_type>(number));
    else
        all = all + static_cast<std::remove_cvref_t<decltype(all[0])>>(number);
    return all;
}
/// This number in each byte.
[[nodiscard]] TRIQUETA_INLINE constexpr bytes all_of(unsigned number) { return splat<bytes>(number); }

template <class T, int Count>
[[nodiscard]] TRIQUETA_INLINE constexpr plain_vector<T, Count> equal(plain_vector<T, Count> const& a,
                                                                     plain_vector<T, Count> const& b) {
    return plain_vector<T, Count>::of_each([&](unsigned i) { return a.lanes[i] == b.lanes[i] ? ~T{0} : T{0}; });
}
/// Precondition: all numbers are below 128.
template <class T, int Count>
[[nodiscard]] TRIQUETA_INLINE constexpr plain_vector<T, Count> less(plain_vector<T, Count> const& a,
                                                                    plain_vector<T, Count> const& b) {
    return plain_vector<T, Count>::of_each([&](unsigned i) { return a.lanes[i] < b.lanes[i] ? ~T{0} : T{0}; });
}
#if defined(TRIQUETA_VECTORS)
[[nodiscard]] TRIQUETA_INLINE bytes equal(bytes a, bytes b) { return (bytes)(a == b); }
[[nodiscard]] TRIQUETA_INLINE bytes less(bytes a, bytes b) { return (bytes)((signed_bytes)a < (signed_bytes)b); }
#endif

/// a in lanes where the mask's highest bit is set, else b.
template <class T, int Count>
[[nodiscard]] TRIQUETA_INLINE constexpr plain_vector<T, Count>
select(plain_vector<T, Count> const& mask, plain_vector<T, Count> const& a, plain_vector<T, Count> const& b) {
    return plain_vector<T, Count>::of_each(
        [&](unsigned i) { return mask.lanes[i] >> (8 * sizeof(T) - 1) != 0 ? a.lanes[i] : b.lanes[i]; });
}
#if defined(TRIQUETA_VECTORS)
[[nodiscard]] TRIQUETA_INLINE bytes select(bytes const& mask, bytes const& a, bytes const& b) {
    return (signed_bytes)mask < 0 ? a : b;
}
[[nodiscard]] TRIQUETA_INLINE words select(words const& mask, words const& a, words const& b) {
    return (signed_words)mask < 0 ? a : b;
}
#endif

/// Not std::bit_cast, which isn't compiled for the instructions of a pragma that stands behind <bit>.
template <class To, class From>
[[nodiscard]] TRIQUETA_INLINE To same_bits(From const& from) {
    static_assert(sizeof(To) == sizeof(From));
    To to;
    std::memcpy(static_cast<void*>(&to), &from, sizeof(to));
    return to;
}

/// Whether any lane is set.
[[nodiscard]] TRIQUETA_INLINE bool any(bytes const& mask) {
    auto const parts = same_bits<std::array<std::uint64_t, width / 8>>(mask);
    std::uint64_t all = 0;
    for (auto const part : parts) all |= part;
    return all != 0;
}

/// A bit for each lane, the first one's lowest.
[[nodiscard]] TRIQUETA_INLINE std::uint64_t bits_of(bytes const& mask) {
    auto const parts = same_bits<std::array<std::uint64_t, width / 8>>(mask);
    std::uint64_t bits = 0;
    for (auto part = parts.size(); part-- > 0;) {
        // Gathers the lowest bit of each byte in the highest byte.
        constexpr bool little = std::endian::native == std::endian::little;
        constexpr std::uint64_t gather = little ? 0x0102'0408'1020'4080 : 0x8040'2010'0804'0201;
        bits = bits << 8 | (parts[part] & 0x0101'0101'0101'0101) * gather >> 56;
    }
    return bits;
}
/// Calls f(lane) for each lane that is set, in ascending order.
template <class F>
TRIQUETA_INLINE void for_each_set(bytes const& mask, F f) {
    for (auto bits = bits_of(mask); bits != 0; bits &= bits - 1) f(std::countr_zero(bits));
}

/// A mask's byte number Byte of each word, the lowest first, moved to the highest byte. So lane 4 i + Byte of bytes is
/// lane i of these words, as a mask for select.
template <int Byte>
[[nodiscard]] TRIQUETA_INLINE words mask_of_byte(bytes const& mask) {
    constexpr int place = std::endian::native == std::endian::little ? Byte : 3 - Byte;
    return same_bits<words>(mask) << (24 - 8 * place);
}
template <int Byte>
[[nodiscard]] TRIQUETA_INLINE words byte_of(bytes const& from) {
    constexpr int place = std::endian::native == std::endian::little ? Byte : 3 - Byte;
    auto const all = same_bits<words>(from);
    if constexpr (place == 3)
        return all >> 24;
    else
        return (all >> 8 * place) & splat<words>(255);
}
/// The highest byte of each word, moved to byte number Byte.
template <int Byte>
[[nodiscard]] TRIQUETA_INLINE words high_byte_to(words const& from) {
    constexpr int place = std::endian::native == std::endian::little ? Byte : 3 - Byte;
    if constexpr (place == 3)
        return from & splat<words>(0xFF00'0000);
    else
        return from >> 24 << 8 * place;
}

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::simd
