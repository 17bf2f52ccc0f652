#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/bit_places.hpp"
#include "triqueta/core/place_range.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/action.hpp"
#include "triqueta/triangles/race/completions.hpp"
#include "triqueta/triangles/race/table.hpp"

#include <memory>
#include <type_traits>

namespace triqueta::triangles::race {

// The largest legal set includes completing triangles. A player holds at most 21 cards (most_held), in the hand and
// saved, so at most 21 kinds with their places. If a player has h and s of a cut's numbers in the hand and saved, there
// are (h1+s1)(h2+s2)(h3+s3) − s1·s2·s3 triangles of that cut. That is at most 189, with all its 18 places filled, and
// the other three cards make one triangle of another cut. The other actions are draw, take, end, and at most nine
// jokers (in place of pieces).
inline constexpr int most_triangles = 6 * 6 * 6 - 3 * 3 * 3 + 1;
inline constexpr int most_legal = most_triangles + 3 + joker_kinds;

/// The legal actions of a mover, in ascending order of their numbers. It has no list of them: it counts them and finds
/// the one at a place.
class action_set : public place_range<action_set> {
  public:
    static constexpr int most = most_legal;

    constexpr action_set() = default;

    // What it has, each kind of move at most once.

    constexpr void draw() { add(draws, 1); }
    constexpr void take() { add(draws, 2); }
    constexpr void discard(cards any_of) {
        discards_ = any_of.one_of_each();
        size_ += kinds_ = discards_.total();
    }
    constexpr void complete(completions const& some) {
        triangles_ = some;
        size_ += triangles_.size();
    }
    constexpr void save(int number) { add(saves, 1U << (number - 1)); }
    /// Bit n for joker n.
    constexpr void play_jokers(unsigned these) { add(jokers, these); }
    /// One of these pieces of a victim.
    constexpr void take_saved(by_seat<cards> const& any_of) {
        std::construct_at(&saved_.of, any_of);
        for (cards& some : saved_.of) {
            some = some.one_of_each();
            kinds_ += some.total();
        }
        size_ += kinds_;
    }
    constexpr void take_nothing() { add(ends, 1); }
    constexpr void end_turn() { add(ends, 2); }
    constexpr void end_turn_and_call() { add(ends, 4); }

    [[nodiscard]] constexpr int size() const { return size_; }
    /// The action at `place`. Precondition: 0 <= place < size().
    [[nodiscard]] constexpr action operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        auto const is_among = [&place](int these) {
            if (place < these) return true;
            place -= these;
            return false;
        };
        if (is_among(count(draws))) return of(all_moves::first<moves::draw>, nth(draws, place));
        if (is_among(discards_.empty() ? 0 : kinds_))
            return of(all_moves::first<moves::discard>, static_cast<int>(discards_.nth(place)));
        if (is_among(triangles_.size())) return of(all_moves::first<moves::complete>, triangles_[place]);
        if (is_among(count(saves))) return of(all_moves::first<moves::save>, nth(saves, place));
        if (is_among(count(jokers))) return of(all_moves::first<moves::play_joker>, nth(jokers, place));
        if (is_among(kinds_)) return piece_of_others(place);
        return of(all_moves::first<moves::take_nothing>, nth(ends, place));
    }
    /// Calls f(action) for each, in this order. Faster than iterators.
    template <class F>
    constexpr void each(F f) const {
        auto const all_of = [&](bits which, int first) {
            for (int place = 0; place < count(which); ++place) f(of(first, nth(which, place)));
        };
        all_of(draws, all_moves::first<moves::draw>);
        for (card const c : discards_) f(race::discard(c));
        for (int place = 0; place < triangles_.size(); ++place)
            f(of(all_moves::first<moves::complete>, triangles_[place]));
        all_of(saves, all_moves::first<moves::save>);
        all_of(jokers, all_moves::first<moves::play_joker>);
        for (int place = 0; discards_.empty() && place < kinds_; ++place) f(piece_of_others(place));
        all_of(ends, all_moves::first<moves::take_nothing>);
    }

  private:
    // Kinds of moves with few actions: bits of few_, in the order of the actions' numbers.
    struct bits {
        int first;
        int count;
    };
    static constexpr bits draws{0, 2};  // draw, take
    static constexpr bits saves{2, 3};
    static constexpr bits jokers{5, 9};
    static constexpr bits ends{14, 3};  // take_nothing, end, end_and_call

    [[nodiscard]] constexpr unsigned of_few(bits which) const {
        return few_ >> which.first & ((1U << which.count) - 1);
    }
    [[nodiscard]] constexpr int count(bits which) const {
        return triqueta::detail::places_of_bits.count(of_few(which));
    }
    [[nodiscard]] constexpr int nth(bits which, int place) const {
        return triqueta::detail::places_of_bits.nth(of_few(which), place);
    }
    constexpr void add(bits which, unsigned some) {
        few_ |= some << which.first;
        size_ += triqueta::detail::places_of_bits.count(some);
    }
    [[nodiscard]] static constexpr action of(int first, int index) {
        return action::from_number_unchecked(first + index);
    }
    [[nodiscard]] constexpr action piece_of_others(int place) const {
        int victim = 0;
        for (; place >= saved_.of[seat{victim}].total(); ++victim) place -= saved_.of[seat{victim}].total();
        return race::take_saved(seat{victim}, saved_.of[seat{victim}].nth(place));
    }

    /// Initialized only when pieces may be taken, and where a constant expression needs it: for as many bytes, that
    /// takes longer than most of the rest.
    union pieces {
        constexpr pieces() : none{} {
            if (std::is_constant_evaluated()) std::construct_at(&of);
        }

        char none;
        by_seat<cards> of;
    };

    int size_ = 0;
    int kinds_ = 0;  // of discards_, or of saved_: never both
    unsigned few_ = 0;
    completions triangles_;
    cards discards_;  // one of each
    pieces saved_;    // one of each
};

}  // namespace triqueta::triangles::race
