#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"

#include <optional>

namespace triqueta {

/// A whole position: the table, and every player's secrets. What lies undrawn is not in it, only how many of each
/// kind: whoever copies, sends or searches a state can't learn what comes next. A plain value; a copy is an undo.
/// Equal when table and secrets are.
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

    /// The start of a game. Precondition: the set-up is possible, as `why_not` tells.
    constexpr explicit state(setup const& start = {}) {
        TRIQUETA_ASSERT(!why_not(start));
        rules::start(start, table_);
    }

    [[nodiscard]] static constexpr refusal why_not(setup const& start) { return rules::why_not_start(start); }

    /// The start of a game, or nothing where the set-up isn't possible.
    [[nodiscard]] static constexpr std::optional<state> make(setup const& start) {
        if (why_not(start)) return std::nullopt;
        return state{start};
    }

    /// A position from its parts. Precondition: they fit together, as those of some other state do.
    [[nodiscard]] static constexpr state assemble(typename rules::table const& t,
                                                  typename rules::all_secrets const& all) {
        state s;
        s.table_ = t;
        s.secrets_ = all;
        s.pool_ = rules::undrawn(t, all);
        return s;
    }

    [[nodiscard]] constexpr triqueta::turn turn() const { return rules::whose_turn(table_); }
    [[nodiscard]] constexpr bool is_over() const { return turn().is_over(); }
    [[nodiscard]] constexpr int players() const { return rules::players(table_); }

    // What may be done: empty when no seat is to move.

    [[nodiscard]] constexpr action_set legal() const {
        return turn().is_seat() ? rules::legal(table_, mover()) : action_set{};
    }
    /// Of each group of actions that differ only by which of like things they name, the lowest number.
    [[nodiscard]] constexpr action_set distinct() const {
        return turn().is_seat() ? rules::distinct(table_, mover()) : action_set{};
    }
    /// Whether whoever is to move may do this.
    [[nodiscard]] constexpr bool allows(action a) const {
        return turn().is_seat() && rules::allows(table_, mover(), a);
    }
    /// Why a seat may not do this now, if it may not.
    [[nodiscard]] constexpr refusal why_not(seat who, action a) const {
        return why_not_of_seat<G>(table_, who.number() < players() ? &secrets(who) : nullptr, who, a);
    }

    // Doing it. A refusal leaves everything as it was.

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

    // Chance, who answers what was drawn.

    /// Everything it may be, and how often it is there; empty when chance isn't asked.
    [[nodiscard]] constexpr auto to_draw() const {
        return turn().is_chance() ? rules::to_draw(table_, secrets_, pool_)
                                  : decltype(rules::to_draw(table_, secrets_, pool_)){};
    }
    /// Why chance can't answer this now, if it can't.
    [[nodiscard]] constexpr refusal why_not(outcome drawn) const {
        if (!turn().is_chance()) return refusal::chance_not_asked;
        return to_draw().of(drawn) == 0 ? refusal::not_to_be_drawn : refusal{};
    }
    constexpr refusal reveal(outcome drawn) {
        if (auto const no = why_not(drawn)) return no;
        reveal_unchecked(drawn);
        return {};
    }
    /// Precondition: chance is asked, and `drawn` may be the answer.
    constexpr void reveal_unchecked(outcome drawn) {
        TRIQUETA_ASSERT(to_draw().of(drawn) != 0);
        rules::draw_from(pool_, table_, drawn);
        rules::answer(table_, std::optional{drawn}, whose());
    }

    // Who sees what.

    /// A seat that isn't in this game gets a spectator's.
    [[nodiscard]] constexpr triqueta::view<G> view(viewer who) const {
        if (who.is_spectator() || who.seat().number() >= players()) return {table_, {}, viewer::spectator()};
        return {table_, secrets(who.seat()), who};
    }
    /// All that happens by a legal action, or by chance's answer; `seen_by` cuts it down to what one viewer sees.
    [[nodiscard]] constexpr event event_of(action a) const { return rules::event_of(table_, secrets_, a); }
    [[nodiscard]] constexpr event event_of(outcome drawn) const { return rules::event_of(table_, drawn); }

    /// The points, and the winners if it is over; before that, as they stand.
    [[nodiscard]] constexpr typename rules::result result() const { return typename rules::result{table_}; }

    [[nodiscard]] constexpr typename rules::table const& table() const { return table_; }
    [[nodiscard]] constexpr typename rules::secrets const& secrets(seat s) const { return secrets_[s]; }
    [[nodiscard]] constexpr typename rules::all_secrets const& all_secrets() const { return secrets_; }
    /// What the game keeps of what nobody has looked at yet.
    [[nodiscard]] constexpr typename rules::pool const& pool() const { return pool_; }

    friend constexpr bool operator==(state const&, state const&) = default;

  private:
    [[nodiscard]] constexpr typename rules::secrets const& mover() const { return secrets(table_.mover); }

    [[nodiscard]] constexpr auto whose() {
        return [this](seat s) { return &secrets_[s]; };
    }

    typename rules::table table_{};
    typename rules::all_secrets secrets_{};
    [[no_unique_address]] typename rules::pool pool_{};  // follows from the rest; kept where finding it takes long
};

}  // namespace triqueta
