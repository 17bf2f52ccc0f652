#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/animals/french.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/triangles/french.hpp"
#include "triqueta/text/words/french.hpp"
#include "triqueta/triangles/card.hpp"

/// The shipped games in French, without the other languages.
namespace triqueta::text {

/// The sentence for a refusal of a shipped game. Empty if nothing was refused.
[[nodiscard]] constexpr char const* french(refusal why) {
    return detail::sentence_among(why, in_french, {french_animals.reasons, french_triangles.reasons});
}
[[nodiscard]] constexpr char const* french(animals::animal a) { return name_in(french_animals, a); }
[[nodiscard]] constexpr char const* french(triangles::cut c) { return name_in(french_triangles, c); }
[[nodiscard]] constexpr char const* french(triangles::colour c) { return name_in(french_triangles, c); }

}  // namespace triqueta::text
