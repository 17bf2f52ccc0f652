#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

#include <type_traits>

namespace triqueta {

/// A policy that needs only the legal actions and dice.
template <class P, class G>
concept chooses_from_actions = std::is_invocable_r_v<action<G>, P&, action_set<G> const&, dice&>;

/// A policy: chooses an action for the seat to move. It takes the mover's view and optionally dice. Or it takes only
/// the legal actions and dice, which saves building the view. It never gets a state.
template <class P, class G>
concept policy = chooses_from_actions<P, G> || std::is_invocable_r_v<action<G>, P&, view<G> const&, dice&> ||
                 std::is_invocable_r_v<action<G>, P&, view<G> const&>;

/// Chooses every legal action with equal probability.
struct uniform_policy {
    template <class Actions>
    [[nodiscard]] constexpr auto operator()(Actions const& legal, dice& random) const requires requires {
        legal.size();
    }
    { return random.pick(legal); }
};
inline constexpr uniform_policy uniform{};

/// The action that a policy chooses for the seat to move.
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
