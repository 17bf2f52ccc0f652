#pragma once

#include "terminal/mayhem/open.hpp"
#include "terminal/mayhem/words.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/triangles/names.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <string>

namespace terminal {

inline std::string question(triqueta::view<triqueta::mayhem> const& v, pen const& p) {
    bool const fresh = v.table().phase == triqueta::triangles::mayhem::phase::fast;
    return fresh ? p.spoken().mayhem.moves_with_fresh : p.say().moves;
}

/// Open triangles are numbered in the order in which they are drawn.
template <>
inline constexpr bool renumbers_with_each_move<triqueta::mayhem> = true;

/// The command for an action of Triangle Mayhem, legal or not; none for a triangle that isn't open.
inline lines commands_of(triqueta::view<triqueta::mayhem> const& v, triqueta::triangles::mayhem::action a,
                         pen const& p) {
    if (a.is_stop()) return {p.spoken().mayhem.stop};
    std::string const piece = card_names::typed(a.piece(), p);
    if (a.target().is_new()) return {piece};
    auto const number = number_of_open(v.table(), a.target().seen_from(a.piece()));
    return number ? lines{piece + ' ' + std::to_string(*number)} : lines{};
}

/// The command with the triangle that it makes.
inline std::string explained(triqueta::view<triqueta::mayhem> const& v, triqueta::triangles::mayhem::action a,
                             pen const& p) {
    auto const& words = p.spoken().mayhem;
    std::string const command = commands_of(v, a, p).front();
    if (a.is_stop()) return command;
    auto const made = a.target().seen_from(a.piece()).with(a.piece());
    auto const drawn = card_names::one(made, p);
    if (!made.is_complete()) return fill(a.target().is_new() ? words.starts_new : words.goes_on, {command, drawn});
    return fill(words.scores, {command, drawn, std::to_string(points_of(made))});
}

}  // namespace terminal
