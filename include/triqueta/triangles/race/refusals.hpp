#pragma once

#include "triqueta/core/refusal.hpp"

/// Reasons to refuse a move of the 21/15/9-card game, each with the rule that the move would break.
namespace triqueta::triangles::race::refusals {

inline constexpr refusal wrong_player_count{80, {'R', 1}};    // two to six players
inline constexpr refusal no_turns{81, {'R', 14}};             // a game of no turns
inline constexpr refusal not_in_hand{82, {'R', 2}};           // no such card in the hand
inline constexpr refusal turn_not_taken{83, {'R', 2}};        // an ordinary turn can't be passed
inline constexpr refusal one_thing_a_turn{84, {'R', 2}};      // a turn is one draw or one triangle
inline constexpr refusal piece_not_in_hand{85, {'R', 3}};     // a piece of the triangle isn't in the hand
inline constexpr refusal piece_not_saved{86, {'R', 3}};       // a piece of the triangle isn't among the saved ones
inline constexpr refusal none_from_hand{87, {'R', 3}};        // all three are saved ones
inline constexpr refusal not_of_this_triangle{88, {'R', 4}};  // saving a piece that wasn't just played from the hand
inline constexpr refusal nothing_to_draw{89, {'R', 6}};       // no pile, and no discards to make one
inline constexpr refusal nothing_to_take{90, {'R', 6}};       // no discard
inline constexpr refusal no_such_joker{91, {'R', 7}};         // no such joker in the hand
inline constexpr refusal joker_does_not_fit{92, {'R', 7}};    // no triangle has its cut or colour
inline constexpr refusal not_saved_by_them{93, {'R', 8}};     // that player hasn't saved such a piece
inline constexpr refusal own_piece{94, {'R', 8}};             // a joker doesn't take the player's own piece
inline constexpr refusal not_called{95, {'R', 9}};            // it would empty the hand, but nobody called
inline constexpr refusal called_already{96, {'R', 9}};        // another player's call is in effect
inline constexpr refusal drawn_already{97, {'R', 10}};        // a last turn allows one draw
inline constexpr refusal jokers_come_last{98, {'R', 10}};     // after the first joker, only jokers

}  // namespace triqueta::triangles::race::refusals
