#pragma once

#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/triangles/names.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <algorithm>

namespace terminal {

/// The end of a turn, after enough pieces have been laid since the last turning point.
inline bool is_turning_point(triqueta::view<triqueta::mayhem> const& before, triqueta::event<triqueta::mayhem> const&,
                             triqueta::view<triqueta::mayhem> const& after, pen const&) {
    using triqueta::triangles::mayhem::phase;
    auto const& now = after.table();
    auto const& then = before.table();
    int const many = std::max<int>(9, now.players);
    return then.phase != phase::deal && now.phase == phase::play && now.laid == 0 &&
           now.played.total() / many != (then.played.total() - then.laid) / many;
}

inline lines introduction(triqueta::view<triqueta::mayhem> const& v, pen const& p) {
    auto const& words = p.spoken().mayhem;
    auto const& cards = card_names::words(p);
    lines text{fill(cards.unofficial, {words.name}), words.about_aim, words.about_turn};
    if (v.table().fast) text.emplace_back(words.about_fast);
    text.emplace_back(cards.about_cards);
    return text;
}

inline lines rules_in_brief(triqueta::view<triqueta::mayhem> const& v, pen const& p) {
    auto const& words = p.spoken().mayhem;
    lines text{card_names::words(p).about_cards, words.rules_turn, words.rules_start, words.rules_draw};
    if (v.table().fast) text.emplace_back(words.rules_fast);
    append(text, {words.rules_end, words.rules_commands});
    return text;
}

}  // namespace terminal
