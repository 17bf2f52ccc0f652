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

/// Whether 16 bytes in a row are equal or increase by equal steps (modulo 256), as in those of seed_from: such bytes
/// aren't entropy. Random bytes are refused once in 2^108 times. False doesn't mean that they are random.
[[nodiscard]] constexpr bool is_guessable(seed const& bytes) {
    int in_a_row = 2;
    for (auto i = 2U; i < bytes.size() && in_a_row < 16; ++i) {
        bool const goes_on = static_cast<std::uint8_t>(bytes[i] - bytes[i - 1]) ==
                             static_cast<std::uint8_t>(bytes[i - 1] - bytes[i - 2]);
        in_a_row = goes_on ? in_a_row + 1 : 2;
    }
    return in_a_row == 16;
}

}  // namespace triqueta
