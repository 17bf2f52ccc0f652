#pragma once

#include "triqueta/core/refusal.hpp"

/// Reasons to refuse a move of Triangle Mayhem, each with the rule that the move would break.
namespace triqueta::triangles::mayhem::refusals {

inline constexpr refusal wrong_player_count{64, {'M', 1}};  // two to 27 players
inline constexpr refusal not_in_hand{65, {'M', 2}};         // no such piece in the hand
inline constexpr refusal no_such_triangle{66, {'M', 2}};    // no such triangle is open
inline constexpr refusal nothing_played{67, {'M', 2}};      // at least one piece must be played
inline constexpr refusal must_continue{68, {'M', 3}};       // an open triangle can take the piece
inline constexpr refusal not_just_drawn{69, {'M', 6}};      // fast draw-and-play is for cards drawn in this turn

}  // namespace triqueta::triangles::mayhem::refusals
