#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/lockstep.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/require.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/play/playout.hpp"
#include "triqueta/play/policy.hpp"
#include "triqueta/play/urn.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace triqueta {

/// Sums over many games. They are whole numbers, so the order of addition doesn't matter.
template <game G>
struct totals {
    static constexpr auto seats = static_cast<unsigned>(rules_of<G>::most_players);

    std::uint64_t games = 0;
    std::uint64_t actions = 0;
    std::uint64_t joint_wins = 0;             // games with more than one winner
    std::array<std::uint64_t, seats> wins{};  // alone or with others
    std::array<std::int64_t, seats> points{};
    std::array<std::uint64_t, seats> points_squared{};

    /// Whether other sums can be added to these without overflow.
    [[nodiscard]] constexpr bool has_room_for(totals const& other) const {
        auto const fit = [](auto a, auto b) {
            using limits = std::numeric_limits<decltype(a)>;
            return b < 0 ? a >= limits::min() - b : a <= limits::max() - b;
        };
        bool all = fit(games, other.games) && fit(actions, other.actions) && fit(joint_wins, other.joint_wins);
        for (auto s = 0U; s < seats; ++s)
            all = all && fit(wins[s], other.wins[s]) && fit(points[s], other.points[s]) &&
                  fit(points_squared[s], other.points_squared[s]);
        return all;
    }
    /// Adds other sums. Precondition: has_room_for(other).
    constexpr totals& operator+=(totals const& other) {
        TRIQUETA_ASSERT(has_room_for(other));
        games += other.games;
        actions += other.actions;
        joint_wins += other.joint_wins;
        for (auto s = 0U; s < seats; ++s) {
            wins[s] += other.wins[s];
            points[s] += other.points[s];
            points_squared[s] += other.points_squared[s];
        }
        return *this;
    }
    friend constexpr totals operator+(totals a, totals const& b) { return a += b; }
    friend constexpr bool operator==(totals const&, totals const&) = default;

    template <class End>
    constexpr void add(End const& end, int players, int taken) {
        ++games;
        actions += static_cast<std::uint64_t>(taken);
        joint_wins += end.winners().size() > 1;
        for (int i = 0; i < players; ++i) {
            auto const place = static_cast<unsigned>(i);
            std::int64_t const scored = end.points(seat{i}).value();
            wins[place] += end.winners().contains(seat{i});
            points[place] += scored;
            points_squared[place] += static_cast<std::uint64_t>(scored * scored);
        }
    }
};

/// The games of a simulation: number `first` and the `count` − 1 after it.
struct game_range {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

/// Plays games with an urn and one policy for every seat. A game depends only on the key and its number. So you can
/// split a range over threads, processes or machines in any way, and the parts add up to the same totals. An impossible
/// set-up ends the program, as it does for a state.
template <game G, policy<G> P>
[[nodiscard]] constexpr totals<G> simulate(std::uint64_t key, game_range games, P&& way, setup<G> const& start = {}) {
    triqueta::detail::require_possible(state<G>::why_not(start));
    totals<G> sum;
    if constexpr (faster_in_lockstep<G> && std::is_same_v<std::remove_cvref_t<P>, uniform_policy>) {
        using lockstep = typename rules_of<G>::lockstep;
        if (!std::is_constant_evaluated() && games.count >= lockstep::worth_while) {
            auto const at = state<G>::make_unchecked(start);
            sum.actions = lockstep::play_out_all(at, key, games.first, games.count,
                                                 [&](auto const& end) { sum.add(end, at.players(), 0); });
            return sum;
        }
    }
    for (std::uint64_t i = 0; i < games.count; ++i) {
        dice random{key, games.first + i};
        auto s = state<G>::make_unchecked(start);
        int const actions = play_on(s, urn{random}, way);
        sum.add(s.result(), s.players(), actions);
    }
    return sum;
}

}  // namespace triqueta
