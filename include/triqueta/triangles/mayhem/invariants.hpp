#pragma once

#include "triqueta/core/refusal.hpp"

/// Invariants that a position of Triangle Mayhem can violate, each with its rule. docs/positions.md explains them,
/// check_position.hpp checks them.
namespace triqueta::triangles::mayhem::invariants {

inline constexpr refusal wrong_cards{70, {'M', 1}};  // more cards than the deck has
inline constexpr refusal wrong_turn{71, {'M', 2}};   // cards played or drawn don't fit the phase
inline constexpr refusal wrong_open{72, {'M', 3}};   // triangles that can't be open at the same time
inline constexpr refusal wrong_hands{73, {'M', 5}};  // too many cards in a hand, or too few
inline constexpr refusal wrong_wins{74, {'M', 9}};   // triangles won don't fit the pieces played

}  // namespace triqueta::triangles::mayhem::invariants
