#pragma once

#include "triqueta/core/assert.hpp"

namespace triqueta {

/// The element with the largest `worth`, the first one of equals. Calls `worth` once for each element. Precondition:
/// the range isn't empty.
template <class Range, class Worth>
[[nodiscard]] constexpr auto argmax(Range const& range, Worth worth) {
    auto next = range.begin();
    auto const end = range.end();
    TRIQUETA_ASSERT(next != end);
    auto best = *next;
    auto most = worth(best);
    for (++next; next != end; ++next) {
        auto const here = *next;
        auto const w = worth(here);
        if (most < w) {
            best = here;
            most = w;
        }
    }
    return best;
}

}  // namespace triqueta
