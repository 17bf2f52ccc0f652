#pragma once

#include "terminal/animals/game.hpp"
#include "terminal/animals/names.hpp"
#include "terminal/pen.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/animals/animals.hpp"
#include "triqueta/core/view.hpp"

#include <string>

namespace terminal {

/// Names the token to place, as two may have been drawn.
template <animals_game V>
std::string question(triqueta::view<V> const& v, pen const& p) {
    auto const hand = v.mine().hand;
    if (hand.empty() || v.table().phase != triqueta::animals::phase::place) return p.say().moves;
    return fill(animal_names::words(p).moves_with, {animal_names::one(hand[0], p)});
}

/// The commands for an action of Triqueta, legal or not: first the one that the list of moves shows.
template <animals_game V>
lines commands_of(triqueta::view<V> const& v, triqueta::animals::action a, pen const& p) {
    using kind = triqueta::animals::action::kind;
    auto const& words = animal_names::words(p);
    auto const numbered = [](char const* pattern, int from_zero) -> lines {
        return {fill(pattern, {std::to_string(from_zero + 1)})};
    };
    switch (a.what()) {
        case kind::draw: return numbered(words.draw, a.column().number());
        case kind::take: return numbered(words.take, a.row().number());
        case kind::lay: return numbered(words.lay, a.row().number());
        case kind::keep: return {words.keep};
        case kind::box: return {words.to_box};
        case kind::choose: return numbered(words.tower, a.tower().number());
        case kind::decide: break;
        case kind::nothing: return {};
    }
    int const kept = v.mine().kept.size();
    switch (a.mask()) {
        case 0: return {words.reveal_none};
        case 1: return kept == 1 ? lines{words.reveal_all, words.reveal_first} : lines{words.reveal_first};
        case 2: return {words.reveal_second};
        default: return kept == 1 ? lines{} : lines{words.reveal_all};
    }
}

/// The command, with the tokens that it adds.
template <animals_game V>
std::string explained(triqueta::view<V> const& v, triqueta::animals::action a, pen const& p) {
    using kind = triqueta::animals::action::kind;
    std::string command = commands_of(v, a, p).front();
    if (a.what() != kind::decide || a.mask() == 0) return command;
    auto const added = triqueta::animals::added(v.mine().kept, triqueta::animals::decision{a.mask()});
    return fill(animal_names::words(p).explained, {command, animal_names::all(added, p)});
}

/// The same with the token that is placed, or the tokens of the row that is taken.
template <animals_game V>
std::string recounted(triqueta::view<V> const& v, triqueta::animals::action a, pen const& p) {
    using kind = triqueta::animals::action::kind;
    std::string const command = explained(v, a, p);
    bool const places = a.what() == kind::lay || a.what() == kind::keep || a.what() == kind::box;
    if (!places && a.what() != kind::take) return command;
    return fill(animal_names::words(p).explained, {command, places ? animal_names::one(v.mine().hand[0], p)
                                                                   : animal_names::all(v.table().rows[a.row()], p)});
}

}  // namespace terminal
