#pragma once

#include "triqueta/core/refusal.hpp"

/// What a position of the 21/15/9-card game that was set up by hand may break, each with the rule behind it.
/// docs/positions.md tells each in full; check_position.hpp checks them.
namespace triqueta::triangles::race::invariants {

inline constexpr refusal wrong_cards{99, {'T', 1}};        // more than the deck has
inline constexpr refusal wrong_hands{100, {'R', 1}};       // too many cards before a player, or none
inline constexpr refusal wrong_turn{101, {'R', 2}};        // what was done in the turn doesn't fit what is next
inline constexpr refusal wrong_saving{102, {'R', 4}};      // pieces to choose from that no triangle of the turn has
inline constexpr refusal wrong_saved{103, {'R', 5}};       // jokers among saved pieces, or pieces of who is out
inline constexpr refusal wrong_gone{104, {'R', 7}};        // pieces that left the game while nobody is out
inline constexpr refusal wrong_call{105, {'R', 9}};        // of somebody who isn't playing
inline constexpr refusal wrong_dead_ends{106, {'R', 13}};  // somebody should be out, or all are
inline constexpr refusal wrong_ending{107, {'R', 14}};     // turns, winner and ending don't fit each other
inline constexpr refusal wrong_known{108, {'T', 3}};       // cards that aren't in that hand

}  // namespace triqueta::triangles::race::invariants
