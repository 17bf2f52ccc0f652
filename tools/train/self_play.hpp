#pragma once

#include "terminal/animals/bot.hpp"
#include "terminal/mayhem/bot.hpp"
#include "terminal/race/bot.hpp"
#include "train/learner.hpp"

#include <triqueta/bots/brain.hpp>
#include <triqueta/bots/weights_file.hpp>
#include <triqueta/text/english.hpp>
#include <triqueta/text/shipped_words.hpp>
#include <triqueta/triqueta.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace train {

namespace tq = triqueta;

struct options {
    std::uint64_t seed = 1;
    long games = 200'000;
    int report_every = 50'000;
    float rate = 0.001F;
    float lambda = 0.85F;
    std::int32_t most_error = 0;  // of the judgements of players who err, in 65536ths of a win
    float impatience = 0;         // how much less a later win is worth, with each position of a player
    std::string from;             // a file of weights to begin with, or empty
    bool is_taught = false;       // by the bot of the terminal, on some of the seats
};

/// How a game is played.
struct lesson {
    static constexpr std::uint32_t whole = 1024;
    std::uint32_t random;     // actions at random, of 64 * whole
    std::uint32_t taught;     // seats that the terminal's bot has, of whole
    std::int32_t most_error;  // of the judgements of players who err, in 65536ths of a win
};

/// How the game of this number is played. Self-play can settle on a poor way to play that is best against itself, as to
/// take rows early because everybody does. Another player on some seats prevents that: on all at first, on fewer and
/// fewer until three tenths of the games are done, then on three tenths. Random actions get fewer to the end there.
[[nodiscard]] inline lesson lesson_of(options const& o, long number) {
    if (!o.is_taught) return {lesson::whole, 0, o.most_error};
    constexpr float three_tenths = 0.3F;
    float const part = std::min(1.0F, static_cast<float>(number) / static_cast<float>(o.games));
    float const taught = std::max(three_tenths, 1 - part / three_tenths);
    return {static_cast<std::uint32_t>(lesson::whole * (1 - part)), static_cast<std::uint32_t>(lesson::whole * taught),
            o.most_error};
}

/// The outcome of a game for one seat.
struct outcome {
    float win;
    float margin;  // in units of the features
};

template <class Features, tq::game G>
outcome outcome_of(tq::state<G> const& s, tq::seat who) {
    auto const w = bots::final_worth<Features>(s, who);
    return {static_cast<float>(w.win) / bots::worth::sure, static_cast<float>(w.margin) / bots::worth::one_margin};
}

/// What a seat saw in a game, position after position.
struct course {
    std::vector<std::size_t> ends{0};  // of each description in `all`
    description all;
    outcome end{};

    void clear() {
        ends.assign(1, 0);
        all.clear();
    }
    [[nodiscard]] std::size_t size() const { return ends.size() - 1; }
    [[nodiscard]] std::span<std::uint16_t const> operator[](std::size_t i) const {
        return {all.data() + ends[i], ends[i + 1] - ends[i]};
    }
};

template <class Features>
using shipped_weights = std::array<std::int8_t, learner<Features>::size>;

/// The action with the greatest worth by the net, looking one action ahead. Each judgement has a random error.
template <class Features, tq::game G>
tq::action<G> greedy(tq::state<G> const& s, shipped_weights<Features> const& weights, std::int32_t error,
                     tq::dice& random) {
    tq::seat const mover = s.turn().seat();
    if (auto const sure = Features::certain_action(s.view(mover))) return *sure;
    auto const all = s.distinct();
    if (all.size() == 1) return all[0];
    // Without the urge of players who wait too long: the net has to learn what waiting is worth.
    auto const judge = [&](tq::state<G> const& after, tq::seat who) {
        return bots::brain<G>::joined(after.is_over() ? bots::final_worth<Features>(after, who)
                                                      : bots::net_worth<Features>(after.view(who), weights));
    };
    return tq::argmax(all, [&](auto a) {
        std::int64_t nodes = 0;
        return bots::with_error(bots::worth_of_action<Features, G>(s, mover, a, judge, nodes), error, random);
    });
}

/// Plays a game and records it.
template <class Features, tq::game G>
void play(tq::setup<G> const& start, tq::dice random, lesson const& how, shipped_weights<Features> const& weights,
          std::vector<course>& courses) {
    tq::state<G> s{start};
    tq::urn const chance{random};
    int const players = s.players();
    courses.resize(static_cast<std::size_t>(players));
    for (course& c : courses) c.clear();
    // Half of the players err, some more than others, so that the net meets positions that a perfect player avoids.
    std::vector<std::int32_t> errors(static_cast<std::size_t>(players));
    if (how.most_error > 0)
        for (auto& e : errors)
            if (random.below(2) == 0)
                e = static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(how.most_error)));
    std::vector<bool> is_teacher(static_cast<std::size_t>(players));
    if (how.taught > 0)
        for (auto&& each : is_teacher) each = random.below(lesson::whole) < how.taught;
    terminal::simple_player<G> const teacher;
    while (!s.is_over()) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        tq::seat const mover = s.turn().seat();
        bool const free = random.below(64 * lesson::whole) < how.random;
        auto const legal = s.distinct();
        auto const player = static_cast<std::size_t>(mover.number());
        auto const a = free                 ? random.pick(legal)
                       : is_teacher[player] ? teacher(s.view(mover), random)
                                            : greedy<Features>(s, weights, errors[player], random);
        s.apply_unchecked(a);
        if (s.is_over() || (s.turn().is_seat() && Features::is_mid_turn(s.table()))) continue;
        // With two players, what is good for one is bad for the other.
        int const other = static_cast<int>(random.below(static_cast<std::uint32_t>(players - 1)));
        for (int const seat : {mover.number(), (mover.number() + 1 + other) % players}) {
            if (players == 2 && seat != mover.number()) continue;
            course& c = courses[static_cast<std::size_t>(seat)];
            recorder into{c.all};
            Features::describe(s.view(tq::seat{seat}), into);
            c.ends.push_back(c.all.size());
        }
    }
    for (int i = 0; i < players; ++i) courses[static_cast<std::size_t>(i)].end = outcome_of<Features>(s, tq::seat{i});
}

