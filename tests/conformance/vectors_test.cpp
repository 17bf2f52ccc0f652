#include "conformance/vectors.hpp"

#include "support/project_file.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

// The runner itself: what it accepts, and that it refuses every kind of falsified vector.
namespace {

using conformance::json;

std::filesystem::path const data = support::project_file("tests/conformance/data");

std::vector<json> lines_of(char const* name) {
    std::ifstream file{data / name};
    std::vector<json> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(json::parse(line));
    return lines;
}

/// What is wrong with a line; empty if it agrees.
std::string wrong_with(json const& line) {
    conformance::tally counted;
    return conformance::check_line(line.dump(), "here:1", counted).value_or("");
}

/// One game with views of each variant.
class Falsified : public testing::Test {
  protected:
    static std::vector<json> const& games() {
        static std::vector<json> const lines = [] {
            std::vector<json> each;
            std::string last;
            for (auto const& line : lines_of("triqueta_views.jsonl")) {
                auto const variant = line.at("players").dump() + line.at("wolves").dump() + line.at("pair").dump();
                if (variant != last) each.push_back(line);
                last = variant;
            }
            return each;
        }();
        return lines;
    }

    /// The step at which the runner finds what `falsify` did to the first step that it applies to; falsify returns
    /// whether it did anything.
    static void expect_found(char const* what, std::function<bool(json& step)> const& falsify) {
        for (auto line : games()) {
            ASSERT_EQ(wrong_with(line), "");
            std::size_t number = 0;
            bool done = false;
            for (auto& step : line.at("steps")) {
                ++number;
                if (number < 20 || !falsify(step)) continue;
                done = true;
                break;
            }
            ASSERT_TRUE(done);
            auto const found = wrong_with(line);
            EXPECT_EQ(found.rfind("here:1: step " + std::to_string(number) + ": " + what, 0), 0U) << found;
        }
    }

    static void expect_end_found(char const* what, std::function<void(json& line)> const& falsify) {
        for (auto line : games()) {
            falsify(line);
            auto const end = line.at("steps").size() + 1;
            auto const found = wrong_with(line);
            EXPECT_EQ(found.rfind("here:1: step " + std::to_string(end) + ": " + what, 0), 0U) << found;
        }
    }

