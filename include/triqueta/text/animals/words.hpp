#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/text/language.hpp"

#include <span>

namespace triqueta::text {

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

    std::span<reason const> reasons;
};

[[nodiscard]] constexpr char const* name_in(animal_words const& words, animals::animal a) {
    return words.animals[static_cast<unsigned>(a) % animals::most_kinds];
}

}  // namespace triqueta::text
