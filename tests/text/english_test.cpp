#include <triqueta/text/english.hpp>

#include "support/every_refusal.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <set>
#include <string>

namespace triqueta {
namespace {

TEST(English, every_refusal_has_a_sentence_of_its_own) {
    std::string const fallback = text::english(refusal{255});
    std::set<std::string> sentences;
    for (refusal const why : support::every_refusal()) {
        std::string const sentence = text::english(why);
        ASSERT_FALSE(sentence.empty()) << why.code();
        EXPECT_NE(sentence, fallback) << why.code();
        EXPECT_TRUE(sentences.insert(sentence).second) << "twice: " << sentence;
        EXPECT_TRUE(std::isupper(static_cast<unsigned char>(sentence.front()))) << sentence;
        EXPECT_EQ(sentence.back(), '.') << sentence;
    }
    EXPECT_EQ(sentences.size(), 72U + 12U + 11U + 6U + 5U + 19U + 10U);
}

TEST(English, what_was_not_refused_needs_no_words) { EXPECT_STREQ(text::english(refusal{}), ""); }

TEST(English, a_code_of_a_later_version_has_words_too) {
    EXPECT_STREQ(text::english(refusal{255}), "Refused for a reason that this version doesn't know.");
}

TEST(English, a_sentence_goes_by_the_code_alone) {
    EXPECT_STREQ(text::english(refusal{37, {'X', 99}}), text::english(animals::refusals::kept_enough));
}

TEST(English, B1_W1_the_animals_names_are_the_books) {
    char const* const names[] = {"rabbit", "owl", "deer", "boar", "ram", "bear", "wolf"};
    for (int code = 0; code < 7; ++code) EXPECT_STREQ(text::english(animals::animal(code)), names[code]);
}

TEST(English, T6_the_words_on_the_cards_are_the_books) {
    using namespace triangles;
    EXPECT_STREQ(text::english(cut::horizontal), "horizontal");
    EXPECT_STREQ(text::english(cut::vertical), "vertical");
    EXPECT_STREQ(text::english(cut::centered), "centered");
    EXPECT_STREQ(text::english(colour::pink), "pink");
    EXPECT_STREQ(text::english(colour::red), "red");
    EXPECT_STREQ(text::english(colour::green), "green");
}

TEST(English, can_be_said_in_a_constant_expression) {
    static_assert(text::english(refusal::game_is_over)[0] == 'T');
    static_assert(text::english(animals::animal::owl)[0] == 'o');
}

}  // namespace
}  // namespace triqueta
