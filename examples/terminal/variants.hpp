#pragma once

#include "terminal/catalogue.hpp"

#include <string_view>
#include <vector>

namespace terminal {

/// The names of the games, each once.
inline std::vector<std::string_view> variants() {
    std::vector<std::string_view> names;
    for (auto const& entry : games::all()) names.emplace_back(entry.name);
    return names;
}

/// The possible numbers of players of a variant; empty if there is no such variant.
inline std::vector<int> players_of(std::string_view variant) {
    std::vector<int> numbers;
    for (auto const& entry : games::all())
        if (entry.name == variant)
            for (int players = entry.least_players; players <= entry.most_players; ++players)
                if (games::find(variant, players)) numbers.push_back(players);
    return numbers;
}

/// The default variant.
inline std::string_view usual_variant() {
    constexpr std::string_view usual = "hidden_wolves";
    return games::find_variant(usual) ? usual : games::all().front().name;
}

}  // namespace terminal
