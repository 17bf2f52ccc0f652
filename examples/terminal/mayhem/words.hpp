#pragma once

#include "terminal/words/words.hpp"

namespace terminal {

/// What the programs say in a game of Triangle Mayhem, in one language. {1}, {2}, … stand for what is filled in.
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

    // what happens
    char const* dealt;      // {1}: players, {2}: cards each, {3}: cards left
    char const* dealt_all;  // {1}: players, {2}: cards each
    deed starts;            // {1}: piece
    deed continues;         // {1}: piece, {2}: what that makes
    deed completes;         // {1}: piece, {2}: triangle, {3}: points
    deed completes_pure;    // {1}: piece, {2}: triangle, {3}: points
    deed draws;             // {1}: what
    noun cards;
    char const* pile_empty;
    char const* game_over;

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
