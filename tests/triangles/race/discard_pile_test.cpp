#include <triqueta/triangles/race/discard_pile.hpp>

#include "support/race_played.hpp"

#include <gtest/gtest.h>

namespace triqueta::triangles::race {
namespace {

using support::centered, support::horizontal;
using enum colour;

TEST(RaceDiscards, R2_lies_one_on_top_of_the_other_and_is_counted) {
    discard_pile pile;
    EXPECT_TRUE(pile.empty());
    pile.put(horizontal(1, pink));
    pile.put(centered(3, red));
    pile.put(horizontal(1, pink));
    EXPECT_EQ(pile.size(), 3);
    EXPECT_EQ(pile.cards(), cards_of(horizontal(1, pink), horizontal(1, pink), centered(3, red)));
    EXPECT_EQ(pile.take(), horizontal(1, pink));
    EXPECT_EQ(pile.top(), centered(3, red));
    EXPECT_EQ(pile.take(), centered(3, red));
    EXPECT_EQ(pile.cards(), cards_of(horizontal(1, pink)));
}

TEST(RaceDiscards, R6_keeps_its_top_card_alone) {
    discard_pile pile;
    pile.put(horizontal(1, pink));
    pile.put(horizontal(2, pink));
    pile.put(centered(3, red));
    pile.keep_top();
    discard_pile expected;
    expected.put(centered(3, red));
    EXPECT_EQ(pile, expected);
}

TEST(RaceDiscards, T1_has_room_for_every_card_there_is) {
    discard_pile pile;
    cards const all = cards::whole_deck();
    for (int place = 0; place < all.total(); ++place) pile.put(all.nth(place));
    EXPECT_EQ(pile.size(), 90);
    EXPECT_EQ(pile.cards(), all);
}

TEST(RaceDiscards, is_equal_only_to_one_in_the_same_order) {
    discard_pile one;
    one.put(horizontal(1, pink));
    one.put(centered(3, red));
    discard_pile other;
    other.put(centered(3, red));
    other.put(horizontal(1, pink));
    EXPECT_NE(one, other);
    EXPECT_EQ(one.cards(), other.cards());
}

}  // namespace
}  // namespace triqueta::triangles::race
