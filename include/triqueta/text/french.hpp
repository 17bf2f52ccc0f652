#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/shipped_words.hpp"
#include "triqueta/text/words/french.hpp"
#include "triqueta/triangles/card.hpp"

/// The shipped games in French.
namespace triqueta::text {

[[nodiscard]] constexpr char const* french(refusal r) { return sentence(r, in_french); }
[[nodiscard]] constexpr char const* french(animals::animal a) { return name(a, in_french); }
[[nodiscard]] constexpr char const* french(triangles::cut c) { return name(c, in_french); }
[[nodiscard]] constexpr char const* french(triangles::colour c) { return name(c, in_french); }

}  // namespace triqueta::text
