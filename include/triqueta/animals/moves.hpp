#pragma once

#include "triqueta/animals/moves/choose_tower.hpp"
#include "triqueta/animals/moves/decide.hpp"
#include "triqueta/animals/moves/draw.hpp"
#include "triqueta/animals/moves/place.hpp"
#include "triqueta/animals/moves/take_row.hpp"
#include "triqueta/core/move_list.hpp"

namespace triqueta::animals {

/// The moves of Triqueta. Their order determines the numbers of actions, which are the same in every variant.
using all_moves =
    move_list<moves::draw, moves::take, moves::lay, moves::keep, moves::box, moves::choose, moves::decide>;
static_assert(all_moves::count == 25, "the numbers of actions never change");

}  // namespace triqueta::animals
