#pragma once

#include "triqueta/animals/lockstep/lane.hpp"
#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/scoring/score.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

/// The rank of each byte of a pile, which holds two kinds.
template <variant V>
inline constexpr auto ranks_of_pairs = [] {
    std::array<std::array<std::int64_t, 256>, static_cast<std::size_t>(pairs_of_kinds<V>)> all{};
    for (std::size_t pair = 0; pair < all.size(); ++pair)
        for (auto byte = 0U; byte < 256; ++byte)
            for (auto const half : {0U, 1U}) {
                auto const kind = 2 * pair + half;
                if (kind >= static_cast<std::size_t>(kinds<typename V::pack>)) continue;
                auto const some = tokens::from_nibbles((byte >> 4 * half & 15) << 4 * kind);
                all[pair][byte] += rank_of(points_for<V>(static_cast<animal>(kind), some), some.total());
            }
    return all;
}();

/// The result of the game in a lane, without its lines.
template <variant V>
class lane_result {
  public:
    lane_result(positions<V> const& l, int lane) {
        for (std::size_t s = 0; s < ranks_.size(); ++s) {
            int const tiles = l.tiles[s][lane];
            bool const rock = l.rock[lane] == 1 << s;
            if constexpr (scores_collections<typename V::scoring>) {
                score const full = score_of<V>(holding<tokens>{tokens_of(l.up[s], lane), tiles, rock});
                ranks_[s] = rank_of(full.points, full.tokens);
            } else {
                ranks_[s] = rank_of(points_for_tiles<V>(tiles) + points_for_rock<V>(rock), 0);
                for (std::size_t p = 0; p < l.up[s].size(); ++p) ranks_[s] += ranks_of_pairs<V>[p][l.up[s][p][lane]];
            }
        }
    }

    [[nodiscard]] triqueta::points points(seat s) const {
        return points_of_rank(ranks_[static_cast<unsigned>(s.number())]);
    }
    [[nodiscard]] seat_set winners() const {
        return winners_by_rank(ranks_, [](std::int64_t rank) { return rank; });
    }

  private:
    std::array<std::int64_t, static_cast<std::size_t>(V::players)> ranks_{};
};

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep
