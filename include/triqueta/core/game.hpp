#pragma once

#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"

#include <concepts>
#include <optional>

namespace triqueta {

/// The rules by which G is played.
template <class G>
using rules_of = typename G::template rules<G>;

template <class G>
using setup = typename rules_of<G>::setup;
template <class G>
using action = typename rules_of<G>::action;
template <class G>
using action_set = typename rules_of<G>::action_set;
template <class G>
using outcome = typename rules_of<G>::outcome;
template <class G>
using event = typename rules_of<G>::event;
template <class G>
using result = typename rules_of<G>::result;

/// What a game supplies; everything else is written once for all games. Its rules speak of a table, which everybody
/// sees, and the secrets of whoever moves, so that what a player may do can't depend on what another one hides.
template <class G>
concept game = requires(typename rules_of<G>::setup const setup, typename rules_of<G>::table table,
                        typename rules_of<G>::table const seen, typename rules_of<G>::secrets secrets,
                        typename rules_of<G>::all_secrets const all, typename rules_of<G>::pool pool,
                        typename rules_of<G>::action const action, typename rules_of<G>::outcome const outcome,
                        typename rules_of<G>::event const event, seat s, viewer v,
                        typename rules_of<G>::all_secrets others, dice random) {
    { rules_of<G>::most_players } -> std::convertible_to<int>;
    { rules_of<G>::players(seen) } -> std::same_as<int>;

    { rules_of<G>::setup_for(int{}) } -> std::same_as<std::optional<typename rules_of<G>::setup>>;
    { rules_of<G>::why_not(setup) } -> std::same_as<refusal>;
    rules_of<G>::start(setup, table);

    { rules_of<G>::whose_turn(seen) } -> std::same_as<turn>;
    { rules_of<G>::legal(seen, secrets) } -> std::same_as<typename rules_of<G>::action_set>;
    { rules_of<G>::distinct(seen, secrets) } -> std::same_as<typename rules_of<G>::action_set>;
    { rules_of<G>::allows(seen, secrets, action) } -> std::same_as<bool>;
    { rules_of<G>::why_not(seen, &secrets, action) } -> std::same_as<refusal>;

    rules_of<G>::to_draw(seen, all, pool).of(outcome);
    rules_of<G>::draw_from(pool, seen, outcome);
    { rules_of<G>::undrawn(seen, all) } -> std::same_as<typename rules_of<G>::pool>;
    rules_of<G>::place_unseen(seen, v, others, random);

    { rules_of<G>::event_of(seen, all, action) } -> std::same_as<typename rules_of<G>::event>;
    { rules_of<G>::event_of(outcome) } -> std::same_as<typename rules_of<G>::event>;
    { rules_of<G>::advance(table, secrets, v, event) } -> std::same_as<refusal>;
    { event.seen_by(v, s) } -> std::same_as<typename rules_of<G>::event>;
    { event.discloses() } -> std::same_as<bool>;
    { event.action() } -> std::same_as<std::optional<typename rules_of<G>::action>>;
    typename rules_of<G>::result;
};

}  // namespace triqueta
