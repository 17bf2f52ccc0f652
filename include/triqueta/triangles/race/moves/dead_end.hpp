#pragma once

#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/moves/turn_order.hpp"
#include "triqueta/triangles/race/table.hpp"

/// R13: a player who can never empty their hand is out.
namespace triqueta::triangles::race::moves {

/// Whether two of these pieces have one cut and different numbers.
[[nodiscard]] constexpr bool has_two_that_fit(cards saved) {
    for (cut const c : all_cuts) {
        int numbers = 0;
        for (int number = 1; number <= 3; ++number) numbers += saved.colours_of(c, number) != 0;
        if (numbers >= 2) return true;
    }
    return false;
}

/// R13: whether a player with these cards can never empty their hand.
[[nodiscard]] constexpr bool is_dead_end(int in_hand, cards saved) {
    return (in_hand == 2 && saved.empty()) || (in_hand == 1 && !has_two_that_fit(saved));
}

/// R13: checked at the end of a player's turn, and when a piece is taken from them. It may end the game.
constexpr void check_dead_end(table& t, seat s) {
    if (!is_dead_end(t.in_hand[s], t.saved[s])) return;
    t.out.insert(s);
    t.gone += t.saved[s];
    t.saved[s] = {};
    if (!t.caller.empty() && t.caller[0] == s) t.caller = {};
    if (t.playing().size() == 1) win(t, t.playing().lowest(), ending::last_left);
}

}  // namespace triqueta::triangles::race::moves
