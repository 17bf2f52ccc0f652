#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/fixed_list.hpp"
#include "triqueta/triangles/card.hpp"

#include <compare>
#include <cstdint>
#include <optional>

namespace triqueta::triangles {

/// T2. A triangle of one cut, complete or not: for each of its numbers 1, 2 and 3 the colour, or none.
class triangle {
  public:
    constexpr triangle() = default;
    constexpr explicit triangle(triangles::cut c) : bits_{static_cast<std::uint8_t>(static_cast<int>(c) << 6)} {}

    /// The triangle with this number. Precondition: 0 <= number < numbers. Different numbers are different triangles.
    [[nodiscard]] static constexpr triangle from_number(int number) {
        triangle t;
        t.bits_ = static_cast<std::uint8_t>(number);
        return t;
    }
    [[nodiscard]] constexpr int number() const { return bits_; }
    static constexpr int numbers_of_a_cut = 1 << 6;
    static constexpr int numbers = 3 * numbers_of_a_cut;
    /// Triangles of different cuts with equal pieces otherwise have the same.
    [[nodiscard]] constexpr int number_in_cut() const { return bits_ & (numbers_of_a_cut - 1); }

    [[nodiscard]] constexpr triangles::cut cut() const { return static_cast<triangles::cut>(bits_ >> 6); }
    [[nodiscard]] constexpr bool has(int number) const { return code(number) != 0; }
    /// Precondition: it has this number.
    [[nodiscard]] constexpr triangles::colour colour(int number) const {
        TRIQUETA_ASSERT(has(number));
        return static_cast<triangles::colour>(code(number) - 1);
    }
    [[nodiscard]] constexpr card piece(int number) const { return triangles::piece(cut(), number, colour(number)); }

    [[nodiscard]] constexpr bool is_complete() const { return has(1) && has(2) && has(3); }
    [[nodiscard]] constexpr bool is_pure() const { return is_complete() && code(1) == code(2) && code(2) == code(3); }

    /// A copy with this piece added. Precondition: it lacks the piece's number.
    [[nodiscard]] constexpr triangle with(card added) const {
        TRIQUETA_ASSERT(cut_of(added) == cut() && !has(number_of(added)));
        triangle more = *this;
        more.bits_ =
            static_cast<std::uint8_t>(bits_ | (static_cast<int>(colour_of(added)) + 1) << shift(number_of(added)));
        return more;
    }
    [[nodiscard]] constexpr triangle without(int number) const {
        triangle less = *this;
        less.bits_ = static_cast<std::uint8_t>(bits_ & ~(3 << shift(number)));
        return less;
    }

    /// The colours of its other numbers as four bits: two for the lower number, then two for the higher one, each the
    /// colour + 1, or 0. For a number that it lacks, they identify the triangle among those of its cut.
    [[nodiscard]] constexpr int beside(int number) const {
        int const below = bits_ & ((1 << shift(number)) - 1);
        return (bits_ & 63) >> (shift(number) + 2) << shift(number) | below;
    }
    [[nodiscard]] static constexpr triangle with_beside(triangles::cut c, int number, int colours) {
        triangle t{c};
        int const below = colours & ((1 << shift(number)) - 1);
        int const above = colours >> shift(number) << (shift(number) + 2);
        t.bits_ = static_cast<std::uint8_t>(t.bits_ | above | below);
        return t;
    }

    // Ordered by cut, then by the pieces of number 1, 2, 3; a missing piece comes first.
    friend constexpr bool operator==(triangle, triangle) = default;
    friend constexpr auto operator<=>(triangle, triangle) = default;

  private:
    [[nodiscard]] static constexpr int shift(int number) {
        TRIQUETA_ASSERT(number >= 1 && number <= 3);
        return 6 - 2 * number;
    }
    [[nodiscard]] constexpr int code(int number) const { return bits_ >> shift(number) & 3; }

    std::uint8_t bits_ = 0;  // the cut, then for each number its colour + 1, or 0
};

/// The tag of triangles in descriptions.
struct of_triangles {
    using type = triangle;
    static constexpr char const* name = "triangle";

    // The kinds of its pieces, in the order of their numbers.
    using part_thing = of_cards;
    using part_kinds = fixed_list<int, 3>;
    static constexpr int most_part = piece_kinds - 1;
    [[nodiscard]] static constexpr part_kinds parts(int number) {
        auto const t = triangle::from_number(number);
        part_kinds all;
        for (int of = 1; of <= 3; ++of)
            if (t.has(of)) all.add(static_cast<int>(t.piece(of)));
        return all;
    }
    /// None if these aren't pieces of one triangle, in this order.
    [[nodiscard]] static constexpr std::optional<int> from_parts(part_kinds const& all) {
        if (all.empty()) return std::nullopt;
        triangle t{cut_of(card(all[0]))};
        int last = 0;
        for (int const kind : all) {
            card const c{static_cast<std::uint8_t>(kind)};
            if (cut_of(c) != t.cut() || number_of(c) <= last) return std::nullopt;
            last = number_of(c);
            t = t.with(c);
        }
        return t.number();
    }
};

}  // namespace triqueta::triangles
