#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/race/moves/turn_order.hpp"
#include "triqueta/triangles/race/refusals.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/table.hpp"

#include <cstdint>
#include <optional>

/// The opening hands; and a card from the pile or the top discard, then one to the discards.
namespace triqueta::triangles::race::moves {

/// R6: from the pile, or from what the discards but the top one would make.
[[nodiscard]] constexpr bool is_something_to_draw(table const& t) { return t.pile > 0 || t.discards.size() > 1; }

/// R2, R10: drawing is the turn; in a last turn it may be done once, before the jokers.
[[nodiscard]] constexpr refusal why_not_draw_at_all(table const& t) {
    if (!is_last_turn(t)) return t.phase == phase::closing ? refusals::one_thing_a_turn : refusal{};
    if (t.drew) return refusals::drawn_already;
    return t.phase == phase::closing ? refusals::jokers_come_last : refusal{};
}

[[nodiscard]] constexpr refusal why_not_draw(table const& t) {
    auto const no = why_not_draw_at_all(t);
    if (!is_something_to_draw(t) && no != refusals::one_thing_a_turn) return refusals::nothing_to_draw;
    return no;
}
[[nodiscard]] constexpr refusal why_not_take(table const& t) {
    auto const no = why_not_draw_at_all(t);
    if (t.discards.empty() && no != refusals::one_thing_a_turn) return refusals::nothing_to_take;
    return no;
}

/// R6: if the pile is empty, the discards but the top one are shuffled into a new one.
constexpr void draw(table& t) {
    if (t.pile == 0) {
        t.pile = static_cast<std::uint8_t>(t.discards.size() - 1);
        t.discards.keep_top();
        ++t.piles_made;
    }
    t.drew = true;
    t.phase = phase::draw;
}

/// The mover gets this card into the hand.
template <class Whose>
constexpr void get(table& t, std::optional<card> c, Whose whose) {
    ++t.in_hand[t.mover];
    if (auto* const mine = whose(t.mover)) mine->hand.add(*c);
}

/// R1, R2. The mover gets a card from the pile; which one, for whom that is known.
template <class Whose>
constexpr void answer(table& t, std::optional<card> drawn, Whose whose) {
    --t.pile;
    get(t, drawn, whose);
    if (t.phase == phase::draw) {
        t.phase = phase::discard;
        return;
    }
    t.mover = next_seat(t);  // R1: to each in turn, until the first one has all theirs
    if (t.in_hand[t.mover] == hand_size(t.players)) t.phase = phase::turn;
}

/// R2. T3: all see it go into the hand.
template <class Whose>
constexpr void take(table& t, Whose whose) {
    card const taken = t.discards.take();
    get(t, taken, whose);
    t.known[t.mover].add(taken);
    t.drew = true;
    t.phase = phase::discard;
}

/// A card leaves the mover's hand, and all see which.
template <class Whose>
constexpr void lose(table& t, card c, Whose whose) {
    --t.in_hand[t.mover];
    t.known[t.mover].remove_if_there(c);  // T3
    if (auto* const mine = whose(t.mover)) mine->hand.remove(c);
}

/// `mover` is null where the hand isn't known.
[[nodiscard]] constexpr refusal why_not_discard(secrets const* mover, card c) {
    return mover != nullptr && mover->hand.of(c) == 0 ? refusals::not_in_hand : refusal{};
}

/// R2. In a last turn triangles may follow.
template <class Whose>
constexpr void discard(table& t, card c, Whose whose) {
    lose(t, c, whose);
    t.discards.put(c);
    t.phase = is_last_turn(t) ? phase::turn : phase::closing;
}

}  // namespace triqueta::triangles::race::moves
