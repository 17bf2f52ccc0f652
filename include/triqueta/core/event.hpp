#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/seat.hpp"

#include <optional>

namespace triqueta {

/// An event of a game in which actions are public and only its player sees a draw. It is either an action or a draw.
/// Thing is the tag of what can be drawn in descriptions, Outcomes the number of its kinds.
template <class Action, class Thing, int Outcomes, int MostPlayers>
struct public_event {
    using thing = Thing;
    using outcome_type = typename Thing::type;

    triqueta::seat seat = seat::none();  // who acted, or drew
    std::optional<Action> done;
    std::optional<outcome_type> drawn;  // in the events of the player who drew

    [[nodiscard]] static constexpr public_event did(Action a) { return {seat::none(), a, std::nullopt}; }
    /// Somebody other than the viewer drew.
    [[nodiscard]] static constexpr public_event drew() { return {}; }
    /// The viewer drew.
    [[nodiscard]] static constexpr public_event drew(outcome_type what) { return {seat::none(), std::nullopt, what}; }

    /// The same event, of this seat.
    [[nodiscard]] constexpr public_event by(triqueta::seat who) const { return {who, done, drawn}; }

    [[nodiscard]] constexpr std::optional<Action> action() const { return done; }
    [[nodiscard]] constexpr std::optional<outcome_type> outcome() const { return done ? std::nullopt : drawn; }

    /// Whether it showed somebody something hidden: true of a draw, and of an action whose discloses() is true.
    [[nodiscard]] constexpr bool discloses() const {
        if constexpr (requires { done->discloses(); })
            return !done || done->discloses();
        else
            return true;
    }

    /// What a viewer sees of the full event.
    [[nodiscard]] constexpr public_event seen_by(viewer who) const {
        public_event seen = *this;
        if (!who.is(seat)) seen.drawn.reset();
        return seen;
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("seat", "the seat that acted or drew", self.seat, shape::number{MostPlayers - 1});
        fields("action", "the number of the action; none if something was drawn", self.done,
               shape::maybe{Action::count});
        fields("outcome", "what was drawn, if this viewer saw it", self.drawn, shape::maybe<Thing>{Outcomes});
    }

    friend constexpr bool operator==(public_event const&, public_event const&) = default;
};

}  // namespace triqueta
