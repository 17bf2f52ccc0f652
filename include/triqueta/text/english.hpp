#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/animals/english.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/triangles/english.hpp"
#include "triqueta/text/words/english.hpp"
#include "triqueta/triangles/card.hpp"

/// The shipped games in English, without the other languages.
namespace triqueta::text {

/// The sentence for a refusal of a shipped game. Empty if nothing was refused.
[[nodiscard]] constexpr char const* english(refusal why) {
    return detail::sentence_among(why, in_english, {english_animals.reasons, english_triangles.reasons});
}
[[nodiscard]] constexpr char const* english(animals::animal a) { return name_in(english_animals, a); }
[[nodiscard]] constexpr char const* english(triangles::cut c) { return name_in(english_triangles, c); }
[[nodiscard]] constexpr char const* english(triangles::colour c) { return name_in(english_triangles, c); }

}  // namespace triqueta::text
