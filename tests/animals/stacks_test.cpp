#include <triqueta/animals/stacks.hpp>

#include <triqueta/core/random/seed.hpp>

#include "support/hand_played.hpp"
#include "support/variants.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>

namespace triqueta::animals {
namespace {

using support::hand_played;
using enum animal;

template <class V>
class Stacks : public ::testing::Test {
  protected:
    /// The tokens at one level of a tower.
    static tokens level_of(stacks<V> const& dealt, tower t, int level) {
        tokens sum;
        for (int c = 0; c < 5; ++c) sum.add(dealt.of(t, column{c}, level));
        return sum;
    }
    static stacks<V> shuffled(std::uint64_t number) {
        chacha20 random{seed_from(number), 0, 0};
        return stacks<V>::shuffled(random);
    }
};
TYPED_TEST_SUITE(Stacks, support::all_variants, support::variant_names);

TYPED_TEST(Stacks, B4_W2_the_light_tokens_are_mixed_and_three_high_in_four_towers) {
    for (std::uint64_t number = 0; number < 20; ++number) {
        auto const dealt = this->shuffled(number);
        tokens light;
        for (int t = 0; t < 4; ++t) {
            int const above = has_shadows<TypeParam> && t > 0 ? 1 : 0;
            for (int level = above; level < above + 3; ++level) light += this->level_of(dealt, tower{t}, level);
        }
        EXPECT_EQ(light, light_tokens<light_pack>);
        EXPECT_FALSE(dealt.why_not());
    }
    EXPECT_NE(this->shuffled(1), this->shuffled(2));
}

TYPED_TEST(Stacks, W2_the_shadow_tokens_are_mixed_apart_and_lie_at_the_bottom_of_three_towers) {
    if constexpr (has_shadows<TypeParam>) {
        for (std::uint64_t number = 0; number < 20; ++number) {
            auto const dealt = this->shuffled(number);
            tokens shadow;
            for (int t = 1; t < 4; ++t) shadow += this->level_of(dealt, tower{t}, 0);
            EXPECT_EQ(shadow, shadow_tokens<wolf_pack>);
        }
        EXPECT_NE(this->level_of(this->shuffled(1), tower{1}, 0), this->level_of(this->shuffled(2), tower{1}, 0));
    }
}

/// The pack in order, tower by tower, in it level by level from the lowest.
template <class V>
typename stacks<V>::filling in_order() {
    typename stacks<V>::filling filling{};
    int light = 0;
    int shadow = 0;
    for (int t = 0; t < 4; ++t)
        for (int level = 0; level < levels<typename V::towers>(tower{t}); ++level)
            for (unsigned c = 0; c < 5; ++c)
                filling[static_cast<unsigned>(t)][c][static_cast<unsigned>(level)] =
                    level < V::towers::shadow_levels(tower{t}) ? shadow_tokens<typename V::pack>.nth(shadow++)
                                                               : light_tokens<typename V::pack>.nth(light++);
    return filling;
}

TYPED_TEST(Stacks, B4_W2_by_hand_exactly_the_packs_tokens_are_needed) {
    auto const right = in_order<TypeParam>();
    EXPECT_FALSE(stacks<TypeParam>{right}.why_not());

    auto wrong = right;
    wrong[0][0][0] = bear;  // an eleventh
    EXPECT_EQ(stacks<TypeParam>{wrong}.why_not(), refusal::wrong_deal);
    wrong = right;
    wrong[3][4][2] = wolf;
    EXPECT_EQ(stacks<TypeParam>{wrong}.why_not(), refusal::wrong_deal);
    for (int no_animal : {7, 8, 255}) {
        wrong = right;
        wrong[2][1][1] = animal(no_animal);
        EXPECT_EQ(stacks<TypeParam>{wrong}.why_not(), refusal::wrong_deal) << no_animal;
    }
}

TEST(StacksByHand, W1_the_shadow_tokens_are_counted_too) {
    auto filling = in_order<hidden_wolves<3>>();
    ASSERT_EQ(filling[3][0][0], wolf);
    filling[3][0][0] = bear;
    EXPECT_EQ(stacks<hidden_wolves<3>>{filling}.why_not(), refusal::wrong_deal);
}

TEST(StacksByHand, W2_shadow_tokens_lie_nowhere_but_below) {
    auto filling = in_order<hidden_wolves<3>>();
    ASSERT_EQ(filling[3][0][0], wolf);
    std::swap(filling[3][0][0], filling[3][0][1]);
    EXPECT_EQ(stacks<hidden_wolves<3>>{filling}.why_not(), refusal::wrong_deal);
}

TEST(StacksByHand, W2_nothing_counts_above_the_lower_first_tower) {
    auto filling = in_order<hidden_wolves<3>>();
    stacks<hidden_wolves<3>> const plain{filling};
    filling[0][0][3] = animal(200);
    EXPECT_FALSE(stacks<hidden_wolves<3>>{filling}.why_not());
    EXPECT_EQ(stacks<hidden_wolves<3>>{filling}, plain);
    std::swap(filling[0][0][0], filling[3][4][3]);
    EXPECT_NE(stacks<hidden_wolves<3>>{filling}, plain);
}

TEST(StacksByHand, B4_B8_a_column_is_found_from_its_top_to_its_bottom) {
    stacks<hidden_wolves<2>> const dealt{in_order<hidden_wolves<2>>()};
    hand_played<hidden_wolves<2>> g;
    g.next_round();
    for (int level = 3; level >= 0; --level) {
        g.act(draw(column{2}));
        EXPECT_EQ(dealt.next(g.table()), dealt.of(tower{1}, column{2}, level));
        g.find(dealt.next(g.table()));
        if (level > 0) g.lay(0);
    }
}

TEST(StacksByHand, D1_of_two_tokens_from_one_column_the_upper_one_is_looked_at_first) {
    stacks<base_game_duel> const dealt{in_order<base_game_duel>()};
    hand_played<base_game_duel> g;
    g.act(draw(column{4})).act(draw(column{4}));
    EXPECT_EQ(dealt.next(g.table()), dealt.of(tower{0}, column{4}, 2));
    g.find(dealt.next(g.table()));
    EXPECT_EQ(dealt.next(g.table()), dealt.of(tower{0}, column{4}, 1));
    g.find(dealt.next(g.table())).lay(0).keep();

    g.act(draw(column{4})).act(draw(column{0}));
    EXPECT_EQ(dealt.next(g.table()), dealt.of(tower{0}, column{4}, 0));
    g.find(dealt.next(g.table()));
    EXPECT_EQ(dealt.next(g.table()), dealt.of(tower{0}, column{0}, 2));
}

}  // namespace
}  // namespace triqueta::animals
