#pragma once

#include "terminal/mayhem/words.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/triangles/names.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <string>

namespace terminal {

/// M9: the end of a game of Triangle Mayhem.
inline lines final_scores(triqueta::view<triqueta::mayhem> const& v, pen const& p) {
    constexpr int name_width = 11, number_width = 8;
    auto const& words = p.spoken().mayhem;
    auto const end = v.result();
    auto const winners = end.winners();
    lines page{p.in(ink::strong, spaces(name_width) + right(words.pure, number_width) +
                                     right(words.unpure, number_width) + right(words.points, number_width))};
    lines best;
    for (auto const s : triqueta::seat_set::first(v.players())) {
        bool const won = winners.contains(s);
        auto const& score = end.of(s);
        std::string const name = p.name(s, v.who());
        if (won) best.push_back(name);
        page.push_back(p.in(won ? ink::strong : ink::plain, left(' ' + name, name_width)) +
                       right(std::to_string(score.pure), number_width) +
                       right(std::to_string(score.unpure), number_width) +
                       right(p.in(won ? ink::good : ink::strong, std::to_string(score.points.value())), number_width));
    }
    page.emplace_back();
    std::string const points = std::to_string(end.points(winners.lowest()).value());
    bool const you = v.who().is(winners.lowest());
    std::string const told = fill(winners.size() > 1 ? words.tied
                                  : you              ? words.wins.yours
                                                     : words.wins.theirs,
                                  {p.list(best), points});
    for (auto const& line : wrap(told, page_width - 1)) page.push_back(' ' + p.in(ink::strong, line));
    return page;
}

}  // namespace terminal
