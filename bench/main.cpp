#include "batches.hpp"
#include "c_calls.hpp"
#include "loops.hpp"
#include "mayhem_reference.hpp"
#include "reference.hpp"
#include "sums.hpp"
#include "views.hpp"
#include "work.hpp"

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

// Measures the time per decision of random games, of what is done with a view, and of the steps of batches.
// bench/table.py prints tables of it.
//
// usage: triqueta_bench [Google Benchmark's options]
//        triqueta_bench --do NAME AMOUNT            does only this, so often (for bench/instructions.sh)
//        triqueta_bench --batch NAME PLACES STEPS   prints ns per decision of this batch (for bindings/python/bench.py)
namespace {

using bench::sums;

struct measured {
    std::string name;
    int players;
    void (*play)(triqueta::dice, sums&);
    void (*twin)(triqueta::dice, sums&) = nullptr;  // a loop that must play the same games; null: the unchecked loop
};
struct measured_otherwise {
    std::string name;
    bench::work (*prepare)();
    double (*as_batch)(bench::batch_size) = nullptr;  // for batches: returns ns per decision
};

constexpr std::uint64_t key = 2024;

[[nodiscard]] sums play(measured const& what, std::uint64_t games) {
    sums sum;
    for (std::uint64_t number = 0; number < games; ++number) what.play(triqueta::dice{key, number}, sum);
    return sum;
}

struct everything {
    everything();

