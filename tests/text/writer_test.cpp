#include <triqueta/text/writer.hpp>

#include <gtest/gtest.h>

#include <iterator>
#include <limits>
#include <string>

namespace triqueta::text {
namespace {

std::string number(int n) {
    std::string text;
    writer{std::back_inserter(text)}.number(n);
    return text;
}

TEST(Writer, writes_whole_numbers_without_a_sign_if_they_need_none) {
    EXPECT_EQ(number(0), "0");
    EXPECT_EQ(number(7), "7");
    EXPECT_EQ(number(10), "10");
    EXPECT_EQ(number(-3), "-3");
    EXPECT_EQ(number(std::numeric_limits<int>::max()), "2147483647");
    EXPECT_EQ(number(std::numeric_limits<int>::min()), "-2147483648");
}

TEST(Writer, writes_one_thing_behind_the_other) {
    std::string text;
    writer{std::back_inserter(text)}.put('a').put("bc").put("").number(12).put(' ');
    EXPECT_EQ(text, "abc12 ");
}

TEST(Writer, writes_to_any_output_iterator) {
    constexpr char second = [] {
        char room[4]{};
        char* const end = writer<char*>{room}.number(42).put("ab").out();
        return end == room + 4 ? room[1] : '-';
    }();
    static_assert(second == '2');
}

}  // namespace
}  // namespace triqueta::text
