#pragma once

#include "triqueta/core/action_number.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/moves.hpp"
#include "triqueta/triangles/race/plan.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <array>
#include <cstdint>

namespace triqueta::triangles::race {

/// An action of a player.
class action : public action_number<action, all_moves::count> {
  public:
    constexpr explicit action(action_number number) : action_number{number} {}

    /// `nothing` results from arguments that have no number. It is refused everywhere.
    enum class kind : std::uint8_t {
        draw,          // R2: a card from the pile
        take,          // R2: the top discard
        discard,       // R2
        complete,      // R3
        save,          // R4
        play_joker,    // R7
        take_saved,    // R8: an opponent's saved piece
        take_nothing,  // R8
        end,           // R9
        end_and_call,  // R9: with 'last round'
        nothing,
    };

    [[nodiscard]] constexpr kind what() const { return static_cast<kind>(all_moves::kind_of(number())); }

    // What an action names. Precondition: an action of this kind names one.
    /// The card that is discarded, played or taken.
    [[nodiscard]] constexpr triangles::card card() const {
        switch (what()) {
            case kind::discard: return as<moves::discard>().what;
            case kind::play_joker: return as<moves::play_joker>().joker;
            default: return as<moves::take_saved>().piece;
        }
    }
    [[nodiscard]] constexpr race::plan plan() const { return as<moves::complete>().what; }
    /// The number of the piece that is saved: 1, 2 or 3.
    [[nodiscard]] constexpr int saved_number() const { return as<moves::save>().number; }
    /// The player from whom a saved piece is taken.
    [[nodiscard]] constexpr seat victim() const { return as<moves::take_saved>().victim; }

    /// The cards that the mover plays from their hand, visible to all.
    [[nodiscard]] constexpr cards leaving_hand() const {
        if (what() == kind::nothing) return {};
        return all_moves::visit(number(), [](auto move) {
            if constexpr (requires { move.leaving_hand(); })
                return move.leaving_hand();
            else
                return cards{};
        });
    }
    /// Whether it shows a card from a hand, even one that others knew of.
    [[nodiscard]] constexpr bool discloses() const { return !leaving_hand().empty(); }

    /// The action with this index among those of a kind of move.
    template <class Move>
    [[nodiscard]] static constexpr action of_move(int index) {
        return of(all_moves::first<Move>, index, Move::count);
    }

  private:
    template <class Move>
    [[nodiscard]] constexpr Move as() const {
        return Move{number() - all_moves::first<Move>};
    }
};

[[nodiscard]] constexpr action draw() { return action::of_move<moves::draw>(0); }
[[nodiscard]] constexpr action take() { return action::of_move<moves::take>(0); }
[[nodiscard]] constexpr action discard(card c) { return action::of_move<moves::discard>(static_cast<int>(c)); }
[[nodiscard]] constexpr action complete(plan p) { return action::of_move<moves::complete>(p.number()); }
/// Completes a triangle; `nothing` if it lacks one of its numbers.
[[nodiscard]] constexpr action complete(triangle whole, std::array<source, 3> from) {
    return whole.is_complete() ? complete(plan{whole, from}) : action::nothing();
}
[[nodiscard]] constexpr action save(int number) { return action::of_move<moves::save>(number - 1); }
[[nodiscard]] constexpr action play_joker(card joker) {
    return action::of_move<moves::play_joker>(static_cast<int>(joker) - piece_kinds);
}
[[nodiscard]] constexpr action take_saved(seat victim, card piece) {
    if (is_joker(piece)) return action::nothing();
    return action::of_move<moves::take_saved>(victim.number() * piece_kinds + static_cast<int>(piece));
}
[[nodiscard]] constexpr action take_nothing() { return action::of_move<moves::take_nothing>(0); }
[[nodiscard]] constexpr action end_turn() { return action::of_move<moves::end>(0); }
[[nodiscard]] constexpr action end_and_call() { return action::of_move<moves::end_and_call>(0); }

}  // namespace triqueta::triangles::race
