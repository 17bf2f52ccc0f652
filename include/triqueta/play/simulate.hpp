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
#include <cstddef>
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
        auto const winners = end.winners();
        joint_wins += winners.size() > 1;
        for (int i = 0; i < players; ++i) {
            auto const place = static_cast<unsigned>(i);
            std::int64_t const scored = end.points(seat{i}).value();
            wins[place] += winners.contains(seat{i});
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

namespace detail {

/// simulate with the uniform policy, by a kernel.
template <game G, class Kernel>
[[nodiscard]] totals<G> simulate_in_lockstep(Kernel kernel, std::uint64_t key, game_range games,
                                             setup<G> const& start) {
    using finals = typename Kernel::finals;
    require_possible(state<G>::why_not(start));
    auto const at = state<G>::make_unchecked(start);
    typename Kernel::block filled;
    Kernel::fill(filled, at);
    // The dice of many games at once, so that the compiler can use vectors here too.
    constexpr std::size_t ahead = 64;
    std::array<std::uint64_t, ahead> bits{};
    std::uint64_t begun = 0;
    auto const next = [&](dice& random) {
        if (begun == games.count) return false;
        auto const place = static_cast<std::size_t>(begun % ahead);
        if (place == 0)
            for (std::size_t i = 0; i < ahead; ++i) bits[i] = dice{key, games.first + begun + i}.bits();
        random = dice::from_bits(bits[place]);
        ++begun;
        return true;
    };
    totals<G> sum;
    sum.actions = kernel.play(filled, 0, 0, filled, next,
                              [&](int, finals const& end) { sum.add(typename Kernel::result{end}, at.players(), 0); });
    return sum;
}

}  // namespace detail

/// Plays games with an urn and one policy for every seat. A game depends only on the key and its number. So you can
/// split a range over threads, processes or machines in any way, and the parts add up to the same totals. An impossible
/// set-up ends the program, as it does for a state.
template <game G, policy<G> P>
[[nodiscard]] constexpr totals<G> simulate(std::uint64_t key, game_range games, P&& way, setup<G> const& start = {}) {
    if constexpr (faster_in_lockstep<G> && std::is_same_v<std::remove_cvref_t<P>, uniform_policy>) {
        using lockstep = typename rules_of<G>::lockstep;
        if (!std::is_constant_evaluated() && games.count >= lockstep::worth_while)
            return triqueta::detail::simulate_in_lockstep<G>(lockstep{}, key, games, start);
    }
    triqueta::detail::require_possible(state<G>::why_not(start));
    totals<G> sum;
    for (std::uint64_t i = 0; i < games.count; ++i) {
        dice random{key, games.first + i};
        auto s = state<G>::make_unchecked(start);
        int const actions = play_on(s, urn{random}, way);
        sum.add(s.result(), s.players(), actions);
    }
    return sum;
}

}  // namespace triqueta
