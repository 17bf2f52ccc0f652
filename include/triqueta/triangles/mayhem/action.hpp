#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <compare>
#include <cstdint>
#include <optional>

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

/// What a player can do, by a number that is the same in every language.
class action {
  public:
    static constexpr int number_of_stop = piece_kinds * mayhem::target::count;
    static constexpr int count = number_of_stop + 1;

    [[nodiscard]] static constexpr std::optional<action> from_number(int number) {
        if (number < 0 || number >= count) return std::nullopt;
        return action{number};
    }
    /// Of a number below count.
    [[nodiscard]] static constexpr action from_number_unchecked(int number) {
        TRIQUETA_ASSERT(number >= 0 && number < count);
        return action{number};
    }

    [[nodiscard]] constexpr int number() const { return number_; }

    [[nodiscard]] constexpr bool is_stop() const { return number_ == number_of_stop; }
    // Of an action that isn't to stop.
    [[nodiscard]] constexpr card piece() const { return card(number_ / mayhem::target::count); }
    [[nodiscard]] constexpr mayhem::target target() const { return mayhem::target{number_}; }

    /// What makers give for what has no number: refused everywhere.
    [[nodiscard]] static constexpr action nothing() { return action{count}; }

    friend constexpr bool operator==(action, action) = default;
    friend constexpr auto operator<=>(action, action) = default;

  private:
    constexpr explicit action(int number) : number_{static_cast<std::uint16_t>(number)} {}

    std::uint16_t number_;
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
