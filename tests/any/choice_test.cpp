#include "any/tested_games.hpp"

#include <gtest/gtest.h>

#include <cstddef>
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
    EXPECT_EQ(what_is_wrong("chess"), (wrong{refusal::unknown_game, ""}));
    EXPECT_EQ(what_is_wrong("race(players=9)"), (wrong{refusal::wrong_players, "players"}));
    EXPECT_EQ(what_is_wrong("race(players=28)"), (wrong{refusal::wrong_players, "players"}));
    EXPECT_EQ(what_is_wrong("race(first=2)"), (wrong{refusal::no_such_seat, "first"}));
    EXPECT_EQ(what_is_wrong("race(first=7, players=3)"), (wrong{refusal::no_such_seat, "first"}));
    EXPECT_EQ(what_is_wrong("race(turn_cap=0)"), (wrong{refusal::wrong_option, "turn_cap"}));
    EXPECT_EQ(what_is_wrong("race(turn_cap=99999999999)"), (wrong{refusal::wrong_option, "turn_cap"}));
    EXPECT_EQ(what_is_wrong("race(turn_cap=maybe)"), (wrong{refusal::wrong_option, "turn_cap"}));
    EXPECT_EQ(what_is_wrong("race(fast=yes)"), (wrong{refusal::unknown_option, "fast"}));
    EXPECT_EQ(what_is_wrong("race(first=0, first=1)"), (wrong{refusal::repeated_option, "first"}));
    EXPECT_EQ(what_is_wrong("mayhem(fast=2)"), (wrong{refusal::wrong_option, "fast"}));
    EXPECT_EQ(what_is_wrong("race(players=maybe)"), (wrong{refusal::wrong_players, "players"}));
    EXPECT_EQ(what_is_wrong("race(first=-1)"), (wrong{refusal::no_such_seat, "first"}));
    std::string many = "mayhem(";
    for (int i = 0; i < 30; ++i) many += "o" + std::to_string(i) + "=1,";
    EXPECT_EQ(what_is_wrong(many + "x=1)"), (wrong{refusal::unknown_option, "o0"}));
    std::string again = "race(players=2, first=1, turn_cap=9";
    for (int i = 0; i < 30; ++i) again += ", players=2";
    EXPECT_EQ(what_is_wrong(again + ")"), (wrong{refusal::repeated_option, "players"}));
    EXPECT_EQ(what_is_wrong(std::string(2'000'000, 'x')), (wrong{refusal::too_much, ""}));
}

TEST(GameChoice, of_values_is_refused_like_its_text) {
    auto const& games = tested::games;
    EXPECT_EQ(games.choose("race", {{"players", 7}}).why(), refusal::wrong_players);
    EXPECT_EQ(games.choose("race", {{"first", -1}}).why(), refusal::no_such_seat);
    EXPECT_EQ(games.choose("race", {{"first", 0}, {"first", 1}}).why(), refusal::repeated_option);
    EXPECT_EQ(games.choose("chess", {}).why(), refusal::unknown_game);
}

TEST(GameChoice, that_is_out_of_bounds_is_refused_with_them) {
    auto const players = tested::games.choose("race(first=1, players=9)");
    EXPECT_EQ(players.least(), 2);
    EXPECT_EQ(players.most(), 6);
    EXPECT_EQ(players.where(), std::string_view{"race(first=1, players="}.size());
    auto const first = tested::games.choose("race(players=3, first=3)");
    EXPECT_EQ(first.least(), 0);
    EXPECT_EQ(first.most(), 2);
    auto const cap = tested::games.choose("race", {{"turn_cap", 0}});
    EXPECT_EQ(cap.least(), 1);
    EXPECT_EQ(cap.most(), 2'147'483'647);
}

/// What must stand where in a text that isn't a choice.
struct misread {
    choice_part expected = choice_part::nothing;
    std::size_t where = 0;

    friend bool operator==(misread, misread) = default;
};
misread misreading(std::string_view text) {
    auto const chosen = tested::games.choose(text);
    if (chosen.why() != refusal::unknown_word) return {};
    return {chosen.expected(), chosen.where()};
}

TEST(GameChoice, that_cant_be_read_says_what_is_expected_where) {
    EXPECT_EQ(misreading(""), (misread{choice_part::game, 0}));
    EXPECT_EQ(misreading(" (players=2)"), (misread{choice_part::game, 1}));
    EXPECT_EQ(misreading("mayhem fast"), (misread{choice_part::open, 7}));
    EXPECT_EQ(misreading("mayhem("), (misread{choice_part::option, 7}));
    EXPECT_EQ(misreading("mayhem(=1)"), (misread{choice_part::option, 7}));
    EXPECT_EQ(misreading("mayhem(fast)"), (misread{choice_part::equals, 11}));
    EXPECT_EQ(misreading("mayhem(fast=)"), (misread{choice_part::value, 12}));
    EXPECT_EQ(misreading("mayhem(fast=1"), (misread{choice_part::comma_or_end, 13}));
    EXPECT_EQ(misreading("mayhem(fast=1 players=2)"), (misread{choice_part::comma_or_end, 14}));
    EXPECT_EQ(misreading("mayhem(fast=1,)"), (misread{choice_part::option, 14}));
    EXPECT_EQ(misreading("mayhem(fast=1) now"), (misread{choice_part::end, 15}));
    EXPECT_EQ(misreading("chess(players)"), (misread{choice_part::equals, 13}));
}

std::string said(std::string_view text, text::language const& in = text::in_english) {
    return tested::games.sentence(tested::games.choose(text), in);
}

TEST(GameChoice, that_is_refused_has_a_sentence_with_the_facts) {
    EXPECT_EQ(said("chess"), "No game is called \"chess\".");
    EXPECT_EQ(said("race(players=9)"), "players must be 2 to 6.");
    EXPECT_EQ(said("race(players=two)"), "players must be 2 to 6.");
    EXPECT_EQ(said("race(first=2)"), "first must be 0 to 1.");
    EXPECT_EQ(said("mayhem(fast=2)"), "fast must be yes or no.");
    EXPECT_EQ(said("open_hands(players=2)"), "players must be 3.");
    EXPECT_EQ(said("race(fast=yes)"), "race has no option \"fast\". It has players, first and turn_cap.");
    EXPECT_EQ(said("race(first=0, first=1)"), "first is given twice.");
    EXPECT_EQ(said("mayhem(fast"), "Expected \"=\" at byte 11.");
    EXPECT_EQ(said("mayhem(fast=1"), "Expected \",\" or \")\" at byte 13.");
    EXPECT_EQ(said(""), "Expected the name of a game at byte 0.");
    EXPECT_EQ(said("race"), "") << "nothing is wrong";
    EXPECT_EQ(said("chess", text::in_german), "Kein Spiel heißt „chess“.");
    EXPECT_EQ(said("race(players=9)", text::in_german), "players muss von 2 bis 6 sein.");
    EXPECT_EQ(said("mayhem fast", text::in_german), "Bei Byte 7 muss „(“ stehen.");
    EXPECT_EQ(said("race(players=9)", text::in_french), "players doit être de 2 à 6.");
    EXPECT_EQ(said("race(turn_cap=)", text::in_french), "À l'octet 14, il faut une valeur.");
    EXPECT_EQ(said(std::string(2'000'000, 'x')), "This is too long or has too many elements.");
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
