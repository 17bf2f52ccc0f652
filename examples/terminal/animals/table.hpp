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

/// Draws the table of Triqueta: towers and rows side by side, below them the players, with animals in the same columns
/// as in the rows.
template <triqueta::animals::variant V>
class animals_table {
    using towers = typename V::towers;
    using seat = triqueta::seat;
    using row = triqueta::row;
    using tower = triqueta::tower;
    using column = triqueta::column;

  public:
    animals_table(triqueta::view<V> const& v, pen const& p)
        : view_{&v}, table_{&v.table()}, pen_{&p}, words_{&animal_names::words(p)} {}

    [[nodiscard]] lines drawn() const {
        lines const at_left = all_towers();
        lines const at_right = all_rows();
        lines page{title()};
        for (std::size_t i = 0; i < at_left.size() || i < at_right.size(); ++i)
            page.push_back(trimmed(left(i < at_left.size() ? at_left[i] : "", panel - row_label) +
                                   (i < at_right.size() ? at_right[i] : "")));
        page.push_back(player_heading());
        for (int s = 0; s < V::players; ++s) page.push_back(player(seat{s}));
        return page;
    }

  private:
    static constexpr int panel = 37;  // columns left of the animals
    static constexpr int row_label = 7;
    static constexpr int tower_width = 7;
    static constexpr int animal_width = 6;

    static constexpr int most_levels = [] {
        int most = 0;
        for (int t = 0; t < towers::count; ++t)
            if (int const here = triqueta::animals::levels<towers>(tower{t}); here > most) most = here;
        return most;
    }();

    [[nodiscard]] std::string title() const {
        std::string const named = ' ' + animal_names::game<V>(*pen_);
        std::string const box = animal_names::number_of_tokens(table_->box, *pen_);
        std::string const round =
            fill(words_->round, {std::to_string(table_->round()), std::to_string(towers::count), box});
        return pen_->in(ink::strong, named) + right(round, page_width - width(named));
    }

    // towers

    [[nodiscard]] lines all_towers() const {
        lines drawn{' ' + pen_->in(ink::strong, words_->towers), ' ' + each_tower([&](tower t) { return label(t); })};
        for (int level = most_levels - 1; level >= 0; --level)
            drawn.push_back(' ' + each_tower([&](tower t) { return level_of(t, level); }));
        drawn.push_back(' ' + each_tower([&](tower t) { return t == table_->current ? column_numbers() : ""; }));
        return drawn;
    }

    template <class F>
    [[nodiscard]] static std::string each_tower(F part) {
        std::string line;
        for (int t = 0; t < towers::count; ++t) line += left(part(tower{t}), tower_width);
        return line;
    }

    [[nodiscard]] std::string label(tower t) const {
        std::string const number = std::to_string(t.number() + 1);
        if (t == table_->current) return pen_->in(ink::strong, fill(words_->tower_current, {number}));
        if (!table_->standing.contains(t)) return pen_->in(ink::faint, fill(words_->tower_gone, {number}));
        return pen_->in(ink::green, fill(words_->tower_tile, {number}));
    }

    [[nodiscard]] std::string level_of(tower t, int level) const {
        std::string drawn;
        bool const stands = t == table_->current || table_->standing.contains(t);
        for (int c = 0; c < towers::columns && stands; ++c) {
            if (level < table_->height(t, column{c}))
                drawn += level < towers::shadow_levels(t) ? animal_names::shadow(*pen_) : animal_names::light(*pen_);
            else
                drawn += level < triqueta::animals::levels<towers>(t) ? animal_names::none(*pen_) : " ";
        }
        return drawn;
    }

    [[nodiscard]] std::string column_numbers() const {
        std::string numbers;
        for (int c = 1; c <= towers::columns; ++c) numbers += std::to_string(c);
        return pen_->in(ink::faint, numbers);
    }

    // animals

