#pragma once

#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/core/assert.hpp"

#include <array>
#include <cstdint>

namespace triqueta::animals {

inline constexpr int most_columns = 5;
inline constexpr int most_levels = 15;

namespace detail {

// The size of each set of columns.
inline constexpr auto sizes_of_sets = [] {
    std::array<std::uint8_t, 1 << most_columns> table{};
    for (auto set = 1U; set < table.size(); ++set) table[set] = static_cast<std::uint8_t>(table[set / 2] + set % 2);
    return table;
}();

}  // namespace detail

/// The tokens left in each column of a tower. At most five columns, each at most fifteen tokens high.
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
        // The factor's bit 12 − 4·b moves bit b from 5·b to 12 + b. 5·b − 4·k is different for each pair of b and k, so
        // no two products overlap.
        return static_cast<int>((planes_ >> c.number() & every_bit) * 0x1111 >> 12 & 15);
    }
    [[nodiscard]] constexpr bool empty() const { return planes_ == 0; }

    // Column by column, for descriptions.
    [[nodiscard]] constexpr std::array<std::uint8_t, most_columns> unpacked() const {
        std::array<std::uint8_t, most_columns> all{};
        for (int c = 0; c < most_columns; ++c) all[static_cast<unsigned>(c)] = static_cast<std::uint8_t>(of(column{c}));
        return all;
    }
    [[nodiscard]] static constexpr heights from_unpacked(std::array<std::uint8_t, most_columns> const& all) {
        heights h;
        for (int c = 0; c < most_columns; ++c) h.set(column{c}, all[static_cast<unsigned>(c)]);
        return h;
    }

    [[nodiscard]] constexpr int total() const { return members(0) + 2 * members(1) + 4 * members(2) + 8 * members(3); }
    /// total() >= 2, but faster: two columns, or one of more than one level.
    [[nodiscard]] constexpr bool at_least_two() const {
        std::uint32_t const open = columns().mask();
        return (open & (open - 1)) != 0 || planes_ > one_plane;
    }

    /// The columns that aren't empty.
    [[nodiscard]] constexpr column_set columns() const {
        std::uint32_t const halves = planes_ | planes_ >> plane(2);
        return column_set::from_mask((halves | halves >> plane(1)) & one_plane);
    }

    constexpr void set(column c, int height) {
        TRIQUETA_ASSERT(c.number() < most_columns && height >= 0 && height <= most_levels);
        for (int bit = 0; bit < 4; ++bit) {
            std::uint32_t const here = std::uint32_t{1} << (plane(bit) + c.number());
            planes_ = (height >> bit & 1) != 0 ? planes_ | here : planes_ & ~here;
        }
    }
    /// Removes one token from column c. Precondition: the column isn't empty.
    constexpr void lower(column c) {
        TRIQUETA_ASSERT(of(c) > 0);
        // Subtracts 1 with only this column's bits set, so that a borrow skips the bits of other columns.
        std::uint32_t const bits = every_bit << c.number();
        std::uint32_t const height = planes_ & bits;
        planes_ ^= height ^ ((height - (std::uint32_t{1} << c.number())) & bits);
    }

    friend constexpr bool operator==(heights, heights) = default;

  private:
    static constexpr int plane(int bit) { return most_columns * bit; }
    static constexpr std::uint32_t one_plane = (1 << most_columns) - 1;
    static constexpr std::uint32_t every_bit = 0b00001'00001'00001'00001;  // of column 0

    /// The number of columns whose height has this bit.
    [[nodiscard]] constexpr int members(int bit) const {
        return detail::sizes_of_sets[planes_ >> plane(bit) & one_plane];
    }

    // Bit b of column c's height is at 5·b + c, so an `or` of four planes yields the columns that aren't empty.
    std::uint32_t planes_ = 0;
};

}  // namespace triqueta::animals
