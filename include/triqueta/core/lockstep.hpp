#pragma once

#include "triqueta/core/game.hpp"

namespace triqueta {

/// Games that are played in lock-step, many side by side: rules that name how, in a member `lockstep`. Others are
/// played one after the other. The results are the same.
template <class G>
concept played_in_lockstep = game<G> && requires {
    typename rules_of<G>::lockstep;
};

namespace detail {

/// Doesn't compile where the rules' `lockstep` isn't defined yet: <triqueta/batch.hpp> defines it.
template <played_in_lockstep G>
inline constexpr bool is_faster_in_lockstep = rules_of<G>::lockstep::is_fast;

}  // namespace detail

/// Those for which this is faster, as this translation unit is compiled.
template <class G>
concept faster_in_lockstep = played_in_lockstep<G> && detail::is_faster_in_lockstep<G>;

}  // namespace triqueta
