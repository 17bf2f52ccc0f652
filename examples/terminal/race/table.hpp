#pragma once

#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/race/words.hpp"
#include "terminal/triangles/names.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <algorithm>
#include <string>

namespace terminal {

/// Draws the table of the 21/15/9-card game: discards, unseen cards, what is out of the game, the players.
class race_table {
    using view = triqueta::view<triqueta::race>;
    using table = triqueta::triangles::race::table;
    using cards = triqueta::triangles::cards;
    using seat = triqueta::seat;

  public:
    race_table(view const& v, pen const& p) : view_{&v}, table_{&v.table()}, pen_{&p}, words_{&p.spoken().race} {}

    [[nodiscard]] lines drawn() const {
        lines page{title()};
        append(page, discards_and_unseen());
        append(page, gone());
        if (!table_->caller.empty() && !view_->is_over())
            page.push_back(' ' + pen_->in(ink::bad, fill(words_->last_round, {caller()})));
        page.push_back(player_heading());
        for (int s = 0; s < table_->players; ++s) append(page, player(seat{s}));
        return page;
    }

  private:
    [[nodiscard]] std::string name(seat s) const { return pen_->name(s, view_->who()); }

    [[nodiscard]] std::string caller() const {
        auto const s = table_->caller[0];
        return view_->who().is(s) ? pen_->sentences().you_as_object : name(s);
    }

    [[nodiscard]] std::string title() const {
        int const dealt = triqueta::triangles::race::hand_size(table_->players);
        std::string const named = ' ' + pen_->in(ink::strong, fill(words_->name, {std::to_string(dealt)}));
        // The table doesn't show whether a turn that ended the game was counted.
        int const turn = std::min<int>(table_->turns + 1, table_->turn_cap);
        std::string const state =
            fill(words_->turn, {std::to_string(turn), std::to_string(table_->turn_cap), std::to_string(table_->pile)});
        return named + right(state, page_width - width(named));
    }

    // cards

    [[nodiscard]] lines discards_and_unseen() const {
        constexpr int panel = card_names::cut_width + 4 * card_names::count_width;
        auto const& discards = table_->discards;
        auto const unseen = triqueta::triangles::race::unseen(*table_, triqueta::viewer::spectator(), nullptr);
        std::string const on_top =
            discards.empty()
                ? words_->no_discards
                : fill(words_->discards, {std::to_string(discards.size()), card_names::one(discards.top(), *pen_)});
        std::string const heading = card_names::count_heading(true, *pen_);
        lines drawn{left(' ' + on_top, panel + gap) + words_->unseen,
                    spaces(card_names::cut_width) + heading + spaces(gap) + heading};
        for (auto const c : triqueta::triangles::all_cuts)
            drawn.push_back(card_names::cut_label(c, *pen_) + card_names::counts(discards.cards(), c, true, *pen_) +
                            spaces(gap) + card_names::counts(unseen, c, true, *pen_));
        return drawn;
    }
    static constexpr int gap = 3;

    [[nodiscard]] lines gone() const {
        cards const jokers = table_->gone.only_jokers();
        cards const others = table_->gone - jokers;
        lines told;
        if (!jokers.empty()) told.push_back(fill(words_->jokers_played, {card_names::all(jokers, *pen_)}));
        if (!others.empty()) told.push_back(fill(words_->gone, {card_names::all(others, *pen_)}));
        lines drawn;
        for (auto const& sentence : told)
            for (auto const& line : wrap(sentence, page_width - 1, "  ")) drawn.push_back(' ' + line);
        return drawn;
    }

    // players

    static constexpr int name_width = 11, status_width = 8, cards_width = 6;
    static constexpr int beside_saved = 2 + name_width + status_width + cards_width + 2;

    [[nodiscard]] std::string player_heading() const {
        return pen_->in(ink::faint, spaces(2 + name_width + status_width) + right(words_->cards, cards_width) + "  " +
                                        words_->saved);
    }

    [[nodiscard]] lines player(seat s) const {
        bool const moves = view_->turn().is(s);
        bool const out = table_->out.contains(s);
        bool const called = !table_->caller.empty() && table_->caller[0] == s;
        std::string const label = (moves ? "> " : "  ") + left(name(s), name_width) +
                                  left(out      ? words_->out
                                       : called ? words_->called
                                                : "",
                                       status_width);
        ink const shade = moves ? ink::strong : out ? ink::faint : ink::plain;
        lines parts;
        if (!table_->saved[s].empty()) parts.push_back(card_names::by_cut(table_->saved[s], *pen_));
        if (!table_->known[s].empty() && !out)
            parts.push_back(fill(words_->known, {card_names::all(table_->known[s], *pen_)}));
        lines drawn = wrap(enumerate(parts, " ", " "), page_width - beside_saved);
        if (drawn.empty()) drawn.push_back(out ? "" : card_names::none(*pen_));
        for (std::size_t i = 0; i < drawn.size(); ++i)
            drawn[i] =
                (i > 0 ? spaces(beside_saved)
                       : pen_->in(shade, label) + right(std::to_string(table_->in_hand[s]), cards_width) + spaces(2)) +
                drawn[i];
        drawn[0] = trimmed(drawn[0]);
        return drawn;
    }

    view const* view_;
    table const* table_;
    pen const* pen_;
    race_words const* words_;
};

inline lines draw_table(triqueta::view<triqueta::race> const& v, pen const& p) { return race_table{v, p}.drawn(); }

/// T4
inline lines tell_secrets(triqueta::view<triqueta::race> const& v, pen const& p) {
    if (v.who().is_spectator()) return {};
    return {card_names::hand(v.mine().hand, p)};
}

}  // namespace terminal
