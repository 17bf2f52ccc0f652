#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/sentence_words.hpp"

#include <span>

namespace triqueta::text {

/// The sentences of Triqueta in one language. Columns, rows, towers and rounds count from 1. Nouns stand in one
/// grammatical case, and patterns fit it.
struct animal_sentences {
    noun counted[animals::most_kinds];  // animals
    noun tokens;
    noun light_tokens;
    char const* no_tokens;

    deed draws;  // {1}: column, as in the next five
    deed draws_light;
    deed draws_shadow;
    deed draws_second;
    deed draws_second_light;
    deed draws_second_shadow;
    deed sees;          // {1}: animal
    deed sees_shadow;   // {1}: animal
    deed must_keep_it;  // what a sentence has named already: `it`; else `one`
    deed must_keep_one;
    deed lays_it;   // {1}: row, {2}: animal
    deed lays_one;  // {1}: row, {2}: animal
    deed keeps_it;
    deed keeps_one;
    deed boxes_one;
    deed takes_row;       // {1}: row, {2}: tokens
    deed takes_last_row;  // {1}: row, {2}: tokens
    deed takes_tile;      // {1}: tower, {2}: round
    deed decides;
    char const* round_over;  // {1}: round, {2}: left_over or none_left
    char const* left_over;   // {1}: how many tokens
    char const* none_left;

    char const* game_over;
    char const* shown;      // {1}: who, {2}: what, some of the next four
    char const* adds;       // {1}: tokens
    char const* puts_back;  // {1}: how many light tokens
    char const* shows;      // {1}: shadow tokens
    char const* shows_nothing;

    // lines of the score, besides the animals
    char const* collection;
    char const* tiles;
    char const* rock;
};

/// The words of Triqueta in one language. The words of actions are single and different words; numbers follow after a
/// blank.
struct animal_words {
    char const* code;

    // titles
    char const* base_game;
    char const* hidden_wolves;
    char const* base_game_duel;
    char const* hidden_wolves_duel;

    char const* animals[animals::most_kinds];  // in the singular, a single word each

    // actions
    char const* draw;   // a column
    char const* take;   // a row
    char const* lay;    // at a row
    char const* keep;   // a token
    char const* box;    // into the box
    char const* tower;  // the next round's
    char const* add;    // kept tokens, at the end

    char const* kept[4];  // no kept token, the first, the second, both

    animal_sentences sentences;

    std::span<reason const> reasons;
};

[[nodiscard]] constexpr char const* name_in(animal_words const& words, animals::animal a) {
    return words.animals[static_cast<unsigned>(a) % animals::most_kinds];
}

}  // namespace triqueta::text
