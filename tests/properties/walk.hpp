#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"

#include <triqueta/triqueta.hpp>

#include <cstdint>
#include <vector>

namespace properties {

/// Everyone who may look on: each seat, and a spectator.
template <triqueta::game G>
[[nodiscard]] std::vector<triqueta::viewer> viewers_of(triqueta::state<G> const& s) {
    std::vector<triqueta::viewer> all;
    for (int i = 0; i < s.players(); ++i) all.push_back(triqueta::seat{i});
    all.push_back(triqueta::viewer::spectator());
    return all;
}

template <triqueta::game G>
[[nodiscard]] triqueta::setup<G> any_setup(choices& from) {
    using rules = triqueta::rules_of<G>;
    triqueta::setup<G> start;
    if constexpr (requires { start.players; })
        start.players = 2 + static_cast<int>(from.one_in(4) ? from.below(rules::most_players - 1) : from.below(3));
    if constexpr (requires { start.fast; }) start.fast = from.one_in(2);
    if constexpr (requires { start.turn_cap; })
        start.turn_cap = from.one_in(8) ? 1 + static_cast<int>(from.below(20)) : 300;
    int const players = rules::players(triqueta::state<G>{start}.table());
    start.first = triqueta::seat{static_cast<int>(from.below(static_cast<std::uint32_t>(players)))};
    return start;
}

/// How seldom to look at all action numbers of a position, so that a game with many of them doesn't take longer.
template <triqueta::game G>
inline constexpr std::uint32_t positions_for_one_look = 1 + triqueta::action<G>::count / 64;

/// What chance answers, by the same weights as an urn.
template <triqueta::game G>
[[nodiscard]] triqueta::outcome<G> any_outcome(triqueta::state<G> const& s, choices& from) {
    auto const there = s.to_draw();
    claim(there.total() > 0, "chance is asked and has something to answer");
    return from.draw(there);
}

/// One step of a game that isn't over, by arbitrary choices.
template <triqueta::game G>
void any_step(triqueta::state<G>& s, choices& from) {
    if (s.turn().is_chance()) {
        claim(!s.reveal(any_outcome(s, from)), "chance may answer whatever is left");
        return;
    }
    auto const legal = s.legal();
    claim(!legal.empty(), "whoever is to move has a move");
    claim(!s.apply(from.pick(legal)), "a legal action is accepted");
}

/// Plays a whole game by arbitrary choices, and calls check(state) at every position of it, the last one included.
template <triqueta::game G, class Check>
void walk(choices& from, Check check) {
    triqueta::state<G> s{any_setup<G>(from)};
    int steps = 0;
    while (!s.is_over()) {
        check(s);
        any_step(s, from);
        claim(++steps < 10'000, "every game comes to an end");
    }
    check(s);
}

}  // namespace properties
