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

#include <cstdint>

/// Jokers at the end of a turn, and what they take.
namespace triqueta::triangles::race::moves {

/// R7: the jokers that may be played, by cut and colour: bit n for joker n.
struct openings {
    unsigned jokers = 0;

    constexpr void add(cut c) { jokers |= 0b000'000'111U << 3 * static_cast<unsigned>(c); }
    constexpr void add(colour in) { jokers |= 0b001'001'001U << static_cast<unsigned>(in); }
    constexpr void add(triangle whole) {
        add(whole.cut());
        if (whole.is_pure()) add(whole.colour(1));
    }
    [[nodiscard]] constexpr bool fit(card joker) const {
        return (jokers >> (static_cast<int>(joker) - piece_kinds) & 1) != 0;
    }
};

/// R7: those of the triangles completed in this turn, and of all triangles that the mover's saved pieces can make.
[[nodiscard]] constexpr openings openings_of(table const& t) {
    openings all;
    for (triangle const whole : t.completed) all.add(whole);
    // All cuts at once. A cut has six bits for each number, of which every second one stands for a colour.
    constexpr std::uint64_t pink_of_each_cut = 1 | std::uint64_t{1} << 18 | std::uint64_t{1} << 36;
    auto const saved = t.saved[t.mover].one_of_each().packed();
    auto const any = saved | saved >> 2 | saved >> 4;
    auto const cuts = any & any >> 6 & any >> 12 & pink_of_each_cut;
    auto const pure = saved & saved >> 6 & saved >> 12;
    auto const colours = pure | pure >> 18 | pure >> 36;
    all.jokers |= static_cast<unsigned>((cuts | cuts >> 15 | cuts >> 30) & 0b001'001'001) * 0b111;
    all.jokers |= static_cast<unsigned>((colours & 1) | (colours >> 1 & 2) | (colours >> 2 & 4)) * 0b001'001'001;
    return all;
}

/// R8: the saved pieces of the opponents.
[[nodiscard]] constexpr by_seat<cards> saved_by_others(table const& t) {
    auto all = t.saved;
    all[t.mover] = {};
    return all;
}
[[nodiscard]] constexpr bool is_something_to_take(table const& t) { return saved_by_others(t) != by_seat<cards>{}; }

/// R9: whether a joker would empty the hand without a call and with nothing to take.
[[nodiscard]] constexpr bool joker_would_empty_hand(table const& t) {
    return t.in_hand[t.mover] == 1 && !may_empty_hand(t) && !is_something_to_take(t);
}

/// R7, R9: those of these jokers that the mover may play now: bit n for joker n.
[[nodiscard]] constexpr unsigned jokers_to_play(table const& t, cards hand) {
    unsigned const jokers = hand.joker_bits();
    return jokers == 0 || joker_would_empty_hand(t) ? 0 : jokers & openings_of(t).jokers;
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
