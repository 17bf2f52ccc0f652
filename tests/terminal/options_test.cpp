#include "terminal/options.hpp"

#include "terminal/help.hpp"
#include <triqueta/text.hpp>

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace terminal;

constexpr pen plain{in_english, false, false};

std::optional<options> read(std::vector<std::string> const& arguments) {
    return option_reader{plain, true}.read(arguments);
}

/// Why a command line is refused; empty if it isn't.
std::string why_not(std::vector<std::string> const& arguments, bool seats = true) {
    option_reader reader{plain, seats};
    return reader.read(arguments) ? "" : reader.why();
}

TEST(Options, none_is_needed) {
    auto const o = read({});
    ASSERT_TRUE(o);
    EXPECT_EQ(o->variant, "hidden_wolves");
    EXPECT_EQ(o->players, 3);
    EXPECT_EQ(o->seat, 1);
    EXPECT_EQ(o->speed, 1);
    EXPECT_FALSE(o->seed);
}

TEST(Options, a_value_stands_behind_a_blank_or_an_equals_sign) {
    auto const o = read({"--players=5", "--seed", "18446744073709551615", "--seat", "5", "--speed", "2.5"});
    ASSERT_TRUE(o);
    EXPECT_EQ(o->players, 5);
    EXPECT_EQ(o->seed, 18446744073709551615U);
    EXPECT_EQ(o->seat, 5);
    EXPECT_EQ(o->speed, 2.5);
}

TEST(Options, a_level_is_one_of_the_librarys) {
    for (auto const l : triqueta::bots::all_levels) {
        auto const o = read({"--level", triqueta::bots::name_of(l)});
        ASSERT_TRUE(o);
        EXPECT_EQ(o->level, l);
    }
    EXPECT_EQ(why_not({"--level", "great"}),
              "'great' isn't a level. The levels are beginner, easy, medium, strong and best.");
    EXPECT_EQ(why_not({"--level", "best"}, false), "Unknown option '--level'.");
}

TEST(Options, a_game_to_go_on_with_says_itself_which_it_is) {
    auto const o = read({"--resume", "x.record", "--seat", "27", "--level=best"});
    ASSERT_TRUE(o);
    EXPECT_EQ(o->resume, "x.record");
    EXPECT_EQ(o->seat, 27) << "until the file says how many players there are";
    for (std::vector<std::string> const& of_new_game : {std::vector<std::string>{"--variant", "race"},
                                                        {"--players", "2"},
                                                        {"--seed", "2"},
                                                        {"--variant=mayhem", "--fast"}}) {
        auto all = of_new_game;
        all.insert(all.begin(), {"--resume", "x.record"});
        EXPECT_NE(why_not(all).find("doesn't go with --resume"), std::string::npos) << of_new_game[0];
    }
    EXPECT_NE(why_not({"--resume", "x.record", "--seat", "28"}), "");
}

TEST(Options, V1_a_duel_needs_no_number_of_players) {
    auto const o = read({"--variant", "hidden_wolves_duel"});
    ASSERT_TRUE(o);
    EXPECT_EQ(o->players, 2);
}

TEST(Options, V1_a_refusal_tells_which_numbers_of_players_there_are) {
    EXPECT_EQ(why_not({"--players", "6"}), "'6' isn't a number of players for hidden_wolves. Expected 2 to 5.");
    EXPECT_EQ(why_not({"--variant", "base_game_duel", "--players", "3"}),
              "'3' isn't a number of players for base_game_duel. Expected 2.");
    EXPECT_NE(why_not({"--players", "18446744073709551619"}), "");
    EXPECT_NE(why_not({"--players", ""}), "");
}

TEST(Options, a_refusal_tells_which_variants_there_are) {
    auto const why = why_not({"--variant", "poker"});
    for (auto const name : variants()) EXPECT_NE(why.find(name), std::string::npos) << name;
}

TEST(Options, a_wrong_value_is_refused) {
    for (char const* const seed : {"", "-1", "1.5", "18446744073709551616", "0x10", " 1"})
        EXPECT_NE(why_not({"--seed", seed}), "") << seed;
    for (char const* const speed : {"", "-1", "fast", "101", "1e3", "nan", ".", "1.1.1"})
        EXPECT_NE(why_not({"--speed", speed}), "") << speed;
    for (char const* const seat : {"", "0", "4", "-1", "one"}) EXPECT_NE(why_not({"--seat", seat}), "") << seat;
}

