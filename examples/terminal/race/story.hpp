#pragma once

#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/race/words.hpp"
#include "terminal/triangles/names.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <initializer_list>
#include <string>

namespace terminal {

/// One event of the 21/15/9-card game in words, from what its viewer knew before and after.
class race_story {
    using event = triqueta::event<triqueta::race>;
    using view = triqueta::view<triqueta::race>;
    using action = triqueta::triangles::race::action;
    using cards = triqueta::triangles::cards;
    using ending = triqueta::triangles::race::ending;
    using phase = triqueta::triangles::race::phase;
    using seat = triqueta::seat;
    using source = triqueta::triangles::race::source;
    using table = triqueta::triangles::race::table;

  public:
    race_story(view const& before, event const& e, view const& after, pen const& p)
        : viewer_{before.who()},
          event_{&e},
          before_{&before.table()},
          after_{&after.table()},
          pen_{&p},
          words_{&p.spoken().race} {}

    [[nodiscard]] telling told() const {
        telling all;
        all.who = before_->mover;
        if (before_->phase == phase::deal) {
            if (after_->phase != phase::deal) all.after.push_back(dealt());
            return all;
        }
        if (event_->done)
            all.deeds = deeds(*event_->done);
        else if (event_->drawn)
            all.deeds.push_back(fill(words_->draws.yours, {card_names::one(*event_->drawn, *pen_)}));
        bool const over = after_->phase == phase::over;
        bool const turn_ends = after_->turns != before_->turns;
        all.after = consequences();
        bool const done = after_->phase == phase::turn;  // R10: also with one of the things of a last turn
        all.ends_sentence = done || !all.after.empty();
        bool const all_had_their_turns = turn_ends && after_->turns % (turns_between * after_->players) == 0;
        all.turning_point = !over && (all_had_their_turns || after_->caller != before_->caller);
        return all;
    }

  private:
    static constexpr int turns_between = 3;  // of each player, until the table is worth a look again

    [[nodiscard]] std::string said(seat who, deed const& d, std::initializer_list<std::string> parts = {}) const {
        return fill(viewer_.is(who) ? d.yours : d.theirs, parts);
    }
    [[nodiscard]] std::string said(deed const& d, std::initializer_list<std::string> parts = {}) const {
        return said(before_->mover, d, parts);
    }
    [[nodiscard]] std::string name(seat s) const { return pen_->name(s, viewer_); }
    [[nodiscard]] std::string robbed(seat s) const { return viewer_.is(s) ? words_->you : name(s); }
    [[nodiscard]] std::string listed(cards some) const { return pen_->list(card_names::each(some, *pen_)); }

    [[nodiscard]] std::string dealt() const {
        return fill(words_->dealt, {std::to_string(after_->players),
                                    std::to_string(triqueta::triangles::race::hand_size(after_->players)),
                                    std::to_string(after_->pile)});
    }

    [[nodiscard]] lines deeds(action a) const {
        using kind = action::kind;
        switch (a.what()) {
            case kind::draw: return draw();
            case kind::take: return {said(words_->takes, {card_names::one(before_->discards.top(), *pen_)})};
            case kind::discard: return {said(words_->discards_one, {card_names::one(a.card(), *pen_)})};
            case kind::complete: return complete(a.plan());
            case kind::save: return {save(a.saved_number())};
            case kind::play_joker: return {said(words_->plays_joker, {card_names::one(a.card(), *pen_)})};
            case kind::take_saved:
                return {said(words_->steals, {card_names::one(a.card(), *pen_), robbed(a.victim())})};
            case kind::take_nothing: return {said(words_->steals_nothing)};
            case kind::end:
                if (before_->phase == phase::turn && !before_->drew && before_->completed.empty())
                    return {said(words_->does_nothing)};
                return {};
            case kind::end_and_call: return {said(before_->caller.empty() ? words_->calls : words_->calls_again)};
            case kind::nothing: break;
        }
        return {};
    }

