#include <triqueta/text/utf8.hpp>

#include <gtest/gtest.h>

#include <string_view>

namespace triqueta::text {
namespace {

using namespace std::string_view_literals;

TEST(Utf8, is_what_the_standard_allows) {
    for (auto const text : {""sv, "plain"sv, "\0"sv, "\x7F"sv, "\xC2\x80"sv, "\xE0\xA0\x80"sv, "\xED\x9F\xBF"sv,
                            "\xEE\x80\x80"sv, "\xF0\x90\x80\x80"sv, "\xF4\x8F\xBF\xBF"sv, "a\xC3\xA4z"sv})
        EXPECT_TRUE(is_utf8(text)) << text;
}

TEST(Utf8, is_no_surrogate_nothing_overlong_and_nothing_cut_off) {
    for (auto const text :
         {"\x80"sv, "\xC3"sv, "\xC1\xBF"sv, "\xE0\x9F\xBF"sv, "\xED\xA0\x80"sv, "\xF0\x8F\xBF\xBF"sv,
          "\xF4\x90\x80\x80"sv, "\xF5\x80\x80\x80"sv, "\xE2\x82"sv, "a\xE2\x82"sv, "\xE2\x28\xA1"sv, "\xC3\xA4\xFF"sv})
        EXPECT_FALSE(is_utf8(text)) << text;
}

TEST(Utf8, is_as_long_as_its_first_byte_says) {
    EXPECT_EQ(utf8_length("ab"), 1U);
    EXPECT_EQ(utf8_length("\xC3\xA4z"), 2U);
    EXPECT_EQ(utf8_length("\xE2\x82\xAC"), 3U);
    EXPECT_EQ(utf8_length("\xF0\x9F\xA6\x89"), 4U);
}

}  // namespace
}  // namespace triqueta::text
