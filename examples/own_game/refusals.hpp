#pragma once

#include <triqueta/core/refusal.hpp>

/// Why a move, a set-up or a position was refused, each with the rule behind it. Codes of your own games begin at 1024
/// and never change.
namespace wasps::refusals {

using triqueta::refusal;

// set-up and moves
inline constexpr refusal wrong_player_count{1024, {'F', 1}};
inline constexpr refusal wrong_crop{1025, {'F', 1}};
inline constexpr refusal not_in_hand{1026, {'F', 4}};
inline constexpr refusal in_basket_already{1027, {'F', 4}};
inline constexpr refusal wasps_on_it{1028, {'F', 4}};
inline constexpr refusal too_few_to_sell{1029, {'F', 5}};
inline constexpr refusal no_such_neighbour{1030, {'F', 6}};
inline constexpr refusal not_in_their_basket{1031, {'F', 6}};

// positions set up by hand
inline constexpr refusal wrong_fruits{1032, {'F', 1}};   // more of a fruit than there are, or not as many in all
inline constexpr refusal wrong_deal{1033, {'F', 2}};     // something has happened before all hands are dealt
inline constexpr refusal wrong_baskets{1034, {'F', 4}};  // a fruit twice in a basket
inline constexpr refusal wrong_points{1035, {'F', 5}};   // more points than the fruits that are gone can bring
inline constexpr refusal wrong_wasps{1036, {'F', 6}};    // on a fruit of which no two are gone
inline constexpr refusal wrong_turn{1037, {'F', 7}};     // what has to happen next doesn't fit the pile

}  // namespace wasps::refusals
