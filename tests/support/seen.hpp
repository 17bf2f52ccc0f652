#pragma once

#include "conformance/vector_view.hpp"

#include <triqueta/core/state.hpp>

namespace support {

/// All that somebody sees of a game: their view, with the keys of the conformance vectors.
template <triqueta::game G>
[[nodiscard]] nlohmann::json seen_by(triqueta::viewer who, triqueta::state<G> const& s) {
    return conformance::vector_view(s.view(who));
}

}  // namespace support
