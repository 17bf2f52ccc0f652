#pragma once

#include "triqueta/core/refusal.hpp"

#include <cstddef>

namespace triqueta::text {

/// Whether one part of a record holds, or why and where it doesn't. `where` is an offset in bytes.
struct finding {
    refusal why;
    std::size_t where = 0;

    [[nodiscard]] constexpr bool holds() const { return !why; }
};

/// What a record proves, part by part.
struct verification {
    finding commitment;  // everything revealed is what was committed to, and the seed follows from it
    finding deal;        // the seed deals each piece that was drawn
    finding moves;       // the rules allow each move, and the result is right
    std::size_t steps = 0;

    [[nodiscard]] constexpr bool holds() const { return commitment.holds() && deal.holds() && moves.holds(); }
};

}  // namespace triqueta::text
