#include <triqueta/animals/policies/draw_rule.hpp>

#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

TEST(Options, are_those_named_and_no_others) {
    constexpr options two{option::lay, option::box};
    EXPECT_TRUE(two.contain(option::lay));
    EXPECT_FALSE(two.contain(option::keep));
    EXPECT_TRUE(two.contain(option::box));
    EXPECT_FALSE(options{}.contain(option::lay));
}

TEST(Options, without_one_the_others_are_left) {
    constexpr options rest = options{option::lay, option::keep, option::box}.without(option::keep);
    EXPECT_TRUE(rest.contain(option::lay));
    EXPECT_FALSE(rest.contain(option::keep));
    EXPECT_TRUE(rest.contain(option::box));
    EXPECT_FALSE(rest.without(option::lay).contain(option::lay));
    EXPECT_FALSE(rest.without(option::keep).contain(option::keep)) << "it was not in it";
}

TEST(DrawRule, B8_B14_one_token_may_be_drawn_until_the_tower_is_empty) {
    static_assert(draw_one::tokens == 1);
    EXPECT_EQ(draw_one::columns(heights::of_full(3, 1)), column_set::first(3));
    EXPECT_TRUE(draw_one::columns(heights{}).empty());
}

TEST(DrawRule, B9_B10_one_token_goes_to_a_row_or_is_kept) {
    EXPECT_TRUE(draw_one::all_options.contain(option::lay));
    EXPECT_TRUE(draw_one::all_options.contain(option::keep));
    EXPECT_FALSE(draw_one::all_options.contain(option::box));
}

TEST(DrawRule, D1_D5_two_tokens_may_be_drawn_while_two_are_left) {
    static_assert(draw_two::tokens == 2);
    EXPECT_EQ(draw_two::columns(heights::of_full(2, 1)), column_set::first(2));
    EXPECT_EQ(draw_two::columns(heights::of_full(1, 2)), column_set::first(1));
    EXPECT_TRUE(draw_two::columns(heights::of_full(1, 1)).empty());
    EXPECT_TRUE(draw_two::columns(heights{}).empty());
}

TEST(DrawRule, D3_D4_of_two_tokens_each_goes_by_a_different_one_of_three_options) {
    for (option const o : {option::lay, option::keep, option::box}) {
        EXPECT_TRUE(draw_two::all_options.contain(o));
        for (option const first : {option::lay, option::keep, option::box})
            EXPECT_EQ(draw_two::options_after(first).contain(o), o != first);
    }
}

}  // namespace
}  // namespace triqueta::animals
