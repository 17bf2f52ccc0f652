#pragma once

#include "terminal/pen.hpp"
#include "terminal/race/words.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <string>

namespace terminal {

/// R14 is the only one.
inline std::string option_in_words(triqueta::setup<triqueta::race> const&, triqueta::option_entry const&,
                                   pen const& p) {
    return p.spoken().race.option_turn_cap;
}

}  // namespace terminal
