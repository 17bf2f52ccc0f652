#include "terminal/options.hpp"

#include <triqueta/text.hpp>

#include <gtest/gtest.h>

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

TEST(Options, V1_a_duel_needs_no_number_of_players) {
    auto const o = read({"--variant", "hidden_wolves_duel"});
    ASSERT_TRUE(o);
    EXPECT_EQ(o->players, 2);
}

TEST(Options, V1_a_refusal_tells_which_numbers_of_players_there_are) {
    EXPECT_EQ(why_not({"--players", "6"}), "'6' is no number of players for hidden_wolves: it takes 2 to 5.");
    EXPECT_EQ(why_not({"--variant", "base_game_duel", "--players", "3"}),
              "'3' is no number of players for base_game_duel: it takes 2.");
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
    EXPECT_TRUE(fast->fast);
    auto const capped = read({"--variant=race", "--turns=1000000"});
    ASSERT_TRUE(capped);
    EXPECT_EQ(capped->turns, 1'000'000);
    EXPECT_FALSE(read({"--variant=race"})->turns);
    EXPECT_EQ(why_not({"--fast"}), "--fast is no option of hidden_wolves.");
    EXPECT_EQ(why_not({"--turns", "5", "--variant", "mayhem"}), "--turns is no option of mayhem.");
    EXPECT_EQ(why_not({"--fast=1", "--variant", "mayhem"}), "--fast takes no value.");
    EXPECT_EQ(why_not({"--turns"}), "--turns needs a value.");
    for (char const* const turns : {"", "0", "-1", "1000001", "many"})
        EXPECT_NE(why_not({"--variant", "race", "--turns", turns}), "") << turns;
}

TEST(Options, M6_R14_they_go_into_the_set_up) {
    options o;
    triqueta::chosen<triqueta::mayhem> const mayhem{{5}};
    EXPECT_EQ(set_up(mayhem, o), (triqueta::setup<triqueta::mayhem>{5, triqueta::seat{0}, false}));
    o.fast = true;
    EXPECT_EQ(set_up(mayhem, o), (triqueta::setup<triqueta::mayhem>{5, triqueta::seat{0}, true}));
    triqueta::chosen<triqueta::race> const race{{4}};
    EXPECT_EQ(set_up(race, o), (triqueta::setup<triqueta::race>{4, triqueta::seat{0}, 1000}));
    o.turns = 20;
    EXPECT_EQ(set_up(race, o), (triqueta::setup<triqueta::race>{4, triqueta::seat{0}, 20}));
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
              "There is no language 'xx'. There are: en (English), de (Deutsch) and fr (fran\u00E7ais).");
    constexpr pen in_other_words{in_german, false, false};
    option_reader german{in_other_words, true};
    EXPECT_FALSE(german.read({"--players", "6"}));
    EXPECT_EQ(german.why(), "„6“ geht nicht als Spielerzahl für hidden_wolves; es geht: 2 bis 5.");
}

TEST(Options, an_unknown_one_is_refused) {
    EXPECT_EQ(why_not({"--colour", "red"}), "There is no option '--colour'.");
    EXPECT_EQ(why_not({"--seat", "1"}, false), "There is no option '--seat'.");
    EXPECT_EQ(why_not({"--seed"}), "--seed needs a value.");
}

}  // namespace
