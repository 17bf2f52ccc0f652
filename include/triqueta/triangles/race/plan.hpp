#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <array>
#include <cstdint>

namespace triqueta::triangles::race {

/// R3. The source of a piece of a triangle.
enum class source : std::uint8_t { hand, saved };

/// R3. A triangle to complete: the colour and the source of the piece for each number.
class plan {
  public:
    static constexpr int sources_of_a_number = 6;  // three colours from the hand, three saved
    static constexpr int of_a_cut = sources_of_a_number * sources_of_a_number * sources_of_a_number;
    static constexpr int count = 3 * of_a_cut;

    constexpr plan(triangle whole, std::array<source, 3> from)
        : number_{static_cast<int>(whole.cut()) * of_a_cut + code(whole, from, 1) * 36 + code(whole, from, 2) * 6 +
                  code(whole, from, 3)} {}
    constexpr explicit plan(int number) : number_{number} { TRIQUETA_ASSERT(number >= 0 && number < count); }

    [[nodiscard]] constexpr int number() const { return number_; }
    [[nodiscard]] constexpr triangles::cut cut() const { return static_cast<triangles::cut>(number_ / of_a_cut); }
    [[nodiscard]] constexpr source from(int number) const { return code(number) < 3 ? source::hand : source::saved; }
    [[nodiscard]] constexpr card piece(int number) const {
        return triangles::piece(cut(), number, static_cast<colour>(code(number) % 3));
    }

    [[nodiscard]] constexpr triangle whole() const {
        return triangle{cut()}.with(piece(1)).with(piece(2)).with(piece(3));
    }
    [[nodiscard]] constexpr cards pieces_from(source wanted) const {
        cards some;
        for (int number = 1; number <= 3; ++number)
            if (from(number) == wanted) some.add(piece(number));
        return some;
    }

  private:
    [[nodiscard]] static constexpr int code(triangle whole, std::array<source, 3> from, int number) {
        return static_cast<int>(whole.colour(number)) +
               (from[static_cast<unsigned>(number - 1)] == source::saved ? 3 : 0);
    }
    [[nodiscard]] constexpr int code(int number) const {
        int const weight = number == 1 ? 36 : number == 2 ? 6 : 1;
        return number_ / weight % sources_of_a_number;
    }

    int number_;
};

}  // namespace triqueta::triangles::race
