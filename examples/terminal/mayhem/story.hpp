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

#include <algorithm>
#include <initializer_list>
#include <string>

namespace terminal {

/// One event of Triangle Mayhem in words, from what its viewer knew before and after.
class mayhem_story {
    using event = triqueta::event<triqueta::mayhem>;
    using view = triqueta::view<triqueta::mayhem>;
    using table = triqueta::triangles::mayhem::table;
    using phase = triqueta::triangles::mayhem::phase;

  public:
    mayhem_story(view const& before, event const& e, view const& after, pen const& p)
        : viewer_{before.who()},
          event_{&e},
          before_{&before.table()},
          after_{&after.table()},
          pen_{&p},
          words_{&p.spoken().mayhem} {}

    [[nodiscard]] telling told() const {
        telling all;
        all.who = before_->mover;
        if (before_->phase == phase::deal) {
            if (after_->phase != phase::deal) all.after.push_back(dealt());
            return all;
        }
        if (event_->done) {
            if (!event_->done->is_stop()) all.deeds.push_back(play(*event_->done));
            if (after_->phase == phase::draw && !mine()) all.deeds.push_back(said(words_->draws, {drawn()}));
        } else if (event_->drawn) {
            all.deeds.emplace_back(words_->draws.yours);
            all.object = card_names::one(*event_->drawn, *pen_);
        }
        bool const ends = turn_ends();
        all.ends_sentence = ends || after_->phase == phase::fast;
        if (all.ends_sentence && before_->pile > 0 && after_->pile == 0) all.after.emplace_back(words_->pile_empty);
        if (after_->phase == phase::over) all.after.emplace_back(words_->game_over);
        all.turning_point = ends && after_->phase != phase::over && many_laid();
        return all;
    }

  private:
    [[nodiscard]] bool mine() const { return viewer_.is(before_->mover); }
    [[nodiscard]] std::string said(deed const& d, std::initializer_list<std::string> parts) const {
        return fill(mine() ? d.yours : d.theirs, parts);
    }

    [[nodiscard]] std::string dealt() const {
        std::string const players = std::to_string(after_->players);
        std::string const each = std::to_string(triqueta::triangles::mayhem::hand_size);
        return after_->pile == 0 ? fill(words_->dealt_all, {players, each})
                                 : fill(words_->dealt, {players, each, std::to_string(after_->pile)});
    }

    [[nodiscard]] std::string play(triqueta::triangles::mayhem::action a) const {
        auto const made = a.target().seen_from(a.piece()).with(a.piece());
        std::string const piece = card_names::one(a.piece(), *pen_);
        std::string const whole = card_names::one(made, *pen_);
        if (made.is_complete())
            return said(made.is_pure() ? words_->completes_pure : words_->completes,
                        {piece, whole, std::to_string(points_of(made))});
        return a.target().is_new() ? said(words_->starts, {piece}) : said(words_->continues, {piece, whole});
    }

    /// What others see of it: how many.
    [[nodiscard]] std::string drawn() const {
        int const lacking = triqueta::triangles::mayhem::hand_size - after_->in_hand[before_->mover];
        int const count = std::min<int>(lacking, after_->pile);
        return count == 1 ? words_->cards.one : fill(words_->cards.many, {std::to_string(count)});
    }

    /// Whoever is the only one with pieces left follows themselves.
    [[nodiscard]] bool turn_ends() const {
        return after_->phase == phase::over || (after_->phase == phase::play && after_->laid == 0);
    }

    /// Enough more than when the table was last worth a look.
    [[nodiscard]] bool many_laid() const {
        int const many = std::max<int>(9, after_->players);
        return after_->played.total() / many != (before_->played.total() - before_->laid) / many;
    }

    triqueta::viewer viewer_;
    event const* event_;
    table const* before_;
    table const* after_;
    pen const* pen_;
    mayhem_words const* words_;
};

inline telling tell(triqueta::view<triqueta::mayhem> const& before, triqueta::event<triqueta::mayhem> const& e,
                    triqueta::view<triqueta::mayhem> const& after, pen const& p) {
    return mayhem_story{before, e, after, p}.told();
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
