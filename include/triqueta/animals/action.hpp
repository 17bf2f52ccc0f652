#pragma once

#include "triqueta/animals/moves.hpp"
#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/core/action_number.hpp"
#include "triqueta/core/assert.hpp"

#include <cstdint>

namespace triqueta::animals {

/// An action of a player. Its number is the same in every variant.
class action : public action_number<action, all_moves::count> {
  public:
    constexpr explicit action(action_number number) : action_number{number} {}

    /// `nothing` results from a column, row, tower or mask out of range. It is refused everywhere.
    enum class kind : std::uint8_t { draw, take, lay, keep, box, choose, decide, nothing };

    [[nodiscard]] constexpr kind what() const { return static_cast<kind>(all_moves::kind_of(number())); }

    // What an action names. Precondition: an action of this kind names one.
    [[nodiscard]] constexpr animals::column column() const { return as<moves::draw>().from; }
    [[nodiscard]] constexpr animals::row row() const {
        return what() == kind::lay ? as<moves::lay>().at : as<moves::take>().which;
    }
    [[nodiscard]] constexpr animals::tower tower() const { return as<moves::choose>().next; }
    /// The kept tokens that the player adds to their animals; bit 0 is the token kept first.
    [[nodiscard]] constexpr int mask() const { return as<moves::decide>().mask; }

    /// The action with this index among those of a kind of move.
    template <class Move>
    [[nodiscard]] static constexpr action of_move(int index = 0) {
        return of(all_moves::first<Move>, index, Move::count);
    }

  private:
    template <class Move>
    [[nodiscard]] constexpr Move as() const {
        int const index = number() - all_moves::first<Move>;
        TRIQUETA_ASSERT(index >= 0 && index < Move::count);
        return Move{index};
    }
};

[[nodiscard]] constexpr action draw(column c) { return action::of_move<moves::draw>(c.number()); }
[[nodiscard]] constexpr action take(row r) { return action::of_move<moves::take>(r.number()); }
[[nodiscard]] constexpr action lay(row r) { return action::of_move<moves::lay>(r.number()); }
[[nodiscard]] constexpr action keep() { return action::of_move<moves::keep>(); }
[[nodiscard]] constexpr action box() { return action::of_move<moves::box>(); }
[[nodiscard]] constexpr action choose(tower t) { return action::of_move<moves::choose>(t.number()); }
[[nodiscard]] constexpr action decide(int mask) { return action::of_move<moves::decide>(mask); }

}  // namespace triqueta::animals
