#pragma once

#include "terminal/described/names.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/language.hpp"

#include <string>

namespace terminal {

/// The fields of a result with named values, such as how the game ended.
class named_facts {
  public:
    explicit named_facts(pen const& p) : pen_{&p} {}

    template <class Value, class Shape>
    void operator()(char const*, char const*, Value const&, Shape) {}
    template <class Value>
    void operator()(char const* name, char const*, Value const& value, triqueta::shape::choice shape) {
        all_.push_back(fill(described::words(*pen_).field, {name, shape.names[static_cast<int>(value)]}));
    }
    [[nodiscard]] lines const& all() const { return all_; }

  private:
    pen const* pen_;
    lines all_;
};

/// The end of a game: points, the lines that they consist of, and the winners.
template <worded_game G>
class described_score {
    using result = triqueta::result<G>;

  public:
    described_score(triqueta::view<G> const& v, pen const& p)
        : players_{v.players()}, who_{v.who()}, result_{v.result()}, pen_{&p}, words_{&described::words(p)} {}

    [[nodiscard]] lines drawn() const {
        lines sentences;
        for (int s = 0; s < players_; ++s) sentences.push_back(player(triqueta::seat{s}));
        named_facts facts{*pen_};
        result::describe(result_, facts);
        append(sentences, facts.all());
        lines page;
        for (auto const& sentence : sentences) append(page, wrap(sentence, page_width, "  "));
        page.emplace_back();
        for (auto const& line : wrap(winners(), page_width)) page.push_back(pen_->in(ink::strong, line));
        return page;
    }

  private:
    [[nodiscard]] std::string player(triqueta::seat s) const {
        int const points = result_.points(s).value();
        std::string const name = described::player(s, who_, *pen_);
        std::string const sum = points == 1 ? words_->points.one : fill(words_->points.many, {std::to_string(points)});
        lines parts;
        if (result::lines > 1)  // a single line equals the sum
            for (int line = 0; line < result::lines; ++line)
                parts.push_back(fill(words_->line, {triqueta::text::line_label<G>(line, *pen_->spoken().library),
                                                    std::to_string(result_.line(line, s).value())}));
        if (parts.empty()) return fill(words_->score, {name, sum});
        return fill(words_->score_with,
                    {name, sum, enumerate(parts, pen_->sentences().comma, pen_->sentences().comma)});
    }

    [[nodiscard]] std::string winners() const {
        auto const seats = result_.winners();
        lines names;
        for (auto const s : seats) names.push_back(described::player(s, who_, *pen_));
        if (names.empty()) return words_->nobody_wins;
        if (names.size() > 1) return fill(words_->tied, {pen_->list(names)});
        return fill(who_.is(seats.lowest()) ? words_->wins.yours : words_->wins.theirs, {names[0]});
    }

    int players_;
    triqueta::viewer who_;
    result result_;
    pen const* pen_;
    described_words const* words_;
};

template <worded_game G>
lines final_scores(triqueta::view<G> const& v, pen const& p) {
    return described_score<G>{v, p}.drawn();
}

}  // namespace terminal
