#pragma once

#include "terminal/animals/game.hpp"
#include "terminal/animals/names.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/animals/animals.hpp"
#include "triqueta/core/view.hpp"

#include <string>

namespace terminal {

template <animals_game V>
bool is_turning_point(triqueta::view<V> const&, triqueta::event<V> const& e, triqueta::view<V> const&, pen const&) {
    return e.what == triqueta::event<V>::kind::chose;
}

template <animals_game V>
lines introduction(triqueta::view<V> const&, pen const& p) {
    auto const& words = animal_names::words(p);
    char const* const turn = V::draw::tokens == 2 ? words.about_turn_of_two : words.about_turn;
    lines text{fill(words.unofficial, {animal_names::game<V>(p)}), words.about_aim,
               fill(turn, {animal_names::light(p)})};
    if (triqueta::animals::has_shadows<V>) text.push_back(fill(words.about_shadows, {animal_names::shadow(p)}));
    return text;
}

template <animals_game V>
lines rules_in_brief(triqueta::view<V> const&, pen const& p) {
    auto const& words = animal_names::words(p);
    lines text{words.rules_turn, V::draw::tokens == 2 ? words.rules_two_draws : words.rules_one_draw};
    if (triqueta::animals::has_shadows<V>) text.emplace_back(words.rules_shadows);
    append(text, {words.rules_round, words.rules_end});
    return text;
}

}  // namespace terminal
