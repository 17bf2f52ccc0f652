#pragma once

#include "animals_english.hpp"
#include "animals_words.hpp"
#include "english.hpp"
#include "mayhem_english.hpp"
#include "mayhem_words.hpp"
#include "race_english.hpp"
#include "race_words.hpp"
#include "triangles_english.hpp"
#include "triangles_words.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/english.hpp"
#include "words.hpp"

namespace terminal {

/// All that the programs say, in one language.
struct language {
    words general;
    animals_words animals;
    triangles_words triangles;
    mayhem_words mayhem;
    race_words race;
    char const* (*why)(triqueta::refusal);
};

inline constexpr language in_english{
    .general = english,
    .animals = animals_english,
    .triangles = triangles_english,
    .mayhem = mayhem_english,
    .race = race_english,
    .why = [](triqueta::refusal r) { return triqueta::text::english(r); },
};

}  // namespace terminal
