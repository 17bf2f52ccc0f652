#include <triqueta/animals/position/secrets.hpp>

#include "support/hand_played.hpp"

#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

using enum animal;
using support::some;

pair_of<animal> two(animal first, animal second) {
    pair_of<animal> kept;
    kept.add(first);
    kept.add(second);
    return kept;
}

TEST(Decision, B18_is_not_made_at_first) {
    EXPECT_FALSE(decision{}.made());
    for (int mask = 0; mask < 4; ++mask) {
        EXPECT_TRUE(decision{mask}.made());
        EXPECT_NE(decision{mask}, decision{});
    }
}

TEST(Decision, B18_says_of_each_kept_token_whether_it_is_added) {
    for (int mask = 0; mask < 4; ++mask) {
        EXPECT_EQ(decision{mask}.mask(), mask);
        EXPECT_EQ(decision{mask}.adds(0), mask == 1 || mask == 3);
        EXPECT_EQ(decision{mask}.adds(1), mask == 2 || mask == 3);
    }
}

TEST(Decision, B18_bit_0_is_the_token_kept_first) {
    auto const kept = two(bear, owl);
    EXPECT_EQ(added(kept, decision{0}), some({}));
    EXPECT_EQ(added(kept, decision{1}), some({.bear = 1}));
    EXPECT_EQ(added(kept, decision{2}), some({.owl = 1}));
    EXPECT_EQ(added(kept, decision{3}), some({.owl = 1, .bear = 1}));
    EXPECT_EQ(added(two(ram, ram), decision{3}), some({.ram = 2}));
    EXPECT_EQ(added(kept, decision{}), some({})) << "none, while it isn't made";
}

TEST(Secrets, tokens_in_order_are_counted_by_animal) {
    EXPECT_EQ(counted(two(wolf, deer)), some({.deer = 1, .wolf = 1}));
    EXPECT_EQ(counted(two(deer, deer)), some({.deer = 2}));
    EXPECT_EQ(counted(pair_of<animal>{}), some({}));
    EXPECT_EQ(counted(some({.owl = 7})), some({.owl = 7}));
}

}  // namespace
}  // namespace triqueta::animals
