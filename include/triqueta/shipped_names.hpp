#pragma once

#include <string_view>

namespace triqueta {

/// The names of the shipped games. No other game may have them.
inline constexpr std::string_view shipped_names[] = {"base_game",          "hidden_wolves", "base_game_duel",
                                                     "hidden_wolves_duel", "mayhem",        "race"};

[[nodiscard]] constexpr bool is_shipped_name(std::string_view name) {
    for (auto const one : shipped_names)
        if (one == name) return true;
    return false;
}

}  // namespace triqueta
