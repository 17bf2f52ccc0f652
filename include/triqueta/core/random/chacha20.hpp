#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/random/seed.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace triqueta {

/// The ChaCha20 block function of RFC 8439 as a stream of 32-bit words, in the order they stand in each block.
/// The nonce is a 64-bit game number and a 32-bit stream number, each little-endian; blocks count from 0.
class chacha20 {
  public:
    constexpr chacha20(seed const& key, std::uint64_t game, std::uint32_t stream)
        : chacha20{key, {static_cast<std::uint32_t>(game), static_cast<std::uint32_t>(game >> 32), stream}, 0} {}

    constexpr chacha20(seed const& key, std::array<std::uint32_t, 3> nonce, std::uint32_t block)
        : input_{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574} {
        for (auto i = 0U; i < 8; ++i)
            input_[4 + i] = key[4 * i] | std::uint32_t{key[4 * i + 1]} << 8 | std::uint32_t{key[4 * i + 2]} << 16 |
                            std::uint32_t{key[4 * i + 3]} << 24;
        input_[12] = block;
        for (auto i = 0U; i < 3; ++i) input_[13 + i] = nonce[i];
    }

    [[nodiscard]] constexpr std::uint32_t next() {
        if (used_ == 16) {
            make_block();
            used_ = 0;
        }
        return output_[used_++];
    }

    /// A number below `bound` (at least 1), each equally likely: skips words from the uneven rest of the range.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound) {
        TRIQUETA_ASSERT(bound > 0);
        std::uint32_t const rest = (0U - bound) % bound;  // 2^32 mod bound
        std::uint32_t word = next();
        while (word > 0xFFFF'FFFF - rest) word = next();
        return word % bound;
    }

  private:
    constexpr void make_block() {
        auto x = input_;
        for (int i = 0; i < 10; ++i) {
            quarter_round(x, 0, 4, 8, 12);
            quarter_round(x, 1, 5, 9, 13);
            quarter_round(x, 2, 6, 10, 14);
            quarter_round(x, 3, 7, 11, 15);
            quarter_round(x, 0, 5, 10, 15);
            quarter_round(x, 1, 6, 11, 12);
            quarter_round(x, 2, 7, 8, 13);
            quarter_round(x, 3, 4, 9, 14);
        }
        for (auto i = 0U; i < 16; ++i) output_[i] = x[i] + input_[i];
        ++input_[12];
    }

    static constexpr void quarter_round(std::array<std::uint32_t, 16>& x, unsigned a, unsigned b, unsigned c,
                                        unsigned d) {
        x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 16);
        x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 12);
        x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 8);
        x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 7);
    }

    std::array<std::uint32_t, 16> input_;
    std::array<std::uint32_t, 16> output_{};
    unsigned used_ = 16;
};

/// Shuffles by Fisher and Yates, from the last element down: each order is equally likely.
template <class Range>
constexpr void shuffle(Range& pieces, chacha20& random) {
    for (auto left = static_cast<std::uint32_t>(pieces.size()); left > 1; --left) {
        auto const other = random.below(left);
        auto const last = pieces[left - 1];
        pieces[left - 1] = pieces[other];
        pieces[other] = last;
    }
}

}  // namespace triqueta
