#pragma once

#include <array>
#include <cstdint>

namespace triqueta {

/// What a deal is made from. The library never makes one up: a server fills it with 32 bytes of the operating
/// system's entropy, since whoever knows it knows the whole deal.
using seed = std::array<std::uint8_t, 32>;

/// A seed from a number, for tests and demonstrations: its eight bytes, lowest first, then zeros.
[[nodiscard]] constexpr seed seed_from(std::uint64_t number) {
    seed s{};
    for (auto i = 0U; i < 8; ++i) s[i] = static_cast<std::uint8_t>(number >> 8 * i);
    return s;
}

}  // namespace triqueta
