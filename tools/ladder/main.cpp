// Plays levels and baselines against each other on mirrored deals, and prints a table of their strengths.
//
// usage: ladder [--game NAME] [--players N] [--deals N] [--seed N] [--json FILE] [--svg FILE] [--check]
//               [--sprt ELO] [--pair FIRST SECOND [--one]]
//
// Without a game it goes through all. --check plays few deals with a fixed seed and fails if a level loses to a lower
// one.
// --sprt ends each contest as soon as it is decided, by a sequential test, whether the first is stronger by ELO or not
// at all.
// --pair plays one contest, such as `--pair best strong` or, with other numbers of nodes, `--pair best:40000 best`;
// with --one, the first sits alone against the second.

#include "ladder/contest.hpp"
#include "ladder/report.hpp"

#include <triqueta/catalog.hpp>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace ladder;

struct options {
    std::string game;
    int players = 0;
    plan how{400, 0, 1, 20'26};
    std::string json, svg;
    bool check = false;
    std::vector<contestant> pair;
    seating at = seating::half;
};

struct entry {
    char const* game;
    int players;
};
// The games and numbers of players of the whole ladder.
constexpr entry whole_ladder[] = {
    {"base_game", 2}, {"base_game", 4}, {"hidden_wolves", 3}, {"hidden_wolves", 5}, {"hidden_wolves_duel", 2},
    {"mayhem", 2},    {"mayhem", 3},    {"mayhem", 4},        {"mayhem", 9},        {"mayhem", 27},
    {"race", 2},      {"race", 4}};

constexpr kind rungs[] = {kind::random, kind::beginner, kind::easy, kind::medium, kind::strong, kind::best};

/// The ladder of one game: each rung against the one below it, and the baselines against `strong`. Or the one contest
/// that was asked for.
template <tq::game G>
game_report climb(entry const& e, tq::setup<G> const& start, options const& o) {
    game_report r{e.game, e.players, {}};
    auto const play = [&](contestant first, contestant second) {
        auto const progress = [&](tally const& so_far) { show_progress(r, first, second, so_far, o.how.most); };
        r.contests.push_back({first, second, contest<G>(start, first, second, o.at, o.how, progress)});
        clear_progress();
        print_line(r, r.contests.back());
    };
    if (!o.pair.empty()) {
        play(o.pair[0], o.pair[1]);
        return r;
    }
    for (std::size_t i = 1; i < std::size(rungs); ++i) play({rungs[i]}, {rungs[i - 1]});
    if (!o.check) {
        play({kind::best}, {kind::terminal});
        play({kind::strong}, {kind::terminal});
        play({kind::strong}, {kind::flat});
    }
    return r;
}

[[noreturn]] void usage() {
    std::puts("usage: ladder [--game NAME] [--players N] [--deals N] [--seed N] [--json FILE] [--svg FILE] [--check]\n"
              "              [--sprt ELO] [--pair FIRST SECOND [--one]]");
    std::exit(2);
}

options read(int argc, char** argv) {
    options o;
    o.how.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    for (int i = 1; i < argc; ++i) {
        auto const next = [&] { return ++i < argc ? argv[i] : (usage(), argv[0]); };
        std::string const word = argv[i];
        if (word == "--game") {
            o.game = next();
        } else if (word == "--players") {
            o.players = std::atoi(next());
        } else if (word == "--deals") {
            o.how.most = std::atol(next());
        } else if (word == "--seed") {
            o.how.seed = static_cast<std::uint64_t>(std::atoll(next()));
        } else if (word == "--json") {
            o.json = next();
        } else if (word == "--svg") {
            o.svg = next();
        } else if (word == "--check") {
            o.check = true;
            o.how.most = 300;
            o.how.elo = 60;
        } else if (word == "--sprt") {
            o.how.elo = std::atof(next());
        } else if (word == "--one") {
            o.at = seating::one;
        } else if (word == "--pair") {
            for (int n = 0; n < 2; ++n) {
                auto const k = contestant::of(next());
                if (!k) usage();
                o.pair.push_back(*k);
            }
        } else {
            usage();
        }
    }
    return o;
}

}  // namespace

int main(int argc, char** argv) {
    options const o = read(argc, argv);
    std::vector<entry> games;
    if (o.game.empty()) {
        for (entry const& e : whole_ladder) games.push_back(e);
    } else if (o.players != 0) {
        games.push_back({o.game.c_str(), o.players});
    } else {
        for (entry const& e : whole_ladder)
            if (o.game == e.game) games.push_back(e);
    }
    std::vector<game_report> all;
    print_head();
    for (entry const& e : games) {
        auto const no = tq::shipped::visit(
            e.game, e.players, [&]<class G>(tq::setup<G> const& start) { all.push_back(climb<G>(e, start, o)); });
        if (no) return std::printf("%s with %d players: %s\n", e.game, e.players, tq::text::english(no)), 2;
    }
    if (games.empty()) usage();
    if (!o.json.empty()) write_json(all, o.json);
    if (!o.svg.empty()) write_svg(all, o.svg);
    if (!o.check) return 0;
    bool in_order = true;
    for (game_report const& r : all)
        for (result const& c : r.contests)
            if (c.got.mean() + c.got.error() < 0.5) {
                std::printf("inverted: %s loses to %s in %s with %d players\n", c.first.name().c_str(),
                            c.second.name().c_str(), r.game.c_str(), r.players);
                in_order = false;
            }
    return in_order ? 0 : 1;
}
