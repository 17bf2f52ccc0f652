#include "terminal/choices.hpp"

#include <triqueta/text.hpp>

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>

namespace {

using namespace terminal;

TEST(LetterOf, goes_from_a_to_z_and_on_with_two_letters) {
    EXPECT_EQ(letter_of(0), "a");
    EXPECT_EQ(letter_of(25), "z");
    EXPECT_EQ(letter_of(26), "aa");
    EXPECT_EQ(letter_of(27), "ab");
    EXPECT_EQ(letter_of(51), "az");
    EXPECT_EQ(letter_of(52), "ba");
    EXPECT_EQ(letter_of(701), "zz");
    EXPECT_EQ(letter_of(702), "aaa");
    std::set<std::string> all;
    for (int place = 0; place < 2000; ++place) all.insert(letter_of(place));
    EXPECT_EQ(all.size(), 2000U);
}

TEST(EntryWith, finds_the_entry_of_a_letter) {
    for (int place = 0; place < 800; ++place) EXPECT_EQ(entry_with(letter_of(place), 800), place);
    EXPECT_EQ(entry_with("d", 3), std::nullopt);
    EXPECT_EQ(entry_with("", 3), std::nullopt);
    EXPECT_EQ(entry_with("A", 3), std::nullopt);
    EXPECT_EQ(entry_with("1", 3), std::nullopt);
}

}  // namespace
