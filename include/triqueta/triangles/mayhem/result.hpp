#pragma once

#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/winners.hpp"
#include "triqueta/triangles/mayhem/table.hpp"

#include <array>
#include <span>

namespace triqueta::triangles::mayhem {

inline constexpr int points_of_pure = 6, points_of_unpure = 3;  // M9: two for each card, or one

/// The score of a player's triangles.
struct score {
    int pure = 0;  // triangles
    int unpure = 0;
    triqueta::points points;

    friend constexpr bool operator==(score const&, score const&) = default;
};

/// M9. The score for these numbers of triangles.
[[nodiscard]] constexpr score score_of(int pure, int unpure) {
    return {pure, unpure, triqueta::points{pure * points_of_pure + unpure * points_of_unpure}};
}

/// The score of each seat and the winners. Before the end, it is the result if the game ended now.
class result {
  public:
    constexpr result() = default;
    constexpr explicit result(table const& t) : players_{t.players} {
        for (auto const s : seat_set::first(players_)) scores_[s] = score_of(t.pure[s], t.unpure[s]);
        find_winners();
    }

    [[nodiscard]] constexpr int players() const { return players_; }
    /// For a seat that isn't there, a score of 0.
    [[nodiscard]] constexpr score const& of(seat s) const { return scores_.of(s); }
    [[nodiscard]] constexpr triqueta::points points(seat s) const { return of(s).points; }
    [[nodiscard]] constexpr seat_set winners() const { return winners_; }

    // The lines that the points consist of.

    static constexpr int lines = 2;
    [[nodiscard]] static constexpr char const* line_name(int line) {
        if (line < 0 || line >= lines) return "";
        return line == 0 ? "pure triangles" : "unpure triangles";
    }
    /// 0 for a seat or line that isn't there.
    [[nodiscard]] constexpr triqueta::points line(int line, seat s) const {
        if (line < 0 || line >= lines) return {};
        return line == 0 ? score_of(of(s).pure, 0).points : score_of(0, of(s).unpure).points;
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        constexpr shape::number triangles{copies_of_a_piece * piece_kinds / 3};
        fields("players", "the number of players", self.players_, shape::number{most_players});
        shape::each_seat const of_each{self.players_, most_players, triangles};
        members_of pure{self.scores_, &score::pure};
        members_of unpure{self.scores_, &score::unpure};
        fields("pure", "for each player, how many pure triangles they won", pure, of_each);
        fields("unpure", "for each player, how many other triangles they won", unpure, of_each);
    }
    /// Computes the rest from a description that was read.
    [[nodiscard]] constexpr bool settle() {
        for (score& s : scores_) s = score_of(s.pure, s.unpure);
        find_winners();
        return true;
    }

    // the scores in seat order
    [[nodiscard]] constexpr auto begin() const { return scores_.begin(); }
    [[nodiscard]] constexpr auto end() const { return scores_.begin() + players_; }

    friend constexpr bool operator==(result const&, result const&) = default;

  private:
    constexpr void find_winners() {
        winners_ = seats_with_most(players_, [this](seat s) { return points(s); });
    }

    by_seat<score> scores_{};
    seat_set winners_;
    int players_ = 2;
};

}  // namespace triqueta::triangles::mayhem
