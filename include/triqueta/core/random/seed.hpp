#pragma once

#include <array>
#include <cstdint>

namespace triqueta {

/// The seed of a deal. The library never generates one: fill it with 32 bytes of the operating system's entropy, and
/// keep it secret, since it determines the whole deal.
using seed = std::array<std::uint8_t, 32>;

/// One of the many games of a seed.
struct seed_number {
    seed from{};
    std::uint64_t number = 0;

    friend constexpr bool operator==(seed_number const&, seed_number const&) = default;
};

/// A seed from a number, for tests and demonstrations: its eight bytes, lowest first, then zeros.
[[nodiscard]] constexpr seed seed_from(std::uint64_t number) {
    seed s{};
    for (auto i = 0U; i < 8; ++i) s[i] = static_cast<std::uint8_t>(number >> 8 * i);
    return s;
}

}  // namespace triqueta
