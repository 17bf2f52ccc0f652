#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

#include <type_traits>

namespace triqueta {

/// A policy that is content with the legal actions and dice.
template <class P, class G>
concept chooses_from_actions = std::is_invocable_r_v<action<G>, P&, action_set<G> const&, dice&>;

/// A way to play: what it is given to know and which action it answers. It gets the mover's view, and dice if it
/// wants; or nothing but the legal actions and dice, which spares making the view. Never a state.
template <class P, class G>
concept policy = chooses_from_actions<P, G> || std::is_invocable_r_v<action<G>, P&, view<G> const&, dice&> ||
                 std::is_invocable_r_v<action<G>, P&, view<G> const&>;

/// Every legal action equally likely.
struct uniform_policy {
    template <class Actions>
    [[nodiscard]] constexpr auto operator()(Actions const& legal, dice& random) const requires requires {
        legal.size();
    }
    { return random.pick(legal); }
};
inline constexpr uniform_policy uniform{};

/// What a policy answers for the seat to move.
template <game G, policy<G> P>
[[nodiscard]] constexpr action<G> ask(P& way, state<G> const& s, dice& random) {
    if constexpr (chooses_from_actions<P, G>)
        return way(s.legal(), random);
    else if constexpr (std::is_invocable_r_v<action<G>, P&, view<G> const&, dice&>)
        return way(s.view(s.turn().seat()), random);
    else
        return way(s.view(s.turn().seat()));
}

}  // namespace triqueta
