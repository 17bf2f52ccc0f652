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

/// One event of Triqueta in words, from what its viewer knew before and after.
template <triqueta::animals::variant V>
class animals_story {
    using event = triqueta::event<V>;
    using view = triqueta::view<V>;
    static constexpr bool two_a_draw = V::draw::tokens == 2;

  public:
    animals_story(view const& before, event const& e, view const& after, pen const& p)
        : before_{&before}, event_{&e}, after_{&after}, pen_{&p}, words_{&animal_names::words(p)} {}

    [[nodiscard]] telling told() const {
        using triqueta::animals::phase;
        auto const now = after_->table().phase;
        telling all;
        all.who = mover();
        if (auto const done = deed_done(); !done.empty()) all.deeds.push_back(done);
        if (sees_what_it_may_place()) all.object = animal_names::one(*event_->token, *pen_);
        all.ends_sentence = now != phase::second_draw && now != phase::look && now != phase::place;
        if (round_ends()) all.after.push_back(round_over());
        if (after_->is_over()) append(all.after, revealed());
        all.turning_point = event_->what == event::kind::chose;
        return all;
    }

  private:
    [[nodiscard]] triqueta::seat mover() const { return before_->table().mover; }
    [[nodiscard]] std::string said(deed const& d, std::initializer_list<std::string> parts = {}) const {
        return fill(before_->who().is(mover()) ? d.yours : d.theirs, parts);
    }
    [[nodiscard]] static std::string counting_from_one(int number) { return std::to_string(number + 1); }

    [[nodiscard]] std::string deed_done() const {
        std::string const which = counting_from_one(event_->number);
        switch (event_->what) {
            case event::kind::drew: return said(draws(), {which});
            case event::kind::looked: return look();
            case event::kind::laid:
                return said(two_a_draw ? words_->lays_one : words_->lays_it,
                            {which, animal_names::one(*event_->token, *pen_)});
            case event::kind::kept: return said(two_a_draw ? words_->keeps_one : words_->keeps_it);
            case event::kind::boxed: return said(words_->boxes_one);
            case event::kind::took:
                return said(round_ends() ? words_->takes_last_row : words_->takes_row,
                            {which, animal_names::all(before_->table().rows[triqueta::row{event_->number}], *pen_)});
            case event::kind::chose: return said(words_->takes_tile, {which, std::to_string(after_->table().round())});
            case event::kind::decided: return said(words_->decides);
        }
        return {};
    }

    /// By the back that it shows, once more than one kind of back is about.
    [[nodiscard]] deed const& draws() const {
        using triqueta::animals::back;
        auto const& hand = after_->table().hand;
        bool const second = hand.size() == 2;
        if constexpr (!triqueta::animals::has_shadows<V>) return second ? words_->draws_second : words_->draws;
        if (hand[hand.size() - 1] == back::light) return second ? words_->draws_second_light : words_->draws_light;
        return second ? words_->draws_second_shadow : words_->draws_shadow;
    }

    [[nodiscard]] bool must_keep() const {
        if constexpr (triqueta::animals::has_shadows<V>)
            return after_->table().shadows[mover()] > before_->table().shadows[mover()];
        else
            return false;
    }
    [[nodiscard]] bool sees_what_it_may_place() const {
        return event_->what == event::kind::looked && event_->token && !must_keep();
    }
    /// What was seen stands in for {1} later, since two tokens may be seen one after the other.
    [[nodiscard]] std::string look() const {
        if (sees_what_it_may_place()) return words_->sees;
        if (!must_keep()) return {};
        if (event_->token) return fill(words_->sees_shadow, {animal_names::one(*event_->token, *pen_)});
        return two_a_draw ? words_->must_keep_one : words_->must_keep_it;
    }

    [[nodiscard]] bool round_ends() const {
        return event_->what == event::kind::took && before_->table().in_middle.size() == 1;
    }

    /// B16
    [[nodiscard]] std::string round_over() const {
        int const left = before_->table().left.total();
        std::string const rest = animal_names::number_of(words_->tokens, left);
        return fill(words_->round_over, {std::to_string(before_->table().round()),
                                         left == 0 ? words_->none_left : fill(words_->left_over, {rest})});
    }

    /// K4: what all see at once, from the revelation.
    [[nodiscard]] lines revealed() const {
        auto const& shown = *event_->shown;
        lines all{words_->game_over};
        for (auto const s : triqueta::animals::player_set::first(V::players)) {
            auto const added = shown.added[s];
            auto const shadows = shown.shadows[s];
            int const back = before_->table().kept[s] - added.total();
            lines parts;
            if (!added.empty()) parts.push_back(fill(words_->adds, {animal_names::all(added, *pen_)}));
            if (back > 0)
                parts.push_back(fill(words_->puts_back, {animal_names::number_of(words_->light_tokens, back)}));
            if (!shadows.empty()) parts.push_back(fill(words_->shows, {animal_names::all(shadows, *pen_)}));
            if (parts.empty()) parts.emplace_back(words_->shows_nothing);
            all.push_back(fill(words_->shown, {pen_->name(s, before_->who()), pen_->series(parts)}));
        }
        return all;
    }

    view const* before_;
    event const* event_;
    view const* after_;
    pen const* pen_;
    animals_words const* words_;
};

template <animals_game V>
telling tell(triqueta::view<V> const& before, triqueta::event<V> const& e, triqueta::view<V> const& after,
             pen const& p) {
    return animals_story<V>{before, e, after, p}.told();
}

template <animals_game V>
lines introduction(triqueta::view<V> const&, pen const& p) {
    auto const& words = animal_names::words(p);
    char const* const turn = V::draw::tokens == 2 ? words.about_turn_of_two : words.about_turn;
    lines text{fill(words.unofficial, {animal_names::game<V>(p)}), words.about_aim,
               fill(turn, {animal_names::light(p)})};
    if (triqueta::animals::has_shadows<V>) text.push_back(fill(words.about_shadows, {animal_names::shadow(p)}));
    return text;
}

template <animals_game V>
lines rules_in_brief(triqueta::view<V> const&, pen const& p) {
    auto const& words = animal_names::words(p);
    lines text{words.rules_turn, V::draw::tokens == 2 ? words.rules_two_draws : words.rules_one_draw};
    if (triqueta::animals::has_shadows<V>) text.emplace_back(words.rules_shadows);
    append(text, {words.rules_round, words.rules_end});
    return text;
}

}  // namespace terminal
