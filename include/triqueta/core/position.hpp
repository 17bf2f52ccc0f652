#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

/// Checks of positions that come from outside: set up by hand, or parsed.
namespace triqueta {

namespace detail {

/// The known secrets: everybody's, or one viewer's. One type, so that a game's check is compiled once.
template <game G>
class known_secrets {
    using secrets = typename rules_of<G>::secrets;
    using all_secrets = typename rules_of<G>::all_secrets;

  public:
    constexpr explicit known_secrets(all_secrets const& all) : all_{&all} {}
    constexpr known_secrets(secrets const& mine, viewer who) : mine_{&mine}, who_{who} {}

    /// The secrets of a seat, or null if they are unknown.
    [[nodiscard]] constexpr secrets const* operator()(seat s) const {
        if (all_ != nullptr) return &(*all_)[s];
        return who_.is(s) ? mine_ : nullptr;
    }

  private:
    all_secrets const* all_ = nullptr;
    secrets const* mine_ = nullptr;
    viewer who_ = viewer::spectator();
};

}  // namespace detail

/// Every invariant that a position breaks: docs/positions.md. If it breaks none, any legal moves play it to an end.
template <game G>
[[nodiscard]] constexpr reasons check_position(typename rules_of<G>::table const& t,
                                               typename rules_of<G>::all_secrets const& all) {
    return rules_of<G>::check_position(t, detail::known_secrets<G>{all});
}

/// Every invariant that one viewer's position breaks; `mine` of a spectator must be empty.
template <game G>
[[nodiscard]] constexpr reasons check_position(typename rules_of<G>::table const& t,
                                               typename rules_of<G>::secrets const& mine, viewer who) {
    auto found = rules_of<G>::check_position(t, detail::known_secrets<G>{mine, who});
    bool const sits_here = who.is_spectator() || who.seat().number() < rules_of<G>::players(t);
    found.unless(sits_here, refusal::wrong_seats);
    found.unless(!who.is_spectator() || mine == typename rules_of<G>::secrets{}, refusal::wrong_secrets);
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
