#pragma once

#include "terminal/presentation.hpp"
#include "triqueta/animals/animals.hpp"
#include "triqueta/text/animals/notation.hpp"

namespace terminal {

/// Any variant of Triqueta. What is written for these is chosen over what is written for any worded game.
template <class V>
concept animals_game = worded_game<V> && triqueta::animals::variant<V>;

}  // namespace terminal
