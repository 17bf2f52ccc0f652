#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace triqueta {

/// SHA-256 (FIPS 180-4), computed incrementally.
class sha256 {
  public:
    using digest = std::array<std::uint8_t, 32>;

    constexpr sha256& add(std::uint8_t byte) {
        block_[static_cast<std::size_t>(length_++ % block_.size())] = byte;
        if (length_ % block_.size() == 0) mix_block();
        return *this;
    }
    constexpr sha256& add(std::string_view text) {
        for (char const c : text) add(static_cast<std::uint8_t>(c));
        return *this;
    }
    template <std::size_t Size>
    constexpr sha256& add(std::array<std::uint8_t, Size> const& bytes) {
        for (auto const byte : bytes) add(byte);
        return *this;
    }

    /// The digest of all bytes added so far.
    [[nodiscard]] constexpr digest finish() const {
        auto padded = *this;
        std::uint64_t const bits = 8 * length_;
        padded.add(std::uint8_t{0x80});
        while (padded.length_ % padded.block_.size() != 56) padded.add(std::uint8_t{0});
        for (int shift = 56; shift >= 0; shift -= 8) padded.add(static_cast<std::uint8_t>(bits >> shift));

        digest all{};
        for (auto i = 0U; i < all.size(); ++i)
            all[i] = static_cast<std::uint8_t>(padded.state_[i / 4] >> (24 - 8 * (i % 4)));
        return all;
    }

  private:
    static constexpr std::array<std::uint32_t, 64> constants{
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

    constexpr void mix_block() {
        std::array<std::uint32_t, 64> words{};
        for (auto i = 0U; i < block_.size(); ++i) words[i / 4] = words[i / 4] << 8 | block_[i];
        for (auto i = 16U; i < words.size(); ++i) {
            auto const near = words[i - 2];
            auto const far = words[i - 15];
            words[i] = words[i - 16] + (std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3) + words[i - 7] +
                       (std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10);
        }

        auto [a, b, c, d, e, f, g, h] = state_;
        for (auto i = 0U; i < words.size(); ++i) {
            auto const chosen = (e & f) ^ (~e & g);
            auto const majority = (a & b) ^ (a & c) ^ (b & c);
            auto const one =
                h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + chosen + constants[i] + words[i];
            auto const two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
            h = g, g = f, f = e, e = d + one;
            d = c, c = b, b = a, a = one + two;
        }
        std::array const mixed{a, b, c, d, e, f, g, h};
        for (auto i = 0U; i < state_.size(); ++i) state_[i] += mixed[i];
    }

    std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<std::uint8_t, 64> block_{};
    std::uint64_t length_ = 0;  // in bytes
};

}  // namespace triqueta
