#include <triqueta/core/few.hpp>

#include <triqueta/core/index.hpp>

#include <gtest/gtest.h>

#include <cstdint>

namespace triqueta {
namespace {

enum class colour : std::uint8_t { red, green, last = 14 };
using place = index<struct place_tag>;

template <class T>
constexpr pair_of<T> pair(T first, T second) {
    pair_of<T> made;
    made.add(first);
    made.add(second);
    return made;
}

static_assert(sizeof(pair_of<colour>) == 1);

TEST(PairOf, holds_none_one_or_two_in_the_order_added) {
    pair_of<colour> two;
    EXPECT_TRUE(two.empty());
    EXPECT_EQ(two.size(), 0);

    two.add(colour::green);
    EXPECT_FALSE(two.empty());
    EXPECT_EQ(two.size(), 1);
    EXPECT_EQ(two[0], colour::green);

    two.add(colour::red);
    EXPECT_EQ(two.size(), 2);
    EXPECT_EQ(two[0], colour::green);
    EXPECT_EQ(two[1], colour::red);
}

TEST(PairOf, holds_any_two_values_below_fifteen) {
    for (int first = 0; first < 15; ++first)
        for (int second = 0; second < 15; ++second) {
            auto const two = pair(place{first}, place{second});
            ASSERT_EQ(two.size(), 2);
            EXPECT_EQ(two[0], place{first});
            EXPECT_EQ(two[1], place{second});
        }
}

TEST(PairOf, what_stands_behind_an_erased_value_moves_up) {
    auto two = pair(colour::last, colour::green);
    two.erase(0);
    EXPECT_EQ(two.size(), 1);
    EXPECT_EQ(two[0], colour::green);
    two.erase(0);
    EXPECT_TRUE(two.empty());

    two = pair(colour::last, colour::green);
    two.erase(1);
    EXPECT_EQ(two.size(), 1);
    EXPECT_EQ(two[0], colour::last);
}

TEST(PairOf, is_equal_only_with_the_same_values_in_the_same_order) {
    EXPECT_EQ(pair(colour::red, colour::green), pair(colour::red, colour::green));
    EXPECT_NE(pair(colour::red, colour::green), pair(colour::green, colour::red));
    pair_of<colour> one;
    one.add(colour::red);
    EXPECT_NE(one, pair_of<colour>{});
}

TEST(FewOfOne, holds_none_or_any_value_below_fifteen) {
    static_assert(sizeof(few<place, 1>) == 1);
    few<place, 1> one;
    EXPECT_TRUE(one.empty());
    EXPECT_EQ(one.size(), 0);
    for (int value = 0; value < 15; ++value) {
        one.add(place{value});
        EXPECT_FALSE(one.empty());
        EXPECT_EQ(one.size(), 1);
        EXPECT_EQ(one[0], place{value});
        one.erase(0);
        EXPECT_TRUE(one.empty());
    }
}

TEST(FewOfOne, is_empty_when_its_value_was_erased) {
    few<colour, 1> one;
    one.add(colour::last);
    EXPECT_NE(one, (few<colour, 1>{}));
    one.erase(0);
    EXPECT_EQ(one, (few<colour, 1>{}));
}

}  // namespace
}  // namespace triqueta
