#pragma once

#include <cstdint>

namespace triqueta::detail {

/// For each set of bits 0..9: the place of its k-th bit in nibble k, and the number of its bits from bit 40 on.
class bit_places {
  public:
    consteval bit_places() {
        for (std::uint64_t highest = 0; highest < 10; ++highest)
            for (auto others = 0U; others < 1U << highest; ++others)
                of_[1U << highest | others] =
                    of_[others] + (std::uint64_t{1} << how_many | highest << (of_[others] >> how_many) * 4);
    }

    // Precondition: bits < 1024.
    [[nodiscard]] constexpr int count(unsigned bits) const { return static_cast<int>(of_[bits] >> how_many); }
    /// Precondition: 0 <= place < count(bits).
    [[nodiscard]] constexpr int nth(unsigned bits, int place) const {
        return static_cast<int>(of_[bits] >> 4 * place & 15);
    }

  private:
    static constexpr int how_many = 40;

    // Every file that includes this computes the table; compilers are much slower with std::array.
    std::uint64_t of_[1024]{};
};
inline constexpr bit_places places_of_bits;

}  // namespace triqueta::detail
