#pragma once

#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <cstdint>

namespace triqueta::triangles::mayhem {

/// The triangle that a piece is laid at, relative to that piece: the colours of the other two numbers, or none. Two
/// times none is a new triangle.
class target {
  public:
    static constexpr int count = 16;

    constexpr target() = default;
    constexpr explicit target(int number) : number_{static_cast<std::uint8_t>(number & (count - 1))} {}
    /// The open triangle `t`, relative to a piece of a number that it lacks.
    constexpr target(triangle t, int number) : target{t.beside(number)} {}

    [[nodiscard]] constexpr int number() const { return number_; }
    [[nodiscard]] constexpr bool is_new() const { return number_ == 0; }

    /// The triangle, for this piece.
    [[nodiscard]] constexpr triangle seen_from(card c) const {
        return triangle::with_beside(cut_of(c), number_of(c), number_);
    }

    friend constexpr bool operator==(target, target) = default;

  private:
    std::uint8_t number_ = 0;
};

}  // namespace triqueta::triangles::mayhem
