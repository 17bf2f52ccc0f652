#pragma once

#include "triqueta/animals/events/event.hpp"
#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/animals/words.hpp"
#include "triqueta/text/narration.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/sentence_words.hpp"

/// Events of Triqueta as sentences.
namespace triqueta::text {

/// "an owl", "2 owls"
template <class To>
constexpr void put_animal(To& to, animals::animal a, animal_sentences const& words, int count = 1) {
    to.mark(a, [&] { put_count(to, words.counted[static_cast<unsigned>(a) % animals::most_kinds], count); });
}

/// "2 owls and a deer"
template <class To>
constexpr void put_tokens(To& to, animals::tokens some, animal_sentences const& words, sentence_words const& general) {
    if (some.empty()) to.put(words.no_tokens);
    int kinds = 0;
    for (int kind = 0; kind < animals::most_kinds; ++kind) kinds += some.of(static_cast<animals::animal>(kind)) > 0;
    for (int kind = 0, written = 0; kind < animals::most_kinds; ++kind) {
        auto const a = static_cast<animals::animal>(kind);
        if (some.of(a) == 0) continue;
        put_separator(to, general, written++, kinds);
        put_animal(to, a, words, some.of(a));
    }
}

namespace detail {

/// Puts one event of Triqueta into words.
template <animals::variant V, class To>
class animal_narrator {
    using event = animals::event;
    static constexpr bool two_a_draw = V::draw::tokens == 2;

  public:
    constexpr animal_narrator(To& to, narration<V> const& n, animal_sentences const& words)
        : to_{&to}, narration_{&n}, words_{&words} {}

    constexpr void narrate() const {
        using animals::phase;
        narrate_deed();
        auto const now = after().phase;
        if (now != phase::second_draw && now != phase::look && now != phase::place) to_->stop();
        if (round_ends()) to_->sentence([this] { put_round_over(); });
        if (narration_->after.is_over()) narrate_revealed();
    }

  private:
    [[nodiscard]] constexpr animals::table<V> const& before() const { return narration_->before.table(); }
    [[nodiscard]] constexpr animals::table<V> const& after() const { return narration_->after.table(); }
    [[nodiscard]] constexpr event const& seen() const { return narration_->seen; }

    /// What the mover does, with these parts.
    template <class... Parts>
    constexpr void did(deed const& d, Parts const&... parts) const {
        to_->deed([&] { put_pattern(*to_, narration_->said(d), parts...); });
    }
    constexpr void put(animals::animal a) const { put_animal(*to_, a, *words_); }
    constexpr void put(animals::tokens some) const { put_tokens(*to_, some, *words_, narration_->in.sentences); }

    constexpr void narrate_deed() const {
        int const which = seen().number + 1;
        switch (seen().what) {
            case event::kind::drew: return did(draws(), which);
            case event::kind::looked: return narrate_look();
            case event::kind::laid:
                return did(it(words_->lays_it, words_->lays_one), which, [this] { put(*seen().token); });
            case event::kind::kept: return did(it(words_->keeps_it, words_->keeps_one));
            case event::kind::boxed: return did(words_->boxes_one);
            case event::kind::took:
                return did(round_ends() ? words_->takes_last_row : words_->takes_row, which,
                           [this] { put(before().rows[animals::row{seen().number}]); });
            case event::kind::chose: return did(words_->takes_tile, which, after().round());
            case event::kind::decided: return did(words_->decides);
        }
    }

    /// "it" only in a sentence that named the token, and if the mover can't have drawn two.
    [[nodiscard]] static constexpr deed const& it(deed const& named, deed const& alone) {
        return To::joins_events && !two_a_draw ? named : alone;
    }

    /// Names the back if there is more than one kind of back.
    [[nodiscard]] constexpr deed const& draws() const {
        auto const& hand = after().hand;
        bool const second = hand.size() == 2;
        if constexpr (!animals::has_shadows<V>) return second ? words_->draws_second : words_->draws;
        if (hand[hand.size() - 1] == animals::back::light)
            return second ? words_->draws_second_light : words_->draws_light;
        return second ? words_->draws_second_shadow : words_->draws_shadow;
    }

    [[nodiscard]] constexpr bool must_keep() const {
        if constexpr (animals::has_shadows<V>)
            return after().shadows[narration_->mover()] > before().shadows[narration_->mover()];
        else
            return false;
    }
    constexpr void narrate_look() const {
        auto const put_seen = [this] { put(*seen().token); };
        auto const put_two = [this] { put_animal(*to_, *seen().token, *words_, 2); };
        if (must_keep())
            seen().token ? did(words_->sees_shadow, put_seen) : did(it(words_->must_keep_it, words_->must_keep_one));
        else if (seen().token)
            did(words_->sees, [&] { to_->object(put_seen, put_two); });
    }

    [[nodiscard]] constexpr bool round_ends() const {
        return seen().what == event::kind::took && before().in_middle.size() == 1;
    }

    /// B16
    constexpr void put_round_over() const {
        int const left = before().left.total();
        put_pattern(*to_, words_->round_over, before().round(), [&] {
            if (left == 0)
                to_->put(words_->none_left);
            else
                put_pattern(*to_, words_->left_over, [&] { put_count(*to_, words_->tokens, left); });
        });
    }

    /// K4: what everybody sees at the end.
    constexpr void narrate_revealed() const {
        to_->sentence([this] { to_->put(words_->game_over); });
        for (auto const s : animals::player_set::first(V::players))
            to_->sentence([&] {
                put_pattern(
                    *to_, words_->shown, [&] { narration_->put_name(*to_, s); }, [&] { put_revealed(s); });
            });
    }
    constexpr void put_revealed(seat s) const {
        auto const added = seen().shown->added[s];
        auto const shadows = seen().shown->shadows[s];
        int const back = before().kept[s] - added.total();
        bool nothing = true;
        auto const part = [&](auto... with) {
            if (!nothing) to_->put(narration_->in.sentences.semicolon);
            nothing = false;
            put_pattern(*to_, with...);
        };
        if (!added.empty()) part(words_->adds, [&] { put(added); });
        if (back > 0) part(words_->puts_back, [&] { put_count(*to_, words_->light_tokens, back); });
        if (!shadows.empty()) part(words_->shows, [&] { put(shadows); });
        if (nothing) part(words_->shows_nothing);
    }

    To* to_;
    narration<V> const* narration_;
    animal_sentences const* words_;
};

}  // namespace detail
}  // namespace triqueta::text
