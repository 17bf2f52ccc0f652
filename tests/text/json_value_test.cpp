#include <triqueta/text/json_value.hpp>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

namespace triqueta::text {
namespace {

bool is_json(std::string_view text) { return !check_json(text).why; }

TEST(JsonValue, accepts_json) {
    for (char const* const text :
         {"0", "-12", "1.5e-3", "true", "null", "\"\"", "[]", "{}", " [1 , 2]\n", R"({"a":[{"b":null}],"c":"d"})",
          R"("\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00")", "\"\xC3\xA9\""})
        EXPECT_TRUE(is_json(text)) << text;
}

TEST(JsonValue, refuses_what_is_not_json) {
    for (char const* const text :
         {"",       " ",        "01",      "-",         "1.",          "1e",          "+1",
          "tru",    "nul",      "[1,]",    "[1 2]",     "{,}",         "{\"a\"}",     "{\"a\":}",
          "{a:1}",  "\"",       "\"\\x\"", "\"\\u12\"", "\"\\uD83D\"", "\"\\uDE00\"", "\"\\uD83D\\u0041\"",
          "\"\n\"", "\"\xC3\"", "[",       "]",         "1 2",         "'a'",         "//",
          "[1]x"})
        EXPECT_FALSE(is_json(text)) << text;
}

TEST(JsonValue, tells_where_it_goes_wrong_and_whether_the_end_is_missing) {
    EXPECT_EQ(check_json("[1,x]").why, refusal::wrong_json);
    EXPECT_EQ(check_json("[1,x]").where, 3U);
    EXPECT_EQ(check_json("[1,").why, refusal::text_too_short);
    EXPECT_EQ(check_json("[1,").where, 3U);
}

TEST(JsonValue, is_not_nested_too_deep) {
    auto const nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_TRUE(is_json(nested(17)));
    EXPECT_FALSE(is_json(nested(18)));
    EXPECT_FALSE(is_json(std::string(100'000, '[')));
}

TEST(JsonValue, is_no_longer_than_any_input) {
    std::string text(most_input, ' ');
    text[0] = '1';
    EXPECT_TRUE(is_json(text));
    EXPECT_EQ(check_json(text + ' ').why, refusal::too_much);
}

TEST(JsonValue, has_whole_numbers_within_bounds) {
    auto const number = [](std::string_view text, int least, int most) {
        return json_value{text, 0}.number(least, most);
    };
    EXPECT_EQ(number(" 12", 0, 12), 12);
    EXPECT_EQ(number("-3", -3, 0), -3);
    EXPECT_FALSE(number("13", 0, 12));
    EXPECT_FALSE(number("-1", 0, 12));
    EXPECT_FALSE(number("1.0", 0, 12)) << "no whole number as it is written";
    EXPECT_FALSE(number("1e1", 0, 12));
    EXPECT_FALSE(number("true", 0, 12));
    constexpr int most = std::numeric_limits<int>::max();
    EXPECT_EQ(number("2147483647", 0, most), most);
    EXPECT_FALSE(number("2147483648", 0, most));
    EXPECT_FALSE(number("99999999999999999999999999999999", 0, most));
}

TEST(JsonValue, is_a_text_whichever_of_its_characters_are_escaped) {
    EXPECT_TRUE((json_value{R"("pile")", 0}.is("pile")));
    EXPECT_TRUE((json_value{R"("p\u0069le")", 0}.is("pile")));
    EXPECT_TRUE((json_value{R"("\u00e9\ud83d\ude00\u20ac")", 0}.is("\xC3\xA9\xF0\x9F\x98\x80\xE2\x82\xAC")));
    EXPECT_TRUE((json_value{R"("\"\n")", 0}.is("\"\n")));
    EXPECT_FALSE((json_value{R"("pile")", 0}.is("pil")));
    EXPECT_FALSE((json_value{R"("pile")", 0}.is("piles")));
    EXPECT_FALSE((json_value{"1", 0}.is("1")));
}

TEST(JsonValue, has_its_members_and_elements_in_order) {
    std::string_view const text = R"( { "a" : [1, [2, "]"], {"x":"}"}] , "b\\" : "\"," , "c":{} } )";
    std::string found;
    json_value{text, 0}.each_member([&](json_value const& key, json_value const& value) {
        found += text.substr(key.where(), 2);
        if (value.is_array())
            value.each_element([&](json_value const& one) {
                found += text[one.where()];
                return true;
            });
        return true;
    });
    EXPECT_EQ(found, "\"a1[{\"b\"c");
}

/// Text that is nearly JSON.
std::string any_text() {
    static constexpr std::string_view pieces[] = {"{",    "}",    "[",       "]",  ",",  ":",       "\"a\"",
                                                  "\"",   "1",    "-",       "0",  ".5", "e1",      " ",
                                                  "true", "null", "\\u00e9", "\\", "x",  "\xC3\xA9"};
    std::string text;
    for (auto const i : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, int{std::size(pieces)})))
        text += pieces[i];
    return text;
}

TEST(JsonValue, is_checked_as_another_parser_does) {
    EXPECT_TRUE(rc::check("JSON or not", [] {
        auto const text = any_text();
        RC_ASSERT(is_json(text) == nlohmann::json::accept(text));
    }));
}

}  // namespace
}  // namespace triqueta::text
