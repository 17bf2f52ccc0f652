#pragma once

#include "triqueta/catalog.hpp"
#include "triqueta/text.hpp"  // the words of the shipped games

namespace terminal {

/// The games of all programs here. Name a game of your own behind the library's: triqueta::catalog<triqueta::shipped,
/// my_game>. It needs a description (core/describe.hpp) and words (text/language.hpp, text/notation.hpp).
using games = triqueta::catalog<triqueta::shipped>;

}  // namespace terminal
