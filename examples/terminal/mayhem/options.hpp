#pragma once

#include "terminal/mayhem/words.hpp"
#include "terminal/pen.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <string>

namespace terminal {

/// M6 is the only one.
inline std::string option_in_words(triqueta::setup<triqueta::mayhem> const&, triqueta::option_entry const&,
                                   pen const& p) {
    return p.spoken().mayhem.option_fast;
}

}  // namespace terminal
