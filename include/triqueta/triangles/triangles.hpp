#pragma once

// clang-format off
// Triangles, in reading order.
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/triangle.hpp"
#include "triqueta/triangles/pile_order.hpp"
#include "triqueta/triangles/card_game.hpp"
#include "triqueta/triangles/opening.hpp"
#include "triqueta/triangles/dealing.hpp"

#include "triqueta/triangles/mayhem/table.hpp"
#include "triqueta/triangles/mayhem/secrets.hpp"
#include "triqueta/triangles/mayhem/action.hpp"
#include "triqueta/triangles/mayhem/action_set.hpp"
#include "triqueta/triangles/mayhem/refusals.hpp"
#include "triqueta/triangles/mayhem/moves/turn_order.hpp"
#include "triqueta/triangles/mayhem/moves/draw.hpp"
#include "triqueta/triangles/mayhem/moves/play.hpp"
#include "triqueta/triangles/mayhem/result.hpp"
#include "triqueta/triangles/mayhem/score_pad.hpp"
#include "triqueta/triangles/mayhem/invariants.hpp"
#include "triqueta/triangles/mayhem/check_position.hpp"
#include "triqueta/triangles/mayhem/rules.hpp"

#include "triqueta/triangles/race/discard_pile.hpp"
#include "triqueta/triangles/race/table.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/action.hpp"
#include "triqueta/triangles/race/completions.hpp"
#include "triqueta/triangles/race/action_set.hpp"
#include "triqueta/triangles/race/refusals.hpp"
#include "triqueta/triangles/race/moves/turn_order.hpp"
#include "triqueta/triangles/race/moves/dead_end.hpp"
#include "triqueta/triangles/race/moves/draw.hpp"
#include "triqueta/triangles/race/moves/complete.hpp"
#include "triqueta/triangles/race/moves/play_joker.hpp"
#include "triqueta/triangles/race/moves/end_turn.hpp"
#include "triqueta/triangles/race/result.hpp"
#include "triqueta/triangles/race/invariants.hpp"
#include "triqueta/triangles/race/check_position.hpp"
#include "triqueta/triangles/race/rules.hpp"
// clang-format on

namespace triqueta {

using mayhem = triangles::mayhem::game;
using race = triangles::race::game;
using triangles::card, triangles::cards, triangles::cards_of, triangles::cut, triangles::colour, triangles::triangle;
using triangles::piece, triangles::joker, triangles::start_with;
using triangles::mayhem::claimed, triangles::mayhem::settle;

}  // namespace triqueta
