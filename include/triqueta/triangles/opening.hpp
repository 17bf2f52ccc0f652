#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"

#include <optional>
#include <span>

/// Opening hands that are given, where they aren't left to chance.
namespace triqueta::triangles {

/// M1, R1. A game in which these are the first hands, in seat order; nothing if they aren't as many and as large as the
/// set-up says, or not from the deck.
template <game G>
[[nodiscard]] constexpr std::optional<state<G>> start_with(setup<G> const& start, std::span<cards const> hands) {
    auto s = state<G>::make(start);
    if (!s || static_cast<int>(hands.size()) != s->players()) return std::nullopt;
    for (int round = 0; s->turn().is_chance(); ++round)
        for (int i = 0; i < s->players(); ++i) {
            auto const& hand = hands[static_cast<unsigned>(s->table().mover.number())];
            if (round >= hand.total() || s->reveal(hand.nth(round))) return std::nullopt;
        }
    for (auto const who : seat_set::first(s->players()))
        if (s->secrets(who).hand != hands[static_cast<unsigned>(who.number())]) return std::nullopt;
    return s;
}

/// The same as one player sees it, who knows their own hand; or as a spectator does, whose hand is empty.
template <game G>
[[nodiscard]] constexpr std::optional<view<G>> start_with(viewer who, setup<G> const& start, cards own) {
    auto v = view<G>::make(who, start);
    if (!v) return std::nullopt;
    while (v->turn().is_chance()) {
        using event = triqueta::event<G>;
        if (!who.is(v->table().mover)) {
            if (v->advance(event::drew())) return std::nullopt;
            continue;
        }
        if (own.empty()) return std::nullopt;
        card const next = own.nth(0);
        if (v->advance(event::drew(next))) return std::nullopt;
        own.remove(next);
    }
    return own.empty() ? v : std::nullopt;
}

}  // namespace triqueta::triangles
