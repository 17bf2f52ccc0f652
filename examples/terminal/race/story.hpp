#pragma once

#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/triangles/names.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <string>

namespace terminal {

/// A new call, the end of a call, and every third turn of all players.
inline bool is_turning_point(triqueta::view<triqueta::race> const& before, triqueta::event<triqueta::race> const&,
                             triqueta::view<triqueta::race> const& after, pen const&) {
    constexpr int turns_between = 3;  // of each player
    using triqueta::triangles::race::phase;
    auto const& now = after.table();
    auto const& then = before.table();
    bool const all_had_their_turns = now.turns != then.turns && now.turns % (turns_between * now.players) == 0;
    return then.phase != phase::deal && now.phase != phase::over && (all_had_their_turns || now.caller != then.caller);
}

namespace detail {
inline std::string race_name(triqueta::view<triqueta::race> const& v, pen const& p) {
    return fill(p.spoken().race.name, {std::to_string(triqueta::triangles::race::hand_size(v.players()))});
}
}  // namespace detail

inline lines introduction(triqueta::view<triqueta::race> const& v, pen const& p) {
    auto const& words = p.spoken().race;
    auto const& cards = card_names::words(p);
    return {fill(cards.unofficial, {detail::race_name(v, p)}),
            words.about_aim,
            words.about_turn,
            words.about_jokers,
            words.about_last_round,
            cards.about_cards,
            cards.about_jokers};
}

inline lines rules_in_brief(triqueta::view<triqueta::race> const&, pen const& p) {
    auto const& words = p.spoken().race;
    auto const& cards = card_names::words(p);
    return {cards.about_cards,     cards.about_jokers,   words.rules_turn,          words.rules_triangle,
            words.rules_save,      words.rules_pile,     words.rules_jokers,        words.rules_call,
            words.rules_last_turn, words.rules_dead_end, words.rules_commands_turn, words.rules_commands_after};
}

}  // namespace terminal
