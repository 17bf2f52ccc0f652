#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"

#include <bit>
#include <cstdint>

namespace triqueta {

/// How many things there are of each kind: the cards in a hand, a pile or a deck. Kind is an enumeration or an index,
/// numbered from 0 to Kinds - 1, with at most Most things of each. A game's to_draw and unseen return bags; describe a
/// bag by shape::counts.
template <class Kind, int Kinds, int Most>
class bag {
    static constexpr int width = std::bit_width(static_cast<unsigned>(Most));
    static_assert(Kinds >= 1 && Most >= 1 && Kinds * width <= 64,
                  "a bag holds 64 bits: use fewer kinds, or fewer things of each kind");

  public:
    using value_type = Kind;

    constexpr bag() = default;

    /// A bag with `count` of each kind.
    [[nodiscard]] static constexpr bag of_each(int count) {
        bag all;
        for (int kind = 0; kind < Kinds; ++kind) all.bits_ |= static_cast<std::uint64_t>(count) << kind * width;
        return all;
    }

    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (int kind = 0; kind < Kinds; ++kind) sum += at(kind);
        return sum;
    }
    /// How many there are of a kind; 0 for an invalid kind.
    [[nodiscard]] constexpr int of(Kind kind) const {
        int const number = detail::as_number(kind);
        return number >= 0 && number < Kinds ? at(number) : 0;
    }
    [[nodiscard]] constexpr bool contains(bag other) const {
        for (int kind = 0; kind < Kinds; ++kind)
            if (at(kind) < other.at(kind)) return false;
        return true;
    }
    /// The thing at `place` when all are sorted by kind. Precondition: 0 <= place < total().
    [[nodiscard]] constexpr Kind nth(int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < total());
        int kind = 0;
        for (; place >= at(kind); ++kind) place -= at(kind);
        return detail::from_number<Kind>(kind);
    }

    constexpr void add(Kind kind) {
        TRIQUETA_ASSERT(detail::as_number(kind) < Kinds && of(kind) < Most);
        bits_ += one(kind);
    }
    constexpr void remove(Kind kind) {
        TRIQUETA_ASSERT(of(kind) > 0);
        bits_ -= one(kind);
    }
    /// Precondition: the sum has at most Most of each kind.
    constexpr bag& operator+=(bag more) {
        bits_ += more.bits_;
        return *this;
    }
    /// Precondition: contains(other).
    constexpr bag& operator-=(bag other) {
        TRIQUETA_ASSERT(contains(other));
        bits_ -= other.bits_;
        return *this;
    }
    friend constexpr bag operator+(bag a, bag b) { return a += b; }
    friend constexpr bag operator-(bag a, bag b) { return a -= b; }

    // For shape::counts.

    [[nodiscard]] constexpr std::uint64_t packed() const { return bits_; }
    /// Accepts any bits of a snapshot, even more than Most of a kind: a game's check_position must find that.
    [[nodiscard]] static constexpr bag from_packed(std::uint64_t bits) {
        bag all;
        all.bits_ = bits;
        return all;
    }
    /// The number of bits that the first `kinds` kinds take.
    [[nodiscard]] static constexpr int packed_width(int kinds) { return kinds * width; }

    friend constexpr bool operator==(bag, bag) = default;

  private:
    static constexpr std::uint64_t field = (std::uint64_t{1} << width) - 1;

    [[nodiscard]] constexpr int at(int kind) const { return static_cast<int>(bits_ >> kind * width & field); }
    [[nodiscard]] static constexpr std::uint64_t one(Kind kind) {
        return std::uint64_t{1} << detail::as_number(kind) * width;
    }

    std::uint64_t bits_ = 0;  // `width` for each kind, the lowest kind first
};

}  // namespace triqueta
