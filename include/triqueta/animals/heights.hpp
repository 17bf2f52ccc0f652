#pragma once

#include "triqueta/animals/towers.hpp"
#include "triqueta/core/assert.hpp"

#include <bit>
#include <cstdint>

namespace triqueta::animals {

inline constexpr int most_columns = 5;
inline constexpr int most_levels = 15;

/// How many tokens are left in each column of a tower: up to five columns, up to fifteen high.
class heights {
  public:
    constexpr heights() = default;

    [[nodiscard]] static constexpr heights of_full(int columns, int levels) {
        heights h;
        for (int bit = 0; bit < 4; ++bit)
            if ((levels >> bit & 1) != 0) h.planes_ |= column_set::first(columns).mask() << plane(bit);
        return h;
    }

    [[nodiscard]] constexpr int of(column c) const {
        int height = 0;
        for (int bit = 0; bit < 4; ++bit) height |= static_cast<int>(planes_ >> (plane(bit) + c.number()) & 1) << bit;
        return height;
    }
    [[nodiscard]] constexpr bool empty() const { return planes_ == 0; }

    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (int bit = 0; bit < 4; ++bit) sum += std::popcount(planes_ >> plane(bit) & one_plane) << bit;
        return sum;
    }
    /// total() >= 2, but quicker: two columns, or one of more than one level.
    [[nodiscard]] constexpr bool at_least_two() const {
        std::uint32_t const open = columns().mask();
        return (open & (open - 1)) != 0 || planes_ > one_plane;
    }

    /// Those that aren't empty.
    [[nodiscard]] constexpr column_set columns() const {
        std::uint32_t const halves = planes_ | planes_ >> plane(2);
        return column_set::from_mask((halves | halves >> plane(1)) & one_plane);
    }

    /// Takes one token off column c, which isn't empty.
    constexpr void lower(column c) {
        TRIQUETA_ASSERT(of(c) > 0);
        std::uint32_t borrow = std::uint32_t{1} << c.number();
        for (int bit = 0; bit < 4; ++bit) {  // subtract 1 in binary, plane by plane
            planes_ ^= borrow;
            borrow = (planes_ & borrow) << plane(1);
        }
    }

    friend constexpr bool operator==(heights, heights) = default;

  private:
    static constexpr int plane(int bit) { return most_columns * bit; }
    static constexpr std::uint32_t one_plane = (1 << most_columns) - 1;

    // Bit b of column c's height at 5·b + c: which columns aren't empty is then an `or` of four planes.
    std::uint32_t planes_ = 0;
};

}  // namespace triqueta::animals
