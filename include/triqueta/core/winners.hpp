#pragma once

#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"

namespace triqueta {

/// The seats with the most points; points_of(seat) returns a seat's.
template <class PointsOf>
[[nodiscard]] constexpr seat_set seats_with_most(int players, PointsOf points_of) {
    seat_set best;
    points most;
    for (auto const s : seat_set::first(players)) {
        points const here = points_of(s);
        if (best.empty() || here > most) {
            best = {};
            most = here;
        }
        if (here == most) best.insert(s);
    }
    return best;
}

}  // namespace triqueta
