#pragma once

#include "terminal/coloured.hpp"
#include "terminal/pen.hpp"
#include "terminal/triangles/words.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/text/notation.hpp"
#include "triqueta/text/triangles/languages.hpp"
#include "triqueta/text/triangles/notation.hpp"
#include "triqueta/text/triangles/sentences.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <iterator>
#include <string>

/// The cards of the triangles as they are written and typed.
namespace terminal::card_names {

using triqueta::triangles::card;
using triqueta::triangles::cards;
using triqueta::triangles::colour;
using triqueta::triangles::cut;
using triqueta::triangles::triangle;

inline triangles_words const& words(pen const& p) { return p.spoken().triangles; }

inline triqueta::text::triangle_words const& library_words(pen const& p) {
    return triqueta::text::triangle_words_in(*p.spoken().library);
}

inline char letter(cut c, pen const& p) { return library_words(p).cut_letters[static_cast<unsigned>(c)]; }
inline char letter(colour c, pen const& p) { return library_words(p).colour_letters[static_cast<unsigned>(c)]; }

inline std::string none(pen const& p) { return p.in(ink::faint, p.sign("\u00B7", ".")); }

/// As in commands: h2p, or hp for a joker.
inline std::string typed(card c, pen const& p) {
    std::string text;
    triqueta::text::write_text(c, *p.spoken().library, std::back_inserter(text));
    return text;
}

/// H2p, or [Hp] for a joker.
inline std::string one(card c, pen const& p) {
    return coloured(p, [&](auto& to) { triqueta::text::put_card(to, c, library_words(p)); });
}

/// H1p H2r H3g; dashes where a number is lacking.
inline std::string one(triangle t, pen const& p) {
    return coloured(p, [&](auto& to) { triqueta::text::put_triangle(to, t, library_words(p)); });
}

/// Each card, as often as it is there.
inline lines each(cards some, pen const& p) {
    lines all;
    for (card const c : some) all.insert(all.end(), static_cast<std::size_t>(some.of(c)), one(c, p));
    return all;
}
inline std::string all(cards some, pen const& p) { return enumerate(each(some, p), " ", " "); }

/// The cards, with a bar between cuts and before the jokers.
inline std::string by_cut(cards some, pen const& p) {
    lines groups;
    cards rest = some;
    for (cut const c : triqueta::triangles::all_cuts) {
        cards of_cut;
        for (card const piece : some)
            if (!is_joker(piece) && cut_of(piece) == c)
                for (int n = some.of(piece); n > 0; --n) of_cut.add(piece);
        rest -= of_cut;
        if (!of_cut.empty()) groups.push_back(all(of_cut, p));
    }
    if (!rest.empty()) groups.push_back(all(rest, p));
    return enumerate(groups, " | ", " | ");
}

/// What the viewer holds.
inline std::string hand(cards held, pen const& p) {
    if (held.empty()) return words(p).no_hand;
    return fill(words(p).hand, {std::to_string(held.total()), by_cut(held, p)});
}

// How many there are of each card: a line for each cut, with a column for each number, and one for jokers.

inline constexpr int count_width = 7;

inline std::string count_heading(bool jokers, pen const& p) {
    std::string letters, line;
    for (auto const c : triqueta::triangles::all_colours) letters += letter(c, p);
    for (int number = 1; number <= 3; ++number)
        line += right(fill(words(p).number, {std::to_string(number), letters}), count_width);
    if (jokers) line += right(fill(words(p).jokers, {letters}), count_width);
    return p.in(ink::faint, line);
}

inline std::string counts(cards some, cut c, bool jokers, pen const& p) {
    auto const in_three_colours = [&](auto card_in) {
        std::string cell;
        for (auto const in : triqueta::triangles::all_colours) {
            int const count = some.of(card_in(in));
            cell += count == 0 ? none(p) : p.in(ink_of(in), std::to_string(count));
        }
        return right(cell, count_width);
    };
    std::string line;
    for (int number = 1; number <= 3; ++number)
        line += in_three_colours([&](colour in) { return triqueta::triangles::piece(c, number, in); });
    if (jokers) line += in_three_colours([&](colour in) { return triqueta::triangles::joker(c, in); });
    return line;
}

inline constexpr int cut_width = 12;
inline std::string cut_label(cut c, pen const& p) {
    return left(std::string{' '} + words(p).cuts[static_cast<unsigned>(c)], cut_width);
}

}  // namespace terminal::card_names
