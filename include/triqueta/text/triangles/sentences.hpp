#pragma once

#include "triqueta/text/narration.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/sentence_words.hpp"
#include "triqueta/text/triangles/words.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/triangle.hpp"

/// Cards in sentences.
namespace triqueta::text {

/// A place in a triangle whose piece is missing.
struct missing_piece {};

/// "H2p", or "[Hp]" for a joker: the notation with a capital.
template <class To>
constexpr void put_card(To& to, triangles::card c, triangle_words const& words) {
    to.mark(c, [&] {
        if (is_joker(c)) to.put('[');
        to.put(static_cast<char>(words.cut_letters[static_cast<unsigned>(cut_of(c))] - 'a' + 'A'));
        if (!is_joker(c)) to.number(number_of(c));
        to.put(words.colour_letters[static_cast<unsigned>(colour_of(c))]);
        if (is_joker(c)) to.put(']');
    });
}

/// "H1p H2r ---"
template <class To>
constexpr void put_triangle(To& to, triangles::triangle t, triangle_words const& words) {
    for (int number = 1; number <= 3; ++number) {
        if (number > 1) to.put(' ');
        if (t.has(number))
            put_card(to, t.piece(number), words);
        else
            to.mark(missing_piece{}, [&] { to.put("---"); });
    }
}

/// "H1p, H2r and H3g"; each card as often as it is there.
template <class To>
constexpr void put_cards(To& to, triangles::cards some, triangle_words const& words, sentence_words const& general) {
    int const count = some.total();
    for (int place = 0; place < count; ++place) {
        put_separator(to, general, place, count);
        put_card(to, some.nth(place), words);
    }
}

}  // namespace triqueta::text
