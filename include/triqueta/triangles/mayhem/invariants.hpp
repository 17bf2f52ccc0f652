#pragma once

#include "triqueta/core/refusal.hpp"

/// What a position of Triangle Mayhem that was set up by hand may break, each with the rule behind it.
/// docs/positions.md tells each in full; check_position.hpp checks them.
namespace triqueta::triangles::mayhem::invariants {

inline constexpr refusal wrong_cards{70, {'M', 1}};  // more than the deck has
inline constexpr refusal wrong_turn{71, {'M', 2}};   // cards played or drawn don't fit what has to happen next
inline constexpr refusal wrong_open{72, {'M', 3}};   // open triangles that can't lie there
inline constexpr refusal wrong_hands{73, {'M', 5}};  // too many cards in a hand, or too few
inline constexpr refusal wrong_wins{74, {'M', 9}};   // triangles won don't fit the pieces played

}  // namespace triqueta::triangles::mayhem::invariants
