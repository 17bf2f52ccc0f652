#pragma once

#include "terminal/pen.hpp"
#include "triqueta/catalog/option.hpp"

#include <string>

namespace terminal {

/// What an option of a game means, as its description says.
template <class Setup>
std::string option_in_words(Setup const&, triqueta::option_entry const& option, pen const&) {
    return option.meaning;
}

}  // namespace terminal
