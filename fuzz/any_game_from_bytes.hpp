#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/games.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

namespace fuzz {

using all_games = properties::all_games;

/// Checks a property of a game. The first byte selects the game, the others are its choices. Aborts if a claim fails.
template <class Property>
int any_game_from_bytes(std::uint8_t const* data, std::size_t size, Property property) {
    std::span<std::uint8_t const> bytes{data, size};
    int place = 0;
    if (!bytes.empty()) {
        place = bytes[0] % all_games::size;
        bytes = bytes.subspan(1);
    }
    try {
        properties::choices from{bytes};
        all_games::at(place, [&]<class G>() { property.template operator()<G>(from); });
    } catch (properties::broken const& b) {
        std::fprintf(stderr, "%s\n", b.what());
        std::abort();
    }
    return 0;
}

}  // namespace fuzz
