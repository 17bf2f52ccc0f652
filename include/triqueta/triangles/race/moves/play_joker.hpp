#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/moves/dead_end.hpp"
#include "triqueta/triangles/race/moves/draw.hpp"
#include "triqueta/triangles/race/moves/turn_order.hpp"
#include "triqueta/triangles/race/refusals.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/table.hpp"
#include "triqueta/triangles/triangle.hpp"

/// Jokers at the end of a turn, and what they take.
namespace triqueta::triangles::race::moves {

/// R7: the cuts and colours that allow playing a joker: bit c for cut c, bit 2c for colour c.
struct openings {
    unsigned cuts = 0;
    unsigned colours = 0;

    constexpr void add(triangle whole) {
        cuts |= 1U << static_cast<unsigned>(whole.cut());
        if (whole.is_pure()) colours |= 1U << 2 * static_cast<unsigned>(whole.colour(1));
    }
    [[nodiscard]] constexpr bool fit(card joker) const {
        return (cuts >> static_cast<unsigned>(cut_of(joker)) & 1) != 0 ||
               (colours >> 2 * static_cast<unsigned>(colour_of(joker)) & 1) != 0;
    }
};

/// R7: those of the triangles completed in this turn, and of all triangles that the mover's saved pieces can make.
[[nodiscard]] constexpr openings openings_of(table const& t) {
    openings all;
    for (triangle const whole : t.completed) all.add(whole);
    cards const saved = t.saved[t.mover];
    for (cut const c : all_cuts) {
        auto const one = saved.colours_of(c, 1);
        auto const two = saved.colours_of(c, 2);
        auto const three = saved.colours_of(c, 3);
        if (one != 0 && two != 0 && three != 0) all.cuts |= 1U << static_cast<unsigned>(c);
        all.colours |= one & two & three;
    }
    return all;
}

/// R8: whether any opponent has saved a piece.
[[nodiscard]] constexpr bool is_something_to_take(table const& t) {
    for (auto const s : player_set::first(t.players))
        if (s != t.mover && !t.saved[s].empty()) return true;
    return false;
}

/// R9: whether a joker would empty the hand without a call and with nothing to take.
[[nodiscard]] constexpr bool joker_would_empty_hand(table const& t) {
    return t.in_hand[t.mover] == 1 && !may_empty_hand(t) && !is_something_to_take(t);
}

/// R12: after the joker took a piece or nothing.
constexpr void joker_played(table& t) {
    if (t.in_hand[t.mover] == 0)
        win(t, t.mover, ending::emptied);
    else
        t.phase = phase::closing;
}

/// R7: plays a joker.
struct play_joker {
    static constexpr int count = joker_kinds;
    constexpr explicit play_joker(int index) : joker{card(piece_kinds + index)} {}

    card joker;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("joker", "the joker that is played", joker, shape::piece<of_cards>{card_kinds});
    }

    [[nodiscard]] constexpr bool fits(table const& t) const {
        return t.phase == phase::closing || (t.phase == phase::turn && is_last_turn(t));
    }
    /// R7, R9.
    [[nodiscard]] constexpr refusal why_not(table const& t, secrets const* mover) const {
        if (mover != nullptr && mover->hand.of(joker) == 0) return refusals::no_such_joker;
        if (!openings_of(t).fit(joker)) return refusals::joker_does_not_fit;
        return joker_would_empty_hand(t) ? refusals::not_called : refusal{};
    }
    template <class Whose>
    constexpr void make(table& t, Whose whose) const {
        lose(t, joker, whose);
        t.gone.add(joker);
        if (is_something_to_take(t))
            t.phase = phase::take_saved;
        else
            joker_played(t);
    }
    [[nodiscard]] constexpr cards leaving_hand() const { return cards_of(joker); }
};

/// R8: takes a saved piece of an opponent.
struct take_saved {
    static constexpr int count = most_players * piece_kinds;
    constexpr explicit take_saved(int index) : victim{index / piece_kinds}, piece{card(index % piece_kinds)} {}

    seat victim;
    card piece;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("seat", "the player whose saved piece is taken", victim, shape::number{most_players - 1});
        fields("piece", "the piece that is taken", piece, shape::piece<of_cards>{piece_kinds});
    }

    [[nodiscard]] constexpr bool fits(table const& t) const { return t.phase == phase::take_saved; }
    [[nodiscard]] constexpr refusal why_not(table const& t) const {
        if (victim.number() >= t.players) return refusal::no_such_seat;
        if (victim == t.mover) return refusals::own_piece;
        return t.saved[victim].of(piece) == 0 ? refusals::not_saved_by_them : refusal{};
    }
    /// The victim may meet a dead end (R13).
    template <class Whose>
    constexpr void make(table& t, Whose whose) const {
        t.saved[victim].remove(piece);
        get(t, piece, whose);
        t.known[t.mover].add(piece);  // T3
        joker_played(t);
        check_dead_end(t, victim);
    }
};

/// R8: takes nothing for the joker.
struct take_nothing {
    static constexpr int count = 1;
    constexpr explicit take_nothing(int) {}

    [[nodiscard]] constexpr bool fits(table const& t) const { return t.phase == phase::take_saved; }
    /// R9: a joker that takes nothing may not empty the hand without a call.
    [[nodiscard]] constexpr refusal why_not(table const& t) const {
        return t.in_hand[t.mover] == 0 && !may_empty_hand(t) ? refusals::not_called : refusal{};
    }
    constexpr void make(table& t) const { joker_played(t); }
};

}  // namespace triqueta::triangles::race::moves
