#pragma once

#include "triqueta/core/inlining.hpp"

#include <bit>
#include <cstdint>

namespace triqueta {

/// A small, fast generator for playouts and bots; not for deals, whose order must be a secret. Its numbers are a
/// function of key, game and how many were drawn before. That function may change before 1.0.
///
/// It is xoroshiro64** by Blackman and Vigna: 64 bits of state, and 32-bit operations only, so that many dice fit into
/// vector registers. Games of one key begin at different states.
class dice {
  public:
    constexpr explicit dice(std::uint64_t key, std::uint64_t game = 0) : dice{from_bits(mixed(mixed(key) ^ game))} {}

    /// The state as a number, to save and restore it. from_bits accepts every number.
    [[nodiscard]] constexpr std::uint64_t bits() const { return low_ | std::uint64_t{high_} << 32; }
    [[nodiscard]] static constexpr dice from_bits(std::uint64_t bits) {
        if (bits == 0) bits = 1;  // the state that would never change
        dice made;
        made.low_ = static_cast<std::uint32_t>(bits);
        made.high_ = static_cast<std::uint32_t>(bits >> 32);
        return made;
    }

    [[nodiscard]] constexpr std::uint32_t draw() {
        std::uint32_t const drawn = std::rotl(low_ * 0x9E37'79BB, 5) * 5;
        high_ ^= low_;
        low_ = std::rotl(low_, 26) ^ high_ ^ high_ << 9;
        high_ = std::rotl(high_, 13);
        return drawn;
    }

    /// A number below `bound`, by multiply and shift. Each number's probability differs from 1 / bound by at most
    /// 2^-32.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(std::uint64_t{draw()} * bound >> 32);
    }

    /// A random element of a range. Precondition: the range isn't empty.
    template <class Range>
    [[nodiscard]] TRIQUETA_INLINE constexpr auto pick(Range const& range) {
        return range[static_cast<decltype(range.size())>(below(static_cast<std::uint32_t>(range.size())))];
    }

    friend constexpr bool operator==(dice const&, dice const&) = default;

  private:
    constexpr dice() = default;

    /// A permutation of all numbers: four rounds of a Feistel network.
    [[nodiscard]] static constexpr std::uint64_t mixed(std::uint64_t number) {
        auto low = static_cast<std::uint32_t>(number);
        auto high = static_cast<std::uint32_t>(number >> 32);
        for (std::uint32_t round = 1; round <= 4; ++round) {
            std::uint32_t const next = high ^ mixed_half(low + round * 0x9E37'79B9);
            high = low;
            low = next;
        }
        return low | std::uint64_t{high} << 32;
    }
    [[nodiscard]] static constexpr std::uint32_t mixed_half(std::uint32_t half) {
        half = (half ^ half >> 16) * 0x7FEB'352D;
        half = (half ^ half >> 15) * 0x846C'A68B;
        return half ^ half >> 16;
    }

    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0;
};

}  // namespace triqueta
