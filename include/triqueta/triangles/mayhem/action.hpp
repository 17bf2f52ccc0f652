#pragma once

#include "triqueta/core/action_number.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/mayhem/moves.hpp"
#include "triqueta/triangles/mayhem/target.hpp"
#include "triqueta/triangles/triangle.hpp"

namespace triqueta::triangles::mayhem {

/// What a player can do.
class action : public action_number<action, all_moves::count> {
  public:
    constexpr explicit action(action_number number) : action_number{number} {}

    static constexpr int number_of_stop = all_moves::first<moves::stop>;

    [[nodiscard]] constexpr bool is_stop() const { return number() == number_of_stop; }
    // Of an action that isn't to stop.
    [[nodiscard]] constexpr card piece() const { return moves::play{number()}.piece; }
    [[nodiscard]] constexpr mayhem::target target() const { return moves::play{number()}.at; }

    /// The cards that go from the mover's hand into everybody's sight.
    [[nodiscard]] constexpr cards leaving_hand() const { return is_stop() ? cards{} : cards_of(piece()); }
    /// Whether it shows a card that was hidden, even one that the others knew of.
    [[nodiscard]] constexpr bool discloses() const { return !leaving_hand().empty(); }
};

/// M2. Lays a piece at an open triangle, or starts a new one.
[[nodiscard]] constexpr action play(card piece, target at = {}) {
    if (is_joker(piece)) return action::nothing();
    return action::from_number_unchecked(static_cast<int>(piece) * target::count + at.number());
}
/// The same by the open triangle itself.
[[nodiscard]] constexpr action play(card piece, triangle at) {
    if (is_joker(piece) || at.cut() != cut_of(piece) || at.has(number_of(piece))) return action::nothing();
    return play(piece, target{at, number_of(piece)});
}
/// M2, M6. Plays no more.
[[nodiscard]] constexpr action stop() { return action::from_number_unchecked(action::number_of_stop); }

}  // namespace triqueta::triangles::mayhem
