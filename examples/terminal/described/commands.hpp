#pragma once

#include "terminal/described/names.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/view.hpp"

#include <string>

namespace terminal {

template <worded_game G>
std::string question(triqueta::view<G> const&, pen const& p) {
    return p.say().moves;
}

/// An action in notation.
template <worded_game G>
lines commands_of(triqueta::view<G> const&, triqueta::action<G> a, pen const& p) {
    return {described::in_notation(a, p)};
}

template <worded_game G>
std::string explained(triqueta::view<G> const& v, triqueta::action<G> a, pen const& p) {
    return commands_of(v, a, p).front();
}

/// In a report, as in the list.
template <worded_game G>
std::string recounted(triqueta::view<G> const& v, triqueta::action<G> a, pen const& p) {
    return explained(v, a, p);
}

}  // namespace terminal
