#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/lockstep.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/complete.hpp"
#include "triqueta/play/playout.hpp"
#include "triqueta/play/policy.hpp"
#include "triqueta/play/simulate.hpp"
#include "triqueta/play/urn.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace triqueta {

/// What random play after an action comes to for the seat that takes it, in sums over tries.
template <game G>
struct tried_action {
    static constexpr std::uint64_t whole_win = 65'536;

    action<G> what = action<G>::from_number_unchecked(0);
    std::uint64_t tries = 0;
    std::uint64_t wins = 0;  // in parts of whole_win; of a shared win, a part rounded down
    std::int64_t points = 0;
    std::uint64_t points_squared = 0;

    // Precondition of these: there are tries.

    [[nodiscard]] constexpr double share_of_wins() const {
        return static_cast<double>(wins) / static_cast<double>(whole_win) / static_cast<double>(tries);
    }
    [[nodiscard]] constexpr double mean() const { return static_cast<double>(points) / static_cast<double>(tries); }
    /// Of the points of a try.
    [[nodiscard]] constexpr double variance() const {
        return static_cast<double>(points_squared) / static_cast<double>(tries) - mean() * mean();
    }

    template <class End>
    constexpr void add(End const& end, seat who) {
        std::int64_t const scored = end.points(who).value();
        auto const winners = end.winners();
        ++tries;
        wins += winners.contains(who) ? whole_win / static_cast<std::uint64_t>(winners.size()) : 0;
        points += scored;
        points_squared += static_cast<std::uint64_t>(scored * scored);
    }
    friend constexpr bool operator==(tried_action const&, tried_action const&) = default;
};

namespace detail {

/// Tries number `tries.first` and on: each completes the view by dice of the key and its number, and plays on at random
/// after each of these actions, with the dice as they are then. Calls ended(place of the action, result).
template <game G, class Ended>
constexpr void play_out_after(view<G> const& v, action_set<G> const& actions, std::uint64_t key, game_range tries,
                              Ended ended) {
    for (std::uint64_t i = 0; i < tries.count; ++i) {
        dice luck{key, tries.first + i};
        auto const completed = complete(v, luck);
        std::size_t place = 0;
        for (auto const a : actions) {
            auto random = luck;
            auto s = completed;
            s.apply_unchecked(a);
            play_on(s, urn{random}, uniform);
            ended(place++, s.result());
        }
    }
}

/// The same by a kernel.
template <game G, class Kernel, class Ended>
void play_out_after_by(Kernel kernel, view<G> const& v, action_set<G> const& actions, std::uint64_t key,
                       game_range tries, Ended ended) {
    using finals = typename Kernel::finals;
    constexpr auto most = static_cast<std::uint64_t>(Kernel::games_in_block);
    typename Kernel::block known, completed, games;
    Kernel::fill(known, v);
    for (std::uint64_t done = 0; done < tries.count; done += most) {
        auto const count = static_cast<int>(std::min(most, tries.count - done));
        kernel.complete(completed, known, v.table(), v.who(), key, tries.first + done);
        std::size_t place = 0;
        for (auto const a : actions) {
            games = completed;
            std::array<std::int32_t, most> chosen;
            chosen.fill(a.number());
            kernel.step(games, chosen.data(), count, nullptr, [](int, finals const&) { return dice{0}; });
            for (int first = 0; first < count; first += kernel.at_once)
                kernel.play(
                    games, first, count - first, games, [](dice&) { return false; },
                    [&](int, finals const& end) { ended(place, typename Kernel::result{end}); });
            ++place;
        }
    }
}

}  // namespace detail

/// What random play after each action of a seat comes to: the flat Monte Carlo estimate. It begins without tries; add
/// as many as you like, in parts and in any order. Of actions that are alike, the lowest stands for all.
template <game G>
class evaluation {
  public:
    /// Precondition: it is the viewer's turn.
    constexpr explicit evaluation(view<G> const& v) : view_{v} {
        TRIQUETA_ASSERT(v.turn().is(v.seat()));
        for (auto const a : v.distinct()) all_[static_cast<unsigned>(size_++)].what = a;
    }

    /// Adds tries: number `first` and the `count` − 1 after it. A try completes the view by dice of the key and its
    /// number, and plays on at random after each action, with these dice as they are then. All actions meet the same
    /// completions. A try depends only on the view, the key and its number, so you can split tries over calls, threads
    /// and machines.
    constexpr void add(std::uint64_t key, game_range tries) {
        auto const add_try = [this](std::size_t place, auto const& end) { all_[place].add(end, view_.seat()); };
        if constexpr (faster_in_lockstep<G>) {
            using lockstep = typename rules_of<G>::lockstep;
            if (!std::is_constant_evaluated() && tries.count >= lockstep::worth_while)
                return detail::play_out_after_by<G>(lockstep{}, view_, view_.distinct(), key, tries, add_try);
        }
        detail::play_out_after<G>(view_, view_.distinct(), key, tries, add_try);
    }
    /// Adds the tries of another evaluation. Precondition: it is of the same view.
    constexpr evaluation& operator+=(evaluation const& other) {
        TRIQUETA_ASSERT(size() == other.size());
        for (int i = 0; i < size(); ++i) {
            auto& here = at(i);
            auto const& there = other[i];
            TRIQUETA_ASSERT(here.what == there.what);
            here.tries += there.tries;
            here.wins += there.wins;
            here.points += there.points;
            here.points_squared += there.points_squared;
        }
        return *this;
    }

    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr tried_action<G> const& operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        return all_[static_cast<unsigned>(place)];
    }
    [[nodiscard]] constexpr auto begin() const { return all_.begin(); }
    [[nodiscard]] constexpr auto end() const { return all_.begin() + size_; }

  private:
    [[nodiscard]] constexpr tried_action<G>& at(int place) { return all_[static_cast<unsigned>(place)]; }

    view<G> view_;
    std::array<tried_action<G>, static_cast<std::size_t>(action_set<G>::most)> all_;
    int size_ = 0;
};

/// What random play after each action of a view comes to, in so many tries. Precondition: it is the viewer's turn.
template <game G>
[[nodiscard]] constexpr evaluation<G> evaluate(view<G> const& v, std::uint64_t tries, std::uint64_t key = 1) {
    evaluation<G> all{v};
    all.add(key, {0, tries});
    return all;
}

}  // namespace triqueta
