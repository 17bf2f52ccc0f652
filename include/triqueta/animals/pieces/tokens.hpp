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

    // A count stays between 0 and fifteen: what would go beyond is left out.

    constexpr void add(animal a) {
        if (static_cast<int>(a) < most_kinds && of(a) < most_of_a_kind) add_unchecked(a);
    }
    constexpr void remove(animal a) {
        if (of(a) > 0) remove_unchecked(a);
    }
    constexpr tokens& operator+=(tokens other) {
        if (has_room_for(other))
            nibbles_ += other.nibbles_;
        else
            for (int kind = 0; kind < most_kinds; ++kind)
                for (int n = other.of(static_cast<animal>(kind)); n > 0; --n) add(static_cast<animal>(kind));
        return *this;
    }
    constexpr tokens& operator-=(tokens other) {
        if (contains(other))
            nibbles_ -= other.nibbles_;
        else
            for (int kind = 0; kind < most_kinds; ++kind)
                for (int n = other.of(static_cast<animal>(kind)); n > 0; --n) remove(static_cast<animal>(kind));
        return *this;
    }
    friend constexpr tokens operator+(tokens a, tokens b) { return a += b; }
    friend constexpr tokens operator-(tokens a, tokens b) { return a -= b; }

    /// Precondition: there are fewer than fifteen of this animal.
    constexpr void add_unchecked(animal a) {
        TRIQUETA_ASSERT(static_cast<int>(a) < most_kinds && of(a) < most_of_a_kind);
        nibbles_ += std::uint32_t{1} << shift(a);
    }
    /// Precondition: there is one of this animal.
    constexpr void remove_unchecked(animal a) {
        TRIQUETA_ASSERT(of(a) > 0);
        nibbles_ -= std::uint32_t{1} << shift(a);
    }
    /// Precondition: no sum of an animal exceeds fifteen.
    constexpr void add_unchecked(tokens other) {
        TRIQUETA_ASSERT(has_room_for(other));
        nibbles_ += other.nibbles_;
    }
    /// Precondition: this contains `other`.
    constexpr void remove_unchecked(tokens other) {
        TRIQUETA_ASSERT(contains(other));
        nibbles_ -= other.nibbles_;
    }

    /// Whether there are as many of each animal.
    [[nodiscard]] constexpr bool contains(tokens other) const {
        return stays_in_nibbles(std::uint64_t{nibbles_} - other.nibbles_, other);
    }
    /// Whether no sum of an animal exceeds fifteen.
    [[nodiscard]] constexpr bool has_room_for(tokens other) const {
        return stays_in_nibbles(std::uint64_t{nibbles_} + other.nibbles_, other);
    }

    friend constexpr bool operator==(tokens, tokens) = default;

  private:
    static constexpr std::uint64_t every_byte = 0x0101'0101'0101'0101;
    static constexpr int shift(animal a) { return 4 * static_cast<int>(a); }

    /// Whether a sum or difference of this and `other` has no carry or borrow from one nibble to the next.
    [[nodiscard]] constexpr bool stays_in_nibbles(std::uint64_t result, tokens other) const {
        constexpr std::uint64_t lowest_of_next = 0x1'1111'1110;
        return ((result ^ nibbles_ ^ other.nibbles_) & lowest_of_next) == 0;
    }

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

/// Tokens by name, pile{.owl = 3}, or by animal: set(animal, count).
struct pile {
    int rabbit = 0, owl = 0, deer = 0, boar = 0, ram = 0, bear = 0, wolf = 0, eighth = 0;

    /// 0 for a value that isn't an animal.
    [[nodiscard]] constexpr int of(animal a) const {
        auto const member = member_of(a);
        return member != nullptr ? this->*member : 0;
    }
    /// Nothing changes for a value that isn't an animal.
    constexpr void set(animal a, int count) {
        if (auto const member = member_of(a)) this->*member = count;
    }
    constexpr void add(animal a, int count = 1) { set(a, of(a) + count); }

    friend constexpr bool operator==(pile const&, pile const&) = default;

  private:
    [[nodiscard]] static constexpr int pile::*member_of(animal a) {
        constexpr int pile::*members[most_kinds] = {&pile::rabbit, &pile::owl,  &pile::deer, &pile::boar,
                                                    &pile::ram,    &pile::bear, &pile::wolf, &pile::eighth};
        auto const kind = static_cast<unsigned>(a);
        return kind < most_kinds ? members[kind] : nullptr;
    }
};

namespace detail {

/// Tokens from the count of each kind, which count_of(kind) returns. None if one is below 0 or above fifteen.
template <class CountOf>
[[nodiscard]] constexpr std::optional<tokens> tokens_counted(CountOf count_of) {
    std::uint32_t nibbles = 0;
    for (int kind = 0; kind < most_kinds; ++kind) {
        int const count = count_of(kind);
        if (count < 0 || count > most_of_a_kind) return std::nullopt;
        nibbles |= static_cast<std::uint32_t>(count) << 4 * kind;
    }
    return tokens::from_nibbles(nibbles);
}

}  // namespace detail

/// None if a number is below 0 or above fifteen.
[[nodiscard]] constexpr std::optional<tokens> to_tokens(pile const& p) {
    return detail::tokens_counted([&p](int kind) { return p.of(static_cast<animal>(kind)); });
}

}  // namespace triqueta::animals
