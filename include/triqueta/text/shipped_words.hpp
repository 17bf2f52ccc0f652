#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/animals/languages.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/triangles/languages.hpp"

namespace triqueta::text {

/// The sentence for a refusal of any shipped game. Empty if nothing was refused.
[[nodiscard]] constexpr char const* sentence(refusal why, language const& in) {
    return detail::sentence_among(why, in, {animal_words_in(in).reasons, triangle_words_in(in).reasons});
}

}  // namespace triqueta::text
