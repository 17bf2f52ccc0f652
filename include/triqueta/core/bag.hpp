#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"

#include <bit>
#include <cstdint>

namespace triqueta {

/// How many things there are of each kind: the cards in a hand, a pile or a deck. Kind is an enumeration or an index,
/// numbered from 0 to Kinds - 1, and at most Most are alike. A bag is described by shape::counts, and is what to_draw
/// and unseen of a game return.
template <class Kind, int Kinds, int Most>
class bag {
    static constexpr int width = std::bit_width(static_cast<unsigned>(Most));
    static_assert(Kinds >= 1 && Most >= 1 && Kinds * width <= 64,
                  "a bag holds 64 bits: use fewer kinds, or fewer things of each kind");

  public:
    using value_type = Kind;

    constexpr bag() = default;

    /// So many of each kind.
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
    /// None of what isn't any of the kinds.
    [[nodiscard]] constexpr int of(Kind kind) const {
        int const number = detail::as_number(kind);
        return number >= 0 && number < Kinds ? at(number) : 0;
    }
    [[nodiscard]] constexpr bool contains(bag part) const {
        for (int kind = 0; kind < Kinds; ++kind)
            if (at(kind) < part.at(kind)) return false;
        return true;
    }
    /// The thing at `place`, below the total, when they lie sorted by kind.
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
    /// Precondition: no more than Most of a kind.
    constexpr bag& operator+=(bag more) {
        bits_ += more.bits_;
        return *this;
    }
    /// Precondition: it contains them.
    constexpr bag& operator-=(bag part) {
        TRIQUETA_ASSERT(contains(part));
        bits_ -= part.bits_;
        return *this;
    }
    friend constexpr bag operator+(bag a, bag b) { return a += b; }
    friend constexpr bag operator-(bag a, bag b) { return a -= b; }

    // For shape::counts.

    [[nodiscard]] constexpr std::uint64_t packed() const { return bits_; }
    /// A snapshot may hold any bits, so there may be more than Most of a kind: check_position has to find that.
    [[nodiscard]] static constexpr bag from_packed(std::uint64_t bits) {
        bag all;
        all.bits_ = bits;
        return all;
    }
    /// Of the first so many kinds.
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
