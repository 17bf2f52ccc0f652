#pragma once

#include "terminal/presentation.hpp"
#include "triqueta/animals/animals.hpp"
#include "triqueta/text/animals/notation.hpp"

namespace terminal {

/// Any variant of Triqueta. Functions for these are preferred to those for any worded game.
template <class V>
concept animals_game = worded_game<V> && triqueta::animals::variant<V>;

}  // namespace terminal
