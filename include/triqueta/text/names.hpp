#pragma once

#include "triqueta/core/seat.hpp"

#include <cstddef>
#include <span>
#include <string_view>

namespace triqueta::text {

/// What the players are called in sentences.
struct names {
    std::span<std::string_view const> given{};  // by seat; a player whose name is missing or empty is "Player 1"
    bool viewer_is_you = false;                 // "You draw" for the viewer, instead of "Ada draws"

    [[nodiscard]] constexpr std::string_view of(seat s) const {
        auto const place = static_cast<std::size_t>(s.number());
        return place < given.size() ? given[place] : std::string_view{};
    }
};

}  // namespace triqueta::text
