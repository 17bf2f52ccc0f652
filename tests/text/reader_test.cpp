#include <triqueta/text/reader.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace triqueta::text {
namespace {

TEST(Parsed, gives_away_what_can_only_be_moved) {
    parsed<std::unique_ptr<int>> value{std::make_unique<int>(7)};
    int const* const where = value->get();
    std::unique_ptr<int> const own = *std::move(value);
    EXPECT_EQ(own.get(), where);
    std::unique_ptr<int> const read = *reader{""}.result(std::make_unique<int>(8));
    EXPECT_EQ(*read, 8);
}

TEST(PositionRead, gives_away_what_can_only_be_moved) {
    position_read<std::unique_ptr<int>> value{std::make_unique<int>(7), 0};
    int const* const where = value->get();
    std::unique_ptr<int> const own = *std::move(value);
    EXPECT_EQ(own.get(), where);
}

TEST(Reader, a_word_ends_at_a_blank_a_line_end_or_a_sign) {
    for (std::string_view const sign : {" ", "\t", "\n", "\r", "(", ")", "[", "]", ",", ";", ":", "/", "+", "*"}) {
        auto const text = "word" + std::string{sign} + "more";
        EXPECT_EQ(reader{text}.next_word(), "word") << sign;
    }
    EXPECT_EQ(reader{"a-b.c?d_\xC3\xBC"}.next_word(), "a-b.c?d_\xC3\xBC") << "nothing else ends it";
    EXPECT_EQ(reader{"  \t word"}.next_word(), "word");
    EXPECT_EQ(reader{""}.next_word(), "");
    EXPECT_EQ(reader{"  ;"}.next_word(), "");
}

TEST(Reader, takes_a_word_only_whole) {
    reader from{"lay 3"};
    EXPECT_FALSE(from.take("la"));
    EXPECT_FALSE(from.take("layer"));
    EXPECT_FALSE(from.take(""));
    EXPECT_TRUE(from.take("lay"));
    EXPECT_EQ(from.number(0, 4), 3);
    EXPECT_TRUE(from.at_end());
    EXPECT_FALSE(from.take("")) << "nothing is no word, where nothing stands either";
    EXPECT_FALSE(from.failed());
}

TEST(Reader, takes_one_of_several_words_and_tells_its_place) {
    constexpr std::array words{"none", "first", "second"};
    EXPECT_EQ(reader{"second"}.take_one_of(words), 2);
    EXPECT_EQ(reader{"none"}.take_one_of(words), 0);
    EXPECT_EQ(reader{"third"}.take_one_of(words), std::nullopt);
}

TEST(Reader, takes_signs_with_blanks_before_them) {
    reader from{" ( x )"};
    EXPECT_FALSE(from.take_sign(')'));
    EXPECT_TRUE(from.take_sign('('));
    EXPECT_TRUE(from.take("x"));
    EXPECT_TRUE(from.take_sign(')'));
    EXPECT_FALSE(from.take_sign(')'));
}

TEST(Reader, a_number_is_there_and_within_bounds) {
    EXPECT_EQ(reader{"0"}.number(0, 9), 0);
    EXPECT_EQ(reader{"009"}.number(0, 9), 9);
    EXPECT_EQ(reader{"2147483647"}.number(0, 2'147'483'647), 2'147'483'647);

    auto const refused = [](std::string_view text) {
        reader from{text};
        EXPECT_EQ(from.number(1, 9), 1) << text;
        EXPECT_EQ(from.where(), 1U) << text;
        return from.why();
    };
    EXPECT_EQ(refused(" 0"), refusal::wrong_number);
    EXPECT_EQ(refused(" 10"), refusal::wrong_number);
    EXPECT_EQ(refused(" 2147483648"), refusal::wrong_number);
    EXPECT_EQ(refused(" 18446744073709551617"), refusal::wrong_number);
    EXPECT_EQ(refused(" " + std::string(100'000, '9')), refusal::wrong_number);
    EXPECT_EQ(refused(" -1"), refusal::unknown_word);
    EXPECT_EQ(refused(" 1a"), refusal::unknown_word);
    EXPECT_EQ(refused(" 0x1"), refusal::unknown_word);
    EXPECT_EQ(refused(" ;"), refusal::unknown_word);
    EXPECT_EQ(refused(" "), refusal::text_too_short);
    EXPECT_EQ(refused(" \n1"), refusal::text_too_short);
    EXPECT_EQ(refused(" \r\n1"), refusal::text_too_short);
}

TEST(Reader, what_is_quoted_goes_on_behind_an_escaped_quote) {
    EXPECT_EQ(reader{R"("plain")"}.take_quoted(), "plain");
    EXPECT_EQ(reader{R"("")"}.take_quoted(), "");
    EXPECT_EQ(reader{R"("a \"b\" c")"}.take_quoted(), R"(a \"b\" c)");
    EXPECT_EQ(reader{R"("a\\" b")"}.take_quoted(), R"(a\\)");
    EXPECT_EQ(reader{R"(plain)"}.take_quoted(), std::nullopt);
    EXPECT_EQ(reader{R"("open)"}.take_quoted(), std::nullopt);
    EXPECT_EQ(reader{R"("open\")"}.take_quoted(), std::nullopt);
    EXPECT_EQ(reader{"\"open\n\""}.take_quoted(), std::nullopt);
    EXPECT_EQ(reader{"\"open\\\n\""}.take_quoted(), std::nullopt);
    EXPECT_EQ(reader{"\"open\\"}.take_quoted(), std::nullopt);
}

TEST(Reader, lines_end_as_anybody_ends_them) {
    for (std::string_view const text : {"a\nb", "a\r\nb", "a  \t\nb", "a \r\nb"}) {
        reader from{text};
        EXPECT_TRUE(from.take("a"));
        EXPECT_TRUE(from.at_line_end());
        from.expect_line_end();
        EXPECT_TRUE(from.take("b"));
        EXPECT_TRUE(from.at_line_end()) << "the text's end is a line's";
        from.expect_line_end();
        EXPECT_FALSE(from.failed());
    }
    reader lone{"a\rb"};
    EXPECT_TRUE(lone.take("a"));
    lone.expect_line_end();
    EXPECT_EQ(lone.why(), refusal::text_too_long);
    EXPECT_EQ(lone.where(), 1U);
}

TEST(Reader, empty_lines_and_comments_are_passed) {
    reader from{"\n  \r\n# a comment; (with signs\n\t# another one\r\n\n  word # no comment\n#end"};
    from.pass_empty_lines();
    EXPECT_TRUE(from.take("word"));
    EXPECT_TRUE(from.take("#")) << "only at a line's start";
    EXPECT_TRUE(from.take("no") && from.take("comment"));
    from.pass_empty_lines();
    EXPECT_TRUE(from.at_end());
    EXPECT_FALSE(from.failed());
}

TEST(Reader, a_byte_order_mark_is_passed_at_the_beginning_alone) {
    reader marked{"\xEF\xBB\xBFword"};
    marked.pass_byte_order_mark();
    EXPECT_TRUE(marked.take("word"));
    reader lone{"\xEF\xBB\xBF"};
    lone.pass_byte_order_mark();
    EXPECT_TRUE(lone.at_end());
    reader plain{"word"};
    plain.pass_byte_order_mark();
    EXPECT_TRUE(plain.take("word"));
    reader later{"(\xEF\xBB\xBF"};
    EXPECT_TRUE(later.take_sign('('));
    later.pass_byte_order_mark();
    EXPECT_EQ(later.at(), 1U);
}

TEST(Reader, the_first_refusal_stands) {
    reader from{"one two"};
    from.expect(from.take("two"));
    EXPECT_EQ(from.why(), refusal::unknown_word);
    EXPECT_EQ(from.where(), 0U);
    EXPECT_FALSE(from.take("one")) << "nothing is read any more";
    EXPECT_FALSE(from.take_sign('o'));
    from.fail(refusal::wrong_number);
    from.expect_end();
    EXPECT_EQ(from.why(), refusal::unknown_word);
    EXPECT_EQ(from.result(1).why(), refusal::unknown_word);
    EXPECT_EQ(from.result(1).where(), 0U);
    EXPECT_FALSE(from.result(1));
}

TEST(Reader, what_follows_where_nothing_may_is_too_long) {
    reader from{"one  two"};
    EXPECT_TRUE(from.take("one"));
    from.expect_end();
    EXPECT_EQ(from.why(), refusal::text_too_long);
    EXPECT_EQ(from.where(), 5U);
}

TEST(Reader, works_in_a_constant_expression) {
    constexpr int read = [] {
        reader from{"lay 3"};
        return from.take("lay") ? from.number(0, 4) : -1;
    }();
    static_assert(read == 3);
}

}  // namespace
}  // namespace triqueta::text
