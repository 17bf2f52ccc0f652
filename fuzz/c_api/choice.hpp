#pragma once

#include "c_api/claim.hpp"

#include <triqueta.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace fuzz {

/// The variants by their numbers, with their numbers of players.
inline constexpr std::int32_t variants = 6;
struct player_range {
    std::int32_t least;
    std::int32_t most;
};
inline constexpr player_range players_of[variants] = {{2, 5}, {2, 5}, {2, 2}, {2, 2}, {2, 27}, {2, 6}};
inline constexpr std::int32_t mayhem = 4;
inline constexpr std::int32_t race = 5;

/// Options that a call gets.
struct choice {
    std::int32_t variant = 0;
    std::int32_t values[TQ_MOST_OPTIONS] = {2};
    std::int32_t const* options = values;
    std::size_t count = 1;

    choice() = default;
    choice(std::int32_t its_variant, std::int32_t players) : variant{its_variant}, values{players} {}
    choice(choice const& other) { *this = other; }
    choice& operator=(choice const& other) {
        variant = other.variant;
        std::copy(std::begin(other.values), std::end(other.values), values);
        options = other.options == nullptr ? nullptr : values;
        count = other.count;
        return *this;
    }
    [[nodiscard]] std::int32_t players() const {
        return count > 0 && options != nullptr ? values[0] : players_of[variant].least;
    }
};
/// The choice that a query of a game, view or batch returns.
template <class Handle, class Ask>
choice chosen_by(Handle const* handle, Ask ask) {
    choice found;
    claim(ask(handle, &found.variant, found.values, std::size(found.values), &found.count) == TQ_OK, "no choice");
    claim(found.count >= 2, "a choice without players");
    return found;
}

}  // namespace fuzz
