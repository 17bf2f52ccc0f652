#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"

#include <optional>

namespace triqueta {

template <game G>
class state;

/// Why the mover may not do this. `mover`: their secrets, or null if unknown.
template <game G>
[[nodiscard]] constexpr refusal why_not_of_mover(typename rules_of<G>::table const& t,
                                                 typename rules_of<G>::secrets const* mover, action<G> a) {
    if (!action<G>::from_number(a.number())) return refusal::no_such_number;
    auto const now = rules_of<G>::whose_turn(t);
    if (now.is_over()) return refusal::game_is_over;
    if (now.is_chance()) return refusal::chance_moves;
    return rules_of<G>::why_not(t, mover, a);
}

/// Why a seat may not do this now. `own`: its secrets, or null if unknown; then only the table decides.
template <game G>
[[nodiscard]] constexpr refusal why_not_of_seat(typename rules_of<G>::table const& t,
                                                typename rules_of<G>::secrets const* own, seat actor, action<G> a) {
    auto const now = rules_of<G>::whose_turn(t);
    auto const no = why_not_of_mover<G>(t, own, a);
    if (no == refusal::no_such_number || !now.is_seat() || now.is(actor)) return no;
    return refusal::not_your_turn;
}

/// What one viewer knows of a game (an observation): the table, and their own secrets. Events advance it, so a client
/// needs no state. A plain value.
template <game G>
class view {
    using rules = rules_of<G>;

  public:
    using game = G;
    using setup = typename rules::setup;
    using action = typename rules::action;
    using action_set = typename rules::action_set;
    using event = typename rules::event;

    /// The start of a game. An absent seat gets a spectator's view. An impossible set-up ends the program: see `make`.
    constexpr view(viewer who, setup const& start) : view{state<G>{start}.view(who)} {}

    /// The start of a game, or none if set-up or seat isn't possible.
    [[nodiscard]] static constexpr std::optional<view> make(viewer who, setup const& start) {
        auto const s = state<G>::make(start);
        if (!s || (!who.is_spectator() && who.seat().number() >= s->players())) return std::nullopt;
        return s->view(who);
    }

    /// A view from its parts. Precondition: they fit together, as those of another view do.
    [[nodiscard]] static constexpr view assemble(typename rules::table const& t, typename rules::secrets const& mine,
                                                 viewer who) {
        return {t, mine, who};
    }

    [[nodiscard]] constexpr viewer who() const { return who_; }
    /// The viewer's seat; seat::none() for a spectator.
    [[nodiscard]] constexpr triqueta::seat seat() const { return who_.seat(); }

    [[nodiscard]] constexpr triqueta::turn turn() const { return rules::whose_turn(table_); }
    [[nodiscard]] constexpr bool is_over() const { return turn().is_over(); }
    [[nodiscard]] constexpr int players() const { return rules::players(table_); }

    /// The legal actions of this viewer; empty when it isn't their turn.
    [[nodiscard]] constexpr action_set legal() const { return my_turn() ? rules::legal(table_, mine_) : action_set{}; }
    [[nodiscard]] constexpr action_set distinct() const {
        return my_turn() ? rules::distinct(table_, mine_) : action_set{};
    }

    /// Why a seat may not do this now. For another seat, only the table decides.
    [[nodiscard]] constexpr refusal why_not(triqueta::seat actor, action a) const {
        return why_not_of_seat<G>(table_, who_.is(actor) ? &mine_ : nullptr, actor, a);
    }
    [[nodiscard]] constexpr refusal why_not(action a) const { return why_not(who_.seat(), a); }

    /// Advances by an event that this viewer saw. A refusal leaves the view unchanged.
    constexpr refusal advance(event const& seen) {
        if (is_over()) return refusal::game_is_over;
        if (seen.seat == triqueta::seat::none()) return refusal::event_incomplete;
        if (seen.seat != table_.mover) return refusal::not_your_turn;
        return rules::advance(table_, mine_, who_, seen);
    }

    /// The result. Before the end, it is the result if the game ended now, from what the table shows.
    [[nodiscard]] constexpr typename rules::result result() const { return typename rules::result{table_}; }

    [[nodiscard]] constexpr typename rules::table const& table() const { return table_; }
    /// The viewer's own secrets; a spectator has none.
    [[nodiscard]] constexpr typename rules::secrets const& mine() const { return mine_; }

    /// What the viewer can't place: how many of each kind lie hidden in the pile, the towers or with others. Only in a
    /// game whose rules have `unseen`.
    [[nodiscard]] constexpr auto unseen() const {
        return rules::unseen(table_, who_, who_.is_spectator() ? nullptr : &mine_);
    }

    friend constexpr bool operator==(view const&, view const&) = default;

  private:
    friend class state<G>;

    constexpr view(typename rules::table const& t, typename rules::secrets const& mine, viewer who)
        : table_{t}, mine_{mine}, who_{who} {}

    [[nodiscard]] constexpr bool my_turn() const { return !who_.is_spectator() && turn().is(who_.seat()); }

    typename rules::table table_;
    typename rules::secrets mine_;
    viewer who_;
};

/// A spectator's view of a new game, for a program that follows a game at a real table.
template <game G>
[[nodiscard]] constexpr view<G> spectate(setup<G> const& start) {
    return {viewer::spectator(), start};
}
template <game G>
[[nodiscard]] constexpr view<G> spectate(seat first) {
    setup<G> start;
    start.first = first;
    return spectate<G>(start);
}

}  // namespace triqueta
