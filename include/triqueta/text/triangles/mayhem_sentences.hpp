#pragma once

#include "triqueta/text/narration.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/sentence_words.hpp"
#include "triqueta/text/triangles/sentences.hpp"
#include "triqueta/text/triangles/words.hpp"
#include "triqueta/triangles/mayhem/action.hpp"
#include "triqueta/triangles/mayhem/result.hpp"
#include "triqueta/triangles/mayhem/rules.hpp"
#include "triqueta/triangles/mayhem/table.hpp"

#include <algorithm>

namespace triqueta::text::detail {

/// Puts one event of Triangle Mayhem into words.
template <class To>
class mayhem_narrator {
    using game = triangles::mayhem::game;
    using phase = triangles::mayhem::phase;
    using table = triangles::mayhem::table;

  public:
    constexpr mayhem_narrator(To& to, narration<game> const& n, triangle_words const& words)
        : to_{&to}, narration_{&n}, all_words_{&words}, words_{&words.mayhem_sentences} {}

    constexpr void narrate() const {
        if (before().phase == phase::deal) {
            if (after().phase != phase::deal) to_->sentence([this] { put_dealt(); });
            return;
        }
        auto const& seen = narration_->seen;
        if (seen.done) {
            narrate_play(*seen.done);
            if (after().phase == phase::draw && !narration_->is_own()) did(words_->draws, [this] { put_drawn(); });
        } else if (seen.drawn) {
            did(words_->draws, [&] { to_->object([&] { put_card(*to_, *seen.drawn, *all_words_); }); });
        }
        bool const ends = turn_ends() || after().phase == phase::fast;
        if (ends) to_->stop();
        if (ends && before().pile > 0 && after().pile == 0) to_->sentence([this] { to_->put(words_->pile_empty); });
        if (after().phase == phase::over) to_->sentence([this] { to_->put(words_->game_over); });
    }

  private:
    [[nodiscard]] constexpr table const& before() const { return narration_->before.table(); }
    [[nodiscard]] constexpr table const& after() const { return narration_->after.table(); }

    template <class... Parts>
    constexpr void did(deed const& d, Parts const&... parts) const {
        to_->deed([&] { put_pattern(*to_, narration_->said(d), parts...); });
    }

    constexpr void put_dealt() const {
        put_pattern(*to_, after().pile == 0 ? words_->dealt_all : words_->dealt, int{after().players},
                    triangles::mayhem::hand_size, int{after().pile});
    }

    constexpr void narrate_play(triangles::mayhem::action a) const {
        if (a.is_stop()) {
            if (!To::joins_events) did(words_->stops);
            return;
        }
        auto const made = a.target().seen_from(a.piece()).with(a.piece());
        auto const piece = [&] { put_card(*to_, a.piece(), *all_words_); };
        auto const whole = [&] { put_triangle(*to_, made, *all_words_); };
        if (made.is_pure())
            did(words_->completes_pure, piece, whole, triangles::mayhem::points_of_pure);
        else if (made.is_complete())
            did(words_->completes, piece, whole, triangles::mayhem::points_of_unpure);
        else if (a.target().is_new())
            did(words_->starts, piece);
        else
            did(words_->continues, piece, whole);
    }

    /// What others see of the cards that the mover will draw: how many.
    constexpr void put_drawn() const {
        int const lacking = triangles::mayhem::hand_size - after().in_hand[before().mover];
        put_count(*to_, words_->cards, std::min<int>(lacking, after().pile));
    }

    /// The only player with pieces left may be the next one too.
    [[nodiscard]] constexpr bool turn_ends() const {
        return after().phase == phase::over || (after().phase == phase::play && after().laid == 0);
    }

    To* to_;
    narration<game> const* narration_;
    triangle_words const* all_words_;
    mayhem_sentences const* words_;
};

}  // namespace triqueta::text::detail
