#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/winners.hpp"

#include <array>

namespace triqueta {

/// Base of a result in which points add up and the most points win; players with equally many share the win. The points
/// of each player consist of Lines, which the derived class names and sets:
///     explicit result(table const&);                   // set_line for each line and seat, then settle()
///     static constexpr char const* line_name(int line);
template <int MostPlayers, int Lines = 1>
class summed_result {
  public:
    static constexpr int lines = Lines;

    constexpr summed_result() = default;

    [[nodiscard]] constexpr int players() const { return players_; }
    /// 0 for a seat or line that isn't there.
    [[nodiscard]] constexpr triqueta::points line(int line, seat s) const {
        return line >= 0 && line < lines ? lines_[static_cast<unsigned>(line)].of(s) : triqueta::points{};
    }
    [[nodiscard]] constexpr triqueta::points points(seat s) const {
        triqueta::points sum;
        for (auto const& each : lines_) sum += each.of(s);
        return sum;
    }
    /// The seats with the most points, also of a game that isn't over.
    [[nodiscard]] constexpr seat_set winners() const { return winners_; }

    constexpr void set_line(int line, seat s, triqueta::points scored) {
        TRIQUETA_ASSERT(line >= 0 && line < lines);
        lines_[static_cast<unsigned>(line)][s] = scored;
    }
    /// Computes the winners, after all lines are set. Returns whether this is a possible result.
    constexpr bool settle() {
        winners_ = seats_with_most(players_, [this](seat s) { return points(s); });
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
