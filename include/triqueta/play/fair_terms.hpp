#pragma once

#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/name.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/core/random/sha256.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace triqueta {

/// The version of all that fair deals compute: docs/fair_deals.md.
inline constexpr std::uint8_t fair_version = 1;

/// What a fair deal is for. Its commitments bind all of this, so that no commitment serves twice. Begin with
/// `fair_terms_of`, which sets the game, and set the rest.
struct fair_terms {
    static constexpr int most_source = 120;  // characters

    std::string_view game;
    int players = 0;
    seat first{};
    fixed_list<std::int32_t, most_options> options;

    std::array<std::byte, 16> match{};  // the id of the match
    std::uint64_t number = 0;           // one of the games of that match
    seat_set contributors;
    /// Where a public value will be published, and which: "League of Entropy, round 123456". Empty if there is none.
    /// Printable ASCII without quotes and backslashes. Name it long before the value is known.
    std::string_view source;

    /// Why these can't be the terms of a deal.
    [[nodiscard]] constexpr refusal why_not() const {
        if ((contributors.mask() & ~seat_set::first(players < 32 ? players : 32).mask()) != 0)
            return refusal::no_such_seat;
        if (source.size() > most_source) return refusal::too_much;
        for (char const c : source)
            if (c < ' ' || c > '~' || c == '"' || c == '\\') return refusal::wrong_value;
        return {};
    }
    /// What commitments and seed bind.
    [[nodiscard]] constexpr sha256::digest digest() const {
        sha256 all;
        all.add("triqueta.fair.terms").add(fair_version);
        auto const number_of = [&all](std::uint64_t value, int bytes) {
            for (int i = 0; i < bytes; ++i) all.add(static_cast<std::uint8_t>(value >> 8 * i));
        };
        number_of(game.size(), 1);
        all.add(game);
        number_of(static_cast<std::uint64_t>(players), 1);
        number_of(static_cast<std::uint64_t>(first.number()), 1);
        number_of(static_cast<std::uint64_t>(options.size()), 1);
        for (auto const value : options) number_of(static_cast<std::uint32_t>(value), 4);
        for (std::byte const b : match) all.add(static_cast<std::uint8_t>(b));
        number_of(number, 8);
        number_of(contributors.mask(), 4);
        number_of(source.size(), 1);
        return all.add(source).finish();
    }
};

/// The terms of a game with this set-up, where nobody contributes yet. Precondition: the set-up is possible.
template <game G>
[[nodiscard]] constexpr fair_terms fair_terms_of(setup<G> const& start) {
    fair_terms made;
    if constexpr (has_name<G>) made.game = G::name;
    made.players = state<G>{start}.players();
    made.first = start.first;
    for (auto const& option : options_in<G>(start)) made.options.add(option.initial);
    return made;
}

}  // namespace triqueta
