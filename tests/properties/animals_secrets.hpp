#pragma once

#include "properties/choices.hpp"

#include <triqueta/triqueta.hpp>

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

/// What of a position of Triqueta one viewer can't see, and how it may be otherwise.
namespace properties {

/// Another position with the same table and the same secrets of `who`: every hidden token of the others is drawn anew
/// from all that `who` can't place, and so are the end decisions not yet shown.
template <triqueta::game G>
requires triqueta::animals::variant<G>
[[nodiscard]] triqueta::state<G> with_other_secrets(triqueta::state<G> const& s, triqueta::viewer who, choices& from) {
    using namespace triqueta::animals;
    auto const& t = s.table();
    auto all = s.all_secrets();
    auto left = unseen(t, who.is_spectator() ? nullptr : &s.secrets(who.seat()));
    auto const draw = [&](back b) {
        auto const drawn = from.draw(left.of(b));
        left.remove(b, drawn);
        return drawn;
    };
    auto const redraw = [&](auto& few) {
        auto const count = few.size();
        few = {};
        for (int i = 0; i < count; ++i) few.add(draw(back::light));
    };
    for (auto const other : player_set::first(G::players)) {
        if (who.is(other)) continue;
        auto& hidden = all[other];
        redraw(hidden.kept);
        redraw(hidden.hand);
        if constexpr (G::draw::tokens == 2) {
            int const boxed = hidden.boxed.total();
            hidden.boxed = {};
            for (int i = 0; i < boxed; ++i) hidden.boxed.add(draw(back::light));
        } else {
            redraw(hidden.boxed);
        }
        if constexpr (has_shadows<G>) {
            int const shadows = hidden.shadows.total();
            hidden.shadows = {};
            for (int i = 0; i < shadows; ++i) hidden.shadows.add(draw(back::shadow));
        }
        if (hidden.choice.made())
            hidden.choice =
                s.is_over() ? hidden.choice : decision{static_cast<int>(from.below(1U << hidden.kept.size()))};
    }
    return triqueta::state<G>::assemble(t, all);
}

/// An action of the other world that nobody but its mover can tell from this one: another end decision.
template <triqueta::game G>
requires triqueta::animals::variant<G>
[[nodiscard]] triqueta::animals::action alike_to_others(triqueta::animals::action a, triqueta::state<G> const& other,
                                                        choices& from) {
    return a.what() == triqueta::animals::action::kind::decide ? from.pick(other.legal()) : a;
}

/// Whether all are shown by it what differs: a token laid, or the end.
template <triqueta::game G>
requires triqueta::animals::variant<G>
[[nodiscard]] bool shows_what_differs(triqueta::state<G> const& a, triqueta::animals::action taken_a,
                                      triqueta::state<G> const& b, triqueta::animals::action taken_b,
                                      triqueta::viewer who) {
    auto const mover = a.table().mover;
    if (taken_a.what() == triqueta::animals::action::kind::lay)
        return a.secrets(mover).hand[0] != b.secrets(mover).hand[0];
    auto after_a = a;
    auto after_b = b;
    after_a.apply_unchecked(taken_a);
    after_b.apply_unchecked(taken_b);
    static_cast<void>(who);
    return after_a.is_over() && after_a.table() != after_b.table();
}

}  // namespace properties
