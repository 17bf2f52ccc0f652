#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

namespace triqueta {

/// A whole position that has exactly this view, made up by chance: what the viewer can't see is laid out anew, each
/// physical arrangement of it (copies told apart) equally likely, and an end decision not yet shown is each mask
/// equally likely. Nothing is inferred from how others chose. Random has below(n): dice, or a stream of ChaCha20.
template <game G, class Random>
[[nodiscard]] constexpr state<G> complete(view<G> const& seen, Random& random) {
    typename rules_of<G>::all_secrets all{};
    if (!seen.who().is_spectator()) all[seen.seat()] = seen.mine();
    rules_of<G>::place_unseen(seen.table(), seen.who(), all, random);
    return state<G>::assemble(seen.table(), all);
}

}  // namespace triqueta