TEST(Options, M6_R14_some_are_for_one_variant_alone) {
    auto const fast = read({"--fast", "--variant", "mayhem", "--players", "27"});
    ASSERT_TRUE(fast);
    EXPECT_EQ(fast->game, (chosen_options{{"fast", 1}}));
    auto const capped = read({"--variant=race", "--turn-cap=2147483647"});
    ASSERT_TRUE(capped);
    EXPECT_EQ(capped->game, (chosen_options{{"turn_cap", 2'147'483'647}}));
    EXPECT_TRUE(read({"--variant=race"})->game.empty());
    EXPECT_EQ(why_not({"--fast"}), "--fast isn't an option of hidden_wolves.");
    EXPECT_EQ(why_not({"--turn-cap", "5", "--variant", "mayhem"}), "--turn-cap isn't an option of mayhem.");
    EXPECT_EQ(why_not({"--fast=1", "--variant", "mayhem"}), "--fast takes no value.");
    EXPECT_EQ(why_not({"--turn-cap"}), "--turn-cap needs a value.");
    for (char const* const turns : {"", "0", "-1", "2147483648", "many"})
        EXPECT_NE(why_not({"--variant", "race", "--turn-cap", turns}), "") << turns;
    EXPECT_EQ(why_not({"--turn-cap=0", "--variant", "race"}),
              "'0' isn't a value of --turn-cap. Expected a number from 1 to 2147483647.");
    EXPECT_EQ(why_not({"--turn_cap=5", "--variant", "race"}), "Unknown option '--turn_cap'.");
}

TEST(Options, M6_R14_they_go_into_the_set_up) {
    triqueta::setup<triqueta::mayhem> const mayhem{5};
    EXPECT_EQ(set_up<triqueta::mayhem>(mayhem, {}), mayhem);
    EXPECT_EQ(set_up<triqueta::mayhem>(mayhem, {{"fast", 1}}),
              (triqueta::setup<triqueta::mayhem>{5, triqueta::seat{0}, true}));
    triqueta::setup<triqueta::race> const race{4};
    EXPECT_EQ(set_up<triqueta::race>(race, {}), race);
    EXPECT_EQ(set_up<triqueta::race>(race, {{"turn_cap", 20}}),
              (triqueta::setup<triqueta::race>{4, triqueta::seat{0}, 20}));
}

TEST(Options, every_one_of_any_game_is_in_the_help) {
    std::string const help = option_help{plain, true}.text("triqueta_play", "", "");
    int count = 0;
    for (auto const& entry : games::all())
        for (auto const& option : entry.options) {
            std::string const name = typed_option(option);
            EXPECT_NE(help.find("\n  " + name + ' '), std::string::npos) << name << " in\n" << help;
            EXPECT_TRUE(find_game_option(name));
            ++count;
        }
    EXPECT_EQ(count, 2);
}

TEST(Options, a_truth_that_is_usual_can_be_denied) {
    triqueta::option_entry const box{"extra_box", "", 0, 1, 1, true};
    EXPECT_EQ(typed_option(box), "--no-extra-box");
    EXPECT_TRUE(is_typed_as(box, "--no-extra-box"));
    for (char const* const other : {"--extra-box", "--no-extra_box", "--no-extra-bo", "--no-extra-boxx", "--no-", "x"})
        EXPECT_FALSE(is_typed_as(box, other)) << other;
}

TEST(Options, numbers_of_games_may_be_negative) {
    EXPECT_EQ(number_between("-3", -5, 5), -3);
    EXPECT_EQ(number_between("-2147483648", std::numeric_limits<int>::min(), 0), std::numeric_limits<int>::min());
    for (char const* const text : {"-6", "6", "-", "", "--1", "99999999999", "1x"})
        EXPECT_FALSE(number_between(text, -5, 5)) << text;
}

TEST(Options, a_language_is_known_before_anything_else_is_told) {
    EXPECT_EQ(&language_of({}), &in_english);
    EXPECT_EQ(&language_of({"--language", "de"}), &in_german);
    EXPECT_EQ(&language_of({"--help", "--poker", "--language=fr"}), &in_french);
    EXPECT_EQ(&language_of({"--language", "xx"}), &in_english);
    EXPECT_EQ(&language_of({"--language"}), &in_english);
    EXPECT_TRUE(read({"--language", "de", "--language=fr"}));
    EXPECT_EQ(why_not({"--language"}), "--language needs a value.");
    EXPECT_EQ(why_not({"--language", "xx"}),
              "Unknown language 'xx'. The languages are en (English), de (Deutsch) and fr (fran\u00E7ais).");
    constexpr pen in_other_words{in_german, false, false};
    option_reader german{in_other_words, true};
    EXPECT_FALSE(german.read({"--players", "6"}));
    EXPECT_EQ(german.why(), "„6“ ist keine Spielerzahl für hidden_wolves. Möglich: 2 bis 5.");
}

TEST(Options, an_unknown_one_is_refused) {
    EXPECT_EQ(why_not({"--colour", "red"}), "Unknown option '--colour'.");
    EXPECT_EQ(why_not({"--seat", "1"}, false), "Unknown option '--seat'.");
    EXPECT_EQ(why_not({"--seed"}), "--seed needs a value.");
}

}  // namespace
