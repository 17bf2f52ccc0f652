#pragma once

#include "triqueta/animals/action.hpp"
#include "triqueta/animals/events/shown.hpp"
#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/seat.hpp"

#include <cstdint>
#include <optional>

namespace triqueta::animals {

/// Something that happened at the table, as one viewer saw it.
struct event {
    enum class kind : std::uint8_t { drew, took, laid, kept, boxed, chose, decided, looked };

    triqueta::seat seat = triqueta::seat::none();  // who acted or looked
    kind what = kind::drew;
    std::uint8_t number = 0;           // which column, row or tower
    std::optional<animal> token;       // laid: the token; looked: the token, if the viewer looked
    std::optional<std::uint8_t> mask;  // decided: the mask, if the viewer decided
    std::optional<revelation> shown;   // in the last decision, or in the last taken row if nobody has to decide

    static constexpr char const* names[] = {"drew", "took", "laid", "kept", "boxed", "chose", "decided", "looked"};

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("seat", "the seat that acted or looked", self.seat, shape::number{most_players - 1});
        fields("kind", "what happened", self.what, shape::choice{names});
        fields("number", "which column, row or tower; else 0", self.number, shape::number{most_columns - 1});
        fields("token", "the token that was laid or looked at, if this viewer saw it", self.token,
               shape::maybe<of_animals>{most_kinds});
        fields("mask", "mask of the kept tokens that are added, in the viewer's own decision", self.mask,
               shape::maybe{1 << most_kept});
        fields("shown", "the tokens that all players see at the end", self.shown, shape::maybe_part{});
    }

    friend constexpr bool operator==(event const&, event const&) = default;

    /// The event of an action, without the tokens shown to others. Actions and events have the same kinds.
    [[nodiscard]] static constexpr event did(animals::action a) {
        event e;
        e.what = static_cast<kind>(a.what());
        int const index = a.number() - all_moves::first_of(static_cast<int>(a.what()));
        if (e.what == kind::decided)
            e.mask = static_cast<std::uint8_t>(index);
        else
            e.number = static_cast<std::uint8_t>(index);
        return e;
    }

    /// A copy of this event with this seat.
    [[nodiscard]] constexpr event by(triqueta::seat who) const {
        event same = *this;
        same.seat = who;
        return same;
    }

    /// Whether the event has a column, row or tower.
    [[nodiscard]] constexpr bool has_number() const {
        return what == kind::drew || what == kind::took || what == kind::laid || what == kind::chose;
    }

    /// The index of its kind of move; their number for a look.
    [[nodiscard]] constexpr int kind_of_move() const { return static_cast<int>(what); }
    /// The action of this event; none for a look. A decision hidden from this viewer is returned with mask 0.
    [[nodiscard]] constexpr std::optional<animals::action> action() const {
        auto const move = static_cast<int>(what);
        if (move >= all_moves::kinds) return std::nullopt;
        int const index = what == kind::decided ? mask.value_or(0) : number;
        return animals::action::of(all_moves::first_of(move), index, all_moves::count_of(move));
    }

    /// The token looked at, if this is a look and the viewer saw the token.
    [[nodiscard]] constexpr std::optional<animal> outcome() const {
        return what == kind::looked ? token : std::nullopt;
    }

    /// Whether somebody saw a hidden token: looked at, laid at a row, or shown at the end. The last end decision also
    /// shows the other decisions.
    [[nodiscard]] constexpr bool discloses() const {
        return what == kind::looked || what == kind::laid || (shown && (what == kind::decided || !shown->empty()));
    }

    /// The part of the full event that a viewer sees: K1, K2, K4.
    [[nodiscard]] constexpr event seen_by(viewer who) const {
        event seen = *this;
        if (!who.is(seat)) {
            seen.mask.reset();
            if (what == kind::looked) seen.token.reset();
        }
        return seen;
    }

    /// A copy of this event that also shows the tokens revealed at the end of the game.
    [[nodiscard]] constexpr event showing(revelation const& all) const {
        event last = *this;
        last.shown = all;
        return last;
    }
};

namespace detail {
[[nodiscard]] constexpr event happened(event::kind what, int number = 0) {
    event e;
    e.what = what;
    e.number = static_cast<std::uint8_t>(number);
    return e;
}
}  // namespace detail

// Events to enter for a game of people at a table.
[[nodiscard]] constexpr event drew(column c) { return detail::happened(event::kind::drew, c.number()); }
[[nodiscard]] constexpr event took(row r) { return detail::happened(event::kind::took, r.number()); }
[[nodiscard]] constexpr event laid(row r, animal token) {
    event e = detail::happened(event::kind::laid, r.number());
    e.token = token;
    return e;
}
[[nodiscard]] constexpr event kept() { return detail::happened(event::kind::kept); }
[[nodiscard]] constexpr event boxed() { return detail::happened(event::kind::boxed); }
[[nodiscard]] constexpr event chose(tower t) { return detail::happened(event::kind::chose, t.number()); }
[[nodiscard]] constexpr event decided() { return detail::happened(event::kind::decided); }
/// An end decision of the viewer.
[[nodiscard]] constexpr event decided(int mask) {
    event e = decided();
    e.mask = static_cast<std::uint8_t>(mask);
    return e;
}
/// Another player looked at a token.
[[nodiscard]] constexpr event looked() { return detail::happened(event::kind::looked); }
/// The viewer looked at this token.
[[nodiscard]] constexpr event looked(animal token) {
    event e = looked();
    e.token = token;
    return e;
}

}  // namespace triqueta::animals
