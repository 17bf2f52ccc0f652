#include <triqueta/animals/variants.hpp>

#include <triqueta/animals/rules.hpp>
#include <triqueta/core/state.hpp>

#include "support/variants.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <type_traits>

namespace triqueta::animals {
namespace {

TEST(Variants, V1_official_is_the_base_game_with_two_to_five_players) {
    static_assert(official<base_game<2>> && official<base_game<3>> && official<base_game<4>> && official<base_game<5>>);
}

TEST(Variants, V1_official_is_hidden_wolves_with_three_to_five_players) {
    static_assert(official<hidden_wolves<3>> && official<hidden_wolves<4>> && official<hidden_wolves<5>>);
}

TEST(Variants, V1_official_is_hidden_wolves_with_two_players_and_two_tokens_a_draw) {
    static_assert(official<hidden_wolves_duel>);
    static_assert(hidden_wolves_duel::draw::tokens == 2 && hidden_wolves_duel::players == 2);
}

TEST(Variants, V1_house_variants_are_playable_but_not_official) {
    static_assert(playable<hidden_wolves<2>> && !official<hidden_wolves<2>>);
    static_assert(playable<base_game_duel> && !official<base_game_duel>);
}

TEST(Variants, V1_B2_no_variant_with_fewer_than_two_or_more_than_five_players_is_official) {
    EXPECT_FALSE(official<base_game<0>>);
    EXPECT_FALSE(official<base_game<1>>);
    EXPECT_FALSE(official<base_game<6>>);
    EXPECT_FALSE(official<hidden_wolves<6>>);
}

TEST(Variants, V1_what_is_no_variant_is_neither_playable_nor_official) {
    static_assert(!playable<int> && !official<int>);
    static_assert(!playable<light_pack> && !official<light_pack>);
}

template <class V>
class ShippedVariant : public ::testing::Test {};
TYPED_TEST_SUITE(ShippedVariant, support::all_variants, support::variant_names);

TYPED_TEST(ShippedVariant, B2_is_for_two_to_five_players) {
    static_assert(playable<TypeParam> && game<TypeParam>);
    EXPECT_GE(TypeParam::players, 2);
    EXPECT_LE(TypeParam::players, 5);
    EXPECT_EQ(state<TypeParam>{}.players(), TypeParam::players);
}

TYPED_TEST(ShippedVariant, B10_lets_a_player_keep_two_light_tokens) { EXPECT_EQ(TypeParam::kept::most, 2); }

TYPED_TEST(ShippedVariant, W1_has_shadow_tokens_only_in_hidden_wolves) {
    EXPECT_EQ(has_shadows<TypeParam>, std::string_view{TypeParam::name}.starts_with("hidden_wolves"));
}

TYPED_TEST(ShippedVariant, D1_draws_two_tokens_only_in_a_duel) {
    bool const duel = std::string_view{TypeParam::name}.ends_with("_duel");
    EXPECT_EQ(TypeParam::draw::tokens, duel ? 2 : 1);
}

// A copy is an undo, so a state must be small and copyable byte by byte.
TYPED_TEST(ShippedVariant, a_state_takes_at_most_128_bytes_and_is_trivially_copyable) {
    static_assert(std::is_trivially_copyable_v<state<TypeParam>>);
    static_assert(std::is_trivially_copyable_v<view<TypeParam>>);
    EXPECT_LE(sizeof(state<TypeParam>), 128U);
    EXPECT_LT(sizeof(view<TypeParam>), sizeof(state<TypeParam>));
}

TEST(Variants, what_a_variant_lacks_costs_nothing) {
    EXPECT_LT(sizeof(state<base_game<5>>), sizeof(state<hidden_wolves<5>>));
    EXPECT_LT(sizeof(state<hidden_wolves<2>>), sizeof(state<hidden_wolves_duel>));
    EXPECT_LT(sizeof(state<hidden_wolves<2>>), sizeof(state<hidden_wolves<3>>));
}

}  // namespace
}  // namespace triqueta::animals
