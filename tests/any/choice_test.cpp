#include "any/tested_games.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

// Games chosen by their names and options.
namespace triqueta {
namespace {

/// What is wrong with a choice: the name of the refusal, and of the option.
struct wrong {
    refusal why;
    std::string_view option;

    friend bool operator==(wrong, wrong) = default;
};
wrong what_is_wrong(std::string_view text) {
    auto const chosen = tested::games.choose(text);
    return chosen ? wrong{} : wrong{chosen.why(), chosen.option()};
}

TEST(GameChoice, has_defaults_for_what_is_missing) {
    auto const chosen = tested::games.choose("race");
    ASSERT_TRUE(chosen);
    EXPECT_EQ(chosen->players, 2);
    EXPECT_EQ(chosen->first, 0);
    EXPECT_EQ(chosen->options[0], chosen->game->options[0].initial);
    EXPECT_TRUE(tested::games.choose("race()")) << "no option at all";
}

TEST(GameChoice, takes_players_first_and_each_option_in_any_order) {
    auto const chosen = tested::games.choose(" race ( turn_cap = 40, first=1 ,players=3 ) ");
    ASSERT_TRUE(chosen);
    EXPECT_EQ(chosen->players, 3);
    EXPECT_EQ(chosen->first, 1);
    EXPECT_EQ(chosen->options[0], 40);
    EXPECT_EQ(*chosen, *tested::games.choose("race", {{"players", 3}, {"first", 1}, {"turn_cap", 40}}));
    auto const fast = tested::games.choose("mayhem(fast=yes)");
    ASSERT_TRUE(fast);
    EXPECT_EQ(fast->options[0], 1);
    EXPECT_EQ(*fast, *tested::games.choose("mayhem(fast=1)"));
}

TEST(GameChoice, is_refused_by_the_name_of_the_wrong_option) {
    EXPECT_EQ(what_is_wrong("chess"), (wrong{refusal::no_such_variant, ""}));
    EXPECT_EQ(what_is_wrong("race(players=9)"), (wrong{refusal::wrong_players, "players"}));
    EXPECT_EQ(what_is_wrong("race(players=28)"), (wrong{refusal::wrong_players, "players"}));
    EXPECT_EQ(what_is_wrong("race(first=2)"), (wrong{refusal::no_such_seat, "first"}));
    EXPECT_EQ(what_is_wrong("race(first=7, players=3)"), (wrong{refusal::no_such_seat, "first"}));
    EXPECT_EQ(what_is_wrong("race(turn_cap=0)"), (wrong{refusal::wrong_option, "turn_cap"}));
    EXPECT_EQ(what_is_wrong("race(turn_cap=99999999999)"), (wrong{refusal::wrong_option, "turn_cap"}));
    EXPECT_EQ(what_is_wrong("race(turn_cap=maybe)"), (wrong{refusal::wrong_option, "turn_cap"}));
    EXPECT_EQ(what_is_wrong("race(fast=yes)"), (wrong{refusal::unknown_option, "fast"}));
    EXPECT_EQ(what_is_wrong("race(first=0, first=1)"), (wrong{refusal::unknown_option, "first"}));
    EXPECT_EQ(what_is_wrong("mayhem(fast=2)"), (wrong{refusal::wrong_option, "fast"}));
    EXPECT_EQ(what_is_wrong("mayhem(fast)"), (wrong{refusal::unknown_word, "fast"}));
    EXPECT_EQ(what_is_wrong("mayhem(fast=1"), (wrong{refusal::unknown_word, ""}));
    EXPECT_EQ(what_is_wrong("mayhem fast"), (wrong{refusal::unknown_word, "fast"}));
    EXPECT_EQ(what_is_wrong(""), (wrong{refusal::no_such_variant, ""}));
    std::string many = "mayhem(";
    for (int i = 0; i < 30; ++i) many += "o" + std::to_string(i) + "=1,";
    EXPECT_EQ(what_is_wrong(many + "x=1)").why, refusal::unknown_option);
}

TEST(GameChoice, lists_what_a_lobby_shows) {
    bool has_wasps = false;
    for (auto const& entry : tested::games.all()) {
        EXPECT_LE(entry.least_players, entry.most_players);
        EXPECT_NE(std::string_view{entry.title(text::in_german)}, "");
        EXPECT_NE(tested::games.find(entry.name, entry.least_players), nullptr);
        has_wasps = has_wasps || std::string_view{entry.name} == "wasps_at_noon";
    }
    EXPECT_TRUE(has_wasps) << "a game of your own is listed like any other";
}

}  // namespace
}  // namespace triqueta
