#pragma once

#include "triqueta/animals/animals.hpp"
#include "triqueta/catalog/catalog.hpp"
#include "triqueta/shipped_names.hpp"
#include "triqueta/text/animals/languages.hpp"
#include "triqueta/text/triangles/languages.hpp"
#include "triqueta/triangles/triangles.hpp"

namespace triqueta {

/// The catalogue of the library's games. The numbers of its variants never change.
using shipped = catalog<base_game<2>, base_game<3>, base_game<4>, base_game<5>, hidden_wolves<2>, hidden_wolves<3>,
                        hidden_wolves<4>, hidden_wolves<5>, base_game_duel, hidden_wolves_duel, mayhem, race>;

static_assert([] {
    if (shipped::variants != static_cast<int>(std::size(shipped_names))) return false;
    for (auto i = 0U; i < std::size(shipped_names); ++i)
        if (shipped::all()[i].name != shipped_names[i]) return false;
    return true;
}());

}  // namespace triqueta
