#include "../../examples/terminal/options.hpp"

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

TEST(Options, an_unknown_one_is_refused) {
    EXPECT_EQ(why_not({"--colour", "red"}), "There is no option '--colour'.");
    EXPECT_EQ(why_not({"--seat", "1"}, false), "There is no option '--seat'.");
    EXPECT_EQ(why_not({"--seed"}), "--seed needs a value.");
}

}  // namespace
