#pragma once

#include "triqueta/core/game.hpp"

#include <vector>

namespace triqueta {

/// Events of a game, in order: a vector that knows its game, so that you needn't name it to write them. The event types
/// of several games may be the same.
template <game G>
struct event_list : std::vector<event<G>> {
    using game = G;
    using std::vector<event<G>>::vector;
};

}  // namespace triqueta
