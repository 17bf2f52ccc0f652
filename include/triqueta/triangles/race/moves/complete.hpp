#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/action.hpp"
#include "triqueta/triangles/race/moves/draw.hpp"
#include "triqueta/triangles/race/moves/turn_order.hpp"
#include "triqueta/triangles/race/refusals.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/table.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <optional>

/// Completing triangles, and which of their pieces are saved.
namespace triqueta::triangles::race::moves {

/// R2, R3, R9, R10. `mover` is null where the hand isn't known.
[[nodiscard]] constexpr refusal why_not_complete(table const& t, secrets const* mover, plan p) {
    if (t.phase == phase::closing && !is_last_turn(t)) return refusals::one_thing_a_turn;
    cards const from_hand = p.pieces_from(source::hand);
    if (from_hand.empty()) return refusals::none_from_hand;
    if (mover != nullptr && !mover->hand.contains(from_hand)) return refusals::piece_not_in_hand;
    if (!t.saved[t.mover].contains(p.pieces_from(source::saved))) return refusals::piece_not_saved;
    if (from_hand.total() == t.in_hand[t.mover] && !may_empty_hand(t)) return refusals::not_called;
    return t.phase == phase::closing ? refusals::jokers_come_last : refusal{};
}

/// R12: who has played their last card wins. Else a last turn goes on (R10), another one comes to its end (R7).
constexpr void completed(table& t) {
    if (t.in_hand[t.mover] == 0)
        win(t, t.mover, ending::emptied);
    else
        t.phase = is_last_turn(t) ? phase::turn : phase::closing;
}

/// R3. R4: a pure triangle saves all its pieces from the hand, an unpure one a single one; of more, one is chosen.
template <class Whose>
constexpr void complete(table& t, plan p, Whose whose) {
    cards const from_hand = p.pieces_from(source::hand);
    for (card const c : from_hand) lose(t, c, whose);
    triangle const whole = p.whole();
    t.completed.add_sorted(whole);
    if (whole.is_pure() || from_hand.total() == 1) {
        t.saved[t.mover] += from_hand;
        completed(t);
    } else {
        t.saving = from_hand;
        t.phase = phase::save;
    }
}

/// The piece with this number among those to choose from, if there is one.
[[nodiscard]] constexpr std::optional<card> to_save(table const& t, int number) {
    for (card const c : t.saving)
        if (number_of(c) == number) return c;
    return std::nullopt;
}

[[nodiscard]] constexpr refusal why_not_save(table const& t, int number) {
    return to_save(t, number) ? refusal{} : refusals::not_of_this_triangle;
}

/// R4: the others are discarded, the highest number on top.
constexpr void save(table& t, int number) {
    for (card const c : t.saving) {  // of one cut, so by their numbers
        if (number_of(c) == number)
            t.saved[t.mover].add(c);
        else
            t.discards.put(c);
    }
    t.saving = {};
    completed(t);
}

}  // namespace triqueta::triangles::race::moves
