#pragma once

#include "terminal/mayhem/open.hpp"
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

/// Draws the table of Triangle Mayhem: the open triangles of each cut, what hasn't been laid yet, the players.
class mayhem_table {
    using view = triqueta::view<triqueta::mayhem>;
    using table = triqueta::triangles::mayhem::table;
    using seat = triqueta::seat;
    using cut = triqueta::triangles::cut;

  public:
    mayhem_table(view const& v, pen const& p) : view_{&v}, table_{&v.table()}, pen_{&p}, words_{&p.spoken().mayhem} {}

    [[nodiscard]] lines drawn() const {
        lines page{title(), ' ' + pen_->in(ink::strong, words_->open)};
        int number = 1;
        for (auto const c : triqueta::triangles::all_cuts) append(page, open_of(c, number));
        append(page, not_laid());
        append(page, all_players());
        return page;
    }

  private:
    [[nodiscard]] std::string title() const {
        std::string const named = ' ' + pen_->in(ink::strong, words_->name);
        return named + right(fill(words_->pile, {std::to_string(table_->pile)}), page_width - width(named));
    }

    // the middle

    [[nodiscard]] lines open_of(cut c, int& number) const {
        constexpr int triangle_width = 2 + 1 + 11 + 2;
        lines drawn{card_names::cut_label(c, *pen_)};
        for (auto const open : table_->open_of(c)) {
            if (width(drawn.back()) + triangle_width > page_width) drawn.push_back(spaces(card_names::cut_width));
            drawn.back() += right(pen_->in(ink::strong, std::to_string(number++)), 2) + ' ' +
                            card_names::one(open, *pen_) + spaces(2);
        }
        if (table_->open_of(c).empty()) drawn.back() += right(card_names::none(*pen_), 2);
        for (auto& line : drawn) line = trimmed(line);
        return drawn;
    }

    [[nodiscard]] lines not_laid() const {
        auto const left = table::deck() - table_->played;
        std::string const named = ' ' + pen_->in(ink::strong, words_->left);
        lines drawn{named, spaces(card_names::cut_width) + card_names::count_heading(false, *pen_)};
        for (auto const c : triqueta::triangles::all_cuts)
            drawn.push_back(card_names::cut_label(c, *pen_) + card_names::counts(left, c, false, *pen_));
        return drawn;
    }

    // players: two beside each other, where there are many

    static constexpr int name_width = 11, number_width = 7, player_width = 2 + name_width + 3 * number_width + 4;
    static constexpr int many = 6;

    [[nodiscard]] lines all_players() const {
        int const columns = table_->players > many ? 2 : 1;
        int const rows = (table_->players + columns - 1) / columns;
        lines drawn{heading()};
        if (columns == 2) drawn[0] += spaces(1) + heading();
        for (int row = 0; row < rows; ++row) {
            std::string line = player(seat{row});
            if (columns == 2 && rows + row < table_->players) line += spaces(1) + player(seat{rows + row});
            drawn.push_back(line);
        }
        return drawn;
    }

    [[nodiscard]] static std::string numbers(std::string const& hand, std::string const& pure,
                                             std::string const& unpure, std::string const& points) {
        return right(hand, 4) + right(pure, number_width) + right(unpure, number_width) + right(points, number_width);
    }

    [[nodiscard]] std::string heading() const {
        return pen_->in(ink::faint,
                        spaces(2 + name_width) + numbers(words_->hand, words_->pure, words_->unpure, words_->points));
    }

    [[nodiscard]] std::string player(seat s) const {
        bool const moves = view_->turn().is(s);
        std::string const name = (moves ? "> " : "  ") + left(pen_->name(s, view_->who()), name_width);
        return pen_->in(moves ? ink::strong : ink::plain, name) +
               numbers(number(table_->in_hand[s]), number(table_->pure[s]), number(table_->unpure[s]),
                       number(view_->result().points(s).value()));
    }

    [[nodiscard]] std::string number(int count) const {
        return count == 0 ? card_names::none(*pen_) : std::to_string(count);
    }

    view const* view_;
    table const* table_;
    pen const* pen_;
    mayhem_words const* words_;
};

inline lines draw_table(triqueta::view<triqueta::mayhem> const& v, pen const& p) { return mayhem_table{v, p}.drawn(); }

/// T4
inline lines tell_secrets(triqueta::view<triqueta::mayhem> const& v, pen const& p) {
    if (v.who().is_spectator()) return {};
    lines known{card_names::hand(v.mine().hand, p)};
    if (!v.mine().fresh.empty())
        known.push_back(fill(p.spoken().mayhem.fresh, {card_names::by_cut(v.mine().fresh, p)}));
    return known;
}

}  // namespace terminal