    static bool is_action(json const& step) { return step.at(0).get<int>() >= 0; }
};

TEST_F(Falsified, a_legal_action_dropped_is_found) {
    expect_found("legal actions", [](json& step) {
        if (!is_action(step) || step[1].size() < 2) return false;
        step[1].erase(step[1][0] == step[2] ? 1 : 0);
        return true;
    });
}

TEST_F(Falsified, a_legal_action_added_is_found) {
    expect_found("legal actions", [](json& step) {
        if (!is_action(step)) return false;
        step[1].push_back(24);
        return true;
    });
}

TEST_F(Falsified, another_seat_is_found) {
    expect_found("whose turn", [](json& step) {
        if (!is_action(step)) return false;
        step[0] = 1 - step[0].get<int>();
        return true;
    });
}

TEST_F(Falsified, another_token_is_found) {
    expect_found("what was drawn", [](json& step) {
        if (is_action(step)) return false;
        step[1] = (step[1].get<int>() + 1) % 6;
        return true;
    });
}

TEST_F(Falsified, a_weight_is_found) {
    expect_found("chance", [](json& step) {
        if (is_action(step) || step.size() < 3) return false;
        step[2][0][1] = step[2][0][1].get<int>() + 1;
        return true;
    });
}

TEST_F(Falsified, an_outcome_dropped_from_the_weights_is_found) {
    expect_found("chance", [](json& step) {
        if (is_action(step) || step.size() < 3) return false;
        step[2].erase(0);
        return true;
    });
}

TEST_F(Falsified, a_count_in_a_view_is_found) {
    for (auto const& path :
         {"/0/unseen/light/2", "/1/players/0/up/3", "/0/box", "/1/heights/0/1", "/0/players/1/tiles"})
        expect_found("views", [&](json& step) {
            if (!is_action(step) || step.size() < 4) return false;
            auto& count = step[3][json::json_pointer{path}];
            count = count.get<int>() + 1;
            return true;
        });
}

TEST_F(Falsified, a_secret_in_a_view_is_found) {
    expect_found("views", [](json& step) {
        if (!is_action(step) || step.size() < 4) return false;
        step[3][0]["players"][1]["kept"] = json::array({3});
        return true;
    });
}

TEST_F(Falsified, an_illegal_action_taken_is_found) {
    expect_found("action 24", [](json& step) {
        if (!is_action(step)) return false;
        step[2] = 24;
        return true;
    });
}

TEST_F(Falsified, a_step_left_out_is_found) {
    for (auto line : games()) {
        line["steps"].erase(30);
        EXPECT_NE(wrong_with(line), "");
    }
}

TEST_F(Falsified, a_game_cut_short_is_found) {
    for (auto line : games()) {
        line["steps"].erase(line["steps"].size() - 1);
        EXPECT_NE(wrong_with(line), "");
    }
}

TEST_F(Falsified, a_score_is_found) {
    expect_end_found("scores", [](json& line) { line["scores"][1] = line["scores"][1].get<int>() + 1; });
}

TEST_F(Falsified, a_number_of_tokens_is_found) {
    expect_end_found("tokens", [](json& line) { line["tokens"][0] = line["tokens"][0].get<int>() - 1; });
}

TEST_F(Falsified, a_winner_is_found) {
    expect_end_found("winners", [](json& line) { line["winners"] = json::array({0, 1}); });
}

TEST_F(Falsified, a_view_at_the_end_is_found) {
    expect_end_found("views at the end", [](json& line) { line["views"][0]["box"] = -1; });
}

TEST_F(Falsified, a_deal_with_a_wrong_token_is_found) {
    for (auto line : games()) {
        auto& token = line["towers"][3][4][2];
        token = (token.get<int>() + 1) % 6;
        EXPECT_NE(wrong_with(line), "");
    }
}

TEST_F(Falsified, a_perft_count_is_found) {
    for (auto line : lines_of("triqueta_perft.jsonl")) {
        ASSERT_EQ(wrong_with(line), "");
        line["perft"].back() = line["perft"].back().get<int>() + 1;
        EXPECT_EQ(wrong_with(line).rfind("here:1: step 0: perft", 0), 0U);
    }
}

TEST(Malformed, lines_are_told_by_their_number) {
    auto const good = lines_of("triqueta_perft.jsonl").front().dump();
    for (std::string const bad :
         {"", "{", "[]", "null", R"({"game":"triqueta"})", R"({"game":"chess"})", "{\"game\":3}", "\x01\xff"}) {
        std::stringstream file;
        file << good << '\n' << good << '\n' << bad << '\n' << good << '\n';
        conformance::tally counted;
        auto const wrong = conformance::check_file(file, "some.jsonl", counted);
        ASSERT_TRUE(wrong) << bad;
        EXPECT_EQ(wrong->rfind("some.jsonl:3: ", 0), 0U) << *wrong;
        EXPECT_EQ(counted.agreed, 2U);
    }
}

TEST(Malformed, a_game_of_no_variant_is_refused) {
    auto line = lines_of("triqueta_perft.jsonl").front();
    for (int const players : {-1, 0, 1, 6, 1000}) {
        line["players"] = players;
        EXPECT_NE(wrong_with(line), "") << players;
    }
    line["players"] = 2;
    for (int const first : {-1, 2, 300}) {
        line["first"] = first;
        EXPECT_NE(wrong_with(line), "") << first;
    }
}

TEST(Malformed, a_file_without_a_line_is_refused) {
    std::istringstream file;
    conformance::tally counted;
    EXPECT_TRUE(conformance::check_file(file, "empty.jsonl", counted));
}

}  // namespace
