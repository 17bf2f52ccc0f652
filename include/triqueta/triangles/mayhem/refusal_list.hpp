#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/mayhem/invariants.hpp"
#include "triqueta/triangles/mayhem/refusals.hpp"

namespace triqueta::triangles::mayhem {

/// All refusals of Triangle Mayhem, with their names.
inline constexpr named_refusal all_refusals[] = {
    {refusals::wrong_player_count, "mayhem_wrong_player_count"},
    {refusals::not_in_hand, "mayhem_not_in_hand"},
    {refusals::no_such_triangle, "mayhem_no_such_triangle"},
    {refusals::nothing_played, "mayhem_nothing_played"},
    {refusals::must_continue, "mayhem_must_continue"},
    {refusals::not_just_drawn, "mayhem_not_just_drawn"},
    {invariants::wrong_cards, "mayhem_wrong_cards"},
    {invariants::wrong_turn, "mayhem_wrong_turn"},
    {invariants::wrong_open, "mayhem_wrong_open"},
    {invariants::wrong_hands, "mayhem_wrong_hands"},
    {invariants::wrong_wins, "mayhem_wrong_wins"},
};

}  // namespace triqueta::triangles::mayhem
