#pragma once

#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"

#include <array>
#include <cstdint>

namespace triqueta::bots::detail {

/// The number of pieces of this cut and number, of any colour.
[[nodiscard]] constexpr int of_number(triangles::cards some, triangles::cut c, int number) {
    // Three fields of two bits, one for each colour.
    constexpr auto sums = [] {
        std::array<std::uint8_t, 64> all{};
        for (unsigned three = 0; three < 64; ++three)
            all[three] = static_cast<std::uint8_t>((three & 3) + (three >> 2 & 3) + (three >> 4));
        return all;
    }();
    return sums[some.packed() >> 6 * (3 * static_cast<int>(c) + number - 1) & 63];
}

}  // namespace triqueta::bots::detail
