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

/// The end of a game of Triqueta: the scores with their parts, and what decided the game.
template <triqueta::animals::variant V>
class animals_score {
  public:
    animals_score(triqueta::view<V> const& v, pen const& p)
        : view_{&v}, result_{v.result()}, pen_{&p}, words_{&animal_names::words(p)} {}

    [[nodiscard]] lines drawn() const {
        lines page{heading()};
        for (int s = 0; s < V::players; ++s) page.push_back(player(triqueta::seat{s}));
        page.push_back(' ' + pen_->in(ink::faint, words_->how_to_read));
        page.emplace_back();
        for (auto const& line : wrap(winners(), page_width - 1)) page.push_back(' ' + pen_->in(ink::strong, line));
        return page;
    }

  private:
    static constexpr int name_width = 11;
    static constexpr int animal_width = 6;

    [[nodiscard]] std::string heading() const {
        std::string line = spaces(name_width);
        for (unsigned kind = 0; kind < triqueta::animals::kinds<typename V::pack>; ++kind)
            line += right(words_->headings[kind], animal_width + (kind == 0 ? 1 : 0));
        return pen_->in(ink::strong, line + sums(words_->tiles, words_->rock, words_->total, words_->all_tokens));
    }

    [[nodiscard]] std::string player(triqueta::seat s) const {
        auto const& score = result_.of(s);
        auto const up = view_->table().up[s];
        bool const won = result_.winners().contains(s);
        std::string line =
            pen_->in(won ? ink::strong : ink::plain, left(' ' + pen_->name(s, view_->who()), name_width));
        for (unsigned kind = 0; kind < triqueta::animals::kinds<typename V::pack>; ++kind) {
            int const count = up.of(static_cast<triqueta::animal>(kind));
            int const points = score.animals[kind].value();
            std::string const cell =
                count == 0 ? animal_names::none(*pen_)
                           : pen_->in(count < 3    ? ink::plain
                                      : count == 3 ? ink::good
                                                   : ink::bad,
                                      fill(words_->cell, {std::to_string(count), std::to_string(points)}));
            line += right(cell, animal_width + (kind == 0 ? 1 : 0));
        }
        return line + sums(std::to_string(score.tiles.value()), std::to_string(score.rock.value()),
                           pen_->in(won ? ink::good : ink::strong, std::to_string(score.points.value())),
                           std::to_string(score.tokens));
    }

    [[nodiscard]] static std::string sums(std::string const& tiles, std::string const& rock, std::string const& total,
                                          std::string const& tokens) {
        return right(tiles, 6) + right(rock, 5) + right(total, 7) + right(tokens, 7);
    }

    /// B21
    [[nodiscard]] std::string winners() const {
        using triqueta::animals::tie_break;
        auto const first = result_.winners().lowest();
        std::string const points = std::to_string(result_.of(first).points.value());
        std::string const tokens = std::to_string(result_.of(first).tokens);
        std::string const won = names(result_.winners());
        switch (result_.tie_break()) {
            case tie_break::none:
                return fill(view_->who().is(first) ? words_->wins.yours : words_->wins.theirs, {won, points});
            case tie_break::tokens: return fill(words_->tie_broken, {names(tied()), points, won, tokens});
            case tie_break::shared: return fill(words_->tie_shared, {names(tied()), points, won, tokens});
        }
        return {};
    }

    [[nodiscard]] triqueta::seat_set tied() const {
        triqueta::seat_set seats;
        auto const most = result_.points(result_.winners().lowest());
        for (int s = 0; s < V::players; ++s)
            if (result_.points(triqueta::seat{s}) == most) seats.insert(triqueta::seat{s});
        return seats;
    }

    [[nodiscard]] std::string names(triqueta::seat_set seats) const {
        lines all;
        for (auto const s : seats) all.push_back(pen_->name(s, view_->who()));
        return pen_->list(all);
    }

    triqueta::view<V> const* view_;
    triqueta::result<V> result_;
    pen const* pen_;
    animals_words const* words_;
};

template <animals_game V>
lines final_scores(triqueta::view<V> const& v, pen const& p) {
    return animals_score<V>{v, p}.drawn();
}

}  // namespace terminal
