#pragma once

#include "triqueta/core/inlining.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/simd/vector.hpp"

#include <array>
#include <cstdint>

namespace triqueta::simd {
inline namespace TRIQUETA_SIMD {

/// The dice of many games, one in each lane. They draw what single dice draw.
class many_dice {
  public:
    /// For each lane of `drawing`, a number below its bound, with one draw. Other lanes don't draw; theirs is any
    /// number below the bound, or 0 for a bound of 0. Precondition: each bound is at most 127.
    [[nodiscard]] TRIQUETA_INLINE bytes below(bytes const& bound, bytes const& drawing) {
        words all = part<0>(bound, drawing);
        all |= part<1>(bound, drawing);
        all |= part<2>(bound, drawing);
        all |= part<3>(bound, drawing);
        return same_bits<bytes>(all);
    }

    void set(int lane, dice const& one) {
        auto const bits = one.bits();
        low_[static_cast<unsigned>(lane % 4)][lane / 4] = static_cast<std::uint32_t>(bits);
        high_[static_cast<unsigned>(lane % 4)][lane / 4] = static_cast<std::uint32_t>(bits >> 32);
    }
    [[nodiscard]] dice of(int lane) const {
        return dice::from_bits(low_[static_cast<unsigned>(lane % 4)][lane / 4] |
                               std::uint64_t{high_[static_cast<unsigned>(lane % 4)][lane / 4]} << 32);
    }

  private:
    template <int Byte>
    [[nodiscard]] TRIQUETA_INLINE words part(bytes const& bound, bytes const& drawing) {
        words& low = low_[Byte];
        words& high = high_[Byte];
        words const most = byte_of<Byte>(bound);
        words const mixed = rotated<5>(low * splat<words>(0x9E37'79BB));
        words const drawn = (mixed << 2) + mixed;
        // The product's bits from 32 on. Its parts are below 2^31 and 2^15, so no bit of the sum is lost.
        words const product = (drawn >> 8) * most + (((drawn & splat<words>(255)) * most) >> 8);

        words const moves = mask_of_byte<Byte>(drawing);
        words const crossed = high ^ low;
        low = select(moves, rotated<26>(low) ^ crossed ^ crossed << 9, low);
        high = select(moves, rotated<13>(crossed), high);
        return high_byte_to<Byte>(product);
    }
    template <int Bits>
    [[nodiscard]] TRIQUETA_INLINE static words rotated(words const& from) {
        return from << Bits | from >> (32 - Bits);
    }

    // Lane 4 i + j is lane i of part j.
    std::array<words, 4> low_{};
    std::array<words, 4> high_{};
};

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::simd
