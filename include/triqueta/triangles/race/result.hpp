#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/race/table.hpp"

#include <cstdint>

namespace triqueta::triangles::race {

/// The winner, and how the game ended.
class result {
  public:
    constexpr result() = default;
    constexpr explicit result(table const& t)
        : left_{t.in_hand}, turns_{t.turns}, players_{t.players}, out_{t.out}, winner_{t.winner}, ending_{t.ending} {}

    [[nodiscard]] constexpr int players() const { return players_; }
    /// One winner or none.
    [[nodiscard]] constexpr seat_set winners() const {
        seat_set winners;
        if (!winner_.empty()) winners.insert(winner_[0]);
        return winners;
    }
    /// 1 for the winner, as the game counts no points.
    [[nodiscard]] constexpr triqueta::points points(seat s) const {
        return triqueta::points{winners().contains(s) ? 1 : 0};
    }
    [[nodiscard]] constexpr race::ending ending() const { return ending_; }
    /// R13: the players who met a dead end.
    [[nodiscard]] constexpr player_set dead() const { return out_; }
    /// The number of turns that ended. A turn that wins midway doesn't count.
    [[nodiscard]] constexpr int turns() const { return turns_; }
    /// The number of cards left in a hand. For a player who is out, the number when they went out; 0 for a seat that
    /// isn't there.
    [[nodiscard]] constexpr int left(seat s) const { return left_.of(s); }

    // The lines that the points consist of.

    static constexpr int lines = 1;
    [[nodiscard]] static constexpr char const* line_name(int line) { return line == 0 ? "win" : ""; }
    /// 0 for a seat or line that isn't there.
    [[nodiscard]] constexpr triqueta::points line(int line, seat s) const {
        return line == 0 ? points(s) : triqueta::points{};
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("players", "the number of players", self.players_, shape::number{most_players});
        fields("winner", "the seat that won, if any", self.winner_, shape::maybe{most_players});
        fields("ending", "how the game ended", self.ending_, shape::choice{ending_names});
        fields("out", "for each player, whether they met a dead end", self.out_,
               shape::flags{self.players_, most_players});
        fields("turns", "number of turns that ended", self.turns_, shape::number{most_turns});
        fields("left", "for each player, how many cards are left in their hand", self.left_,
               shape::each_seat{self.players_, most_players, shape::number{most_held + 1}});
    }
    /// Whether a description that was read is a possible result.
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
