#include <triqueta/core/index.hpp>

#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <concepts>
#include <cstdint>
#include <vector>

namespace triqueta {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using place = index<struct place_tag>;
using other_place = index<struct other_place_tag>;
using places = index_set<place>;
using support::listed;

static_assert(!std::convertible_to<int, place> && !std::convertible_to<place, int>);
static_assert(!std::constructible_from<place, other_place>);
static_assert(!std::equality_comparable_with<place, other_place>);
static_assert(sizeof(place) == 1 && sizeof(places) == 1);

TEST(Index, has_the_number_it_was_made_with) {
    EXPECT_EQ(place{}.number(), 0);
    for (int i = 0; i <= 254; ++i) EXPECT_EQ(place{i}.number(), i);
}

TEST(Index, a_number_that_no_index_has_never_turns_into_one_that_exists) {
    for (int wrong : {-1, -256, 255, 256, 257, 1 << 30, -(1 << 30)}) EXPECT_EQ(place{wrong}.number(), 255) << wrong;
}

TEST(Index, is_ordered_by_its_number) {
    EXPECT_LT(place{1}, place{2});
    EXPECT_GT(place{3}, place{2});
    EXPECT_EQ(place{2}, place{2});
    EXPECT_NE(place{2}, place{3});
}

TEST(ByIndex, has_a_value_for_any_index_from_outside) {
    by_index<place, int, 3> const some{{10, 20, 30}};
    EXPECT_EQ(some.of(place{0}), 10);
    EXPECT_EQ(some.of(place{2}), 30);
    for (int absent : {3, 7, 31, 254, 255, -1}) EXPECT_EQ(some.of(place{absent}), 0) << absent;
    static_assert(by_index<place, int, 3>{{10, 20, 30}}.of(place::none()) == 0);
}

TEST(IndexSet, lists_its_members_in_ascending_order) {
    places set;
    for (int i : {6, 0, 3, 3}) set.insert(place{i});
    EXPECT_THAT(listed(set), ElementsAre(place{0}, place{3}, place{6}));
    EXPECT_EQ(set.size(), 3);
    EXPECT_EQ(set.lowest(), place{0});
    EXPECT_EQ(set.mask(), 0b100'1001U);
}

TEST(IndexSet, contains_what_was_inserted_and_not_erased) {
    places set = places::first(4);
    set.erase(place{2});
    set.erase(place{7});  // wasn't there
    EXPECT_THAT(listed(set), ElementsAre(place{0}, place{1}, place{3}));
    EXPECT_TRUE(set.contains(place{3}));
    EXPECT_FALSE(set.contains(place{2}));
    EXPECT_FALSE(set.contains(place{4}));
}

TEST(IndexSet, contains_no_index_beyond_its_bits) {
    auto const full = index_set<place, std::uint32_t>::from_mask(0xFFFF'FFFF);
    EXPECT_TRUE(full.contains(place{31}));
    for (int beyond : {32, 33, 64, 254, 255}) EXPECT_FALSE(full.contains(place{beyond})) << beyond;
}

TEST(IndexSet, starts_empty) {
    EXPECT_TRUE(places{}.empty());
    EXPECT_EQ(places{}.size(), 0);
    EXPECT_THAT(listed(places{}), ElementsAre());
    EXPECT_EQ(places{}, places::first(0));
    EXPECT_FALSE(places::first(1).empty());
}

TEST(IndexSet, every_mask_of_eight_bits_lists_its_bits) {
    for (auto mask = 0U; mask < 256; ++mask) {
        std::vector<place> expected;
        for (int bit = 0; bit < 8; ++bit)
            if ((mask >> bit & 1) != 0) expected.emplace_back(bit);
        EXPECT_THAT(listed(places::from_mask(mask)), ElementsAreArray(expected));
        EXPECT_EQ(places::from_mask(mask).mask(), mask);
    }
}

}  // namespace
}  // namespace triqueta
