#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"

#include <array>

namespace triqueta {

/// The base of the result of a game in which points add up and the player with the most has won; equal ones share the
/// win. The points of each player consist of Lines, which the derived class names and sets:
///     explicit result(table const&);                   // set_line for each line and seat, then settle()
///     static constexpr char const* line_name(int line);
template <int MostPlayers, int Lines = 1>
class summed_result {
  public:
    static constexpr int lines = Lines;

    constexpr summed_result() = default;

    [[nodiscard]] constexpr int players() const { return players_; }
    [[nodiscard]] constexpr triqueta::points line(int line, seat s) const {
        return lines_[static_cast<unsigned>(line)][s];
    }
    [[nodiscard]] constexpr triqueta::points points(seat s) const {
        triqueta::points sum;
        for (auto const& of : lines_) sum += of[s];
        return sum;
    }
    /// Those with the most points, also of a game that isn't over.
    [[nodiscard]] constexpr seat_set winners() const { return winners_; }

    constexpr void set_line(int line, seat s, triqueta::points scored) {
        lines_[static_cast<unsigned>(line)][s] = scored;
    }
    /// Finds the winners, once all lines are set. Whether it can be a result.
    constexpr bool settle() {
        winners_ = {};
        for (auto const s : seat_set::first(players_)) {
            if (!winners_.empty() && points(s) < points(winners_.lowest())) continue;
            if (!winners_.empty() && points(s) > points(winners_.lowest())) winners_ = {};
            winners_.insert(s);
        }
        return players_ > 0;
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("players", "how many players there are", self.players_, shape::number{MostPlayers});
    }

    friend constexpr bool operator==(summed_result const&, summed_result const&) = default;

  protected:
    constexpr explicit summed_result(int players) : players_{players} {}

  private:
    std::array<by_index<seat, triqueta::points, MostPlayers>, static_cast<unsigned>(Lines)> lines_{};
    seat_set winners_;
    int players_ = 0;
};

}  // namespace triqueta
