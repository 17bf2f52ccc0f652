#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/moves/turn_order.hpp"
#include "triqueta/triangles/race/refusals.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/table.hpp"

#include <cstdint>
#include <optional>

/// Drawing a card from the pile or taking the top discard, and discarding a card.
namespace triqueta::triangles::race::moves {

/// R6: whether there is a pile, or discards below the top one to make a new pile.
[[nodiscard]] constexpr bool is_something_to_draw(table const& t) { return t.pile > 0 || t.discards.size() > 1; }

/// R2, R10: drawing is the turn. In a last turn it may be done once, before the jokers.
[[nodiscard]] constexpr refusal why_not_draw_at_all(table const& t) {
    if (!is_last_turn(t)) return t.phase == phase::closing ? refusals::one_thing_a_turn : refusal{};
    if (t.drew) return refusals::drawn_already;
    return t.phase == phase::closing ? refusals::jokers_come_last : refusal{};
}

/// Adds this card to the mover's hand.
template <class Whose>
constexpr void get(table& t, std::optional<card> c, Whose whose) {
    ++t.in_hand[t.mover];
    if (auto* const mine = whose(t.mover)) mine->hand.add(*c);
}

/// Removes a card from the mover's hand, visible to all.
template <class Whose>
constexpr void lose(table& t, card c, Whose whose) {
    --t.in_hand[t.mover];
    t.known[t.mover].remove_if_there(c);  // T3
    if (auto* const mine = whose(t.mover)) mine->hand.remove(c);
}

/// R1, R2. The mover gets a card from the pile. `drawn` is needed only where `whose` returns the mover's secrets.
template <class Whose>
constexpr void answer(table& t, std::optional<card> drawn, Whose whose) {
    --t.pile;
    get(t, drawn, whose);
    if (t.phase == phase::draw) {
        t.phase = phase::discard;
        return;
    }
    t.mover = next_seat(t);  // R1: one to each in turn, until the first player has a full hand
    if (t.in_hand[t.mover] == hand_size(t.players)) t.phase = phase::turn;
}

/// R2: draws a card from the pile.
struct draw {
    static constexpr int count = 1;
    constexpr explicit draw(int) {}

    [[nodiscard]] constexpr bool fits(table const& t) const { return is_own_time(t); }
    [[nodiscard]] constexpr refusal why_not(table const& t) const {
        auto const no = why_not_draw_at_all(t);
        if (!is_something_to_draw(t) && no != refusals::one_thing_a_turn) return refusals::nothing_to_draw;
        return no;
    }
    /// R6: if the pile is empty, the discards except the top one are shuffled into a new pile.
    constexpr void make(table& t) const {
        if (t.pile == 0) {
            t.pile = static_cast<std::uint8_t>(t.discards.size() - 1);
            t.discards.keep_top();
            ++t.piles_made;
        }
        t.drew = true;
        t.phase = phase::draw;
    }
};

/// R2: takes the top discard.
struct take {
    static constexpr int count = 1;
    constexpr explicit take(int) {}

    [[nodiscard]] constexpr bool fits(table const& t) const { return is_own_time(t); }
    [[nodiscard]] constexpr refusal why_not(table const& t) const {
        auto const no = why_not_draw_at_all(t);
        if (t.discards.empty() && no != refusals::one_thing_a_turn) return refusals::nothing_to_take;
        return no;
    }
    /// T3: all players see the card go into the hand.
    template <class Whose>
    constexpr void make(table& t, Whose whose) const {
        card const taken = t.discards.take();
        get(t, taken, whose);
        t.known[t.mover].add(taken);
        t.drew = true;
        t.phase = phase::discard;
    }
};

/// R2: discards a card after drawing or taking one.
struct discard {
    static constexpr int count = card_kinds;
    constexpr explicit discard(int index) : what{card(index)} {}

    card what;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("card", "the card that is discarded", what, shape::piece<of_cards>{card_kinds});
    }

    [[nodiscard]] constexpr bool fits(table const& t) const { return t.phase == phase::discard; }
    [[nodiscard]] constexpr refusal why_not(table const&, secrets const* mover) const {
        return mover != nullptr && mover->hand.of(what) == 0 ? refusals::not_in_hand : refusal{};
    }
    /// R10: in a last turn, triangles may follow.
    template <class Whose>
    constexpr void make(table& t, Whose whose) const {
        lose(t, what, whose);
        t.discards.put(what);
        t.phase = is_last_turn(t) ? phase::turn : phase::closing;
    }
    [[nodiscard]] constexpr cards leaving_hand() const { return cards_of(what); }
};

}  // namespace triqueta::triangles::race::moves
