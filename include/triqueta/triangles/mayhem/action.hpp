#pragma once

#include "triqueta/core/action_number.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <cstdint>

namespace triqueta::triangles::mayhem {

/// Which triangle a piece goes to, seen from that piece: the colours of the other two numbers, each or none. Nothing
/// at both: a new triangle.
class target {
  public:
    static constexpr int count = 16;

    constexpr target() = default;
    constexpr explicit target(int number) : number_{static_cast<std::uint8_t>(number & (count - 1))} {}
    /// The open triangle `t`, seen from a piece of a number that it lacks.
    constexpr target(triangle t, int number) : target{t.beside(number)} {}

    [[nodiscard]] constexpr int number() const { return number_; }
    [[nodiscard]] constexpr bool is_new() const { return number_ == 0; }

    /// The triangle it is, for this piece.
    [[nodiscard]] constexpr triangle seen_from(card c) const {
        return triangle::with_beside(cut_of(c), number_of(c), number_);
    }

    friend constexpr bool operator==(target, target) = default;

  private:
    std::uint8_t number_ = 0;
};

/// What a player can do.
class action : public action_number<action, piece_kinds * target::count + 1> {
  public:
    constexpr explicit action(action_number number) : action_number{number} {}

    static constexpr int number_of_stop = count - 1;

    [[nodiscard]] constexpr bool is_stop() const { return number() == number_of_stop; }
    // Of an action that isn't to stop.
    [[nodiscard]] constexpr card piece() const { return card(number() / mayhem::target::count); }
    [[nodiscard]] constexpr mayhem::target target() const { return mayhem::target{number()}; }

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
