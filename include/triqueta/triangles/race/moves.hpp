#pragma once

#include "triqueta/core/move_list.hpp"
#include "triqueta/triangles/race/moves/complete.hpp"
#include "triqueta/triangles/race/moves/draw.hpp"
#include "triqueta/triangles/race/moves/end_turn.hpp"
#include "triqueta/triangles/race/moves/play_joker.hpp"

namespace triqueta::triangles::race {

/// The moves of the 21/15/9-card game. Their order determines the numbers of actions.
using all_moves = move_list<moves::draw, moves::take, moves::discard, moves::complete, moves::save, moves::play_joker,
                            moves::take_saved, moves::take_nothing, moves::end, moves::end_and_call>;
static_assert(all_moves::count == 863, "the numbers of actions never change");

}  // namespace triqueta::triangles::race
