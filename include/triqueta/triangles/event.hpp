#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"

#include <optional>

namespace triqueta::triangles {

/// Something that happened at the table, as one viewer saw it: an action, which all see, or a card that was dealt or
/// drawn from the pile, which only its player sees. Whose doing it was, the table before it tells.
template <class Action>
struct event {
    std::optional<Action> done;
    std::optional<card> drawn;  // if nothing was done: which card, for the one who drew it

    [[nodiscard]] static constexpr event did(Action a) { return {a, std::nullopt}; }
    /// Somebody else drew.
    [[nodiscard]] static constexpr event drew() { return {}; }
    /// The viewer did.
    [[nodiscard]] static constexpr event drew(card c) { return {std::nullopt, c}; }

    [[nodiscard]] constexpr std::optional<Action> action() const { return done; }
    [[nodiscard]] constexpr std::optional<card> outcome() const { return done ? std::nullopt : drawn; }

    /// Whether somebody saw a hidden card: drawn by its player, or gone from a hand into everybody's sight, even where
    /// the others knew that it was there.
    [[nodiscard]] constexpr bool discloses() const { return !done || !done->leaving_hand().empty(); }

    /// T4. What a viewer sees of it, this being all of it and `mover` whose doing it was.
    [[nodiscard]] constexpr event seen_by(viewer who, seat mover) const {
        event seen = *this;
        if (!who.is(mover)) seen.drawn.reset();
        return seen;
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("action", "the number of the action, if it is one", self.done, shape::maybe{Action::count});
        fields("card", "the card that was drawn, if this viewer saw it", self.drawn,
               shape::maybe<of_cards>{card_kinds});
    }

    friend constexpr bool operator==(event const&, event const&) = default;
};

}  // namespace triqueta::triangles
