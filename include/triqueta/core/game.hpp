#pragma once

#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"

#include <concepts>
#include <cstdint>
#include <optional>

/// The contract between a game and generic code. A game is a type with a member template rules<G>; the concepts below
/// say what the rules must have, and base_rules has defaults. Rules see the table, which is public, and the secrets of
/// the mover, so what a player may do can't depend on what another one hides.
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

namespace detail {

/// Stands for any function that returns a seat's secrets, or null if they are unknown.
template <class Secrets>
struct any_whose {
    constexpr Secrets* operator()(seat) const { return nullptr; }
};

}  // namespace detail

/// The types of a game's rules.
template <class R>
concept has_types = requires {
    typename R::setup;        // how a game is set up: a seat `first`, and its options
    typename R::table;        // what everybody sees; `mover` is the seat that acts, or that chance answers to
    typename R::secrets;      // what one seat alone knows
    typename R::all_secrets;  // by seat
    typename R::action;       // derives from action_number
    typename R::action_set;   // a range of actions with size() and most; action_list
    typename R::outcome;      // what chance answers
    typename R::event;        // what one viewer saw happen; public_event
    typename R::result;       // points and winners, made from a table
    typename R::pool;         // no_pool
    typename R::symmetry;     // no_symmetry
    typename R::order;        // drawn_order
};

/// Rules that set up a game for a number of players.
template <class R>
concept can_start = requires(typename R::setup const setup, typename R::table table, typename R::table const seen) {
    { R::most_players } -> std::convertible_to<int>;
    { R::setup_for(int{}) } -> std::same_as<std::optional<typename R::setup>>;  // for so many players, if possible
    { R::why_not_start(setup) } -> std::same_as<refusal>;
    R::start(setup, table);
    { setup.first } -> std::convertible_to<seat>;
    { R::players(seen) } -> std::same_as<int>;
    { R::whose_turn(seen) } -> std::same_as<turn>;
    { seen.mover } -> std::convertible_to<seat>;
};

/// Rules with legal actions and their effects.
template <class R>
concept can_act = requires(typename R::table table, typename R::table const seen, typename R::secrets const mover,
                           typename R::all_secrets const all, typename R::action const action,
                           detail::any_whose<typename R::secrets> whose) {
    { R::legal(seen, mover) } -> std::same_as<typename R::action_set>;
    { R::distinct(seen, mover) } -> std::same_as<typename R::action_set>;
    { R::allows(seen, mover, action) } -> std::same_as<bool>;
    { R::why_not(seen, &mover, action) } -> std::same_as<refusal>;  // the secrets are null if unknown
    requires requires(decltype(R::shown_by(all)) shown) { R::step(table, action, shown, whose); };
};

/// Rules with chance: its possible answers and their effects.
template <class R>
concept can_draw = requires(typename R::table table, typename R::table const seen, typename R::all_secrets const all,
                            typename R::pool pool, typename R::outcome const outcome,
                            detail::any_whose<typename R::secrets> whose) {
    { R::outcomes } -> std::convertible_to<int>;
    { R::to_draw(seen, all, pool).of(outcome) } -> std::same_as<int>;  // how often it may be drawn; total(), nth(place)
    R::draw_from(pool, seen, outcome);
    { R::undrawn(seen, all) } -> std::same_as<typename R::pool>;
    R::answer(table, std::optional<typename R::outcome>{outcome}, whose);  // none if unknown
};

/// Rules with hidden information: events for each viewer, and completions (determinizations) of their views.
template <class R>
concept can_be_watched = requires(typename R::table table, typename R::table const seen, typename R::secrets mine,
                                  typename R::all_secrets all, typename R::action const action,
                                  typename R::outcome const outcome, typename R::event event, viewer who, dice random) {
    { R::event_of(seen, all, action) } -> std::same_as<typename R::event>;
    { R::event_of(seen, outcome) } -> std::same_as<typename R::event>;
    { R::advance(table, mine, who, event) } -> std::same_as<refusal>;
    { event.seat } -> std::convertible_to<seat>;
    { event.seen_by(who) } -> std::same_as<typename R::event>;
    { event.discloses() } -> std::same_as<bool>;
    { event.action() } -> std::same_as<std::optional<typename R::action>>;
    { event.outcome() } -> std::same_as<std::optional<typename R::outcome>>;
    R::place_unseen(seen, who, all, random);  // samples the secrets of all but `who`
};

/// Rules with deals, which fix chance beforehand.
template <class R>
concept has_order = requires(typename R::order order, typename R::table const seen, typename R::all_secrets const all,
                             typename R::pool const pool, typename R::order::mark mark, seed key) {
    { R::order::dealt(key, std::uint64_t{}) } -> std::same_as<typename R::order>;
    { order.knows_next(seen, R::to_draw(seen, all, pool)) } -> std::same_as<bool>;
    { order.next(seen, R::to_draw(seen, all, pool)) } -> std::same_as<typename R::outcome>;
    { order.where() } -> std::convertible_to<typename R::order::mark>;
    order.return_to(mark);
    { R::most_draws } -> std::convertible_to<int>;
};

/// Rules with a result: points and winners.
template <class R>
concept has_result = std::constructible_from<typename R::result, typename R::table const&> &&
    requires(typename R::result const result) {
    { result.points(seat{0}).value() } -> std::same_as<int>;
    { result.winners() } -> std::same_as<seat_set>;
};

/// A game that can be played: state, view, match, urn, completion, playouts, simulation, batches.
template <class G>
concept game = requires {
    typename rules_of<G>;
}
&&has_types<rules_of<G>>&& can_start<rules_of<G>>&& can_act<rules_of<G>>&& can_draw<rules_of<G>>&&
    can_be_watched<rules_of<G>>&& has_order<rules_of<G>>&& has_result<rules_of<G>>;

}  // namespace triqueta
