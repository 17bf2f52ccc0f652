#pragma once

#include "terminal/animals/words.hpp"
#include "terminal/pen.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/animals/animals.hpp"

#include <string>

/// The pieces of Triqueta in words.
namespace terminal::animal_names {

using triqueta::animals::animal;
using triqueta::animals::tokens;

inline animals_words const& words(pen const& p) { return p.spoken().animals; }

/// One animal of this kind.
inline std::string one(animal a, pen const& p) { return words(p).animals[static_cast<unsigned>(a)].one; }

inline std::string number_of(noun const& n, int count) {
    return count == 1 ? n.one : fill(n.many, {std::to_string(count)});
}

/// "2 owls and a deer".
inline std::string all(tokens some, pen const& p) {
    lines parts;
    for (unsigned kind = 0; kind < triqueta::animals::most_kinds; ++kind)
        if (int const count = some.of(static_cast<animal>(kind)); count > 0)
            parts.push_back(number_of(words(p).animals[kind], count));
    return parts.empty() ? words(p).nothing : p.list(parts);
}

template <triqueta::animals::variant V>
std::string game(pen const& p) {
    std::string const name = triqueta::animals::has_shadows<V> ? words(p).hidden_wolves : words(p).base_game;
    return V::draw::tokens == 2 ? fill(words(p).two_a_draw, {name}) : name;
}

// Signs, for whoever draws or explains them.
inline std::string light(pen const& p) { return p.in(ink::bright, p.sign("\u25CB", "o")); }
inline std::string shadow(pen const& p) { return p.in(ink::dark, p.sign("\u25CF", "#")); }
inline std::string none(pen const& p) { return p.in(ink::faint, p.sign("\u00B7", ".")); }

}  // namespace terminal::animal_names
