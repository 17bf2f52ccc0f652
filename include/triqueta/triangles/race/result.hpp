#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/race/table.hpp"

#include <cstdint>

namespace triqueta::triangles::race {

/// Who has won, and how the game ended.
class result {
  public:
    constexpr result() = default;
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

    // What the points consist of.

    static constexpr int lines = 1;
    [[nodiscard]] static constexpr char const* line_name(int) { return "win"; }
    [[nodiscard]] constexpr triqueta::points line(int, seat s) const { return points(s); }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("players", "how many players there are", self.players_, shape::number{most_players});
        fields("winner", "the seat that won, if one did", self.winner_, shape::maybe{most_players});
        fields("ending", "how the game came to its end", self.ending_, shape::choice{ending_names});
        fields("out", "of each player whether they met a dead end", self.out_,
               shape::flags{self.players_, most_players});
        fields("turns", "turns ended", self.turns_, shape::number{most_turns});
        fields("left", "of each player how many cards are left in their hand", self.left_,
               shape::each_seat{self.players_, most_players, shape::number{most_held + 1}});
    }
    /// Whether a description that was read is of a result that can be.
    [[nodiscard]] constexpr bool settle() const {
        bool const is_won = ending_ == ending::emptied || ending_ == ending::last_left;
        return is_won != winner_.empty() && (winner_.empty() || winner_[0].number() < players_);
    }

    friend constexpr bool operator==(result const&, result const&) = default;

  private:
    by_seat<std::uint8_t> left_{};
    int turns_ = 0;
    int players_ = 2;
    player_set out_;
    few<seat, 1> winner_;
    race::ending ending_ = ending::none;
};

}  // namespace triqueta::triangles::race
