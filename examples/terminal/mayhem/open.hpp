#pragma once

#include "triqueta/triangles/mayhem/result.hpp"
#include "triqueta/triangles/mayhem/table.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <optional>
#include <vector>

namespace terminal {

/// The open triangles in the order in which they are drawn, and numbered from 1.
inline std::vector<triqueta::triangles::triangle> all_open(triqueta::triangles::mayhem::table const& t) {
    std::vector<triqueta::triangles::triangle> all;
    for (auto const& of_cut : t.open) all.insert(all.end(), of_cut.begin(), of_cut.end());
    return all;
}

/// The lowest number of an open triangle like this one; none if no such triangle is open.
inline std::optional<int> number_of_open(triqueta::triangles::mayhem::table const& t,
                                         triqueta::triangles::triangle wanted) {
    int number = 1;
    for (auto const open : all_open(t)) {
        if (open == wanted) return number;
        ++number;
    }
    return std::nullopt;
}

/// M9: of a triangle that is complete.
inline int points_of(triqueta::triangles::triangle whole) {
    namespace mayhem = triqueta::triangles::mayhem;
    return whole.is_pure() ? mayhem::points_of_pure : mayhem::points_of_unpure;
}

}  // namespace terminal
