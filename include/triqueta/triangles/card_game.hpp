#pragma once

#include "triqueta/core/canonical.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/event.hpp"
#include "triqueta/triangles/pile_order.hpp"

namespace triqueta::triangles {

/// Cards that a viewer can't place, as a part with a description.
template <int Kinds>
struct unseen_cards {
    cards all;

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("unseen", "how often each card is where the viewer can't place it", self.all,
               shape::counts<of_cards>{Kinds});
    }
};

/// What the rules of both games with the cards have alike: all actions are public, and what is undrawn isn't kept,
/// since it follows from the other cards quickly.
template <class Table, class Secrets, class Action, int MostPlayers>
class card_game {
  public:
    using table = Table;
    using secrets = Secrets;
    using all_secrets = by_index<seat, secrets, MostPlayers>;
    using action = Action;
    using outcome = card;
    using event = triangles::event<action>;
    using order = pile_order<table>;
    using symmetry = no_symmetry;

    static constexpr int most_players = MostPlayers;

    /// What is kept of the undrawn cards.
    struct pool {
        friend constexpr bool operator==(pool, pool) = default;
    };
    /// What all are shown by an action beyond the action itself.
    struct shown_to_all {};

    [[nodiscard]] static constexpr int players(table const& t) { return t.players; }
    [[nodiscard]] static constexpr turn whose_turn(table const& t) { return t.whose_turn(); }

    [[nodiscard]] static constexpr pool undrawn(table const&, all_secrets const&) { return {}; }
    static constexpr void draw_from(pool&, table const&, outcome) {}

    /// So many cards, each drawn from those that are left.
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

    template <class Whose>
    [[nodiscard]] static constexpr symmetry canonical_symmetry(table const&, Whose) {
        return {};
    }

    [[nodiscard]] static constexpr shown_to_all shown_by(all_secrets const&) { return {}; }
    [[nodiscard]] static constexpr event event_of(table const&, all_secrets const&, action a) { return event::did(a); }
    [[nodiscard]] static constexpr event event_of(outcome drawn) { return event::drew(drawn); }
};

}  // namespace triqueta::triangles