    std::vector<measured> loops{{"triqueta/reference/base_game_3", 3, bench::play_reference},
                                {"mayhem/reference/4", 4, bench::play_mayhem_reference}};
    std::vector<measured_otherwise> others{};
};

/// Adds all benchmarks of a variant. Their names are FAMILY/WHAT/VARIANT.
template <triqueta::game G, int Players>
void add(everything& to, std::string const& family, std::string const& variant) {
    auto& all = to.loops;
    all.push_back({family + "/unchecked/" + variant, Players, bench::play_unchecked<G, Players>});
    all.push_back({family + "/checked/" + variant, Players, bench::play_checked<G, Players>});
    all.push_back({family + "/view/" + variant, Players, bench::play_by_views<G, Players>});
    all.push_back({family + "/advance/" + variant, Players, bench::play_watched<G, Players>});
    all.push_back(
        {family + "/match/" + variant, Players, bench::play_match<G, Players>, bench::play_with_two_dice<G, Players>});
    all.push_back({family + "/c call/" + variant, Players, bench::play_c_calls<G, Players>,
                   bench::play_with_two_dice<G, Players>});
    auto& others = to.others;
    others.push_back({family + "/playouts/" + variant, bench::playouts<G, Players>});
    others.push_back({family + "/c playouts/" + variant, bench::c_playouts<G, Players>});

    others.push_back({family + "/encode/" + variant, bench::encodings<G, Players>});
    others.push_back({family + "/json/" + variant, bench::views_as_json<G, Players>});
    others.push_back({family + "/complete/" + variant, bench::completions<G, Players>});
    others.push_back({family + "/tries one by one/" + variant, bench::single_tries<G, Players>});
    others.push_back({family + "/evaluate/" + variant, bench::tries<G, Players>});

    constexpr std::size_t few = 256;
    constexpr std::size_t many = 4096;  // more than fit into the caches close to the core
    constexpr auto in_cpp = bench::step_batch<G, Players>;
    constexpr auto in_c = bench::step_c_batch<G, Players>;
    constexpr auto without_masks = bench::step_batch<G, Players, bench::written::no_masks>;
    constexpr auto bare = bench::step_batch<G, Players, bench::written::neither>;
    others.push_back({family + "/batch/" + variant, bench::steps<G, Players, in_cpp, few>,
                      bench::fastest_batch<G, Players, in_cpp>});
    others.push_back({family + "/without masks/" + variant, bench::steps<G, Players, without_masks, few>});
    others.push_back({family + "/bare/" + variant, bench::steps<G, Players, bare, few>});
    others.push_back({family + "/4096 places/" + variant, bench::steps<G, Players, in_cpp, many>});
    others.push_back(
        {family + "/c batch/" + variant, bench::steps<G, Players, in_c, few>, bench::fastest_batch<G, Players, in_c>});
}
template <triqueta::game G>
void add_variant(everything& to, std::string const& variant) {
    add<G, G::players>(to, "triqueta", variant);
}

everything::everything() {
    add_variant<triqueta::base_game<2>>(*this, "base_game_2");
    add_variant<triqueta::base_game<3>>(*this, "base_game_3");
    add_variant<triqueta::base_game<4>>(*this, "base_game_4");
    add_variant<triqueta::base_game<5>>(*this, "base_game_5");
    add_variant<triqueta::base_game_duel>(*this, "base_game_duel");
    add_variant<triqueta::hidden_wolves<2>>(*this, "hidden_wolves_2");
    add_variant<triqueta::hidden_wolves<3>>(*this, "hidden_wolves_3");
    add_variant<triqueta::hidden_wolves<4>>(*this, "hidden_wolves_4");
    add_variant<triqueta::hidden_wolves<5>>(*this, "hidden_wolves_5");
    add_variant<triqueta::hidden_wolves_duel>(*this, "hidden_wolves_duel");
    add<triqueta::mayhem, 4>(*this, "mayhem", "4");
    add<triqueta::race, 4>(*this, "race", "4");
}

[[nodiscard]] bool is_reference(measured const& what) { return what.name.find("/reference/") != std::string::npos; }

/// Means over many random games. Independent programs and the library agree on them.
struct means {
    double decisions;
    std::vector<double> points;
};

/// Whether a reference plays the right game, judged by its means. 0.05 is four times the standard error of the
/// decisions in a million games, and more than four times that of the points.
[[nodiscard]] bool reference_is_right(measured const& reference, means const& expected) {
    auto const near = [](double found, double right) { return found > right - 0.05 && found < right + 0.05; };
    sums const sum = play(reference, 1'000'000);
    auto const games = static_cast<double>(sum.games);
    auto const decisions = static_cast<double>(sum.decisions) / games;
    bool right = near(decisions, expected.decisions);
    for (std::size_t s = 0; s < expected.points.size(); ++s)
        right = right && near(static_cast<double>(sum.points[s]) / games, expected.points[s]);
    if (!right) {
        std::fprintf(stderr, "%s plays another game: %.2f decisions a game; it should be %.2f; points",
                     reference.name.c_str(), decisions, expected.decisions);
        for (std::size_t s = 0; s < expected.points.size(); ++s)
            std::fprintf(stderr, " %.2f (%.2f)", static_cast<double>(sum.points[s]) / games, expected.points[s]);
        std::fprintf(stderr, "\n");
    }
    return right;
}

/// Whether the library's loops play exactly the same games.
[[nodiscard]] bool loops_agree(std::vector<measured> const& all) {
    bool agree = true;
    sums expected;
    for (auto const& what : all) {
        if (is_reference(what)) continue;
        sums const sum = play(what, 1000);
        if (what.name.find("/unchecked/") != std::string::npos) expected = sum;  // the first loop of each variant
        if (what.twin != nullptr) {
            if (!sum.refused && sum == play({what.name, what.players, what.twin}, 1000)) continue;
        } else if (!sum.refused && sum == expected) {
            continue;
        }
        std::fprintf(stderr, "%s plays other games than it should\n", what.name.c_str());
        agree = false;
    }
    return agree;
}

/// Plays games number 0, 1, …, one in each iteration.
void measure(benchmark::State& state, measured const& what) {
    sums sum;
    for (auto _ : state) what.play(triqueta::dice{key, sum.games}, sum);
    if (sum.refused) state.SkipWithError("a move was refused");
    state.SetItemsProcessed(static_cast<std::int64_t>(sum.decisions));
    auto const games = static_cast<double>(sum.games);
    state.counters["decisions/game"] = static_cast<double>(sum.decisions) / games;
    for (auto s = 0U; s < static_cast<unsigned>(what.players); ++s)
        state.counters["points/" + std::to_string(s)] = static_cast<double>(sum.points[s]) / games;
}

/// Does one thing after the other.
void measure(benchmark::State& state, measured_otherwise const& what) {
    auto const work = what.prepare();
    std::uint64_t count = 0;
    for (auto _ : state) count += work(1);
    state.SetItemsProcessed(static_cast<std::int64_t>(count));
}

[[nodiscard]] std::uint64_t number(char const* text) { return std::strtoull(text, nullptr, 10); }

int done(std::uint64_t count) {
    std::printf("%llu\n", static_cast<unsigned long long>(count));
    return 0;
}
int unknown(std::string_view name) {
    std::fprintf(stderr, "there is no %.*s\n", static_cast<int>(name.size()), name.data());
    return 2;
}

/// Does something a number of times: plays games, takes all steps of a batch, …
int do_only(everything const& all, std::string_view name, std::uint64_t amount) {
    for (auto const& what : all.loops)
        if (what.name == name) return done(play(what, amount).decisions);
    for (auto const& what : all.others)
        if (what.name == name) return done(what.prepare()(amount));
    return unknown(name);
}

int step_only(std::vector<measured_otherwise> const& all, std::string_view name, bench::batch_size size) {
    for (auto const& what : all) {
        if (what.name != name || what.as_batch == nullptr) continue;
        std::printf("%.1f\n", what.as_batch(size));
        return 0;
    }
    return unknown(name);
}

}  // namespace

