// tests/golden/choices.json and analyses.json have choices of bots and analyses, the same on every machine and in every
// language. New weights and changes of the search change them: run this test with TRIQUETA_RENEW=1.

#include "any/tested_bots.hpp"
#include "support/project_file.hpp"

#include <triqueta/catalog.hpp>
#include <triqueta/data.hpp>
#include <triqueta/text.hpp>
#include <triqueta/text/hexadecimal.hpp>
#include <triqueta/text/writer.hpp>
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace triqueta {
namespace {

using nlohmann::ordered_json;

std::vector<std::byte> from_hex(std::string const& digits) {
    std::vector<std::byte> bytes(digits.size() / 2);
    EXPECT_TRUE(text::detail::read_hexadecimal<std::byte>(digits, bytes));
    return bytes;
}
std::string to_hex(std::span<std::byte const> bytes) {
    std::string all;
    text::writer to{std::back_inserter(all)};
    text::detail::write_hexadecimal(to, bytes);
    return all;
}

/// Views of games that are played at random, whose viewer is to move.
template <game G, class F>
void each_view(setup<G> const& start, std::uint64_t key, int count, F f) {
    state<G> s{start};
    dice random{key};
    urn const chance{random};
    for (int moves = 0; count > 0 && !s.is_over();) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        if (moves++ % 9 == 4) f(s.view(s.turn().seat())), --count;
        s.apply_unchecked(random.pick(s.legal()));
    }
}

struct kind_of_game {
    char const* name;
    int players;
};
constexpr kind_of_game kinds[] = {{"base_game", 2},      {"base_game", 3},
                                  {"base_game", 4},      {"base_game", 5},
                                  {"hidden_wolves", 2},  {"hidden_wolves", 3},
                                  {"hidden_wolves", 4},  {"hidden_wolves", 5},
                                  {"base_game_duel", 2}, {"hidden_wolves_duel", 2},
                                  {"mayhem", 2},         {"mayhem", 5},
                                  {"race", 2},           {"race", 4}};

/// Calls f(game, view, number) with some views of every game.
template <class F>
void each_view_of_all(int count, F f) {
    std::uint64_t number = 0;
    for (auto const& kind : kinds) {
        auto const no = shipped::visit(kind.name, kind.players, [&]<game G>(setup<G> const& start) {
            each_view<G>(start, 100 + number, count, [&](view<G> const& v) { f(kind.name, bytes(v), ++number); });
        });
        EXPECT_FALSE(no);
    }
}

ordered_json choice_of(ordered_json const& asked) {
    auto const number = [&](char const* name) { return std::stoull(asked[name].get<std::string>()); };
    any_bot bot{tested::opponents, bots::all_levels[asked["level"].get<std::size_t>()],
                dice{number("key"), number("number")}};
    auto const view = from_hex(asked["view"]);
    auto found = asked;
    found["action"] = *bot.choose(std::span<std::byte const>{view}, {asked["nodes"].get<std::int64_t>()});
    return found;
}

ordered_json analysis_of(ordered_json const& asked) {
    auto const number = [&](char const* name) { return std::stoull(asked[name].get<std::string>()); };
    any_analysis all{tested::analyses, dice{number("key"), number("number")}};
    auto const view = from_hex(asked["view"]);
    EXPECT_FALSE(all.begin(std::span<std::byte const>{view}, {asked["nodes"].get<std::int64_t>()}));
    while (!all.think(100)) {
    }
    auto found = asked;
    found["worth"] = ordered_json::array();
    for (int i = 0; i < all.size(); ++i) {
        auto const one = all[i];
        found["worth"].push_back(one.action);
        for (auto const& e : {one.chance, one.points})
            for (auto const n : {e.mean, e.error, e.tries}) found["worth"].push_back(n);
    }
    found["best"] = all.best();
    found["remarks"] = all.remarks(all[all.best()].action, text::in_english);
    return found;
}

/// Compares a golden file with what work_out makes of each of its lines.
template <class WorkOut>
void compare(char const* name, ordered_json const& asked, WorkOut work_out) {
    auto const file = support::project_file(std::string{"tests/golden/"} + name);
    if (std::getenv("TRIQUETA_RENEW") != nullptr) {
        std::ofstream out{file};
        char before = '[';
        for (auto const& one : asked) {
            out << before << '\n' << work_out(one).dump(-1, ' ', false);
            before = ',';
        }
        out << "\n]\n";
    }
    std::ifstream in{file};
    auto const golden = ordered_json::parse(in);
    ASSERT_EQ(golden.size(), asked.size());
    for (auto const& one : golden) EXPECT_EQ(one, work_out(one));
}

TEST(GoldenBots, choose_the_same_on_every_machine) {
    ordered_json asked;
    each_view_of_all(2 * bots::levels, [&](char const* name, std::vector<std::byte> const& v, std::uint64_t number) {
        asked.push_back({{"game", name},
                         {"level", number % bots::levels},
                         {"key", "18446744073709551557"},
                         {"number", std::to_string(number)},
                         {"nodes", number % 3 == 0 ? 400 : 0},
                         {"view", to_hex(v)}});
        if (asked.back()["level"] == 4) asked.back()["nodes"] = 300;
    });
    compare("choices.json", asked, choice_of);
}

TEST(GoldenBots, judge_the_same_on_every_machine) {
    ordered_json asked;
    each_view_of_all(2, [&](char const* name, std::vector<std::byte> const& v, std::uint64_t number) {
        asked.push_back(
            {{"game", name}, {"key", "9"}, {"number", std::to_string(number)}, {"nodes", 1500}, {"view", to_hex(v)}});
    });
    compare("analyses.json", asked, analysis_of);
}

}  // namespace
}  // namespace triqueta
