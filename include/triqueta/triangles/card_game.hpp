#pragma once

#include "triqueta/core/base_rules.hpp"
#include "triqueta/core/event.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/pile_order.hpp"

#include <cstdint>

namespace triqueta::triangles {

/// T3, T4. Whether a player may hold these cards, as far as another player knows: cards that all saw go into the hand,
/// and otherwise cards whose place the other player doesn't know.
[[nodiscard]] TRIQUETA_INLINE constexpr bool can_hold(cards leaving, int in_hand, cards known, cards unseen) {
    cards const hidden = leaving.without(known);
    return hidden.total() <= in_hand - known.total() && unseen.contains(hidden);
}

/// The base of the rules of both card games. Kinds is the number of kinds of cards in the deck.
template <class Rules, class Table, class Secrets, class Action, int MostPlayers, int Kinds>
class card_game : public base_rules<Rules, Table, Secrets, Action, MostPlayers> {
  public:
    using outcome = card;
    using outcome_thing = of_cards;
    using event = public_event<Action, of_cards, Kinds, MostPlayers>;
    using order = pile_order<Table>;

    static constexpr int outcomes = Kinds;

    [[nodiscard]] static constexpr bool is_believable(Table const& t, viewer who, Secrets const* own, Action a) {
        cards const leaving = a.leaving_hand();
        return leaving.empty() ||
               can_hold(leaving, t.in_hand[t.mover], Rules::known(t, t.mover), Rules::unseen(t, who, own));
    }

  protected:
    /// Draws this many cards from those that are left.
    template <class Random>
    [[nodiscard]] static constexpr cards draw_some(cards& left, int count, Random& random) {
        cards drawn;
        for (; count > 0; --count) {
            card const c = left.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(left.total()))));
            left.remove(c);
            drawn.add(c);
        }
        return drawn;
    }
};

}  // namespace triqueta::triangles
