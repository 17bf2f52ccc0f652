#pragma once

#include "triqueta/core/index.hpp"

#include <cstdint>

namespace triqueta {

/// A player's seat at the table; seats count from 0, clockwise.
using seat = index<struct seat_tag>;
using seat_set = index_set<seat, std::uint32_t>;
/// The most seats that any game has: a seat_set holds no more.
inline constexpr int most_seats_of_any_game = 32;

/// Who sees something: the player of a seat, or a spectator, who has no secrets. seat::none() stands for a spectator.
class viewer {
  public:
    constexpr viewer(triqueta::seat s) : seat_{s} {}  // NOLINT(*-explicit-*): a seat is a viewer

    [[nodiscard]] static constexpr viewer spectator() { return viewer{triqueta::seat::none()}; }

    [[nodiscard]] constexpr bool is(triqueta::seat s) const { return seat_ == s && !is_spectator(); }
    [[nodiscard]] constexpr bool is_spectator() const { return seat_ == triqueta::seat::none(); }
    /// The player's seat; seat::none() for a spectator.
    [[nodiscard]] constexpr triqueta::seat seat() const { return seat_; }

    friend constexpr bool operator==(viewer, viewer) = default;

  private:
    triqueta::seat seat_;
};

/// Whose turn it is: a seat's, chance's, or nobody's because the game is over.
class turn {
  public:
    constexpr turn(triqueta::seat s) : who_{s.number()} {}  // NOLINT(*-explicit-*): a seat's turn

    [[nodiscard]] static constexpr turn chance() { return turn{-1}; }
    [[nodiscard]] static constexpr turn over() { return turn{-2}; }

    [[nodiscard]] constexpr bool is_seat() const { return who_ >= 0; }
    [[nodiscard]] constexpr bool is_chance() const { return who_ == -1; }
    [[nodiscard]] constexpr bool is_over() const { return who_ == -2; }
    [[nodiscard]] constexpr bool is(triqueta::seat s) const { return who_ == s.number(); }
    /// The seat whose turn it is; seat::none() if it is no seat's.
    [[nodiscard]] constexpr triqueta::seat seat() const { return triqueta::seat{who_}; }
    /// The seat, −1 for chance, −2 when over.
    [[nodiscard]] constexpr int number() const { return who_; }

    friend constexpr bool operator==(turn, turn) = default;

  private:
    constexpr explicit turn(int who) : who_{who} {}
    int who_;
};

}  // namespace triqueta
