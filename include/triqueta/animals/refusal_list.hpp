#pragma once

#include "triqueta/animals/position/invariants.hpp"
#include "triqueta/animals/refusals.hpp"
#include "triqueta/core/refusal.hpp"

namespace triqueta::animals {

/// All refusals of Triqueta, with their names.
inline constexpr named_refusal all_refusals[] = {
    {refusals::no_such_row, "triqueta_no_such_row"},
    {refusals::no_such_column, "triqueta_no_such_column"},
    {refusals::no_such_tower, "triqueta_no_such_tower"},
    {refusals::column_empty, "triqueta_column_empty"},
    {refusals::row_not_there, "triqueta_row_not_there"},
    {refusals::kept_enough, "triqueta_kept_enough"},
    {refusals::row_taken, "triqueta_row_taken"},
    {refusals::tower_used, "triqueta_tower_used"},
    {refusals::not_kept, "triqueta_not_kept"},
    {refusals::no_box, "triqueta_no_box"},
    {refusals::same_option, "triqueta_same_option"},
    {refusals::too_few_to_draw, "triqueta_too_few_to_draw"},
    {invariants::wrong_tokens, "triqueta_wrong_tokens"},
    {invariants::wrong_heights, "triqueta_wrong_heights"},
    {invariants::wrong_mover, "triqueta_wrong_mover"},
    {invariants::wrong_hand, "triqueta_wrong_hand"},
    {invariants::wrong_kept, "triqueta_wrong_kept"},
    {invariants::wrong_rows, "triqueta_wrong_rows"},
    {invariants::wrong_box, "triqueta_wrong_box"},
    {invariants::wrong_tower, "triqueta_wrong_tower"},
    {invariants::wrong_tiles, "triqueta_wrong_tiles"},
    {invariants::wrong_decisions, "triqueta_wrong_decisions"},
    {invariants::wrong_shadows, "triqueta_wrong_shadows"},
};

}  // namespace triqueta::animals
