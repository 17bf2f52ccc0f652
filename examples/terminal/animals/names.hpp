#pragma once

#include "terminal/animals/words.hpp"
#include "terminal/coloured.hpp"
#include "terminal/pen.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/animals/animals.hpp"
#include "triqueta/text/animals/languages.hpp"
#include "triqueta/text/animals/sentences.hpp"
#include "triqueta/text/phrases.hpp"

#include <string>

/// The pieces of Triqueta in words.
namespace terminal::animal_names {

using triqueta::animals::animal;
using triqueta::animals::tokens;

inline animals_words const& words(pen const& p) { return p.spoken().animals; }

inline triqueta::text::animal_sentences const& sentences(pen const& p) {
    return triqueta::text::animal_words_in(*p.spoken().library).sentences;
}

/// "an owl"
inline std::string one(animal a, pen const& p) {
    return coloured(p, [&](auto& to) { triqueta::text::put_animal(to, a, sentences(p)); });
}
/// "2 owls and a deer"
inline std::string all(tokens some, pen const& p) {
    return coloured(p, [&](auto& to) { triqueta::text::put_tokens(to, some, sentences(p), p.sentences()); });
}
/// "3 tokens"
inline std::string number_of_tokens(int count, pen const& p) {
    return coloured(p, [&](auto& to) { triqueta::text::put_count(to, sentences(p).tokens, count); });
}

template <triqueta::animals::variant V>
std::string game(pen const& p) {
    std::string const name = triqueta::animals::has_shadows<V> ? words(p).hidden_wolves : words(p).base_game;
    return V::draw::tokens == 2 ? fill(words(p).two_a_draw, {name}) : name;
}

// Signs.
inline std::string light(pen const& p) { return p.in(ink::bright, p.sign("\u25CB", "o")); }
inline std::string shadow(pen const& p) { return p.in(ink::dark, p.sign("\u25CF", "#")); }
inline std::string none(pen const& p) { return p.in(ink::faint, p.sign("\u00B7", ".")); }

}  // namespace terminal::animal_names
