#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

/// The programs' words for Triangle Mayhem in one language. {1}, {2}, … are placeholders.
struct mayhem_words {
    char const* option_fast;  // what the option means

    // introduction and rules
    char const* name;
    char const* about_aim;
    char const* about_turn;
    char const* about_fast;
    char const* rules_turn;
    char const* rules_start;
    char const* rules_draw;
    char const* rules_fast;
    char const* rules_end;
    char const* rules_commands;

    // the table
    char const* pile;  // {1}: cards in it
    char const* open;
    char const* left;  // above the pieces that haven't been laid
    char const* hand;  // at most 6 columns, as the next three
    char const* pure;
    char const* unpure;
    char const* points;

    // what you alone know
    char const* fresh;  // {1}: cards
    char const* moves_with_fresh;

    // the end
    deed wins;         // {1}: who, unless it is you; {2}: points
    char const* tied;  // {1}: who, {2}: points

    // what may be typed; besides, a piece, and a piece with the number of an open triangle
    char const* stop;
    char const* starts_new;  // {1}: command, {2}: what that makes
    char const* goes_on;     // {1}: command, {2}: what that makes
    char const* scores;      // {1}: command, {2}: what that makes, {3}: points
};

}  // namespace terminal
