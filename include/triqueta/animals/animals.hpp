#pragma once

// clang-format off
// Triqueta, in reading order.
#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/pieces/tokens.hpp"

#include "triqueta/animals/policies/pack.hpp"
#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/animals/pieces/heights.hpp"
#include "triqueta/animals/policies/draw_rule.hpp"
#include "triqueta/animals/policies/kept_rule.hpp"
#include "triqueta/animals/policies/scoring_rule.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/animals/variants.hpp"

#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/pool.hpp"
#include "triqueta/animals/action.hpp"
#include "triqueta/animals/action_set.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/animals/events/shown.hpp"
#include "triqueta/animals/events/event.hpp"

#include "triqueta/animals/moves/turn_order.hpp"
#include "triqueta/animals/moves/draw.hpp"
#include "triqueta/animals/moves/place.hpp"
#include "triqueta/animals/moves/take_row.hpp"
#include "triqueta/animals/moves/choose_tower.hpp"
#include "triqueta/animals/moves/decide.hpp"

#include "triqueta/animals/scoring/score.hpp"
#include "triqueta/animals/scoring/result.hpp"
#include "triqueta/animals/stacks.hpp"
#include "triqueta/animals/position/distinct.hpp"
#include "triqueta/animals/events/advance.hpp"
#include "triqueta/animals/position/place_unseen.hpp"
#include "triqueta/animals/position/invariants.hpp"
#include "triqueta/animals/position/check_position.hpp"
#include "triqueta/animals/position/symmetry.hpp"
#include "triqueta/animals/rules.hpp"
// clang-format on

namespace triqueta {

using animals::animal, animals::back, animals::tokens, animals::pile, animals::to_tokens;
using animals::row, animals::column, animals::tower;
using animals::by_kind, animals::kinds, animals::values, animals::light_pack, animals::wolf_pack, animals::four_towers,
    animals::towers_on_shadows;
using animals::draw_one, animals::draw_two, animals::at_most, animals::exactly_three;
using animals::base_game, animals::hidden_wolves, animals::hidden_wolves_duel, animals::base_game_duel;
using animals::playable, animals::official;
using animals::draw, animals::take, animals::lay, animals::keep, animals::box, animals::choose, animals::decide;
using animals::drew, animals::took, animals::laid, animals::kept, animals::boxed, animals::chose, animals::decided,
    animals::looked;
using animals::score, animals::holding, animals::decision, animals::tie_break;
using animals::points_of, animals::score_of, animals::winners_of, animals::best_reveal, animals::added;

}  // namespace triqueta
