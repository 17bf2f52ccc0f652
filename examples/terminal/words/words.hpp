#pragma once

#include "triqueta/text/sentence_words.hpp"

namespace terminal {

using triqueta::text::deed;
using triqueta::text::noun;

/// The programs' words for any game in one language. {1}, {2}, … are placeholders.
struct words {
    // lists
    char const* or_;
    char const* range;  // {1}: least, {2}: most

    // options
    char const* help;  // {1}: program, {2}: its purpose, {3}: variants, {4}: help_seat or nothing, {5}: the usual seed,
                       // {6}: options of games, {7}: languages,
                       // {8}: the usual variant
    char const* help_demo;
    char const* help_play;
    char const* help_seat;
    char const* help_truth;   // {1}: variant, {2}: what its option means
    char const* help_number;  // {1}: variant, {2}: what its option means, {3}: the usual number
    char const* one_variant;  // {1}: name, {2}: numbers of players
    char const* between_variants;
    char const* one_language;  // {1}: code, {2}: name
    char const* some_seed;
    char const* unknown_option;  // {1}: option
    char const* lacks_value;     // {1}: option
    char const* bad_variant;     // {1}: typed, {2}: variants
    char const* bad_players;     // {1}: typed, {2}: variant, {3}: numbers of players
    char const* bad_seed;        // {1}: typed
    char const* bad_speed;       // {1}: typed
    char const* bad_seat;        // {1}: typed, {2}: highest seat
    char const* bad_level;       // {1}: typed, {2}: levels
    char const* not_with;        // {1}: option, {2}: another one
    char const* bad_option;      // {1}: typed, {2}: option, {3}: least, {4}: most
    char const* bad_language;    // {1}: typed, {2}: languages
    char const* no_value;        // {1}: option
    char const* not_for;         // {1}: option, {2}: variant
    char const* see_help;        // {1}: program

    // both programs
    char const* seed;      // {1}: seed
    char const* internal;  // {1}: why
    char const* progress;  // {1}: move

    // demo
    char const* ctrl_c;

    // play
    char const* seated;  // {1}: your number
    char const* resumed;
    char const* points_so_far;  // {1}: players with points
    char const* moves;
    char const* prompt;
    char const* unknown;         // {1}: typed
    char const* goes_with;       // {1}: first word, {2}: what may follow
    char const* goes_with_none;  // {1}: first word
    char const* goes_with_many;  // {1}: first word
    char const* not_in_list;     // {1}: the last letter of the list
    char const* only_one;
    char const* number_alone;  // {1}: typed, {2}: a move
    char const* hint;          // {1}: letter, {2}: move, {3}: chance to win in percent, {4}: points
    char const* hint_win;      // the same without points
    char const* hint_next;     // {1}: other moves
    char const* hint_other;    // {1}: letter, {2}: move, {3}: chance to win in percent
    char const* hint_none;
    char const* undone;
    char const* nothing_to_undo;
    char const* refused_by;  // {1}: why, {2}: the rule's number
    char const* too_long;
    char const* commands;
    char const* input_ended;
    char const* only_nonsense;
    char const* farewell;

    // commands that are always possible, in lower case like all commands
    char const* type_help;
    char const* type_moves;
    char const* type_table;
    char const* type_hint;
    char const* type_undo;
    char const* type_quit;
};

}  // namespace terminal