    [[nodiscard]] lines all_rows() const {
        lines drawn{spaces(row_label), pen_->in(ink::faint, left(words_->value, row_label))};
        triqueta::by_kind const values = V::pack::value;
        for (unsigned kind = 0; kind < triqueta::kinds<typename V::pack>; ++kind) {
            drawn[0] += pen_->in(ink::strong, right(words_->headings[kind], animal_width));
            drawn[1] += pen_->in(ink::faint, right(std::to_string(values[kind]), animal_width));
        }
        for (int r = 0; r < V::players; ++r) {
            std::string const name = left(fill(words_->row, {std::to_string(r + 1)}), row_label);
            if (table_->in_middle.contains(row{r}))
                drawn.push_back(pen_->in(ink::strong, name) + counts(table_->rows[row{r}], false));
            else
                drawn.push_back(pen_->in(ink::faint, name + right(words_->row_taken, animal_width)));
        }
        return drawn;
    }

    [[nodiscard]] std::string counts(triqueta::tokens some, bool scored) const {
        std::string cells;
        for (int kind = 0; kind < triqueta::kinds<typename V::pack>; ++kind) {
            int const count = some.of(static_cast<triqueta::animal>(kind));
            std::string const cell = count == 0 ? animal_names::none(*pen_)
                                                : pen_->in(count < 3 || !scored ? ink::plain
                                                           : count == 3         ? ink::good
                                                                                : ink::bad,
                                                           std::to_string(count));
            cells += right(cell, animal_width);
        }
        return cells;
    }

    // players

    [[nodiscard]] std::string player_heading() const {
        std::string const shadow = triqueta::animals::has_shadows<V> ? words_->shadow : "";
        return pen_->in(ink::faint, trimmed("  " + left(words_->face_down, name_width) +
                                            beside_animals(words_->light, shadow, words_->tiles, words_->rock)));
    }

    [[nodiscard]] std::string player(seat s) const {
        bool const moves = !view_->is_over() && table_->mover == s;
        bool const out = table_->out.contains(s);
        std::string shadows;
        if constexpr (triqueta::animals::has_shadows<V>) shadows = number(table_->shadows[s]);
        std::string const name = left(pen_->name(s, view_->who()), name_width - 2) + (out ? words_->out : "");
        std::string const marked = (moves ? "> " : "  ") + left(name, name_width + beyond);
        ink const shade = moves ? ink::strong : out ? ink::faint : ink::plain;
        return pen_->in(shade, marked) +
               beside_animals(number(table_->kept[s]), shadows, number(table_->tiles[s]),
                              table_->rock == s ? words_->has_rock : "", beyond) +
               counts(table_->up[s], true);
    }

    /// Two columns, the name, and this make up the panel; the name may take some columns of this.
    [[nodiscard]] static std::string beside_animals(std::string const& light, std::string const& shadow,
                                                    std::string const& tiles, std::string const& rock, int taken = 0) {
        return right(light, 5 - taken) + right(shadow, 7) + right(tiles, 6) + right(rock, 5);
    }
    static constexpr int name_width = panel - 2 - (5 + 7 + 6 + 5);
    static constexpr int beyond = 2;  // columns before a number that a heading needs

    [[nodiscard]] std::string number(int count) const {
        return count == 0 ? animal_names::none(*pen_) : std::to_string(count);
    }

    triqueta::view<V> const* view_;
    triqueta::animals::table<V> const* table_;
    pen const* pen_;
    animals_words const* words_;
};

template <animals_game V>
lines draw_table(triqueta::view<V> const& v, pen const& p) {
    return animals_table<V>{v, p}.drawn();
}

/// K2: what only the viewer knows, except about tokens that lie open.
template <animals_game V>
lines tell_secrets(triqueta::view<V> const& v, pen const& p) {
    if (v.who().is_spectator()) return {};
    auto const& words = animal_names::words(p);
    auto const& mine = v.mine();
    lines known;
    auto const add = [&](char const* pattern, triqueta::tokens some) {
        if (!some.empty()) known.push_back(fill(pattern, {animal_names::all(some, p)}));
    };
    add(words.own_hand, triqueta::animals::counted(mine.hand));
    add(words.own_kept, triqueta::animals::counted(mine.kept));
    if constexpr (triqueta::animals::has_shadows<V>) add(words.own_shadows, mine.shadows);
    add(words.own_boxed, triqueta::animals::counted(mine.boxed));
    if (known.empty()) return {};
    return {fill(words.own_all, {p.series(known)})};
}

}  // namespace terminal
