#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/moves/draw.hpp"
#include "triqueta/triangles/race/moves/turn_order.hpp"
#include "triqueta/triangles/race/plan.hpp"
#include "triqueta/triangles/race/refusals.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/table.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <array>

/// Completing triangles, and saving their pieces.
namespace triqueta::triangles::race::moves {

/// R12: a player who has played their last card wins. Otherwise a last turn goes on (R10), and an ordinary turn is in
/// its closing phase (R7).
constexpr void completed(table& t) {
    if (t.in_hand[t.mover] == 0)
        win(t, t.mover, ending::emptied);
    else
        t.phase = is_last_turn(t) ? phase::turn : phase::closing;
}

/// R3: completes a triangle.
struct complete {
    static constexpr int count = plan::count;
    constexpr explicit complete(int index) : what{index} {}

    plan what;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        std::array const pieces{what.piece(1), what.piece(2), what.piece(3)};
        std::array const saved{what.from(1) == source::saved, what.from(2) == source::saved,
                               what.from(3) == source::saved};
        fields("pieces", "the pieces of the triangle, in the order of their numbers", pieces,
               shape::each{3, shape::piece<of_cards>{piece_kinds}});
        fields("saved", "for each piece, whether it was saved", saved, shape::each{3, shape::truth{}});
    }

    [[nodiscard]] constexpr bool fits(table const& t) const { return is_own_time(t); }
    /// R2, R3, R9, R10.
    [[nodiscard]] constexpr refusal why_not(table const& t, secrets const* mover) const {
        if (t.phase == phase::closing && !is_last_turn(t)) return refusals::one_thing_a_turn;
        cards const from_hand = leaving_hand();
        if (from_hand.empty()) return refusals::none_from_hand;
        if (mover != nullptr && !mover->hand.contains(from_hand)) return refusals::piece_not_in_hand;
        if (!t.saved[t.mover].contains(what.pieces_from(source::saved))) return refusals::piece_not_saved;
        if (from_hand.total() == t.in_hand[t.mover] && !may_empty_hand(t)) return refusals::not_called;
        return t.phase == phase::closing ? refusals::jokers_come_last : refusal{};
    }
    /// R4: a pure triangle saves all its pieces from the hand. An unpure triangle saves one, which the player chooses
    /// if there are several.
    template <class Whose>
    constexpr void make(table& t, Whose whose) const {
        cards const from_hand = leaving_hand();
        for (card const c : from_hand) lose(t, c, whose);
        triangle const whole = what.whole();
        t.completed.add_sorted(whole);
        if (whole.is_pure() || from_hand.total() == 1) {
            t.saved[t.mover] += from_hand;
            completed(t);
        } else {
            t.saving = from_hand;
            t.phase = phase::save;
        }
    }
    [[nodiscard]] constexpr cards leaving_hand() const { return what.pieces_from(source::hand); }
};

/// R4: chooses the piece of the triangle that is saved.
struct save {
    static constexpr int count = 3;
    constexpr explicit save(int index) : number{index + 1} {}

    int number;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("number", "the number of the piece that is saved", number, shape::whole_number{1, 3});
    }

    [[nodiscard]] constexpr bool fits(table const& t) const { return t.phase == phase::save; }
    [[nodiscard]] constexpr refusal why_not(table const& t) const {
        for (card const c : t.saving)
            if (number_of(c) == number) return {};
        return refusals::not_of_this_triangle;
    }
    /// Discards the others, the highest number on top.
    constexpr void make(table& t) const {
        for (card const c : t.saving) {  // all of one cut, so in the order of their numbers
            if (number_of(c) == number)
                t.saved[t.mover].add(c);
            else
                t.discards.put(c);
        }
        t.saving = {};
        completed(t);
    }
};

}  // namespace triqueta::triangles::race::moves
