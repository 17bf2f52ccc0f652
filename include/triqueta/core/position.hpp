#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

/// Positions that come from outside: set up by hand, or read.
namespace triqueta {

/// Every invariant that this position breaks: docs/positions.md. What breaks none can be played to an end by any legal
/// moves.
template <game G>
[[nodiscard]] constexpr reasons check_position(typename rules_of<G>::table const& t,
                                               typename rules_of<G>::all_secrets const& all) {
    return rules_of<G>::check_position(t, [&all](seat s) { return &all[s]; });
}

/// The same of what one viewer knows; `mine` of a spectator has to be empty.
template <game G>
[[nodiscard]] constexpr reasons check_position(typename rules_of<G>::table const& t,
                                               typename rules_of<G>::secrets const& mine, viewer who) {
    using secrets = typename rules_of<G>::secrets;
    auto found = rules_of<G>::check_position(
        t, [&](seat s) { return who.is(s) ? &mine : static_cast<secrets const*>(nullptr); });
    bool const sits_here = who.is_spectator() || who.seat().number() < rules_of<G>::players(t);
    found.unless(sits_here, refusal::wrong_seats);
    found.unless(!who.is_spectator() || mine == secrets{}, refusal::wrong_secrets);
    return found;
}

/// A position from its parts, or every invariant that they break.
template <game G>
[[nodiscard]] constexpr reading<state<G>> set_up(typename rules_of<G>::table const& t,
                                                 typename rules_of<G>::all_secrets const& all) {
    auto const found = check_position<G>(t, all);
    if (!found.empty()) return found;
    return state<G>::assemble(t, all);
}

/// A view from its parts, or every invariant that they break.
template <game G>
[[nodiscard]] constexpr reading<view<G>> set_up(typename rules_of<G>::table const& t,
                                                typename rules_of<G>::secrets const& mine, viewer who) {
    auto const found = check_position<G>(t, mine, who);
    if (!found.empty()) return found;
    return view<G>::assemble(t, mine, who);
}

}  // namespace triqueta
