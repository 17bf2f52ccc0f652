#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/inlining.hpp"

#include <bit>
#include <cstdint>
#include <optional>

namespace triqueta::animals {

/// A multiset of tokens, such as a row or a pile: at most fifteen of each animal.
class tokens {
  public:
    constexpr tokens() = default;

    /// From the packed form: a nibble for each kind, rabbits lowest.
    [[nodiscard]] static constexpr tokens from_nibbles(std::uint32_t nibbles) {
        tokens t;
        t.nibbles_ = nibbles;
        return t;
    }
    [[nodiscard]] constexpr std::uint32_t nibbles() const { return nibbles_; }

    // The packed form for descriptions.
    [[nodiscard]] constexpr std::uint64_t packed() const { return nibbles_; }
    [[nodiscard]] static constexpr tokens from_packed(std::uint64_t bits) {
        return from_nibbles(static_cast<std::uint32_t>(bits));
    }
    [[nodiscard]] static constexpr int packed_width(int kinds) { return 4 * kinds; }

    /// 0 for a value that isn't an animal.
    [[nodiscard]] constexpr int of(animal a) const {
        return static_cast<int>(a) < most_kinds ? static_cast<int>(nibbles_ >> shift(a) & 15) : 0;
    }
    [[nodiscard]] constexpr bool empty() const { return nibbles_ == 0; }

    [[nodiscard]] constexpr int total() const { return static_cast<int>(running_sums() >> 56); }

    /// The animal of the token at `place` in sorted order. Precondition: 0 <= place < total().
    [[nodiscard]] TRIQUETA_INLINE constexpr animal nth(int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < total());
        // Bit 7 of each byte is set where the running sum exceeds `place`.
        auto const beyond = running_sums() + (0x7F - static_cast<std::uint64_t>(place)) * every_byte;
        return static_cast<animal>(std::countr_zero(beyond & 0x80 * every_byte) / 8);
    }

    constexpr void add(animal a) {
        TRIQUETA_ASSERT(of(a) < most_of_a_kind);
        nibbles_ += std::uint32_t{1} << shift(a);
    }
    constexpr void remove(animal a) {
        TRIQUETA_ASSERT(of(a) > 0);
        nibbles_ -= std::uint32_t{1} << shift(a);
    }
    /// Precondition: no sum of an animal exceeds fifteen.
    constexpr tokens& operator+=(tokens other) {
        nibbles_ += other.nibbles_;
        return *this;
    }
    /// Precondition: this contains `other`.
    constexpr tokens& operator-=(tokens other) {
        TRIQUETA_ASSERT(contains(other));
        nibbles_ -= other.nibbles_;
        return *this;
    }
    friend constexpr tokens operator+(tokens a, tokens b) { return a += b; }
    friend constexpr tokens operator-(tokens a, tokens b) { return a -= b; }

    [[nodiscard]] constexpr bool contains(tokens other) const {
        for (int kind = 0; kind < most_kinds; ++kind)
            if (of(static_cast<animal>(kind)) < other.of(static_cast<animal>(kind))) return false;
        return true;
    }

    friend constexpr bool operator==(tokens, tokens) = default;

  private:
    static constexpr std::uint64_t every_byte = 0x0101'0101'0101'0101;
    static constexpr int shift(animal a) { return 4 * static_cast<int>(a); }

    /// A byte for each kind: the sum of this kind and those before it. At most 120, so bit 7 is free.
    [[nodiscard]] constexpr std::uint64_t running_sums() const {
        std::uint64_t counts = nibbles_;
        counts = (counts | counts << 16) & 0x0000'FFFF'0000'FFFF;
        counts = (counts | counts << 8) & 0x00FF'00FF'00FF'00FF;
        counts = (counts | counts << 4) & 0x0F0F'0F0F'0F0F'0F0F;
        return counts * every_byte;
    }

    std::uint32_t nibbles_ = 0;
};

/// Tokens by name: pile{.owl = 3}.
struct pile {
    int rabbit = 0, owl = 0, deer = 0, boar = 0, ram = 0, bear = 0, wolf = 0;

    [[nodiscard]] constexpr int of(animal a) const {
        switch (a) {
            case animal::rabbit: return rabbit;
            case animal::owl: return owl;
            case animal::deer: return deer;
            case animal::boar: return boar;
            case animal::ram: return ram;
            case animal::bear: return bear;
            case animal::wolf: return wolf;
        }
        return 0;
    }
};

/// None if a number is below 0 or above fifteen.
[[nodiscard]] constexpr std::optional<tokens> to_tokens(pile const& p) {
    std::uint32_t nibbles = 0;
    for (int kind = 0; kind < most_kinds; ++kind) {
        int const count = p.of(static_cast<animal>(kind));
        if (count < 0 || count > most_of_a_kind) return std::nullopt;
        nibbles |= static_cast<std::uint32_t>(count) << 4 * kind;
    }
    return tokens::from_nibbles(nibbles);
}

}  // namespace triqueta::animals
