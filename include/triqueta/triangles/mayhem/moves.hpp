#pragma once

#include "triqueta/core/move_list.hpp"
#include "triqueta/triangles/mayhem/moves/play.hpp"

namespace triqueta::triangles::mayhem {

/// The moves of Triangle Mayhem. Their order determines the numbers of actions.
using all_moves = move_list<moves::play, moves::stop>;
static_assert(all_moves::count == 433, "the numbers of actions never change");

}  // namespace triqueta::triangles::mayhem
