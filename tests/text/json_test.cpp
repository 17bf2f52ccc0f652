#include <triqueta/text/json.hpp>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <iterator>
#include <limits>
#include <optional>
#include <string>

namespace triqueta {
namespace {

/// What is written by f(writer).
template <class F>
std::string written(F f) {
    std::string text;
    text::json_writer json{std::back_inserter(text)};
    f(json);
    return text;
}

TEST(Json, writes_whole_numbers) {
    auto const number = [](int n) { return written([n](auto& json) { json.value(n); }); };
    EXPECT_EQ(number(0), "0");
    EXPECT_EQ(number(7), "7");
    EXPECT_EQ(number(-12), "-12");
    EXPECT_EQ(number(10203), "10203");
    EXPECT_EQ(number(std::numeric_limits<int>::max()), "2147483647");
    EXPECT_EQ(number(std::numeric_limits<int>::min()), "-2147483648");
}

TEST(Json, writes_words_truths_and_nothing) {
    EXPECT_EQ(written([](auto& json) { json.value("light"); }), "\"light\"");
    EXPECT_EQ(written([](auto& json) { json.value(true); }), "true");
    EXPECT_EQ(written([](auto& json) { json.value(false); }), "false");
    EXPECT_EQ(written([](auto& json) { json.null(); }), "null");
    EXPECT_EQ(written([](auto& json) { json.value_or_null(std::optional{3}); }), "3");
    EXPECT_EQ(written([](auto& json) { json.value_or_null(std::optional<int>{}); }), "null");
}

TEST(Json, puts_a_comma_between_elements_and_nowhere_else) {
    EXPECT_EQ(written([](auto& json) { json.array([] {}); }), "[]");
    EXPECT_EQ(written([](auto& json) { json.object([] {}); }), "{}");
    EXPECT_EQ(written([](auto& json) {
                  json.array([&] {
                      json.value(1);
                      json.null();
                      json.array([] {});
                      json.value("a");
                      json.array([&] { json.value(true); });
                      json.value(2);
                  });
              }),
              R"([1,null,[],"a",[true],2])");
}

TEST(Json, puts_a_comma_between_members_and_none_behind_a_key) {
    EXPECT_EQ(written([](auto& json) {
                  json.object([&] {
                      json.member("a", 1);
                      json.key("b");
                      json.array([&] { json.value(2); });
                      json.key("c");
                      json.null();
                      json.key("d");
                      json.object([&] { json.member("e", false); });
                      json.member("f", "g");
                  });
              }),
              R"({"a":1,"b":[2],"c":null,"d":{"e":false},"f":"g"})");
}

TEST(Json, writes_in_a_constant_expression) {
    constexpr auto last = [] {
        char text[8] = {};
        text::json_writer json{&text[0]};
        json.array([&] { json.value(42); });
        return text[2];
    }();
    static_assert(last == '2');
}

}  // namespace
}  // namespace triqueta
