#pragma once

#include "triqueta/core/assert.hpp"

namespace triqueta {

/// Of a range that isn't empty, what `worth` is the largest of; the first of equals. It is asked once for each.
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