/// Learns from a course by TD(lambda). Returns the sum of the squared errors of the chances to win.
template <class Features>
double learn(learner<Features> const& net, course const& c, options const& o,
             typename learner<Features>::numbers& slope, std::vector<typename learner<Features>::units>& units) {
    units.resize(c.size());
    for (std::size_t i = 0; i < c.size(); ++i) net.forward(c[i], units[i]);
    float win = c.end.win, margin = c.end.margin;
    double error = 0;
    for (std::size_t i = c.size(); i-- > 0;) {
        float const guess = 1 / (1 + std::exp(-units[i].win));
        float const win_error = guess - win;
        error += static_cast<double>(win_error) * win_error;
        net.backward(c[i], units[i], win_error, 0.25F * (units[i].margin - margin), slope);
        win = (1 - o.impatience) * (win + (1 - o.lambda) * (guess - win));
        margin += (1 - o.lambda) * (units[i].margin - margin);
    }
    return error;
}

/// Trains a net by self-play. `play_game(number, dice, weights, courses)` plays one game. `report(games, weights)` is
/// called now and then. One thread plays a block of games with the weights of before, while another learns from the
/// block before it: the result depends on the options alone.
template <class Features, class PlayGame, class Report>
shipped_weights<Features> train_net(options const& o, PlayGame play_game, Report report) {
    constexpr long block = 64, batch = 4;
    using numbers = typename learner<Features>::numbers;
    using games = std::vector<std::vector<course>>;
    learner<Features> net{o.seed};
    auto weights = std::make_unique<shipped_weights<Features>>();
    if (!o.from.empty()) {
        std::ifstream file{o.from, std::ios::binary};
        std::string const bytes{std::istreambuf_iterator<char>{file}, {}};
        auto const read = bots::read_net<Features>(std::as_bytes(std::span{bytes}));
        if (read)
            *weights = *read;
        else if (bytes.size() == weights->size())  // bare weights, without a head
            std::copy(bytes.begin(), bytes.end(), weights->begin());
        else
            return std::printf("%s: byte %zu: %s\n", o.from.c_str(), read.where(),
                               tq::text::sentence(read.why(), tq::text::in_english)),
                   *weights;
        net.begin_with(*weights);
    }
    numbers slope(learner<Features>::size);
    std::vector<typename learner<Features>::units> units;
    games played(block), next(block);
    double error = 0;
    long seen = 0, reported = -o.report_every;
    auto const begun = std::chrono::steady_clock::now();

    auto const play_block = [&](long first, games& into) {
        for (long i = 0; i < block; ++i)
            play_game(first + i, tq::dice{o.seed, static_cast<std::uint64_t>(first + i)}, *weights,
                      into[static_cast<std::size_t>(i)]);
    };
    auto const learn_block = [&](long first, games const& from) {
        for (long i = 0; i < block; i += batch) {
            std::fill(slope.begin(), slope.end(), 0.0F);
            long positions = 0;
            for (long game = i; game < i + batch; ++game)
                for (course const& c : from[static_cast<std::size_t>(game)]) {
                    error += learn(net, c, o, slope, units);
                    positions += static_cast<long>(c.size());
                }
            seen += positions;
            if (positions == 0) continue;
            for (float& each : slope) each /= static_cast<float>(positions);
            // The rate rises for the first games and falls to a fiftieth.
            float const part = static_cast<float>(first + i) / static_cast<float>(o.games);
            float const warm = std::min(1.0F, static_cast<float>(first + i + batch) / 1000);
            net.step(slope, o.rate * warm * (0.02F + 0.98F * 0.5F * (1 + std::cos(3.14159265F * part))));
        }
    };

    net.quantise(*weights);
    play_block(0, played);
    for (long done = 0; done < o.games; done += block) {
        if (done - reported >= o.report_every) {
            std::chrono::duration<double> const time = std::chrono::steady_clock::now() - begun;
            std::printf("%8ld games %6.0f s, error %.4f: ", done, time.count(),
                        seen ? error / static_cast<double>(seen) : 0.0);
            report(done, *weights);
            std::fflush(stdout);
            error = 0;
            seen = 0;
            reported = done;
        }
        std::thread player{play_block, done + block, std::ref(next)};
        learn_block(done, played);
        player.join();
        net.quantise(*weights);
        played.swap(next);
    }
    std::printf("%8ld games: ", o.games);
    report(o.games, *weights);
    return *weights;
}

}  // namespace train
