#include <triqueta/animals/policies/pack.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

using enum animal;

constexpr int value_of(by_kind const& value, animal a) { return value[static_cast<unsigned>(a)]; }

TEST(Pack, B1_the_animals_codes_are_0_to_6_from_rabbit_to_wolf) {
    int code = 0;
    for (animal const a : {rabbit, owl, deer, boar, ram, bear, wolf}) EXPECT_EQ(static_cast<int>(a), code++);
}

TEST(Pack, B1_sixty_light_tokens_are_ten_each_of_six_animals) {
    tokens const light = light_tokens<light_pack>;
    EXPECT_EQ(light.total(), 60);
    for (animal const a : {rabbit, owl, deer, boar, ram, bear}) EXPECT_EQ(light.of(a), 10);
    EXPECT_EQ(light.of(wolf), 0);
    EXPECT_TRUE(shadow_tokens<light_pack>.empty());
    EXPECT_EQ(kinds<light_pack>, 6);
}

TEST(Pack, B1_each_animal_has_the_value_printed_on_it) {
    for (by_kind const& value : {light_pack::value, wolf_pack::value}) {
        EXPECT_EQ(value_of(value, rabbit), 5);
        EXPECT_EQ(value_of(value, owl), 6);
        EXPECT_EQ(value_of(value, deer), 7);
        EXPECT_EQ(value_of(value, boar), 8);
        EXPECT_EQ(value_of(value, ram), 9);
        EXPECT_EQ(value_of(value, bear), 10);
    }
    EXPECT_EQ(value_of(wolf_pack::value, wolf), 11);
}

TEST(Pack, W1_fifteen_shadow_tokens_are_nine_wolves_and_one_of_each_other_animal) {
    tokens const shadow = shadow_tokens<wolf_pack>;
    EXPECT_EQ(shadow.total(), 15);
    EXPECT_EQ(shadow.of(wolf), 9);
    for (animal const a : {rabbit, owl, deer, boar, ram, bear}) EXPECT_EQ(shadow.of(a), 1);
    EXPECT_EQ(light_tokens<wolf_pack>, light_tokens<light_pack>) << "the light ones are the same";
    EXPECT_EQ(kinds<wolf_pack>, 7);
}

TEST(Pack, counts_become_tokens_of_the_same_numbers) {
    tokens const made = to_tokens(values(1, 0, 15, 2)).value();
    EXPECT_EQ(made.of(rabbit), 1);
    EXPECT_EQ(made.of(owl), 0);
    EXPECT_EQ(made.of(deer), 15);
    EXPECT_EQ(made.of(boar), 2);
    EXPECT_EQ(made.total(), 18);
}

TEST(Pack, counts_beyond_none_and_fifteen_become_no_tokens) {
    EXPECT_EQ(to_tokens(values(0, 16)), std::nullopt);
    EXPECT_EQ(to_tokens(values(-1)), std::nullopt);
}

struct gap_pack : light_pack {
    static constexpr by_kind light = values(0, 0, 3);
    static constexpr by_kind shadow = values(0, 0, 0, 0, 2);
};

TEST(Pack, has_as_many_kinds_as_go_up_to_the_last_of_which_there_is_a_token) { static_assert(kinds<gap_pack> == 5); }

}  // namespace
}  // namespace triqueta::animals
