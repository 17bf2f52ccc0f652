#pragma once

#include "terminal/pen.hpp"
#include "triqueta/core/option.hpp"

#include <string>

namespace terminal {

/// The meaning of an option, from its description.
template <class Setup>
std::string option_in_words(Setup const&, triqueta::option_entry const& option, pen const&) {
    return option.meaning;
}

}  // namespace terminal
