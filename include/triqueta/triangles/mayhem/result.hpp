#pragma once

#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/mayhem/table.hpp"

#include <array>
#include <span>

namespace triqueta::triangles::mayhem {

inline constexpr int points_of_pure = 6, points_of_unpure = 3;  // M9: two for each card, or one

/// What a player's triangles are worth.
struct score {
    int pure = 0;  // triangles
    int unpure = 0;
    triqueta::points points;

    friend constexpr bool operator==(score const&, score const&) = default;
};

/// M9.
[[nodiscard]] constexpr score score_of(int pure, int unpure) {
    return {pure, unpure, triqueta::points{pure * points_of_pure + unpure * points_of_unpure}};
}

/// The score of each seat, and who has won, or would if the game were over now.
class result {
  public:
    constexpr explicit result(table const& t) : players_{t.players} {
        auto best = score_of(0, 0).points;
        for (auto const s : seat_set::first(players_)) {
            scores_[s] = score_of(t.pure[s], t.unpure[s]);
            if (scores_[s].points > best) {
                best = scores_[s].points;
                winners_ = {};
            }
            if (scores_[s].points == best) winners_.insert(s);
        }
    }

    [[nodiscard]] constexpr int players() const { return players_; }
    [[nodiscard]] constexpr score const& of(seat s) const { return scores_[s]; }
    [[nodiscard]] constexpr triqueta::points points(seat s) const { return of(s).points; }
    [[nodiscard]] constexpr seat_set winners() const { return winners_; }

    // the scores in seat order
    [[nodiscard]] constexpr auto begin() const { return scores_.begin(); }
    [[nodiscard]] constexpr auto end() const { return scores_.begin() + players_; }

    friend constexpr bool operator==(result const&, result const&) = default;

  private:
    by_seat<score> scores_{};
    seat_set winners_;
    int players_;
};

}  // namespace triqueta::triangles::mayhem
