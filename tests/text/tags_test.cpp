#include <triqueta/text/tags.hpp>

#include "support/print.hpp"
#include "support/written.hpp"

#include <gtest/gtest.h>

#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace triqueta::text {
namespace {

using support::refused_at;

std::string escaped(std::string_view plain) {
    std::string value;
    write_escaped(plain, std::back_inserter(value));
    return value;
}
std::string unescaped(std::string_view value) {
    std::string plain;
    write_unescaped(value, std::back_inserter(plain));
    return plain;
}

/// Why these tags are refused.
refused_at why_not(std::string_view text) {
    reader from{text};
    tags all;
    read(from, all);
    return support::refused(text, from.why(), from.where());
}

TEST(Tags, are_read_in_their_order_with_their_places) {
    std::string_view const text = "[Triqueta \"2\"]\n[White_2 \"M\xC3\xBCller\"]\n\nrest";
    reader from{text};
    tags all;
    read(from, all);
    EXPECT_FALSE(from.failed());
    EXPECT_EQ(from.next_word(), "rest");
    ASSERT_EQ(all.size(), 2);
    EXPECT_EQ(*all.begin(), (tag{"Triqueta", "2"}));
    EXPECT_EQ(all.find("Triqueta")->where, 1U);
    EXPECT_EQ(all.find("White_2")->value, "M\xC3\xBCller");
    EXPECT_EQ(all.find("White_2")->where, text.find("White"));
    EXPECT_EQ(all.find("White"), nullptr);
}

TEST(Tags, any_value_of_one_line_survives) {
    for (std::string_view const plain :
         {"", "plain", "\"quoted\"", "back\\slash", "\\", "\"", "\\\"\\\\", "ends in \\", "\xC3\xA4\xC3\xB6\xC3\xBC",
          "\xE2\x82\xAC", "\xF0\x9F\x90\xBA", "[x \"y\"]", "a;b:c(d)#e"}) {
        auto const value = escaped(plain);
        EXPECT_TRUE(tags::is_value(value)) << plain;
        EXPECT_EQ(unescaped(value), plain);
        std::string text;
        writer to{std::back_inserter(text)};
        write_tag(to, "Free", value);
        reader from{text};
        tags all;
        read(from, all);
        ASSERT_FALSE(from.failed()) << text;
        EXPECT_EQ(unescaped(all.find("Free")->value), plain);
    }
}

TEST(Tags, what_is_no_utf_8_or_no_single_line_is_no_value) {
    using namespace std::string_view_literals;
    for (std::string_view const value : {"a\nb"sv,
                                         "a\rb"sv,
                                         "tab\t"sv,
                                         "nul\0"sv,
                                         "\x7F"sv,
                                         "\""sv,
                                         "\\"sv,
                                         "a\\n"sv,
                                         "\x80"sv,
                                         "\xC3"sv,
                                         "\xC3\x28"sv,
                                         "\xC0\xAF"sv,
                                         "\xC1\xBF"sv,
                                         "\xE0\x80\xAF"sv,
                                         "\xED\xA0\x80"sv,
                                         "\xF0\x80\x80\x80"sv,
                                         "\xF4\x90\x80\x80"sv,
                                         "\xF5\x80\x80\x80"sv,
                                         "\xFF"sv,
                                         "\xE2\x82"sv,
                                         "\xF0\x9F\x90"sv}) {
        EXPECT_FALSE(tags::is_value(value)) << value;
        tags all;
        EXPECT_EQ(all.add({"Free", value}), refusal::wrong_tag);
    }
    for (std::string_view const value : {"\xC2\x80"sv, "\xE0\xA0\x80"sv, "\xED\x9F\xBF"sv, "\xEF\xBF\xBF"sv,
                                         "\xF0\x90\x80\x80"sv, "\xF4\x8F\xBF\xBF"sv})
        EXPECT_TRUE(tags::is_value(value)) << "the first and last of their length";
}

TEST(Tags, a_name_has_letters_digits_and_underscores) {
    EXPECT_TRUE(tags::is_name("Aa_0zZ9"));
    for (std::string_view const name : {"", "a b", "a-b", "\xC3\xBC", "a\"", "a."}) {
        tags all;
        EXPECT_EQ(all.add({name, "x"}), refusal::wrong_tag) << name;
    }
}

TEST(Tags, each_name_stands_once) {
    tags all;
    EXPECT_FALSE(all.add({"Date", "1"}));
    EXPECT_EQ(all.add({"Date", "2"}), refusal::wrong_tag);
    EXPECT_FALSE(all.add({"date", "2"})) << "small letters are others";
    EXPECT_EQ(all.size(), 2);
}

TEST(Tags, there_is_room_for_so_many) {
    std::string names;
    for (int i = 0; i <= tags::most; ++i) names += "T" + std::to_string(100 + i);
    auto const name = [&](int i) { return std::string_view{names}.substr(static_cast<unsigned>(4 * i), 4); };
    tags all;
    for (int i = 0; i < tags::most; ++i) ASSERT_FALSE(all.add({name(i), ""})) << i;
    EXPECT_EQ(all.add({name(tags::most), ""}), refusal::too_much);
}

TEST(Tags, some_have_a_meaning_in_all_games) {
    for (auto const known : {"Triqueta", "Game", "Players", "First", "View", "Result", "Closed", "Seed"})
        EXPECT_TRUE(is_reserved(known));
    EXPECT_FALSE(is_reserved("Site"));
}

TEST(Tags, what_is_no_tag_is_refused_where_it_stands) {
    std::pair<std::string_view, refused_at> const wrong[] = {
        {"[A \"1\"]\n[A \"2\"]", {refusal::wrong_tag, 2, 2}},
        {"[A \"1\"]\n\n[B \"\xFF\"]", {refusal::wrong_tag, 3, 2}},
        {"[A \"\x01\"]", {refusal::wrong_tag, 1, 2}},
        {"[A \"\\n\"]", {refusal::wrong_tag, 1, 2}},
        {"[\"1\"]", {refusal::unknown_word, 1, 2}},
        {"[]", {refusal::unknown_word, 1, 2}},
        {"[A-B \"1\"]", {refusal::unknown_word, 1, 2}},
        {"[\xC3\xBC \"1\"]", {refusal::unknown_word, 1, 2}},
        {"[A 1]", {refusal::unknown_word, 1, 4}},
        {"[A]", {refusal::unknown_word, 1, 3}},
        {"[A \"1\"", {refusal::text_too_short, 1, 7}},
        {"[A \"1\"\n]", {refusal::text_too_short, 1, 7}},
        {"[A \"1]\n", {refusal::text_too_short, 1, 7}},
        {"[A", {refusal::text_too_short, 1, 3}},
        {"[", {refusal::text_too_short, 1, 2}},
        {"[A \"1\" x]", {refusal::unknown_word, 1, 8}},
        {"[A \"1\"] x", {refusal::text_too_long, 1, 9}},
        {"[A \"1\"][B \"2\"]", {refusal::text_too_long, 1, 8}},
        {"[\xC3\xBC\xC3\xBC", {refusal::unknown_word, 1, 2}},
        {"[A \"\xC3\xBC\xC3\xBC\" x]", {refusal::unknown_word, 1, 9}},
    };
    for (auto const& [text, why] : wrong) EXPECT_EQ(why_not(text), why) << text;
}

TEST(Tags, comments_empty_lines_and_blanks_stand_anywhere_between_them) {
    std::string_view const text = "# by hand\r\n\r\n  [ A  \"1\" ]  \r\n# more\r\n\t[B\t\"2\"]\r\n\r\n";
    reader from{text};
    tags all;
    read(from, all);
    EXPECT_FALSE(from.failed());
    EXPECT_EQ(all.size(), 2);
    EXPECT_EQ(all.find("B")->value, "2");
    EXPECT_TRUE(from.at_end());
}

}  // namespace
}  // namespace triqueta::text
