#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/policies/pack.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/scoring/score.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"

namespace triqueta::animals {

/// The score of each seat and the winners. Before the end, it is the result if the game ended now, from what K1 shows.
template <variant V>
class result {
    static constexpr int animals = kinds<typename V::pack>;
    static constexpr bool has_collection = scores_collections<typename V::scoring>;

  public:
    constexpr result() = default;
    constexpr explicit result(table<V> const& t) {
        for (auto const s : player_set::first(V::players))
            scores_[s] = score_of<V>(holding<tokens>{t.up[s], t.tiles[s], t.rock == s});
        winners_ = winners_of(scores_);
    }

    [[nodiscard]] constexpr int players() const { return V::players; }
    /// For a seat that isn't there, a score of 0.
    [[nodiscard]] constexpr score const& of(seat s) const { return scores_.of(s); }
    [[nodiscard]] constexpr triqueta::points points(seat s) const { return of(s).points; }
    [[nodiscard]] constexpr seat_set winners() const { return winners_.seats; }
    [[nodiscard]] constexpr animals::tie_break tie_break() const { return winners_.by; }

    // The lines that the points consist of: each animal, the collection if the policy scores it, tiles and rock.

    static constexpr int lines = animals + has_collection + 2;
    [[nodiscard]] static constexpr char const* line_name(int line) {
        if (line < 0 || line >= lines) return "";
        if (line < animals) return animal_names[line];
        if (has_collection && line == animals) return "collection";
        return line == lines - 2 ? "tiles" : "rock";
    }
    /// 0 for a seat or line that isn't there.
    [[nodiscard]] constexpr triqueta::points line(int line, seat s) const {
        return line >= 0 && line < lines ? line_of(of(s), line) : triqueta::points{};
    }
    /// For readers of a description. They call settle() after the last line.
    constexpr void set_line(int line, seat s, triqueta::points scored) { line_of(scores_[s], line) = scored; }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        members_of tokens{self.scores_, &score::tokens};
        fields("tokens", "for each player, how many tokens they have; they break ties", tokens,
               shape::each{V::players, shape::number{tokens_in_pack<V>}});
        fields("tie_break", "how a tie was broken", self.winners_.by, shape::choice{tie_break_names});
    }
    /// Computes the rest from a description and lines that were read. False if they contradict each other.
    [[nodiscard]] constexpr bool settle() {
        for (score& s : scores_) {
            s.points = {};
            for (int line = 0; line < lines; ++line) s.points += line_of(s, line);
        }
        auto const stated = winners_.by;
        winners_ = winners_of(scores_);
        return winners_.by == stated;
    }

    // the scores in seat order
    [[nodiscard]] constexpr auto begin() const { return scores_.begin(); }
    [[nodiscard]] constexpr auto end() const { return scores_.end(); }

    friend constexpr bool operator==(result const&, result const&) = default;

  private:
    template <class Score>
    [[nodiscard]] static constexpr auto& line_of(Score& s, int line) {
        if (line < animals) return s.animals[static_cast<unsigned>(line)];
        if (has_collection && line == animals) return s.collection;
        return line == lines - 2 ? s.tiles : s.rock;
    }

    by_seat<V, score> scores_{};
    animals::winners winners_;
};

}  // namespace triqueta::animals
