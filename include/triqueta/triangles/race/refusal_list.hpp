#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/race/invariants.hpp"
#include "triqueta/triangles/race/refusals.hpp"

namespace triqueta::triangles::race {

/// All refusals of the 21/15/9-card game, with their names.
inline constexpr named_refusal all_refusals[] = {
    {refusals::wrong_player_count, "race_wrong_player_count"},
    {refusals::no_turns, "race_no_turns"},
    {refusals::not_in_hand, "race_not_in_hand"},
    {refusals::turn_not_taken, "race_turn_not_taken"},
    {refusals::one_thing_a_turn, "race_one_thing_a_turn"},
    {refusals::piece_not_in_hand, "race_piece_not_in_hand"},
    {refusals::piece_not_saved, "race_piece_not_saved"},
    {refusals::none_from_hand, "race_none_from_hand"},
    {refusals::not_of_this_triangle, "race_not_of_this_triangle"},
    {refusals::nothing_to_draw, "race_nothing_to_draw"},
    {refusals::nothing_to_take, "race_nothing_to_take"},
    {refusals::no_such_joker, "race_no_such_joker"},
    {refusals::joker_does_not_fit, "race_joker_does_not_fit"},
    {refusals::not_saved_by_them, "race_not_saved_by_them"},
    {refusals::own_piece, "race_own_piece"},
    {refusals::not_called, "race_not_called"},
    {refusals::called_already, "race_called_already"},
    {refusals::drawn_already, "race_drawn_already"},
    {refusals::jokers_come_last, "race_jokers_come_last"},
    {invariants::wrong_cards, "race_wrong_cards"},
    {invariants::wrong_hands, "race_wrong_hands"},
    {invariants::wrong_turn, "race_wrong_turn"},
    {invariants::wrong_saving, "race_wrong_saving"},
    {invariants::wrong_saved, "race_wrong_saved"},
    {invariants::wrong_gone, "race_wrong_gone"},
    {invariants::wrong_call, "race_wrong_call"},
    {invariants::wrong_dead_ends, "race_wrong_dead_ends"},
    {invariants::wrong_ending, "race_wrong_ending"},
    {invariants::wrong_known, "race_wrong_known"},
};

}  // namespace triqueta::triangles::race
