#pragma once

#include "animals_english.hpp"
#include "animals_french.hpp"
#include "animals_german.hpp"
#include "animals_words.hpp"
#include "english.hpp"
#include "french.hpp"
#include "german.hpp"
#include "mayhem_english.hpp"
#include "mayhem_french.hpp"
#include "mayhem_german.hpp"
#include "mayhem_words.hpp"
#include "race_english.hpp"
#include "race_french.hpp"
#include "race_german.hpp"
#include "race_words.hpp"
#include "triangles_english.hpp"
#include "triangles_french.hpp"
#include "triangles_german.hpp"
#include "triangles_words.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/languages.hpp"
#include "words.hpp"

#include <string_view>

namespace terminal {

/// All that the programs say, in one language.
struct language {
    words general;
    animals_words animals;
    triangles_words triangles;
    mayhem_words mayhem;
    race_words race;
    triqueta::text::language const* library;  // what the library says in it

    [[nodiscard]] constexpr char const* code() const { return library->code; }
    [[nodiscard]] constexpr char const* name() const { return library->name; }
    [[nodiscard]] constexpr char const* why(triqueta::refusal r) const { return sentence(r, *library); }
};

inline constexpr language in_english{
    .general = english,
    .animals = animals_english,
    .triangles = triangles_english,
    .mayhem = mayhem_english,
    .race = race_english,
    .library = &triqueta::text::in_english,
};

inline constexpr language in_german{
    .general = german,
    .animals = animals_german,
    .triangles = triangles_german,
    .mayhem = mayhem_german,
    .race = race_german,
    .library = &triqueta::text::in_german,
};

inline constexpr language in_french{
    .general = french,
    .animals = animals_french,
    .triangles = triangles_french,
    .mayhem = mayhem_french,
    .race = race_french,
    .library = &triqueta::text::in_french,
};

inline constexpr language const* all_languages[] = {&in_english, &in_german, &in_french};

/// By its code, "en"; null if there is none.
[[nodiscard]] constexpr language const* find_language(std::string_view code) {
    for (language const* const one : all_languages)
        if (one->code() == code) return one;
    return nullptr;
}

}  // namespace terminal
