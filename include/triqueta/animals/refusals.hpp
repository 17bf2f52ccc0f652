#pragma once

#include "triqueta/core/refusal.hpp"

/// Reasons to refuse a move of Triqueta, each with the rule that the move would break.
namespace triqueta::animals::refusals {

inline constexpr refusal no_such_row{32, {'B', 3}};      // as many rows as players
inline constexpr refusal no_such_column{33, {'B', 4}};   // a tower has fewer columns
inline constexpr refusal no_such_tower{34, {'B', 4}};    // there are fewer towers
inline constexpr refusal column_empty{35, {'B', 8}};     // no token is left in the column
inline constexpr refusal row_not_there{36, {'B', 9}};    // a token can't be laid at a row that was taken
inline constexpr refusal kept_enough{37, {'B', 10}};     // no further light token may be kept
inline constexpr refusal row_taken{38, {'B', 11}};       // somebody else took that row
inline constexpr refusal tower_used{39, {'B', 17}};      // that tower was played already
inline constexpr refusal not_kept{40, {'B', 18}};        // a decision on a token that wasn't kept
inline constexpr refusal no_box{41, {'D', 3}};           // only with two tokens a draw may a token go into the box
inline constexpr refusal same_option{42, {'D', 4}};      // the option was used for the other of two light tokens
inline constexpr refusal too_few_to_draw{43, {'D', 5}};  // a draw takes two tokens, but fewer are left

}  // namespace triqueta::animals::refusals
