#include <triqueta/play/argmax.hpp>

#include <triqueta/animals/animals.hpp>
#include <triqueta/core/state.hpp>

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace triqueta {
namespace {

constexpr int last_digit(int n) { return n % 10; }

TEST(Argmax, is_what_is_worth_most) {
    EXPECT_EQ(argmax(std::array{31, 17, 48, 5}, last_digit), 48);
    EXPECT_EQ(argmax(std::vector{3}, last_digit), 3);
    EXPECT_EQ(argmax(std::array{4, 2, 3}, [](int n) { return -0.5 * n; }), 2) << "worth less than nothing";
}

TEST(Argmax, is_the_first_of_equals) {
    EXPECT_EQ(argmax(std::array{11, 37, 27, 7, 6}, last_digit), 37);
    EXPECT_EQ(argmax(std::array{20, 10, 30}, last_digit), 20);
}

TEST(Argmax, asks_once_for_each_in_order) {
    std::string asked;
    EXPECT_EQ(argmax(std::string{"deer"},
                     [&](char c) {
                         asked += c;
                         return c;
                     }),
              'r');
    EXPECT_EQ(asked, "deer");
}

TEST(Argmax, goes_over_actions_in_a_constant_expression) {
    constexpr state<base_game<2>> start;
    static_assert(argmax(start.legal(), [](auto a) { return a.number(); }) == take(row{1}));
    static_assert(argmax(start.legal(), [](auto) { return 0; }) == draw(column{0}));
}

}  // namespace
}  // namespace triqueta
