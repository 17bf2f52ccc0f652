// Trains a net by self-play and writes it as a file and as a header.
//
// usage: train NAME [GAMES [SEED [FOLDER [RATE [LAMBDA [NET [ERROR]]]]]]], for example: train base_game_2 - -
// build/weights

#include "train/self_play.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace train;

/// The share of games for two that the net wins against the bot of the terminal, in percent, in each seat in turn.
template <class Features, tq::game G>
double against_terminal(tq::setup<G> start, int games, shipped_weights<Features> const& weights) {
    double sum = 0;
    int const players = tq::state<G>{start}.players();
    for (int i = 0; i < games; ++i) {
        tq::seat const mine{i % players};
        tq::dice random{77, static_cast<std::uint64_t>(i / players)};
        tq::dice theirs{78, static_cast<std::uint64_t>(i)};
        tq::state<G> s{start};
        tq::urn const chance{random};
        terminal::simple_player<G> const simple;
        while (!s.is_over()) {
            if (s.turn().is_chance())
                s.reveal_unchecked(chance(s));
            else if (s.turn().seat() == mine)
                s.apply_unchecked(greedy<Features>(s, weights, 0, theirs));
            else
                s.apply_unchecked(simple(s.view(s.turn().seat()), theirs));
        }
        sum += outcome_of<Features>(s, mine).win;
    }
    return 100 * sum / games;
}

