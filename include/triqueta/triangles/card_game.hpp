#pragma once

#include "triqueta/core/index.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/event.hpp"
#include "triqueta/triangles/pile_order.hpp"

namespace triqueta::triangles {

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

    [[nodiscard]] static constexpr shown_to_all shown_by(all_secrets const&) { return {}; }
    [[nodiscard]] static constexpr event event_of(table const&, all_secrets const&, action a) { return event::did(a); }
    [[nodiscard]] static constexpr event event_of(outcome drawn) { return event::drew(drawn); }
};

}  // namespace triqueta::triangles
