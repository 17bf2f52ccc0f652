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

/// The score pad: scores what lies before the players, without a game.
namespace triqueta::animals {

/// B19. The points for one player's animals, given as tokens or a pile. 0 for a value that isn't an animal.
template <variant V, class Animals>
[[nodiscard]] constexpr points points_for(animal a, Animals const& animals) {
    by_kind const value = V::pack::value;
    if (static_cast<int>(a) >= most_kinds) return {};
    return points{V::scoring::animal(animals.of(a), value[static_cast<unsigned>(a)])};
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
    s.tiles = triqueta::points{held.tiles * V::scoring::tile};
    s.rock = triqueta::points{held.rock ? V::scoring::rock : 0};
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

/// B21. The winners, from any range of scores in seat order.
template <class Scores>
[[nodiscard]] constexpr winners winners_of(Scores const& scores) {
    winners won;
    points most_points;
    int most_tokens = 0;
    bool tied = false;
    int next = 0;
    for (score const& s : scores) {
        seat const who{next++};
        if (won.seats.empty() || s.points > most_points) {
            won.seats = {};
            tied = false;
        } else if (s.points < most_points) {
            continue;
        } else {
            tied = true;
            if (s.tokens < most_tokens) continue;
            if (s.tokens > most_tokens) won.seats = {};
        }
        won.seats.insert(who);
        most_points = s.points;
        most_tokens = s.tokens;
    }
    if (tied) won.by = won.seats.size() > 1 ? tie_break::shared : tie_break::tokens;
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
