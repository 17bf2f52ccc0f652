#include <triqueta/animals/policies/scoring_rule.hpp>

#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

TEST(Scoring, B19_an_animal_scores_by_the_number_of_its_tokens) {
    for (int value = 5; value <= 11; ++value) {
        int const expected[] = {0, 1, 2, value, -1, -2, -3, -4, -5, -6, -7};
        for (int n = 0; n <= 10; ++n)
            EXPECT_EQ(exactly_three::animal(n, value), expected[n]) << n << " tokens of value " << value;
    }
}

TEST(Scoring, B19_W4_all_ten_light_tokens_and_the_shadow_one_lose_eight_points) {
    EXPECT_EQ(exactly_three::animal(11, 10), -8);
}

TEST(Scoring, B20_the_rock_and_each_tile_are_worth_a_point) {
    EXPECT_EQ(exactly_three::rock, 1);
    EXPECT_EQ(exactly_three::tile, 1);
}

}  // namespace
}  // namespace triqueta::animals
