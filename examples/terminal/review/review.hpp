#pragma once

#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/bots/analysis.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/remarks.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace terminal {

/// How much a move cost.
enum class grade { good, inaccuracy, mistake, blunder };
inline constexpr char const* marks_of_grades[] = {"", "?!", "?", "??"};

/// A move, and what it was worth to its player, from the player's view. Chances in 65536ths.
struct reviewed_move {
    static constexpr std::int64_t one = triqueta::bots::estimate::one;

    int number = 0;  // from 1, of all moves
    triqueta::seat who{};
    std::string done{};
    std::string better{};  // the best move
    std::string why{};     // remarks on it
    std::int64_t chance = 0;
    std::int64_t best = 0;   // of the best move
    std::int64_t error = 0;  // of the difference

    /// None if it may be chance.
    [[nodiscard]] std::int64_t cost() const { return best - chance > 2 * error ? best - chance : 0; }
    [[nodiscard]] terminal::grade grade() const;
};

[[nodiscard]] inline int in_percent(std::int64_t chance) {
    return static_cast<int>((100 * chance + reviewed_move::one / 2) / reviewed_move::one);
}

inline terminal::grade reviewed_move::grade() const {
    int const percent = in_percent(cost());
    return percent >= 10  ? terminal::grade::blunder
           : percent >= 5 ? terminal::grade::mistake
           : percent >= 2 ? terminal::grade::inaccuracy
                          : terminal::grade::good;
}

/// All moves of a game for which there was a choice.
struct review {
    std::string game{};  // title
    int players = 0;
    std::int64_t nodes = 0;                            // for each move
    int moves = 0;                                     // in all
    std::vector<reviewed_move> all{};                  // in order
    std::optional<std::vector<std::int64_t>> ended{};  // the share of the win by seat, of a game that is over
};

/// Judges one move of a viewer. None if there was no choice.
template <triqueta::game G>
std::optional<reviewed_move> judge_move(triqueta::view<G> const& v, triqueta::action<G> done, int number,
                                        std::int64_t nodes, pen const& p) {
    if (v.distinct().size() < 2) return std::nullopt;
    auto const found = triqueta::bots::analyze(v, {nodes}, triqueta::dice{static_cast<std::uint64_t>(number)});
    auto const played = found.of(done);
    auto const best = found.best();
    reviewed_move m{.number = number, .who = v.seat(), .done = recounted(v, done, p)};
    m.better = recounted(v, best.what, p);
    auto const given = p.given_names();
    triqueta::text::write_remarks<G>(v, best.what, *p.spoken().library, {given}, std::back_inserter(m.why));
    m.chance = played.chance.mean;
    m.best = best.chance.mean;
    if (played.what != best.what) {
        std::int64_t const e = played.chance.error, f = best.chance.error;
        bool const known = e < triqueta::bots::estimate::one && f < triqueta::bots::estimate::one;
        m.error = known ? triqueta::bots::detail::root(e * e + f * f) : triqueta::bots::estimate::one;
    }
    return m;
}

/// The share of the win by seat.
template <class Result>
std::vector<std::int64_t> shares_of_win(Result const& r) {
    std::vector<std::int64_t> all;
    for (int s = 0; s < r.players(); ++s) all.push_back(triqueta::bots::share_of_win(r, triqueta::seat{s}));
    return all;
}

/// A change of a player's chance between one choice and the next.
struct swing {
    reviewed_move const* move;
    std::int64_t after;  // the best chance at the next choice, or the result

    [[nodiscard]] std::int64_t size() const { return after > move->best ? after - move->best : move->best - after; }
};

/// The largest swings of at least ten percent, in order.
inline std::vector<swing> turning_points(review const& r, std::size_t most = 5) {
    std::vector<swing> all;
    std::vector<reviewed_move const*> last(static_cast<std::size_t>(r.players), nullptr);
    for (auto const& m : r.all) {
        auto& before = last[static_cast<std::size_t>(m.who.number())];
        if (before != nullptr) all.push_back({before, m.best});
        before = &m;
    }
    for (std::size_t s = 0; r.ended && s < last.size(); ++s)
        if (last[s] != nullptr) all.push_back({last[s], (*r.ended)[s]});
    std::stable_sort(all.begin(), all.end(), [](swing const& a, swing const& b) { return a.size() > b.size(); });
    all.resize(std::min(all.size(), most));
    std::erase_if(all, [](swing const& s) { return 10 * s.size() < reviewed_move::one; });
    std::stable_sort(all.begin(), all.end(),
                     [](swing const& a, swing const& b) { return a.move->number < b.move->number; });
    return all;
}

}  // namespace terminal
