#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/shipped_words.hpp"
#include "triqueta/text/words/german.hpp"
#include "triqueta/triangles/card.hpp"

/// The shipped games in German.
namespace triqueta::text {

[[nodiscard]] constexpr char const* german(refusal r) { return sentence(r, in_german); }
[[nodiscard]] constexpr char const* german(animals::animal a) { return name(a, in_german); }
[[nodiscard]] constexpr char const* german(triangles::cut c) { return name(c, in_german); }
[[nodiscard]] constexpr char const* german(triangles::colour c) { return name(c, in_german); }

}  // namespace triqueta::text
