#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/require.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"

#include <concepts>
#include <optional>

namespace triqueta {

/// A whole position: the table, and every player's secrets. Of undrawn things it has only the number of each kind, so
/// copying, sending or searching a state can't reveal future draws. A plain value: keep a copy to undo. Equal when
/// table and secrets are.
template <game G>
class state {
    using rules = rules_of<G>;

  public:
    using game = G;
    using setup = typename rules::setup;
    using action = typename rules::action;
    using action_set = typename rules::action_set;
    using outcome = typename rules::outcome;
    using event = typename rules::event;

    /// The start of a game. In every build, an impossible set-up ends the program with a message
    /// (TRIQUETA_IMPOSSIBLE_SETUP): for a set-up from outside, call `make`.
    constexpr explicit state(setup const& start = {}) {
        detail::require_possible(why_not(start));
        rules::start(start, table_);
    }

    [[nodiscard]] static constexpr refusal why_not(setup const& start) { return rules::why_not_start(start); }

    /// The start of a game, or none if the set-up isn't possible.
    [[nodiscard]] static constexpr std::optional<state> make(setup const& start) {
        if (why_not(start)) return std::nullopt;
        return make_unchecked(start);
    }
    /// The start of a game. Precondition: the set-up is possible.
    [[nodiscard]] static constexpr state make_unchecked(setup const& start) {
        TRIQUETA_ASSERT(!why_not(start));
        state s{no_setup{}};
        rules::start(start, s.table_);
        return s;
    }

    /// A position from its parts. Precondition: they fit together, as those of another state do.
    [[nodiscard]] static constexpr state assemble(typename rules::table const& t,
                                                  typename rules::all_secrets const& all) {
        state s{no_setup{}};
        s.table_ = t;
        s.secrets_ = all;
        s.pool_ = rules::undrawn(t, all);
        return s;
    }

    [[nodiscard]] constexpr triqueta::turn turn() const { return rules::whose_turn(table_); }
    [[nodiscard]] constexpr bool is_over() const { return turn().is_over(); }
    [[nodiscard]] constexpr int players() const { return rules::players(table_); }

    // Actions.

    /// The legal actions; empty when no seat is to move.
    [[nodiscard]] constexpr action_set legal() const {
        return turn().is_seat() ? rules::legal(table_, mover()) : action_set{};
    }
    /// The lowest legal action of each group that differs only by equivalent things.
    [[nodiscard]] constexpr action_set distinct() const {
        return turn().is_seat() ? rules::distinct(table_, mover()) : action_set{};
    }
    /// Whether the mover may do this.
    [[nodiscard]] constexpr bool allows(action a) const {
        return turn().is_seat() && rules::allows(table_, mover(), a);
    }
    /// Why a seat may not do this now.
    [[nodiscard]] constexpr refusal why_not(seat who, action a) const {
        return why_not_of_seat<G>(table_, who.number() < players() ? &secrets(who) : nullptr, who, a);
    }

    /// Applies an action of the mover. A refusal leaves the state unchanged.
    constexpr refusal apply(action a) {
        if (!allows(a)) {
            auto const no = why_not_of_mover<G>(table_, &mover(), a);
            TRIQUETA_ASSERT(no);
            return no;
        }
        apply_unchecked(a);
        return {};
    }
    /// Precondition: the action is legal.
    constexpr void apply_unchecked(action a) {
        TRIQUETA_ASSERT(turn().is_seat() && !rules::why_not(table_, &mover(), a));
        auto shown = rules::shown_by(secrets_);
        rules::step(table_, a, shown, whose());
    }

    // Chance.

    /// The possible answers of chance, and how often each is there; empty when nothing is to be drawn.
    [[nodiscard]] constexpr auto to_draw() const {
        return turn().is_chance() ? rules::to_draw(table_, secrets_, pool_)
                                  : decltype(rules::to_draw(table_, secrets_, pool_)){};
    }
    /// Why this can't be the answer of chance now.
    [[nodiscard]] constexpr refusal why_not(outcome drawn) const {
        if (!turn().is_chance()) return refusal::chance_not_asked;
        return to_draw().of(drawn) == 0 ? refusal::not_to_be_drawn : refusal{};
    }
    /// Answers for chance. A refusal leaves the state unchanged.
    constexpr refusal reveal(outcome drawn) {
        if (auto const no = why_not(drawn)) return no;
        reveal_unchecked(drawn);
        return {};
    }
    /// Precondition: !why_not(drawn).
    constexpr void reveal_unchecked(outcome drawn) {
        TRIQUETA_ASSERT(to_draw().of(drawn) != 0);
        rules::draw_from(pool_, table_, drawn);
        rules::answer(table_, std::optional{drawn}, whose());
    }

    // Views and events.

    /// What one viewer knows. A seat that isn't in this game gets a spectator's view.
    [[nodiscard]] constexpr triqueta::view<G> view(viewer who) const {
        if (who.is_spectator() || who.seat().number() >= players()) return {table_, {}, viewer::spectator()};
        return {table_, secrets(who.seat()), who};
    }
    /// The full event of a legal action, or of an answer of chance. Its `seen_by` returns what one viewer sees.
    [[nodiscard]] constexpr event event_of(action a) const { return rules::event_of(table_, secrets_, a); }
    [[nodiscard]] constexpr event event_of(outcome drawn) const { return rules::event_of(table_, drawn); }

    /// The result. Before the end, it is the result if the game ended now.
    [[nodiscard]] constexpr typename rules::result result() const { return typename rules::result{table_}; }

    [[nodiscard]] constexpr typename rules::table const& table() const { return table_; }
    /// Those of a seat that isn't in this game are empty.
    [[nodiscard]] constexpr typename rules::secrets const& secrets(seat s) const { return secrets_.of(s); }
    [[nodiscard]] constexpr typename rules::all_secrets const& all_secrets() const { return secrets_; }
    /// What the game stores about things that nobody has seen yet.
    [[nodiscard]] constexpr typename rules::pool const& pool() const { return pool_; }

    friend constexpr bool operator==(state const&, state const&) = default;

  private:
    struct no_setup {};
    /// A template, so that {} is a set-up.
    template <std::same_as<no_setup> T>
    constexpr explicit state(T) {}

    [[nodiscard]] constexpr typename rules::secrets const& mover() const { return secrets_[table_.mover]; }

    [[nodiscard]] constexpr auto whose() {
        return [this](seat s) { return &secrets_[s]; };
    }

    typename rules::table table_{};
    typename rules::all_secrets secrets_{};
    [[no_unique_address]] typename rules::pool pool_{};  // follows from the rest; stored where computing it is slow
};

}  // namespace triqueta
