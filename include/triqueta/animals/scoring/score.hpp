#pragma once

#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/policies/pack.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <limits>

/// The score pad: scores what lies before the players, without a game.
namespace triqueta::animals {

/// B19. The points for one player's animals, given as tokens or a pile. 0 for a value that isn't an animal.
template <variant V, class Animals>
[[nodiscard]] constexpr points points_for(animal a, Animals const& animals) {
    by_kind const value = V::pack::value;
    if (static_cast<int>(a) >= most_kinds) return {};
    return points{V::scoring::animal(animals.of(a), value[static_cast<unsigned>(a)])};
}

// B20.
template <variant V>
[[nodiscard]] constexpr points points_for_tiles(int tiles) {
    return points{tiles * V::scoring::tile};
}
template <variant V>
[[nodiscard]] constexpr points points_for_rock(bool rock) {
    return points{rock ? V::scoring::rock : 0};
}

/// Everything that scores for one player at the end.
template <class Animals = tokens>
struct holding {
    Animals animals{};
    int tiles = 0;
    bool rock = false;
};

/// A player's score and the points that it consists of.
struct score {
    std::array<triqueta::points, most_kinds> animals{};  // B19
    triqueta::points collection{};                       // only with a policy that scores it; the books' policy doesn't
    triqueta::points tiles{};                            // B20
    triqueta::points rock{};                             // B20
    triqueta::points points{};                           // the total
    int tokens = 0;                                      // B21, W5: breaks ties

    friend constexpr bool operator==(score const&, score const&) = default;
};

template <variant V, class Animals>
[[nodiscard]] constexpr score score_of(holding<Animals> const& held) {
    score s;
    [[maybe_unused]] by_kind counts{};
    for (int kind = 0; kind < kinds<typename V::pack>; ++kind) {
        auto const a = static_cast<animal>(kind);
        s.animals[static_cast<unsigned>(kind)] = points_for<V>(a, held.animals);
        s.points += s.animals[static_cast<unsigned>(kind)];
        counts[static_cast<unsigned>(kind)] = held.animals.of(a);
        s.tokens += held.animals.of(a);
    }
    if constexpr (scores_collections<typename V::scoring>) {
        s.collection = triqueta::points{V::scoring::collection(counts)};
        s.points += s.collection;
    }
    s.tiles = points_for_tiles<V>(held.tiles);
    s.rock = points_for_rock<V>(held.rock);
    s.points += s.tiles + s.rock;
    return s;
}

/// B19, B20. The total alone.
template <variant V, class Animals>
[[nodiscard]] constexpr points points_of(Animals const& animals, int tiles = 0, bool rock = false) {
    return score_of<V>(holding<Animals>{animals, tiles, rock}).points;
}

/// B21. How a tie was broken.
enum class tie_break : std::uint8_t {
    none,    // one had the most points
    tokens,  // one of those with the most points had the most tokens
    shared,  // several had the most of both, and win together
};

inline constexpr char const* tie_break_names[] = {"none", "tokens", "shared"};

/// The winners, and how a tie was broken.
struct winners {
    seat_set seats;
    tie_break by = tie_break::none;

    friend constexpr bool operator==(winners, winners) = default;
};

inline constexpr std::int64_t rank_of_a_point = std::int64_t{1} << 31;  // more than there are tokens

/// B21. What decides who wins: the points, then the number of tokens, in one number. The highest wins. The rank of a
/// sum of points and tokens is the sum of ranks.
[[nodiscard]] constexpr std::int64_t rank_of(points p, int tokens) { return p.value() * rank_of_a_point + tokens; }
/// The points of a rank.
[[nodiscard]] constexpr points points_of_rank(std::int64_t rank) {
    std::int64_t const tokens = rank & (rank_of_a_point - 1);
    return points{static_cast<int>((rank - tokens) / rank_of_a_point)};
}
/// B21. The winners, from any range of things in seat order with the rank of each, rank(thing).
template <class Things, class Rank>
[[nodiscard]] constexpr seat_set winners_by_rank(Things const& things, Rank rank) {
    // Without branches, which would often be mispredicted.
    auto most = std::numeric_limits<std::int64_t>::min();
    for (auto const& thing : things) most = rank(thing) > most ? rank(thing) : most;
    std::uint32_t mask = 0;
    std::uint32_t bit = 1;
    for (auto const& thing : things) {
        mask |= rank(thing) == most ? bit : 0;
        bit <<= 1;
    }
    return seat_set::from_mask(mask);
}

/// B21. The winners, from any range of scores in seat order.
template <class Scores>
[[nodiscard]] constexpr winners winners_of(Scores const& scores) {
    winners won{winners_by_rank(scores, [](score const& s) { return rank_of(s.points, s.tokens); })};
    auto const leaders = winners_by_rank(scores, [](score const& s) { return rank_of(s.points, 0); });
    if (leaders.size() > 1) won.by = won.seats.size() > 1 ? tie_break::shared : tie_break::tokens;
    return won;
}

/// The end decision (B18) with the best own score: the most points, then the most tokens, then the lowest mask.
template <variant V>
[[nodiscard]] constexpr decision best_reveal(tokens up, pair_of<animal> kept, tokens shadows = {}) {
    decision best{0};
    score best_score = score_of<V>(holding<tokens>{up + shadows});
    for (int mask = 1; mask < 1 << kept.size(); ++mask) {
        score const s = score_of<V>(holding<tokens>{up + shadows + added(kept, decision{mask})});
        if (s.points > best_score.points || (s.points == best_score.points && s.tokens > best_score.tokens)) {
            best = decision{mask};
            best_score = s;
        }
    }
    return best;
}

}  // namespace triqueta::animals
