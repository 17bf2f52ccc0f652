#include <triqueta/animals/pieces/heights.hpp>

#include "support/listed.hpp"
#include "support/print.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <numeric>

namespace triqueta::animals {
namespace {

using ::testing::ElementsAre;
using support::listed;

TEST(Heights, a_full_tower_is_equally_high_in_every_column) {
    for (int columns = 1; columns <= most_columns; ++columns)
        for (int levels = 0; levels <= most_levels; ++levels) {
            heights const full = heights::of_full(columns, levels);
            for (int c = 0; c < most_columns; ++c) EXPECT_EQ(full.of(column{c}), c < columns ? levels : 0);
            EXPECT_EQ(full.total(), columns * levels);
            EXPECT_EQ(full.empty(), levels == 0);
        }
}

/// Brings a full tower down to these heights.
heights cut_to(std::array<int, 5> const& wanted, int levels) {
    heights h = heights::of_full(5, levels);
    for (int c = 0; c < 5; ++c)
        for (int left = levels; left > wanted[static_cast<unsigned>(c)]; --left) h.lower(column{c});
    return h;
}

TEST(Heights, B8_lowering_a_column_leaves_the_others_as_high_as_they_were) {
    heights h = heights::of_full(5, most_levels);
    std::array<int, 5> expected{15, 15, 15, 15, 15};
    for (int i = 0; i < 75; ++i) {
        int const c = i * 7 % 5;  // from column to column
        h.lower(column{c});
        --expected[static_cast<unsigned>(c)];
        for (int other = 0; other < 5; ++other) ASSERT_EQ(h.of(column{other}), expected[static_cast<unsigned>(other)]);
        ASSERT_EQ(h.total(), std::accumulate(expected.begin(), expected.end(), 0));
    }
    EXPECT_TRUE(h.empty());
    EXPECT_EQ(h, heights{});
}

TEST(Heights, each_column_may_be_brought_from_any_height_to_none) {
    for (int c = 0; c < 5; ++c) {
        heights h = heights::of_full(5, most_levels);
        for (int left = most_levels; left > 0; --left) {
            EXPECT_TRUE(h.columns().contains(column{c}));
            h.lower(column{c});
            EXPECT_EQ(h.of(column{c}), left - 1);
        }
        EXPECT_FALSE(h.columns().contains(column{c}));
        EXPECT_EQ(h.columns().size(), 4);
    }
}

TEST(Heights, the_columns_are_those_that_are_not_empty) {
    EXPECT_THAT(listed(cut_to({0, 1, 0, 2, 0}, 3).columns()), ElementsAre(column{1}, column{3}));
    EXPECT_THAT(listed(cut_to({4, 0, 0, 0, 8}, 8).columns()), ElementsAre(column{0}, column{4}));
    EXPECT_TRUE(heights{}.columns().empty());
    EXPECT_EQ(heights::of_full(3, 1).columns(), column_set::first(3));
}

TEST(Heights, D5_at_least_two_says_what_the_total_says) {
    for (int a = 0; a <= 4; ++a)
        for (int b = 0; b <= 4; ++b)
            for (int c = 0; c <= 4; ++c)
                for (int e = 0; e <= 4; ++e) {
                    heights const h = cut_to({a, b, c, 0, e}, 4);
                    EXPECT_EQ(h.at_least_two(), a + b + c + e >= 2) << a << b << c << e;
                }
    EXPECT_TRUE(heights::of_full(1, 15).at_least_two());
    EXPECT_TRUE(heights::of_full(1, 8).at_least_two());
}

TEST(Heights, are_equal_when_every_column_is_equally_high) {
    EXPECT_EQ(cut_to({1, 2, 3, 0, 2}, 3), cut_to({1, 2, 3, 0, 2}, 15));
    EXPECT_NE(cut_to({1, 2, 3, 0, 2}, 3), cut_to({2, 1, 3, 0, 2}, 3));
}

}  // namespace
}  // namespace triqueta::animals
