#pragma once

#include "terminal/best_move.hpp"
#include "terminal/presentation.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <algorithm>

namespace terminal {

/// Evaluates actions of Triangle Mayhem by the points of this turn, less the expected points left to others.
class mayhem_judgement {
    using view = triqueta::view<triqueta::mayhem>;
    using action = triqueta::triangles::mayhem::action;
    using cards = triqueta::triangles::cards;
    using triangle = triqueta::triangles::triangle;

  public:
    explicit mayhem_judgement(view const& v) : me_{v.seat()}, unseen_{v.unseen()} {}

    /// The value with the best continuation of the turn.
    [[nodiscard]] double of(view v, action a) const {
        double const points_before = points(v);
        if (v.advance(triqueta::event<triqueta::mayhem>::did(a).by(me_))) return 0;
        double const gained = points(v) - points_before;
        auto const legal = v.legal();
        if (legal.empty() || v.table().laid == 0) return gained - left_to_others(v);
        double best = of(v, legal[0]);
        for (auto const next : legal) best = std::max(best, of(v, next));
        return gained + best;
    }

  private:
    [[nodiscard]] double points(view const& v) const { return v.result().points(me_).value(); }

    /// The expected points of the next player from completing an open triangle.
    [[nodiscard]] double left_to_others(view const& v) const {
        double harm = 0;
        for (auto const& of_cut : v.table().open)
            for (triangle const open : of_cut) harm += harm_of(open);
        return harm;
    }
    [[nodiscard]] double harm_of(triangle open) const {
        int lacking = 0, missing = 0;
        for (int number = 1; number <= 3; ++number) {
            if (open.has(number)) continue;
            ++lacking;
            missing = number;
        }
        if (lacking > 1) return 0.2;
        double harm = 0;
        for (auto const in : triqueta::triangles::all_colours) {
            auto const piece = triqueta::triangles::piece(open.cut(), missing, in);
            int const points = open.with(piece).is_pure() ? triqueta::triangles::mayhem::points_of_pure
                                                          : triqueta::triangles::mayhem::points_of_unpure;
            harm += points * std::min(1.0, 3.0 * unseen_.of(piece) / std::max(1, unseen_.total()));
        }
        return std::min<double>(harm, triqueta::triangles::mayhem::points_of_pure);
    }

    triqueta::seat me_;
    cards unseen_;
};

/// Takes the action with the best evaluation, a random one of equals.
template <>
struct simple_player<triqueta::mayhem> {
    triqueta::action<triqueta::mayhem> operator()(triqueta::view<triqueta::mayhem> const& v,
                                                  triqueta::dice& random) const {
        mayhem_judgement const judge{v};
        return best_move(
            v.legal(), [&](auto a) { return judge.of(v, a); }, random);
    }
};

}  // namespace terminal
