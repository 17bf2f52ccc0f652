#include <triqueta/core/points.hpp>

#include <gtest/gtest.h>

#include <concepts>

namespace triqueta {
namespace {

static_assert(!std::convertible_to<int, points> && !std::convertible_to<points, int>);

TEST(Points, add_up_and_may_be_negative) {
    points sum{5};
    sum += points{-7};
    EXPECT_EQ(sum.value(), -2);
    EXPECT_EQ((points{3} + points{4}).value(), 7);
    EXPECT_EQ(points{}.value(), 0);
}

TEST(Points, are_ordered_by_their_value) {
    EXPECT_LT(points{-1}, points{0});
    EXPECT_GT(points{11}, points{10});
    EXPECT_EQ(points{4}, points{4});
    EXPECT_NE(points{4}, points{5});
}

TEST(Points, a_literal_may_stand_beside_them) {
    EXPECT_TRUE(points{18} == 18);
    EXPECT_TRUE(18 == points{18});
    EXPECT_TRUE(points{18} != 17);
}

}  // namespace
}  // namespace triqueta
