#pragma once

#include "triqueta/text/language.hpp"
#include "triqueta/text/sentence_words.hpp"

/// The words of remarks on actions, in one language. Each is a sentence to the player who may take the action. {1},
/// {2}, … stand for its parts. "How many of an animal" has the nouns of animal_sentences.
namespace triqueta::text {

/// Triqueta. {1}: how many of an animal, where nothing else is said.
struct animal_remarks {
    char const* three;            // {2}: points
    char const* too_many;         // {2}: points, {3}: points before
    char const* points;           // {1}: points before, {2}: points
    char const* rock;             // {1}: points
    char const* row_three;        // {2}: points
    char const* row_too_many;     // no points
    char const* other_three;      // {1}: who, {2}: how many of an animal, {3}: points
    char const* other_too_many;   // {1}: who, {2}: how many of an animal
    char const* kept_three;       // {2}: points
    char const* last_kept;        // nothing
    char const* wanted;           // {1}: how many, {2}: of how many light tokens
    char const* wanted_shadow;    // {1}: how many, {2}: of how many shadow tokens
    char const* unwanted_shadow;  // {1}: how many, {2}: of how many shadow tokens
    char const* row_waits;        // {1}: row, {2}: how many of an animal, {3}: points
    char const* enough;           // no points
    char const* end_points;       // {1}: points
    char const* tower_shadows;    // {1}: how many
};

/// Triangle Mayhem.
struct mayhem_remarks {
    char const* scores;       // {1}: points
    char const* scores_pure;  // {1}: points
    char const* you_finish;
    char const* who_finishes;  // {1}: how many, {2}: of how many cards
    char const* could_score;   // {1}: points
};

/// The 21/15/9-card game.
struct race_remarks {
    char const* saves_all;     // {1}: how many pieces
    char const* saves_one;     // {1}: how many pieces are discarded
    char const* left;          // {1}: how many cards
    char const* loose;         // nothing
    char const* helps_next;    // {1}: who
    char const* fits;          // nothing
    char const* wanted;        // {1}: how many, {2}: of how many cards
    char const* others_saved;  // {1}: how many pieces
    char const* last_turns;    // nothing
};

struct remark_words {
    char const* code;
    noun points;
    animal_remarks animals;
    mayhem_remarks mayhem;
    race_remarks race;
    noun pieces;
    noun cards;
};

}  // namespace triqueta::text
