#pragma once

#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/mayhem/moves/turn_order.hpp"
#include "triqueta/triangles/mayhem/table.hpp"

#include <optional>

/// Drawing cards from the pile: the opening hands, and at the end of a turn.
namespace triqueta::triangles::mayhem::moves {

/// M6: in fast draw-and-play the cards just drawn may be played. Otherwise the turn is over.
template <class Whose>
constexpr void end_drawing(table& t, Whose whose) {
    if (t.fresh > 0)
        t.phase = phase::fast;
    else
        pass_turn(t, whose);
}

/// M5: the mover draws until they hold three cards or the pile is empty.
template <class Whose>
constexpr void fill_hand(table& t, Whose whose) {
    if (t.in_hand[t.mover] < hand_size && t.pile > 0)
        t.phase = phase::draw;
    else
        end_drawing(t, whose);
}

/// M1, M5. The mover gets a card from the pile. `drawn` is needed only where `whose` returns the mover's secrets.
template <class Whose>
constexpr void answer(table& t, std::optional<card> drawn, Whose whose) {
    --t.pile;
    ++t.in_hand[t.mover];
    auto* const mine = whose(t.mover);
    if (mine != nullptr) mine->hand.add(*drawn);
    if (t.phase == phase::deal) {  // one to each in turn, until the first player has three
        t.mover = next_seat(t);
        if (t.in_hand[t.mover] == hand_size) t.phase = phase::play;
        return;
    }
    if (t.fast) {
        ++t.fresh;
        if (mine != nullptr) mine->fresh.add(*drawn);
    }
    if (t.in_hand[t.mover] == hand_size || t.pile == 0) end_drawing(t, whose);
}

}  // namespace triqueta::triangles::mayhem::moves
