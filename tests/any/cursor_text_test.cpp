#include "triqueta/any/cursor_text.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace triqueta::text {
namespace {

TEST(CursorText, is_read_as_it_was_written) {
    EXPECT_EQ(to_text(cursor{}), "0.0000000000000000");
    EXPECT_EQ(to_text(cursor{12, 0x0123'4567'89AB'CDEF}), "12.0123456789abcdef");
    for (auto const& at : {cursor{}, cursor{1, 2}, cursor{10, UINT64_MAX}, cursor{UINT64_MAX, 0x8000'0000'0000'0001}}) {
        auto const read = read_cursor(to_text(at));
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, at);
    }
}

TEST(CursorText, that_nobody_wrote_is_refused) {
    auto const refused = [](std::string const& text, refusal why, std::size_t where) {
        auto const read = read_cursor(text);
        EXPECT_FALSE(read) << text;
        EXPECT_EQ(read.why(), why) << text;
        EXPECT_EQ(read.where(), where) << text;
    };
    refused("", refusal::unknown_word, 0);
    refused("12", refusal::unknown_word, 0);
    refused(".0123456789abcdef", refusal::unknown_word, 0);
    refused("-1.0123456789abcdef", refusal::unknown_word, 0);
    refused("1a.0123456789abcdef", refusal::unknown_word, 1);
    refused("012.0123456789abcdef", refusal::wrong_number, 0);
    refused("18446744073709551616.0123456789abcdef", refusal::wrong_number, 0);
    refused("99999999999999999999999.0123456789abcdef", refusal::wrong_number, 0);
    refused("12.0123456789abcde", refusal::text_too_short, 18);
    refused("12.0123456789abcdef0", refusal::text_too_long, 19);
    refused("12.0123456789ABCDEF", refusal::unknown_word, 13);
    refused("12.0123456789 bcdef", refusal::unknown_word, 13);
}

TEST(MatchIdText, is_read_as_it_was_written) {
    match_id id{};
    for (std::size_t i = 0; i < id.size(); ++i) id[i] = static_cast<std::byte>(17 * i);
    EXPECT_EQ(to_text(id), "00112233445566778899aabbccddeeff");
    auto const read = read_match_id(to_text(id));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, id);
}

TEST(MatchIdText, that_nobody_wrote_is_refused) {
    EXPECT_EQ(read_match_id("").why(), refusal::text_too_short);
    EXPECT_EQ(read_match_id("00112233445566778899aabbccddeef").why(), refusal::text_too_short);
    EXPECT_EQ(read_match_id("00112233445566778899aabbccddeeff0").why(), refusal::text_too_long);
    EXPECT_EQ(read_match_id("../112233445566778899aabbccddeeff").why(), refusal::unknown_word);
    EXPECT_EQ(read_match_id("00112233445566778899AABBCCDDEEFF").where(), 20U);
}

}  // namespace
}  // namespace triqueta::text
