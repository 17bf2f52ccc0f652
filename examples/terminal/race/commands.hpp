#pragma once

#include "terminal/pen.hpp"
#include "terminal/race/words.hpp"
#include "terminal/triangles/names.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace terminal {

inline std::string question(triqueta::view<triqueta::race> const& v, pen const& p) {
    using triqueta::triangles::race::phase;
    auto const& words = p.spoken().race;
    switch (v.table().phase) {
        case phase::discard: return words.ask_discard;
        case phase::save: return words.ask_save;
        case phase::take_saved: return words.ask_steal;
        default: return p.say().moves;
    }
}

namespace detail {

/// The pieces in the order of their numbers, then in all other orders.
inline lines completing(triqueta::triangles::race::plan made, pen const& p) {
    std::array<int, 3> order{1, 2, 3};
    lines all;
    do {
        std::array<std::string, 3> pieces;
        for (unsigned i = 0; i < 3; ++i) {
            pieces[i] = card_names::typed(made.piece(order[i]), p);
            if (made.from(order[i]) == triqueta::triangles::race::source::saved)
                pieces[i] += card_names::words(p).saved_mark;
        }
        all.push_back(fill(p.spoken().race.make, {pieces[0], pieces[1], pieces[2]}));
    } while (std::next_permutation(order.begin(), order.end()));
    return all;
}

/// The saved piece, or its cut and number.
inline lines saving(triqueta::triangles::race::table const& t, int number, pen const& p) {
    auto const& words = p.spoken().race;
    lines all;
    for (auto const c : t.saving)
        if (triqueta::triangles::number_of(c) == number) all.push_back(fill(words.save, {card_names::typed(c, p)}));
    for (auto const c : triqueta::triangles::all_cuts) {
        bool const other = !t.saving.empty() && cut_of(*t.saving.begin()) != c;
        if (!other) all.push_back(fill(words.save, {card_names::letter(c, p) + std::to_string(number)}));
    }
    return all;
}

}  // namespace detail

/// The commands for an action of the 21/15/9-card game, legal or not: first the one that the list of moves shows.
inline lines commands_of(triqueta::view<triqueta::race> const& v, triqueta::triangles::race::action a, pen const& p) {
    using kind = triqueta::triangles::race::action::kind;
    auto const& words = p.spoken().race;
    switch (a.what()) {
        case kind::draw: return {words.draw};
        case kind::take: return {words.take};
        case kind::discard: return {fill(words.drop, {card_names::typed(a.card(), p)})};
        case kind::complete: return detail::completing(a.plan(), p);
        case kind::save: return detail::saving(v.table(), a.saved_number(), p);
        case kind::play_joker: return {fill(words.joker, {card_names::typed(a.card(), p)})};
        case kind::take_saved:
            return {fill(words.steal, {std::to_string(a.victim().number() + 1), card_names::typed(a.card(), p)})};
        case kind::take_nothing: return {words.nothing};
        case kind::end: return {words.end};
        case kind::end_and_call: return {words.call};
        case kind::nothing: break;
    }
    return {};
}

/// The command, with an explanation if it needs one.
inline std::string explained(triqueta::view<triqueta::race> const& v, triqueta::triangles::race::action a,
                             pen const& p) {
    using kind = triqueta::triangles::race::action::kind;
    auto const& words = p.spoken().race;
    std::string const command = commands_of(v, a, p).front();
    switch (a.what()) {
        case kind::draw: return fill(words.explained, {command, words.from_pile});
        case kind::take: return fill(words.explained, {command, card_names::one(v.table().discards.top(), p)});
        case kind::complete: return a.plan().whole().is_pure() ? fill(words.explained, {command, words.pure}) : command;
        case kind::end_and_call: return fill(words.explained, {command, words.with_call});
        default: return command;
    }
}

}  // namespace terminal
