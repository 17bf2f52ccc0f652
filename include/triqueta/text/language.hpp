#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/card.hpp"

#include <span>

/// The words of the games; each language has a file of its own.
namespace triqueta::text {

/// A refusal and its sentence.
struct reason {
    refusal why;
    char const* sentence = "";
};

/// What stands for actions. Each is a single word, and no two that may stand at the same place are alike. Numbers
/// and cards follow behind a blank.
struct action_words {
    // Triqueta
    char const* draw;   // a column; in the 21/15/9-card game, from the pile
    char const* take;   // a row; in that game, the top discard
    char const* lay;    // at a row
    char const* keep;   // a token
    char const* box;    // into the box
    char const* tower;  // the next round's
    char const* add;    // kept tokens, at the end
    char const* none;   // of them
    char const* first;
    char const* second;
    char const* both;
    // Triangles
    char const* play;  // a piece
    char const* at;    // an open triangle, by its pieces
    char const* stop;
    char const* discard;
    char const* complete;  // a triangle
    char const* save;      // the piece with this number
    char const* joker;
    char const* steal;    // from a seat, a saved piece
    char const* nothing;  // for a joker
    char const* end;
    char const* call;  // the end of a turn, with 'last round'
};

/// All words of one language. Text is UTF-8.
struct language {
    char const* code;  // of ISO 639: "en"
    char const* name;  // in that language

    char const* animals[animals::most_kinds];  // in the singular, each a single word
    char const* cuts[3];
    char const* colours[3];
    char const* joker;
    char const* no_cut;  // for what isn't any
    char const* no_colour;
    // In the short form of a card: a letter of ASCII each.
    char cut_letters[3];
    char colour_letters[3];

    action_words actions;

    std::span<reason const> reasons;
    char const* unknown_reason;
};

/// Why something was refused, as a sentence; empty if it wasn't.
[[nodiscard]] constexpr char const* sentence(refusal r, language const& in) {
    if (!r) return "";
    for (auto const& [why, words] : in.reasons)
        if (why.code() == r.code()) return words;
    return in.unknown_reason;
}

/// An animal, in the singular.
[[nodiscard]] constexpr char const* name(animals::animal a, language const& in) {
    return in.animals[static_cast<unsigned>(a) % animals::most_kinds];
}

// What is on the cards: T6.

[[nodiscard]] constexpr char const* name(triangles::cut c, language const& in) {
    auto const number = static_cast<unsigned>(c);
    return number < 3 ? in.cuts[number] : in.no_cut;
}
[[nodiscard]] constexpr char const* name(triangles::colour c, language const& in) {
    auto const number = static_cast<unsigned>(c);
    return number < 3 ? in.colours[number] : in.no_colour;
}

}  // namespace triqueta::text
