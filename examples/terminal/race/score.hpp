#pragma once

#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/race/words.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <string>

namespace terminal {

/// The end of the 21/15/9-card game: the winner, and the number of cards that the others have left.
inline lines final_scores(triqueta::view<triqueta::race> const& v, pen const& p) {
    constexpr int name_width = 11, number_width = 6;
    auto const& words = p.spoken().race;
    auto const end = v.result();
    auto const winners = end.winners();
    lines page{p.in(ink::strong, spaces(name_width) + right(words.left, number_width))};
    for (auto const s : triqueta::seat_set::first(v.players())) {
        bool const won = winners.contains(s);
        std::string line = p.in(won ? ink::strong : ink::plain, left(' ' + p.name(s, v.who()), name_width)) +
                           right(p.in(won ? ink::good : ink::plain, std::to_string(end.left(s))), number_width);
        if (end.dead().contains(s)) line += std::string{"  "} + words.out;
        page.push_back(line);
    }
    page.emplace_back();
    std::string told = words.nobody;
    if (!winners.empty()) {
        auto const winner = winners.lowest();
        told = fill(v.who().is(winner) ? words.wins.yours : words.wins.theirs, {p.name(winner, v.who())});
    }
    page.push_back(' ' + p.in(ink::strong, told));
    return page;
}

}  // namespace terminal
