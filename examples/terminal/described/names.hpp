#pragma once

#include "terminal/described/words.hpp"
#include "terminal/pen.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/text/notation.hpp"

#include <iterator>
#include <string>

/// Names in a game of which only the description is known.
namespace terminal::described {

inline described_words const& words(pen const& p) { return p.spoken().described; }

/// An action or an event in notation, without the player.
template <class T>
std::string in_notation(T const& what, pen const& p) {
    std::string text;
    triqueta::text::write_text(what, *p.spoken().library, std::back_inserter(text));
    return text;
}

/// Seats count from 0, as in the notation.
inline std::string player(triqueta::seat s, triqueta::viewer who, pen const& p) {
    if (who.is(s)) return p.sentences().you;
    std::string const given = p.given_name(s);
    return given.empty() ? fill(p.sentences().seat, {std::to_string(s.number())}) : given;
}

}  // namespace terminal::described