    /// Which card it is, is told to who drew it when chance has answered.
    [[nodiscard]] lines draw() const {
        lines all;
        if (after_->piles_made != before_->piles_made) all.push_back(said(words_->makes_pile));
        if (!viewer_.is(before_->mover)) all.emplace_back(words_->draws.theirs);
        return all;
    }

    /// R3, R4
    [[nodiscard]] lines complete(triqueta::triangles::race::plan p) const {
        auto const whole = p.whole();
        std::string const drawn = card_names::one(whole, *pen_);
        auto const used = p.pieces_from(source::saved);
        auto const played = p.pieces_from(source::hand);
        lines all;
        if (used.empty())
            all.push_back(said(whole.is_pure() ? words_->completes_pure : words_->completes, {drawn}));
        else
            all.push_back(
                said(whole.is_pure() ? words_->completes_pure_with : words_->completes_with, {drawn, listed(used)}));
        if (after_->phase != phase::save) all.push_back(said(words_->saves, {listed(played)}));
        return all;
    }

    /// R4
    [[nodiscard]] std::string save(int number) const {
        cards saved, others = before_->saving;
        for (auto const c : before_->saving)
            if (triqueta::triangles::number_of(c) == number) saved.add(c);
        others -= saved;
        return said(words_->saves_one, {listed(saved), listed(others)});
    }

    /// Of a call, of dead ends, of the game.
    [[nodiscard]] lines consequences() const {
        lines all;
        bool const had_called = !before_->caller.empty();
        bool const dead = after_->out != before_->out;
        if (had_called && before_->caller[0] == before_->mover && after_->caller.empty() &&
            after_->turns != before_->turns)
            all.push_back(said(words_->lapses, {name(before_->mover)}));
        for (auto const s : triqueta::triangles::race::player_set::first(after_->players)) {
            if (!after_->out.contains(s) || before_->out.contains(s)) continue;
            all.push_back(said(s, words_->dead_end, {name(s), std::to_string(after_->in_hand[s])}));
        }
        if (dead && had_called && after_->caller.empty() && before_->caller[0] != before_->mover)
            all.emplace_back(words_->out_had_called);
        switch (after_->ending) {
            case ending::none: break;
            case ending::emptied:
                all.push_back(said(after_->winner[0], words_->last_card, {name(after_->winner[0])}));
                break;
            case ending::last_left:
                all.push_back(said(after_->winner[0], words_->last_left, {name(after_->winner[0])}));
                break;
            case ending::turn_cap: all.push_back(fill(words_->no_winner, {std::to_string(after_->turns)})); break;
        }
        return all;
    }

    triqueta::viewer viewer_;
    event const* event_;
    table const* before_;
    table const* after_;
    pen const* pen_;
    race_words const* words_;
};

inline telling tell(triqueta::view<triqueta::race> const& before, triqueta::event<triqueta::race> const& e,
                    triqueta::view<triqueta::race> const& after, pen const& p) {
    return race_story{before, e, after, p}.told();
}

namespace detail {
inline std::string race_name(triqueta::view<triqueta::race> const& v, pen const& p) {
    return fill(p.spoken().race.name, {std::to_string(triqueta::triangles::race::hand_size(v.players()))});
}
}  // namespace detail

inline lines introduction(triqueta::view<triqueta::race> const& v, pen const& p) {
    auto const& words = p.spoken().race;
    auto const& cards = card_names::words(p);
    return {fill(cards.unofficial, {detail::race_name(v, p)}),
            words.about_aim,
            words.about_turn,
            words.about_jokers,
            words.about_last_round,
            cards.about_cards,
            cards.about_jokers};
}

inline lines rules_in_brief(triqueta::view<triqueta::race> const&, pen const& p) {
    auto const& words = p.spoken().race;
    auto const& cards = card_names::words(p);
    return {cards.about_cards,     cards.about_jokers,   words.rules_turn,          words.rules_triangle,
            words.rules_save,      words.rules_pile,     words.rules_jokers,        words.rules_call,
            words.rules_last_turn, words.rules_dead_end, words.rules_commands_turn, words.rules_commands_after};
}

}  // namespace terminal
