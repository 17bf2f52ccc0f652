#pragma once

#include <triqueta/animals/variants.hpp>

namespace triqueta {

/// The games with kernels, in the order of tq::kernel::games.
template <template <class...> class List>
using games_in_lockstep =
    List<animals::base_game<2>, animals::base_game<3>, animals::base_game<4>, animals::base_game<5>,
         animals::hidden_wolves<2>, animals::hidden_wolves<3>, animals::hidden_wolves<4>, animals::hidden_wolves<5>,
         animals::base_game_duel, animals::hidden_wolves_duel>;

}  // namespace triqueta
