#pragma once

#include "animals_english.hpp"
#include "animals_words.hpp"
#include "english.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/english.hpp"
#include "words.hpp"

namespace terminal {

/// All that the programs say, in one language.
struct language {
    words general;
    animals_words animals;
    char const* (*why)(triqueta::refusal);
};

inline constexpr language in_english{
    .general = english,
    .animals = animals_english,
    .why = [](triqueta::refusal r) { return triqueta::text::english(r); },
};

}  // namespace terminal
