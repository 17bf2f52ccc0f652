#pragma once

#include "triqueta/core/refusal.hpp"

/// Invariants that a position of the 21/15/9-card game can violate, each with its rule. docs/positions.md explains
/// them, check_position.hpp checks them.
namespace triqueta::triangles::race::invariants {

inline constexpr refusal wrong_cards{99, {'T', 1}};        // more cards than the deck has
inline constexpr refusal wrong_hands{100, {'R', 1}};       // a player with too many cards, or none
inline constexpr refusal wrong_turn{101, {'R', 2}};        // the actions of the turn don't fit the phase
inline constexpr refusal wrong_saving{102, {'R', 4}};      // pieces to choose from aren't from a triangle of the turn
inline constexpr refusal wrong_saved{103, {'R', 5}};       // saved jokers, or saved pieces of a player who is out
inline constexpr refusal wrong_gone{104, {'R', 7}};        // pieces left the game while nobody is out
inline constexpr refusal wrong_call{105, {'R', 9}};        // a call of a player who isn't playing
inline constexpr refusal wrong_dead_ends{106, {'R', 13}};  // a player should be out, or too many are
inline constexpr refusal wrong_ending{107, {'R', 14}};     // turns, winner and ending contradict each other
inline constexpr refusal wrong_known{108, {'T', 3}};       // known cards that aren't in that hand

}  // namespace triqueta::triangles::race::invariants
