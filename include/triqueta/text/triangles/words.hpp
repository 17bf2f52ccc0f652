#pragma once

#include "triqueta/text/language.hpp"
#include "triqueta/triangles/card.hpp"

#include <span>

namespace triqueta::text {

/// The words of the card games in one language. The words of a game's actions are single and different words; cards and
/// numbers follow after a blank.
struct triangle_words {
    char const* code;

    // titles
    char const* mayhem;
    char const* race;

    char const* cuts[3];
    char const* colours[3];
    char const* joker;
    char const* no_cut;  // for a value that is no cut
    char const* no_colour;
    // For the short form of a card: one ASCII letter each.
    char cut_letters[3];
    char colour_letters[3];

    // actions of Triangle Mayhem
    char const* play;  // a piece
    char const* at;    // an open triangle, by its pieces
    char const* stop;
    // of the 21/15/9-card game
    char const* draw;  // from the pile
    char const* take;  // the top discard
    char const* discard;
    char const* complete;  // a triangle
    char const* save;      // the piece with this number
    char const* play_joker;
    char const* steal;    // from a seat, a saved piece
    char const* nothing;  // for a joker
    char const* end;
    char const* call;  // end the turn and call 'last round'

    std::span<reason const> reasons;
};

[[nodiscard]] constexpr char const* name_in(triangle_words const& words, triangles::cut c) {
    auto const number = static_cast<unsigned>(c);
    return number < 3 ? words.cuts[number] : words.no_cut;
}
[[nodiscard]] constexpr char const* name_in(triangle_words const& words, triangles::colour c) {
    auto const number = static_cast<unsigned>(c);
    return number < 3 ? words.colours[number] : words.no_colour;
}

}  // namespace triqueta::text
