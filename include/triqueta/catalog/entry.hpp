#pragma once

#include "triqueta/core/option.hpp"
#include "triqueta/text/language.hpp"

namespace triqueta {

/// A variant in a catalogue, as a lobby shows it: one entry for all numbers of players.
struct catalog_entry {
    char const* name = "";
    int least_players = 0;
    int most_players = 0;
    option_list options;
    char const* (*title_in)(text::language const&) = nullptr;

    [[nodiscard]] constexpr char const* title(text::language const& in) const { return title_in(in); }
};

}  // namespace triqueta
