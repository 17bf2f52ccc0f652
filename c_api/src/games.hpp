#pragma once

#include "triqueta.h"

#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

/// Which game a caller speaks of. A variant has a number, stable for ever; with the number of players, it is a game at
/// a place among the shipped ones.
namespace tq {

using triqueta::game;
using games = triqueta::shipped_games;

inline constexpr std::string_view variant_names[] = {"base_game",          "hidden_wolves", "base_game_duel",
                                                     "hidden_wolves_duel", "mayhem",        "race"};
inline constexpr int variants = static_cast<int>(std::size(variant_names));

[[nodiscard]] constexpr bool is_variant(std::int32_t number) { return number >= 0 && number < variants; }

template <game G>
inline constexpr std::int32_t variant_of = [] {
    std::int32_t number = 0;
    while (variant_names[number] != G::name) ++number;
    return number;
}();

/// A game's place for so many players; −1 if there is none.
[[nodiscard]] constexpr int find_place(std::int32_t variant, int players) {
    for (int place = 0; place < games::count; ++place) {
        bool const found = games::at(place, [=]<game G>() {
            return variant_of<G> == variant && triqueta::rules_of<G>::setup_for(players).has_value();
        });
        if (found) return place;
    }
    return -1;
}

[[nodiscard]] constexpr int least_players(std::int32_t variant) {
    int players = 1;
    while (find_place(variant, players) < 0) ++players;
    return players;
}
[[nodiscard]] constexpr int most_players(std::int32_t variant) {
    int players = TQ_MOST_PLAYERS;
    while (find_place(variant, players) < 0) --players;
    return players;
}
/// Any game of a variant: all of them have the same actions.
[[nodiscard]] constexpr int any_place(std::int32_t variant) { return find_place(variant, least_players(variant)); }

/// The set-up that these options tell, if G can have it.
template <game G>
[[nodiscard]] constexpr std::optional<triqueta::setup<G>> setup_of(tq_options const& options) {
    auto start = triqueta::rules_of<G>::setup_for(options.players);
    if (!start) return std::nullopt;
    start->first = triqueta::seat{options.first};
    if constexpr (requires { start->fast; }) {
        if (options.fast != 0 && options.fast != 1) return std::nullopt;
        start->fast = options.fast == 1;
    }
    if constexpr (requires { start->turn_cap; }) start->turn_cap = options.turn_cap;
    if (triqueta::rules_of<G>::why_not(*start)) return std::nullopt;
    return start;
}

/// And back.
template <game G>
[[nodiscard]] constexpr tq_options options_of(int players, int first, triqueta::setup<G> const& start) {
    tq_options options{sizeof(tq_options), variant_of<G>, players, first, 0, 0};
    if constexpr (requires { start.fast; }) options.fast = start.fast ? 1 : 0;
    if constexpr (requires { start.turn_cap; }) options.turn_cap = start.turn_cap;
    return options;
}
/// What a table tells of its set-up.
template <game G>
[[nodiscard]] constexpr tq_options options_of(typename triqueta::rules_of<G>::table const& t) {
    auto start = *triqueta::rules_of<G>::setup_for(triqueta::rules_of<G>::players(t));
    if constexpr (requires { start.fast; }) start.fast = t.fast;
    if constexpr (requires { start.turn_cap; }) start.turn_cap = t.turn_cap;
    return options_of<G>(triqueta::rules_of<G>::players(t), t.mover.number(), start);
}

}  // namespace tq
