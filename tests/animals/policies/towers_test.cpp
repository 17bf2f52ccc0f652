#include <triqueta/animals/policies/towers.hpp>

#include <gtest/gtest.h>

#include <concepts>

namespace triqueta::animals {
namespace {

static_assert(!std::convertible_to<int, row> && !std::convertible_to<int, column> && !std::convertible_to<int, tower>);
static_assert(!std::constructible_from<row, column> && !std::constructible_from<column, row>);
static_assert(!std::constructible_from<tower, row> && !std::constructible_from<row, tower>);

TEST(Towers, B4_four_towers_of_five_columns_are_three_tokens_high) {
    static_assert(four_towers::count == 4);
    static_assert(four_towers::columns == 5);
    for (int t = 0; t < 4; ++t) {
        EXPECT_EQ(levels<four_towers>(tower{t}), 3);
        EXPECT_EQ(four_towers::shadow_levels(tower{t}), 0);
    }
}

TEST(Towers, W2_three_of_four_towers_stand_on_an_extra_level_of_shadow_tokens) {
    static_assert(towers_on_shadows::count == 4);
    static_assert(towers_on_shadows::columns == 5);
    EXPECT_EQ(levels<towers_on_shadows>(tower{0}), 3);
    EXPECT_EQ(towers_on_shadows::shadow_levels(tower{0}), 0);
    for (int t = 1; t < 4; ++t) {
        EXPECT_EQ(levels<towers_on_shadows>(tower{t}), 4);
        EXPECT_EQ(towers_on_shadows::shadow_levels(tower{t}), 1);
    }
}

}  // namespace
}  // namespace triqueta::animals
