#pragma once

#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/scoring/score.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace triqueta::animals::lockstep {
inline namespace TRIQUETA_SIMD {

/// The points of each byte of a pile, which holds two kinds.
template <variant V>
inline constexpr auto points_of_pairs = [] {
    std::array<std::array<int, 256>, static_cast<std::size_t>(pairs_of_kinds<V>)> all{};
    for (std::size_t pair = 0; pair < all.size(); ++pair)
        for (auto byte = 0U; byte < 256; ++byte)
            for (auto const half : {0U, 1U}) {
                auto const kind = 2 * pair + half;
                if (kind >= static_cast<std::size_t>(kinds<typename V::pack>)) continue;
                auto const some = tokens::from_nibbles((byte >> 4 * half & 15) << 4 * kind);
                all[pair][byte] += points_for<V>(static_cast<animal>(kind), some).value();
            }
    return all;
}();

/// What the result of a game follows from, taken from its lane.
template <variant V>
struct finals {
    static constexpr auto seats = static_cast<std::size_t>(V::players);

    TRIQUETA_INLINE finals(positions<V> const& l, int lane) : rock{l.rock[lane]} {
        for (std::size_t s = 0; s < seats; ++s) {
            tiles[s] = l.tiles[s][lane];
            for (std::size_t p = 0; p < up[s].size(); ++p) up[s][p] = l.up[s][p][lane];
        }
    }

    std::array<std::array<std::uint8_t, static_cast<std::size_t>(pairs_of_kinds<V>)>, seats> up;
    std::array<std::uint8_t, seats> tiles;
    std::uint8_t rock;  // one-hot
};

/// The result of a game, without its lines.
template <variant V>
class lane_result {
  public:
    TRIQUETA_INLINE explicit lane_result(finals<V> const& of) {
        for (std::size_t s = 0; s < ranks_.size(); ++s) {
            int const tiles = of.tiles[s];
            bool const rock = of.rock == 1 << s;
            if constexpr (scores_collections<typename V::scoring>) {
                score const full = score_of<V>(holding<tokens>{tokens_of(of.up[s]), tiles, rock});
                ranks_[s] = rank_of(full.points, full.tokens);
            } else {
                auto all = points_for_tiles<V>(tiles) + points_for_rock<V>(rock);
                int count = 0;
                for (std::size_t p = 0; p < of.up[s].size(); ++p) {
                    unsigned const pile = of.up[s][p];
                    all += triqueta::points{points_of_pairs<V>[p][pile]};
                    count += static_cast<int>((pile & 15) + (pile >> 4));
                }
                ranks_[s] = rank_of(all, count);
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
    template <std::size_t Pairs>
    [[nodiscard]] static tokens tokens_of(std::array<std::uint8_t, Pairs> const& pile) {
        std::uint32_t nibbles = 0;
        for (std::size_t p = 0; p < Pairs; ++p) nibbles |= std::uint32_t{pile[p]} << 8 * p;
        return tokens::from_nibbles(nibbles);
    }

    std::array<std::int64_t, static_cast<std::size_t>(V::players)> ranks_{};
};

}  // namespace TRIQUETA_SIMD
}  // namespace triqueta::animals::lockstep
