#pragma once

#include "terminal/words/words.hpp"
#include "triqueta/animals/pieces/animal.hpp"

namespace terminal {

/// The programs' words for Triqueta in one language. {1}, {2}, … are placeholders.
struct animals_words {
    // names
    char const* base_game;
    char const* hidden_wolves;
    char const* two_a_draw;                               // {1}: name
    char const* headings[triqueta::animals::most_kinds];  // at most 5 columns each, the first 6

    // introduction and rules
    char const* unofficial;  // {1}: name
    char const* about_aim;
    char const* about_turn;         // {1}: sign of a light token
    char const* about_turn_of_two;  // {1}: the same
    char const* about_shadows;      // {1}: sign of a shadow token
    char const* rules_turn;
    char const* rules_one_draw;
    char const* rules_two_draws;
    char const* rules_shadows;
    char const* rules_round;
    char const* rules_end;

    // the table
    char const* round;  // {1}: number, {2}: of how many, {3}: tokens in the box
    char const* towers;
    char const* tower_gone;     // {1}: number; at most 6 columns, as the next two
    char const* tower_current;  // {1}: number
    char const* tower_tile;     // {1}: number
    char const* value;          // at most 7 columns
    char const* row;            // {1}: number; at most 7 columns
    char const* row_taken;      // at most 5 columns
    char const* face_down;      // at most 12 columns
    char const* light;          // at most 5 columns
    char const* shadow;         // at most 6 columns
    char const* tiles;          // at most 5 columns
    char const* rock;           // at most 4 columns
    char const* out;            // at most 4 columns
    char const* has_rock;       // at most 4 columns

    // what you alone know
    char const* moves_with;  // {1}: token
    char const* own_hand;    // {1}: tokens, as in the others
    char const* own_kept;
    char const* own_shadows;
    char const* own_boxed;
    char const* own_all;  // {1}: what you know

    // the end
    char const* cell;  // {1}: how many, {2}: points
    char const* how_to_read;
    char const* total;  // at most 6 columns, as the next
    char const* all_tokens;
    deed wins;               // {1}: who, unless it is you; {2}: points
    char const* tie_broken;  // {1}: all with {2} points, {3}: who wins, {4}: tokens
    char const* tie_shared;  // {1}: all with {2} points, {3}: who wins, {4}: tokens

    // what may be typed
    char const* draw;  // {1}: column
    char const* take;  // {1}: row
    char const* lay;   // {1}: row
    char const* keep;
    char const* to_box;
    char const* tower;  // {1}: number
    char const* reveal_none;
    char const* reveal_first;
    char const* reveal_second;
    char const* reveal_all;
    char const* explained;  // {1}: a move, {2}: what it is about
};

}  // namespace terminal
