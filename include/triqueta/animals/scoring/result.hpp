#pragma once

#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/scoring/score.hpp"

#include <array>

namespace triqueta::animals {

/// The score of each seat, and who has won, or would if the game were over now: K1 shows no more till the end.
template <variant V>
class result {
  public:
    constexpr explicit result(table<V> const& t) {
        for (auto const s : player_set::first(V::players))
            scores_[s] = score_of<V>(holding<tokens>{t.up[s], t.tiles[s], t.rock == s});
        winners_ = winners_of(scores_);
    }

    [[nodiscard]] constexpr score const& of(seat s) const { return scores_[s]; }
    [[nodiscard]] constexpr triqueta::points points(seat s) const { return of(s).points; }
    [[nodiscard]] constexpr seat_set winners() const { return winners_.seats; }
    [[nodiscard]] constexpr animals::tie_break tie_break() const { return winners_.by; }

    // the scores in seat order
    [[nodiscard]] constexpr auto begin() const { return scores_.begin(); }
    [[nodiscard]] constexpr auto end() const { return scores_.end(); }

    friend constexpr bool operator==(result const&, result const&) = default;

  private:
    by_seat<V, score> scores_{};
    animals::winners winners_;
};

}  // namespace triqueta::animals
