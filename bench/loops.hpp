#pragma once

#include "sums.hpp"

#include <triqueta/triqueta.hpp>

/// Loops that play one random game from set-up to end, each through another interface of the library.
namespace bench {

/// Returns a new game for this number of players.
template <triqueta::game G, int Players>
[[nodiscard]] triqueta::state<G> start() {
    return triqueta::state<G>{*triqueta::rules_of<G>::setup_for(Players)};
}

template <triqueta::game G>
void add(sums& sum, triqueta::state<G> const& end, int decisions) {
    ++sum.games;
    sum.decisions += static_cast<std::uint64_t>(decisions);
    auto const result = end.result();
    for (int s = 0; s < end.players(); ++s)
        sum.points[static_cast<unsigned>(s)] += result.points(triqueta::seat{s}).value();
}

/// Plays by apply_unchecked and reveal_unchecked.
template <triqueta::game G, int Players>
void play_unchecked(triqueta::dice random, sums& sum) {
    auto s = start<G, Players>();
    add(sum, s, triqueta::play_on(s, triqueta::urn{random}, triqueta::uniform));
}

/// Plays by apply and reveal.
template <triqueta::game G, int Players>
void play_checked(triqueta::dice random, sums& sum) {
    auto s = start<G, Players>();
    triqueta::urn const chance{random};
    int decisions = 0;
    for (;;) {
        auto const now = s.turn();
        if (now.is_over()) break;
        if (now.is_seat()) ++decisions;
        if (now.is_seat() ? s.apply(random.pick(s.legal())) : s.reveal(chance(s))) {
            sum.refused = true;
            return;
        }
    }
    add(sum, s, decisions);
}

/// Plays by a policy that gets the mover's view.
template <triqueta::game G, int Players>
void play_by_views(triqueta::dice random, sums& sum) {
    auto s = start<G, Players>();
    auto const way = [](triqueta::view<G> const& v, triqueta::dice& dice) { return dice.pick(v.legal()); };
    add(sum, s, triqueta::play_on(s, triqueta::urn{random}, way));
}

/// Plays while a spectator's view and a player's view follow by events.
template <triqueta::game G, int Players>
void play_watched(triqueta::dice random, sums& sum) {
    auto s = start<G, Players>();
    triqueta::urn const chance{random};
    auto spectator = s.view(triqueta::viewer::spectator());
    auto player = s.view(triqueta::seat{0});
    int decisions = 0;
    while (!s.is_over()) {
        auto const step = [&] {
            if (s.turn().is_chance()) {
                auto const token = chance(s);
                auto const happened = s.event_of(token);
                s.reveal_unchecked(token);
                return happened;
            }
            ++decisions;
            auto const a = random.pick(s.legal());
            auto const happened = s.event_of(a);
            s.apply_unchecked(a);
            return happened;
        };
        auto const happened = step();
        if (spectator.advance(happened.seen_by(spectator.who())) || player.advance(happened.seen_by(player.who()))) {
            sum.refused = true;
            return;
        }
    }
    sum.refused = sum.refused || spectator != s.view(spectator.who()) || player != s.view(player.who());
    add(sum, s, decisions);
}

}  // namespace bench
