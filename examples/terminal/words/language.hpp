#pragma once

#include "terminal/animals/english.hpp"
#include "terminal/animals/french.hpp"
#include "terminal/animals/german.hpp"
#include "terminal/animals/words.hpp"
#include "terminal/described/english.hpp"
#include "terminal/described/french.hpp"
#include "terminal/described/german.hpp"
#include "terminal/described/words.hpp"
#include "terminal/mayhem/english.hpp"
#include "terminal/mayhem/french.hpp"
#include "terminal/mayhem/german.hpp"
#include "terminal/mayhem/words.hpp"
#include "terminal/race/english.hpp"
#include "terminal/race/french.hpp"
#include "terminal/race/german.hpp"
#include "terminal/race/words.hpp"
#include "terminal/review/english.hpp"
#include "terminal/review/french.hpp"
#include "terminal/review/german.hpp"
#include "terminal/review/words.hpp"
#include "terminal/triangles/english.hpp"
#include "terminal/triangles/french.hpp"
#include "terminal/triangles/german.hpp"
#include "terminal/triangles/words.hpp"
#include "terminal/words/english.hpp"
#include "terminal/words/french.hpp"
#include "terminal/words/german.hpp"
#include "terminal/words/words.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/languages.hpp"
#include "triqueta/text/shipped_words.hpp"

#include <string_view>

namespace terminal {

/// All words of the programs in one language.
struct language {
    words general;
    described_words described;
    animals_words animals;
    triangles_words triangles;
    mayhem_words mayhem;
    race_words race;
    review_words review;
    triqueta::text::language const* library;  // the library's words in it

    [[nodiscard]] constexpr char const* code() const { return library->code; }
    [[nodiscard]] constexpr char const* name() const { return library->name; }
    /// Why a game refused something.
    template <class G>
    [[nodiscard]] constexpr char const* why(triqueta::refusal r) const {
        return triqueta::text::sentence<G>(r, *library);
    }
};

inline constexpr language in_english{
    .general = english,
    .described = described_english,
    .animals = animals_english,
    .triangles = triangles_english,
    .mayhem = mayhem_english,
    .race = race_english,
    .review = review_english,
    .library = &triqueta::text::in_english,
};

inline constexpr language in_german{
    .general = german,
    .described = described_german,
    .animals = animals_german,
    .triangles = triangles_german,
    .mayhem = mayhem_german,
    .race = race_german,
    .review = review_german,
    .library = &triqueta::text::in_german,
};

inline constexpr language in_french{
    .general = french,
    .described = described_french,
    .animals = animals_french,
    .triangles = triangles_french,
    .mayhem = mayhem_french,
    .race = race_french,
    .review = review_french,
    .library = &triqueta::text::in_french,
};

inline constexpr language const* all_languages[] = {&in_english, &in_german, &in_french};

/// The language with this code, such as "en"; null if there is none.
[[nodiscard]] constexpr language const* find_language(std::string_view code) {
    for (language const* const one : all_languages)
        if (one->code() == code) return one;
    return nullptr;
}

}  // namespace terminal
