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

/// Games that begin with given opening hands.
namespace triqueta::triangles {

/// M1, R1. A game with these opening hands, in seat order. None if their number or sizes don't fit the set-up, or the
/// cards aren't from the deck.
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

/// The view of such a game for a player with this hand, or for a spectator with an empty hand.
template <game G>
[[nodiscard]] constexpr std::optional<view<G>> start_with(viewer who, setup<G> const& start, cards own) {
    auto v = view<G>::make(who, start);
    if (!v) return std::nullopt;
    while (v->turn().is_chance()) {
        using event = triqueta::event<G>;
        if (!who.is(v->table().mover)) {
            if (v->advance(event::drew().by(v->table().mover))) return std::nullopt;
            continue;
        }
        if (own.empty()) return std::nullopt;
        card const next = own.nth(0);
        if (v->advance(event::drew(next).by(v->table().mover))) return std::nullopt;
        own.remove(next);
    }
    return own.empty() ? v : std::nullopt;
}

}  // namespace triqueta::triangles
