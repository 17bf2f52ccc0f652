#pragma once

#include "ladder/player.hpp"

#include <triqueta/triqueta.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <thread>
#include <vector>

namespace ladder {

/// What two kinds of players reached against each other.
struct tally {
    long deals = 0;
    double share = 0;    // of the games that the first won, summed over deals; even is 0.5 each
    double squares = 0;  // of the same
    double margin = 0;   // of the first's points over the second's, per seat, summed over deals
    long games = 0;
    long winnerless = 0;
    double milliseconds = 0;  // that the first thought
    double slowest = 0;
    long choices = 0;
    long nodes = 0;

    tally& operator+=(tally const& more) {
        deals += more.deals;
        share += more.share;
        squares += more.squares;
        margin += more.margin;
        games += more.games;
        winnerless += more.winnerless;
        milliseconds += more.milliseconds;
        slowest = std::max(slowest, more.slowest);
        choices += more.choices;
        nodes += more.nodes;
        return *this;
    }

    [[nodiscard]] double mean() const { return share / static_cast<double>(deals); }
    /// Half the 95 % interval of the mean, over deals.
    [[nodiscard]] double error() const {
        auto const n = static_cast<double>(deals);
        double const variance = std::max(squares / n - mean() * mean(), 0.25 / (n * n));
        return 1.96 * std::sqrt(variance / n);
    }
};

/// The Elo difference of a share.
[[nodiscard]] inline double elo(double share) {
    double const s = std::clamp(share, 0.0005, 0.9995);
    return 400 * std::log10(s / (1 - s));
}

/// Where the first kind sits: one seat, or every other one.
enum class seating { one, half };

/// Plays one deal in every seating: with two players each sits in both seats; half and half, both halves are swapped;
/// one against the others sits in each seat.
template <triqueta::game G>
tally play_deal(triqueta::setup<G> const& start, contestant first, contestant second, seating how, std::uint64_t seed,
                std::uint64_t number, players_of<G>& who) {
    namespace tq = triqueta;
    int const players = tq::state<G>{start}.players();
    int const seatings = how == seating::one ? players : 2;
    tally t;
    double pair = 0;
    for (int turn = 0; turn < seatings; ++turn) {
        std::vector<bool> of_first(static_cast<std::size_t>(players));
        for (int i = 0; i < players; ++i)
            of_first[static_cast<std::size_t>(i)] = how == seating::one ? i == turn : i % 2 == turn;
        auto const is_first = [&](tq::seat s) { return of_first[static_cast<std::size_t>(s.number())]; };
        tq::deal<G> deal{tq::seed_from(seed), start, number};
        tq::state<G> s{start};
        who.begin_game(seed ^ 0x5EED, number * 64 + static_cast<std::uint64_t>(turn), players);
        while (!s.is_over()) {
            if (s.turn().is_chance()) {
                s.reveal_unchecked(deal(s));
                continue;
            }
            tq::seat const mover = s.turn().seat();
            auto const begun = std::chrono::steady_clock::now();
            auto const chosen = who.choose(is_first(mover) ? first : second, s.view(mover));
            if (is_first(mover)) {
                std::chrono::duration<double, std::milli> const time = std::chrono::steady_clock::now() - begun;
                t.milliseconds += time.count();
                t.slowest = std::max(t.slowest, time.count());
                t.nodes += who.nodes();
                ++t.choices;
            }
            s.apply_unchecked(chosen);
        }
        auto const result = s.result();
        auto const winners = result.winners();
        double mine = 0, theirs = 0, points = 0, others = 0, above = 0;
        int count = 0;
        for (int i = 0; i < players; ++i) {
            double const won = winners.contains(tq::seat{i}) ? 1.0 / winners.size() : 0;
            bool const is = of_first[static_cast<std::size_t>(i)];
            count += is;
            (is ? mine : theirs) += won;
            (is ? points : others) += result.points(tq::seat{i}).value();
            for (int j = 0; is && j < players; ++j) {
                if (of_first[static_cast<std::size_t>(j)]) continue;
                auto const order = result.points(tq::seat{i}) <=> result.points(tq::seat{j});
                above += order > 0 ? 1 : order == 0 ? 0.5 : 0;
            }
        }
        // One against others and games for two are compared by wins. Half and half, each of the first is compared with
        // each of the second by points; in a game without points, wins per seat are compared.
        double const a = mine / count, b = theirs / (players - count);
        bool const by_points = how == seating::half && players > 2 && !tq::bots::scores_only_wins<G>;
        pair += how == seating::one ? mine
                : by_points         ? above / (count * (players - count))
                : a + b > 0         ? a / (a + b)
                                    : 0;
        t.margin += (points / count - others / (players - count)) / seatings;
        t.winnerless += winners.size() == 0;
        ++t.games;
    }
    pair /= seatings;
    t.deals = 1;
    t.share = pair;
    t.squares = pair * pair;
    return t;
}

/// When to stop: after `most` deals, or once the sequential test has decided whether the first is `elo` stronger or not
/// at all, with errors of 5 %.
struct plan {
    long most = 1000;
    double elo = 0;  // 0: no test
    int threads = 1;
    std::uint64_t seed = 1;
};

/// The log likelihood ratio of "stronger by `elo`" against "equal", for a normal approximation.
[[nodiscard]] inline double likelihood(tally const& t, double elo) {
    auto const n = static_cast<double>(t.deals);
    double const variance = std::max(t.squares / n - t.mean() * t.mean(), 1e-4);
    double const high = 1 / (1 + std::pow(10.0, -elo / 400));
    return n * (high - 0.5) * (2 * t.mean() - 0.5 - high) / (2 * variance);
}

/// `progress(tally)` is called now and then.
template <triqueta::game G, class Progress>
tally contest(triqueta::setup<G> const& start, contestant first, contestant second, seating how, plan const& p,
              Progress progress) {
    constexpr long block = 32;
    tally all;
    std::vector<tally> of_block(block);
    for (long done = 0; done < p.most; done += block) {
        long const count = std::min(block, p.most - done);
        std::atomic<long> next{0};
        auto const work = [&] {
            players_of<G> who;
            for (long i = next++; i < count; i = next++)
                of_block[static_cast<std::size_t>(i)] =
                    play_deal<G>(start, first, second, how, p.seed, static_cast<std::uint64_t>(done + i), who);
        };
        std::vector<std::thread> others;
        for (int t = 1; t < p.threads; ++t) others.emplace_back(work);
        work();
        for (auto& t : others) t.join();
        for (long i = 0; i < count; ++i) all += of_block[static_cast<std::size_t>(i)];
        progress(all);
        if (p.elo > 0 && all.deals >= 2 * block && std::abs(likelihood(all, p.elo)) > 2.94) break;
    }
    return all;
}

}  // namespace ladder
