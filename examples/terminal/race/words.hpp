#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

/// The programs' words for the 21/15/9-card game in one language. {1}, {2}, … are placeholders.
struct race_words {
    char const* option_turn_cap;  // what the option means

    // introduction and rules
    char const* name;  // {1}: cards that each player is dealt
    char const* about_aim;
    char const* about_turn;
    char const* about_jokers;
    char const* about_last_round;
    char const* rules_turn;
    char const* rules_triangle;
    char const* rules_save;
    char const* rules_pile;
    char const* rules_jokers;
    char const* rules_call;
    char const* rules_last_turn;
    char const* rules_dead_end;
    char const* rules_commands_turn;
    char const* rules_commands_after;

    // the table
    char const* turn;      // {1}: number, {2}: most, {3}: cards in the pile
    char const* discards;  // {1}: how many, {2}: the top one; at most 38 columns
    char const* no_discards;
    char const* unseen;         // at most 36 columns
    char const* jokers_played;  // {1}: which
    char const* gone;           // {1}: which
    char const* last_round;     // {1}: who called
    char const* cards;          // at most 6 columns
    char const* saved;
    char const* known;  // {1}: cards
    char const* out;    // at most 7 columns, as the next
    char const* called;

    // the end
    char const* left;  // at most 6 columns
    deed wins;         // {1}: who
    char const* nobody;

    // what may be typed
    char const* ask_discard;
    char const* ask_save;
    char const* ask_steal;
    char const* draw;
    char const* take;
    char const* drop;   // {1}: card
    char const* make;   // {1}, {2}, {3}: pieces
    char const* save;   // {1}: piece
    char const* joker;  // {1}: joker
    char const* steal;  // {1}: number of a player, {2}: piece
    char const* nothing;
    char const* end;
    char const* call;
    char const* explained;  // {1}: a move, {2}: what it is about
    char const* from_pile;
    char const* pure;
    char const* with_call;
};

}  // namespace terminal
