#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/shipped_words.hpp"
#include "triqueta/text/words/english.hpp"
#include "triqueta/triangles/card.hpp"

/// The shipped games in English.
namespace triqueta::text {

[[nodiscard]] constexpr char const* english(refusal r) { return sentence(r, in_english); }
[[nodiscard]] constexpr char const* english(animals::animal a) { return name(a, in_english); }
[[nodiscard]] constexpr char const* english(triangles::cut c) { return name(c, in_english); }
[[nodiscard]] constexpr char const* english(triangles::colour c) { return name(c, in_english); }

}  // namespace triqueta::text
