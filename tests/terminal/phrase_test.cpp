#include "terminal/words/phrase.hpp"

#include <gtest/gtest.h>

#include <string>

namespace {

using namespace terminal;

TEST(Phrase, a_pattern_names_its_parts_by_number) {
    EXPECT_EQ(fill("{2} of {1}, {2}", {"four", "one"}), "one of four, one");
}

TEST(Phrase, a_word_fits_the_number_in_a_part) {
    EXPECT_EQ(fill("{1} {1:card|cards}", {"1"}), "1 card");
    EXPECT_EQ(fill("{1} {1:card|cards}", {"0"}), "0 cards");
    EXPECT_EQ(fill("{1} {1:carte|cartes|carte}", {"0"}), "0 carte");
    EXPECT_EQ(fill("{1} {2:carte|cartes}", {"0"}), "0 {2:carte|cartes}");
}

TEST(Phrase, what_names_no_part_stays_as_it_is) {
    EXPECT_EQ(fill("{2} {} {x} {", {"a"}), "{2} {} {x} {");
    EXPECT_EQ(fill("{1}", {"{1}"}), "{1}");
}

TEST(Phrase, a_width_counts_letters_but_no_colours) {
    EXPECT_EQ(width("B\u00E4r"), 3);
    EXPECT_EQ(width("\x1b[1;33m\u25CB\u25CB\x1b[0m"), 2);
    EXPECT_EQ(width("\x1b["), 0);
}

TEST(Phrase, text_is_filled_up_on_either_side_and_never_cut) {
    EXPECT_EQ(left("\u00E4", 3), "\u00E4  ");
    EXPECT_EQ(right("7", 3), "  7");
    EXPECT_EQ(right("1234", 3), "1234");
}

TEST(Phrase, lines_break_between_words) {
    EXPECT_EQ(wrap("one two  three", 7, "  "), (lines{"one two", "  three"}));
    EXPECT_EQ(wrap("unbreakable", 4), (lines{"unbreakable"}));
    EXPECT_TRUE(wrap("", 4).empty());
}

TEST(Phrase, no_line_begins_with_a_mark_that_has_a_blank_before_it) {
    EXPECT_EQ(wrap("aa bb : « cc » dd", 6), (lines{"aa", "bb :", "« cc »", "dd"}));
    EXPECT_EQ(wrap("aa bb : cc", 5), (lines{"aa", "bb :", "cc"}));
}

TEST(Phrase, what_is_typed_is_compared_without_capitals_and_accents) {
    EXPECT_EQ(folded("BO\u00CETE"), "boite");
    EXPECT_EQ(folded("bo\u00EEte"), "boite");
    EXPECT_EQ(folded("D\u00C9FAUSSE \u00E7\u00FC\u00FF"), "defausse cuy");
    EXPECT_EQ(folded("\u00DF\u00D7\u0153\xC3"), "\u00DF\u00D7\u0153\xC3") << "what has no such letter stays";
}

TEST(Phrase, a_list_ends_in_its_own_way) {
    EXPECT_EQ(enumerate({"a", "b", "c"}, ", ", " and "), "a, b and c");
    EXPECT_EQ(enumerate({"a"}, ", ", " and "), "a");
    EXPECT_EQ(enumerate({}, ", ", " and "), "");
}

TEST(Phrase, what_was_typed_is_shown_without_what_a_terminal_obeys) {
    EXPECT_EQ(harmless(std::string{"a\x1b[2J\0\xff", 7}), "a?[2J??");
    EXPECT_EQ(harmless("B\u00E4r"), "B\u00E4r");
    EXPECT_EQ(harmless("\u00C4\u009B\xC3"), "?????") << "a terminal that reads bytes might obey some of these";
    std::string cut_short(30, 'x');
    cut_short += "...";
    EXPECT_EQ(harmless(std::string(1'000, 'x')), cut_short);
}

TEST(Phrase, a_name_is_shown_in_any_script_without_what_a_terminal_obeys) {
    EXPECT_EQ(harmless_name("Bj\u00F6rn \u0416\u4E2D"), "Bj\u00F6rn \u0416\u4E2D");
    EXPECT_EQ(harmless_name("a\x1b[2J\u009B\x7F\u0080"), "a?[2J???");
    EXPECT_EQ(harmless_name("\u00C2\u00A0"), "\u00C2\u00A0");
    EXPECT_EQ(harmless_name("Anne-\u00C4nnes"), "Anne-\u00C4nnes") << "ten columns, as a table has";
    EXPECT_EQ(harmless_name("Anne-\u00C4nnese"), "Anne-\u00C4nne.");
    EXPECT_EQ(harmless_name("\u00C4nne von Hohenfels"), "\u00C4nne von .");
}

}  // namespace