int main(int argc, char** argv) {
    everything const all;
    if (argc == 4 && std::string_view{argv[1]} == "--do") return do_only(all, argv[2], number(argv[3]));
    if (argc == 5 && std::string_view{argv[1]} == "--batch")
        return step_only(all.others, argv[2], {number(argv[3]), number(argv[4])});

    // The machine may be busy, so measure all benchmarks in turns, many times, briefly.
    std::vector<std::string> options{argv[0], "--benchmark_repetitions=15", "--benchmark_min_time=0.08",
                                     "--benchmark_enable_random_interleaving=true",
                                     "--benchmark_display_aggregates_only=true"};
    bool to_file = false;
    for (int i = 1; i < argc; ++i) {
        options.emplace_back(argv[i]);  // a later option overrides an earlier one
        to_file = to_file || options.back().starts_with("--benchmark_out=");
    }
    std::vector<char*> arguments;
    arguments.reserve(options.size());
    for (auto& option : options) arguments.push_back(option.data());
    auto count = static_cast<int>(arguments.size());
    benchmark::AddCustomContext("kernel", triqueta::simd::kernel_name);
    benchmark::AddCustomContext("kernel of the C library", bench::c_kernel_name());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;

    if (!reference_is_right(all.loops[0], {78.05, {10.35, 10.68, 10.98}}) ||
        !reference_is_right(all.loops[1], {104.26, {22.42, 22.48, 22.56, 22.53}}) || !loops_agree(all.loops))
        return 1;

    for (auto const& what : all.loops)
        benchmark::RegisterBenchmark(what.name.c_str(), [&what](benchmark::State& s) { measure(s, what); });
    for (auto const& what : all.others)
        benchmark::RegisterBenchmark(what.name.c_str(), [&what](benchmark::State& s) { measure(s, what); });
    if (to_file) {
        // With an output file, suppress the long table on the terminal: bench/table.py prints a short one.
        class silent : public benchmark::BenchmarkReporter {
            bool ReportContext(Context const&) override { return true; }
            void ReportRuns(std::vector<Run> const&) override {}
        } nothing;
        std::fprintf(stderr, "measuring in turns, for a minute or two\n");
        benchmark::RunSpecifiedBenchmarks(&nothing);
    } else {
        benchmark::RunSpecifiedBenchmarks();
    }
}
