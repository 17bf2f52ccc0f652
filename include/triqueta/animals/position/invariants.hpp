#pragma once

#include "triqueta/core/refusal.hpp"

/// Invariants that a position of Triqueta can violate, each with its rule. docs/positions.md explains them,
/// check_position.hpp checks them.
namespace triqueta::animals::invariants {

inline constexpr refusal wrong_tokens{44, {'B', 1}};      // more tokens than the pack has
inline constexpr refusal wrong_heights{45, {'B', 4}};     // a column higher than its tower
inline constexpr refusal wrong_mover{46, {'B', 7}};       // a player who can't be to act
inline constexpr refusal wrong_hand{47, {'B', 8}};        // drawn tokens don't fit the phase
inline constexpr refusal wrong_kept{48, {'B', 10}};       // more kept tokens than allowed
inline constexpr refusal wrong_rows{49, {'B', 11}};       // not as many rows as players in the round
inline constexpr refusal wrong_box{50, {'B', 16}};        // numbers of hidden tokens, towers and box don't add up
inline constexpr refusal wrong_tower{51, {'B', 17}};      // towers don't fit the round
inline constexpr refusal wrong_tiles{52, {'B', 17}};      // not one tile for each round after the first
inline constexpr refusal wrong_decisions{53, {'B', 18}};  // not the decisions of the players before the mover
inline constexpr refusal wrong_shadows{54, {'W', 4}};     // shadow tokens open before the end, or hidden after it

}  // namespace triqueta::animals::invariants
