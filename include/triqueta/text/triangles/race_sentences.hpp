#pragma once

#include "triqueta/core/seat.hpp"
#include "triqueta/text/narration.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/sentence_words.hpp"
#include "triqueta/text/triangles/sentences.hpp"
#include "triqueta/text/triangles/words.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/action.hpp"
#include "triqueta/triangles/race/rules.hpp"
#include "triqueta/triangles/race/table.hpp"

namespace triqueta::text::detail {

/// Puts one event of the 21/15/9-card game into words.
template <class To>
class race_narrator {
    using action = triangles::race::action;
    using ending = triangles::race::ending;
    using game = triangles::race::game;
    using phase = triangles::race::phase;
    using source = triangles::race::source;
    using table = triangles::race::table;

  public:
    constexpr race_narrator(To& to, narration<game> const& n, triangle_words const& words)
        : to_{&to}, narration_{&n}, all_words_{&words}, words_{&words.race_sentences} {}

    constexpr void narrate() const {
        if (before().phase == phase::deal) {
            if (after().phase != phase::deal) to_->sentence([this] { put_dealt(); });
            return;
        }
        auto const& seen = narration_->seen;
        if (seen.done)
            narrate_action(*seen.done);
        else if (seen.drawn)
            did(To::joins_events ? words_->draws_known : words_->sees, card(*seen.drawn));
        if (after().phase == phase::turn) to_->stop();  // R10: also after one of the things of a last turn
        narrate_call_lapsed();
        narrate_dead_ends();
        narrate_ending();
    }

  private:
    [[nodiscard]] constexpr table const& before() const { return narration_->before.table(); }
    [[nodiscard]] constexpr table const& after() const { return narration_->after.table(); }
    [[nodiscard]] constexpr seat mover() const { return narration_->mover(); }

    template <class... Parts>
    constexpr void did(deed const& d, Parts const&... parts) const {
        to_->deed([&] { put_pattern(*to_, narration_->said(d), parts...); });
    }
    /// A sentence about any player.
    template <class... Parts>
    constexpr void said_of(seat s, deed const& d, Parts const&... parts) const {
        to_->sentence([&] {
            put_pattern(
                *to_, narration_->said_of(s, d), [&] { narration_->put_name(*to_, s); }, parts...);
        });
    }

    [[nodiscard]] constexpr auto card(triangles::card c) const {
        return [this, c] { put_card(*to_, c, *all_words_); };
    }
    [[nodiscard]] constexpr auto cards(triangles::cards some) const {
        return [this, some] { put_cards(*to_, some, *all_words_, narration_->in.sentences); };
    }

    constexpr void put_dealt() const {
        int const players = after().players;
        put_pattern(*to_, words_->dealt, players, triangles::race::hand_size(players), int{after().pile});
    }

    constexpr void narrate_action(action a) const {
        using kind = action::kind;
        switch (a.what()) {
            case kind::draw: return narrate_draw();
            case kind::take: return did(words_->takes, card(before().discards.top()));
            case kind::discard: return did(words_->discards_one, card(a.card()));
            case kind::complete: return narrate_complete(a.plan());
            case kind::save: return narrate_save(a.saved_number());
            case kind::play_joker: return did(words_->plays_joker, card(a.card()));
            case kind::take_saved: return did(words_->steals, card(a.card()), [&] { put_robbed(a.victim()); });
            case kind::take_nothing: return did(words_->steals_nothing);
            case kind::end: return narrate_end();
            case kind::end_and_call: return did(before().caller.empty() ? words_->calls : words_->calls_again);
            case kind::nothing: return;
        }
    }

    /// If events are joined, the mover's draw is described with the card, by the next event.
    constexpr void narrate_draw() const {
        if (after().piles_made != before().piles_made) did(words_->makes_pile);
        if (!To::joins_events || !narration_->is_own()) did(words_->draws);
    }

    /// R3, R4
    constexpr void narrate_complete(triangles::race::plan p) const {
        auto const whole = p.whole();
        auto const used = p.pieces_from(source::saved);
        auto const pieces = [&] { put_triangle(*to_, whole, *all_words_); };
        if (used.empty())
            did(whole.is_pure() ? words_->completes_pure : words_->completes, pieces);
        else
            did(whole.is_pure() ? words_->completes_pure_with : words_->completes_with, pieces, cards(used));
        if (after().phase != phase::save) did(words_->saves, cards(p.pieces_from(source::hand)));
    }

    /// R4
    constexpr void narrate_save(int number) const {
        triangles::cards saved;
        for (auto const c : before().saving)
            if (triangles::number_of(c) == number) saved.add(c);
        did(words_->saves_one, cards(saved), cards(before().saving - saved));
    }

    constexpr void put_robbed(seat s) const {
        if (narration_->is_you(s))
            to_->mark(s, [this] { to_->put(narration_->in.sentences.you_as_object); });
        else
            narration_->put_name(*to_, s);
    }

    constexpr void narrate_end() const {
        if (before().phase == phase::turn && !before().drew && before().completed.empty())
            did(words_->does_nothing);
        else if (!To::joins_events)
            did(words_->ends);
    }

    /// R11
    constexpr void narrate_call_lapsed() const {
        if (!before().caller.empty() && before().caller[0] == mover() && after().caller.empty() &&
            after().turns != before().turns)
            said_of(mover(), words_->lapses);
    }

    /// R13
    constexpr void narrate_dead_ends() const {
        for (auto const s : triangles::race::player_set::first(after().players))
            if (after().out.contains(s) && !before().out.contains(s))
                said_of(s, words_->dead_end, int{after().in_hand[s]});
        bool const call_ends = !before().caller.empty() && before().caller[0] != mover() && after().caller.empty();
        if (call_ends && after().out != before().out) to_->sentence([this] { to_->put(words_->out_had_called); });
    }

    constexpr void narrate_ending() const {
        switch (after().ending) {
            case ending::none: return;
            case ending::emptied: return said_of(after().winner[0], words_->last_card);
            case ending::last_left: return said_of(after().winner[0], words_->last_left);
            case ending::turn_cap:
                return to_->sentence([this] { put_pattern(*to_, words_->no_winner, int{after().turns}); });
        }
    }

    To* to_;
    narration<game> const* narration_;
    triangle_words const* all_words_;
    race_sentences const* words_;
};

}  // namespace triqueta::text::detail
