#pragma once

#include "triqueta/core/action_number.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/mayhem/moves.hpp"
#include "triqueta/triangles/mayhem/target.hpp"
#include "triqueta/triangles/triangle.hpp"

namespace triqueta::triangles::mayhem {

/// An action of a player.
class action : public action_number<action, all_moves::count> {
  public:
    constexpr explicit action(action_number number) : action_number{number} {}

    static constexpr int number_of_stop = all_moves::first<moves::stop>;

    [[nodiscard]] constexpr bool is_stop() const { return number() == number_of_stop; }
    // Precondition, here and below: the action isn't to stop.
    [[nodiscard]] constexpr card piece() const { return moves::play{number()}.piece; }
    [[nodiscard]] constexpr mayhem::target target() const { return moves::play{number()}.at; }

    /// The cards that the mover plays from their hand, visible to all.
    [[nodiscard]] constexpr cards leaving_hand() const { return is_stop() ? cards{} : cards_of(piece()); }
    /// Whether it shows a card from a hand, even one that others knew of.
    [[nodiscard]] constexpr bool discloses() const { return !leaving_hand().empty(); }
};

/// M2. Lays a piece at an open triangle, or starts a new one.
[[nodiscard]] constexpr action play(card piece, target at = {}) {
    if (is_joker(piece)) return action::nothing();
    return action::from_number_unchecked(static_cast<int>(piece) * target::count + at.number());
}
/// Lays a piece at this open triangle.
[[nodiscard]] constexpr action play(card piece, triangle at) {
    if (is_joker(piece) || at.cut() != cut_of(piece) || at.has(number_of(piece))) return action::nothing();
    return play(piece, target{at, number_of(piece)});
}
/// M2, M6. Ends the playing of pieces.
[[nodiscard]] constexpr action stop() { return action::from_number_unchecked(action::number_of_stop); }

}  // namespace triqueta::triangles::mayhem