template <class Features>
void write(std::string const& name, std::string const& folder, shipped_weights<Features> const& weights) {
    std::vector<std::byte> bytes;
    bots::write_net<Features>(weights, std::back_inserter(bytes));
    std::ofstream file{folder + "/" + name + ".net", std::ios::binary};
    file.write(reinterpret_cast<char const*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    std::ofstream header{folder + "/" + name + ".hpp"};
    header << "#pragma once\n\n#include <cstdint>\n\nnamespace triqueta::bots::weights {\n\n"
           << "// clang-format off\n// Learnt by tools/train.\ninline constexpr std::int8_t " << name << "[] = {\n";
    std::string line;
    for (auto const w : weights) {
        std::string const number = std::to_string(static_cast<int>(w)) + ",";
        if (line.size() + number.size() > 120) {
            header << line << "\n";
            line.clear();
        }
        line += number;
    }
    header << line << "\n};\n// clang-format on\n\n}  // namespace triqueta::bots::weights\n";
}

struct request {
    std::string name, folder;
    options how;
};

/// Trains on games of several kinds in turn.
template <class Features, tq::game First, tq::game... Games>
void train_on(request const& r) {
    auto const weights = train_net<Features>(
        r.how,
        [&](long number, tq::dice random, auto const& w, auto& courses) {
            constexpr long kinds = 1 + sizeof...(Games);
            long kind = 0;
            auto const one = [&]<class G>() {
                if (kind++ != number % kinds) return;
                tq::setup<G> start;
                start.first = tq::seat{static_cast<int>(number / kinds % tq::state<G>{}.players())};
                play<Features, G>(start, random, lesson_of(r.how, number), w, courses);
            };
            one.template operator()<First>();
            (one.template operator()<Games>(), ...);
        },
        [](long, auto const& w) {
            std::printf("%.1f %%", against_terminal<Features, First>({}, 1000, w));
            ((std::printf(" %.1f %%", against_terminal<Features, Games>({}, 400, w))), ...);
            std::printf(" against the terminal\n");
        });
    write<Features>(r.name, r.folder, weights);
}

/// Trains on a game of cards with different numbers of players: `players_of(number)`.
template <class Features, tq::game G, class SetupOf>
void train_cards(request const& r, SetupOf setup_of) {
    auto const weights = train_net<Features>(
        r.how,
        [&](long number, tq::dice random, auto const& w, auto& courses) {
            tq::setup<G> start = setup_of(number);
            start.first = tq::seat{static_cast<int>(number % start.players)};
            play<Features, G>(start, random, lesson_of(r.how, number), w, courses);
        },
        [&](long, auto const& w) {
            for (int players : {2, 3, 4}) {
                tq::setup<G> start = setup_of(0);
                start.players = players;
                if constexpr (requires { start.turn_cap; }) start.turn_cap = 1000;
                std::printf("%.1f %% ", against_terminal<Features, G>(start, 1000, w));
            }
            std::printf("against the terminal\n");
        });
    write<Features>(r.name, r.folder, weights);
}

/// The recipe of each net: from how many games it learns, from which seed, and how much players err in them.
struct recipe {
    char const* name;
    long games;
    std::uint64_t seed;
    std::int32_t most_error;
    float lambda;
    float impatience;
    bool is_taught;
};
constexpr recipe recipes[] = {
    {"base_game_2", 600'000, 1, 0, 0.85F, 0, false},
    {"base_game", 100'000, 1, 0, 0.85F, 0, false},
    {"hidden_wolves_duel", 300'000, 1, 0, 0.85F, 0, true},
    {"hidden_wolves", 150'000, 1, 8500, 0.85F, 0, false},
    {"mayhem", 600'000, 2, 0, 0.85F, 0, false},
    {"race", 24'000, 1, 340, 0.9F, 0.004F, false},
};

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) return std::puts("usage: train NAME [GAMES [SEED [FOLDER]]]"), 2;
    request r{argv[1], argc > 4 ? argv[4] : ".", {}};
    for (recipe const& known : recipes)
        if (r.name == known.name) {
            r.how.games = known.games;
            r.how.seed = known.seed;
            r.how.most_error = known.most_error;
            r.how.lambda = known.lambda;
            r.how.impatience = known.impatience;
            r.how.is_taught = known.is_taught;
        }
    if (argc > 2 && std::atol(argv[2]) > 0) r.how.games = std::atol(argv[2]);
    if (argc > 5) r.how.rate = static_cast<float>(std::atof(argv[5]));
    if (argc > 6) r.how.lambda = static_cast<float>(std::atof(argv[6]));
    r.how.report_every = static_cast<int>(r.how.games / 6);
    if (argc > 7 && std::strcmp(argv[7], "-") != 0) r.how.from = argv[7];
    if (argc > 8) r.how.most_error = std::atoi(argv[8]);
    if (argc > 3 && std::strcmp(argv[3], "-") != 0) r.how.seed = static_cast<std::uint64_t>(std::atoll(argv[3]));
    using six = bots::animals_features<6>;
    using seven = bots::animals_features<7>;
    if (r.name == "base_game_2") return train_on<six, tq::base_game<2>>(r), 0;
    if (r.name == "base_game") return train_on<six, tq::base_game<3>, tq::base_game<4>, tq::base_game<5>>(r), 0;
    if (r.name == "base_game_duel") return train_on<six, tq::base_game_duel>(r), 0;
    if (r.name == "hidden_wolves_duel") return train_on<seven, tq::hidden_wolves_duel>(r), 0;
    if (r.name == "hidden_wolves")
        return train_on<seven, tq::hidden_wolves<3>, tq::hidden_wolves<4>, tq::hidden_wolves<5>, tq::hidden_wolves<2>>(
                   r),
               0;
    if (r.name == "mayhem")
        return train_cards<bots::mayhem_features, tq::mayhem>(
                   r,
                   [](long number) {
                       constexpr int players[] = {2, 3, 2, 4, 2, 5, 2, 3, 2, 4, 2, 6, 2, 9, 2, 27};
                       return tq::setup<tq::mayhem>{.players = players[number % 16], .fast = number % 64 >= 48};
                   }),
               0;
    if (r.name == "race")
        return train_cards<bots::race_features, tq::race>(
                   r,
                   [](long number) {
                       constexpr int players[] = {2, 3, 2, 4, 2, 5, 2, 6};
                       int const n = players[number % 8];
                       return tq::setup<tq::race>{.players = n,
                                                  .turn_cap = n * static_cast<int>(20 + number / 8 * 17 % 41)};
                   }),
               0;
    return std::printf("no net of this name: %s\n", argv[1]), 2;
}
