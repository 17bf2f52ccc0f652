#pragma once

#include "terminal/best_move.hpp"
#include "terminal/presentation.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/complete.hpp"
#include "triqueta/play/urn.hpp"

#include <algorithm>

namespace terminal {

/// Evaluates a position for a player: the margin in points over the best other player, and a bonus for having won.
template <triqueta::game G>
double standing(triqueta::state<G> const& s, triqueta::seat me) {
    constexpr double of_winning = 1'000;  // more than most points are apart
    auto const result = s.result();
    int best_other = 0;
    bool alone = true;
    for (int i = 0; i < s.players(); ++i) {
        if (triqueta::seat{i} == me) continue;
        int const points = result.points(triqueta::seat{i}).value();
        best_other = alone ? points : std::max(best_other, points);
        alone = false;
    }
    double const margin = result.points(me).value() - best_other;
    auto const winners = result.winners();
    bool const won = s.is_over() && winners.contains(me);
    return won ? margin + of_winning / winners.size() : margin;
}

/// Plays any game: tries each action in a few completions of the view, plays on for some random actions, and takes the
/// action with the best average position.
template <class G>
struct simple_player {
    triqueta::action<G> operator()(triqueta::view<G> const& v, triqueta::dice& random) const {
        auto const moves = v.distinct();
        int const tries = std::clamp(most_tries / std::max(1, static_cast<int>(moves.size())), 1, 8);
        return best_move(
            moves,
            [&](auto a) {
                double sum = 0;
                for (int i = 0; i < tries; ++i) sum += tried(v, a, random);
                return sum;
            },
            random);
    }

  private:
    static constexpr int most_tries = 400;  // of all actions together
    static constexpr int horizon = 20;      // actions

    [[nodiscard]] static double tried(triqueta::view<G> const& v, triqueta::action<G> a, triqueta::dice& random) {
        auto s = triqueta::complete(v, random);
        triqueta::urn const chance{random};
        s.apply_unchecked(a);
        for (int left = horizon; left > 0 && !s.is_over();) {
            if (s.turn().is_chance()) {
                s.reveal_unchecked(chance(s));
            } else {
                s.apply_unchecked(random.pick(s.legal()));
                --left;
            }
        }
        return standing(s, v.seat());
    }
};

}  // namespace terminal
