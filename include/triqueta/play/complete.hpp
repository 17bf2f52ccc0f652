#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

namespace triqueta {

/// Completes a view to a random state that has exactly this view (determinization). Each physical arrangement of the
/// unseen pieces (copies are distinct) is equally likely, and each possible mask of a hidden end decision too. Nothing
/// is inferred from how others chose. Random has below(n): dice, or a stream of ChaCha20.
template <game G, class Random>
[[nodiscard]] constexpr state<G> complete(view<G> const& seen, Random& random) {
    typename rules_of<G>::all_secrets all{};
    if (!seen.who().is_spectator()) all[seen.seat()] = seen.mine();
    rules_of<G>::place_unseen(seen.table(), seen.who(), all, random);
    return state<G>::assemble(seen.table(), all);
}

}  // namespace triqueta
