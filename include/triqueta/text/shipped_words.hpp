#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/animals/languages.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/triangles/languages.hpp"

namespace triqueta::text {

/// Why any shipped game refused something, as a sentence; empty if it didn't.
[[nodiscard]] constexpr char const* sentence(refusal why, language const& in) {
    if (!why) return "";
    for (auto const all : {in.reasons, animal_words_in(in).reasons, triangle_words_in(in).reasons})
        if (auto const* const found = detail::find_sentence(why, all)) return found;
    return in.unknown_reason;
}

}  // namespace triqueta::text
