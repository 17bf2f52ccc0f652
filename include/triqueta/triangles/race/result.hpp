#pragma once

#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/race/table.hpp"

namespace triqueta::triangles::race {

/// Who has won, and how the game ended.
class result {
  public:
    constexpr explicit result(table const& t)
        : left_{t.in_hand}, turns_{t.turns}, players_{t.players}, out_{t.out}, winner_{t.winner}, ending_{t.ending} {}

    [[nodiscard]] constexpr int players() const { return players_; }
    /// One, or none.
    [[nodiscard]] constexpr seat_set winners() const {
        seat_set winners;
        if (!winner_.empty()) winners.insert(winner_[0]);
        return winners;
    }
    /// One for the winner: the game counts no points.
    [[nodiscard]] constexpr triqueta::points points(seat s) const {
        return triqueta::points{winners().contains(s) ? 1 : 0};
    }
    [[nodiscard]] constexpr race::ending ending() const { return ending_; }
    /// R13: who met a dead end.
    [[nodiscard]] constexpr player_set dead() const { return out_; }
    /// Turns ended; one that wins midway isn't.
    [[nodiscard]] constexpr int turns() const { return turns_; }
    /// Cards left in a hand; of a player who is out, those held when they went out.
    [[nodiscard]] constexpr int left(seat s) const { return left_[s]; }

    friend constexpr bool operator==(result const&, result const&) = default;

  private:
    by_seat<std::uint8_t> left_;
    int turns_;
    int players_;
    player_set out_;
    few<seat, 1> winner_;
    race::ending ending_;
};

}  // namespace triqueta::triangles::race
