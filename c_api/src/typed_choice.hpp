#pragma once

#include "arguments.hpp"
#include "erased.hpp"

#include <triqueta/any_games.hpp>

namespace tq {

/// Calls f.operator()<G>(setup) with the game and set-up that a choice stands for: for code that knows the type of
/// each game.
template <class F>
[[nodiscard]] tq_status of_choice(choice const& given, triqueta::game_choice& chosen, F f) {
    if (auto const no = find_game(given, chosen)) return no;
    auto const number = *triqueta::shipped::find(chosen.game->variant, chosen.players);
    return triqueta::shipped::at(number, [&]<triqueta::game G>() -> tq_status {
        return f.template operator()<G>(*triqueta::detail::setup_of<G>(chosen));
    });
}

}  // namespace tq
