#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/animals/german.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/triangles/german.hpp"
#include "triqueta/text/words/german.hpp"
#include "triqueta/triangles/card.hpp"

/// The shipped games in German, without the other languages.
namespace triqueta::text {

/// The sentence for a refusal of a shipped game. Empty if nothing was refused.
[[nodiscard]] constexpr char const* german(refusal why) {
    return detail::sentence_among(why, in_german, {german_animals.reasons, german_triangles.reasons});
}
[[nodiscard]] constexpr char const* german(animals::animal a) { return name_in(german_animals, a); }
[[nodiscard]] constexpr char const* german(triangles::cut c) { return name_in(german_triangles, c); }
[[nodiscard]] constexpr char const* german(triangles::colour c) { return name_in(german_triangles, c); }

}  // namespace triqueta::text
