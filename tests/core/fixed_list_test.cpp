#include <triqueta/core/fixed_list.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <type_traits>

namespace triqueta {
namespace {

using ::testing::ElementsAre, ::testing::IsEmpty;

using four = fixed_list<int, 4>;

static_assert(std::is_trivially_copyable_v<four>);
static_assert(four::most == 4);

constexpr four list_of(auto... items) {
    four list;
    (list.add(items), ...);
    return list;
}

TEST(FixedList, starts_empty) {
    four const list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.size(), 0);
    EXPECT_THAT(list, IsEmpty());
}

TEST(FixedList, keeps_what_is_added_in_that_order_up_to_its_bound) {
    four list;
    for (int item : {7, 3, 7, 5}) {
        list.add(item);
        EXPECT_EQ(list.back(), item);
        EXPECT_FALSE(list.empty());
    }
    EXPECT_EQ(list.size(), 4);
    EXPECT_EQ(list[0], 7);
    EXPECT_EQ(list[3], 5);
    EXPECT_THAT(list, ElementsAre(7, 3, 7, 5));
}

TEST(FixedList, puts_a_value_where_it_belongs_among_sorted_ones) {
    four list;
    for (int item : {5, 9, 1, 5}) list.add_sorted(item);
    EXPECT_THAT(list, ElementsAre(1, 5, 5, 9));
}

/// Equal where the tens are.
struct in_tens {
    int value = 0;
    friend constexpr bool operator<(in_tens a, in_tens b) { return a.value / 10 < b.value / 10; }
};

TEST(FixedList, puts_a_value_behind_those_that_it_does_not_come_before) {
    fixed_list<in_tens, 4> list;
    for (int value : {25, 13, 21, 14}) list.add_sorted({value});
    EXPECT_EQ(list[0].value, 13);
    EXPECT_EQ(list[1].value, 14);
    EXPECT_EQ(list[2].value, 25);
    EXPECT_EQ(list[3].value, 21);
}

TEST(FixedList, takes_out_the_first_that_is_equal_and_the_others_move_up) {
    auto list = list_of(7, 3, 7, 5);
    list.remove(7);
    EXPECT_THAT(list, ElementsAre(3, 7, 5));
    list.remove(5);
    EXPECT_THAT(list, ElementsAre(3, 7));
    list.remove(3);
    list.remove(7);
    EXPECT_TRUE(list.empty());
}

TEST(FixedList, takes_out_the_last) {
    auto list = list_of(7, 3, 5);
    list.remove_last();
    EXPECT_THAT(list, ElementsAre(7, 3));
    list.add(1);
    EXPECT_THAT(list, ElementsAre(7, 3, 1));
}

TEST(FixedList, is_equal_only_with_the_same_values_in_the_same_order) {
    EXPECT_EQ(list_of(1, 2), list_of(1, 2));
    EXPECT_NE(list_of(1, 2), list_of(2, 1));
    EXPECT_NE(list_of(1, 2), list_of(1));
    EXPECT_NE(list_of(1), list_of(1, 2));
    EXPECT_NE(list_of(0), list_of());
}

TEST(FixedList, is_compared_to_its_last_place_when_it_is_full) {
    EXPECT_EQ(list_of(7, 3, 7, 5), list_of(7, 3, 7, 5));
    EXPECT_NE(list_of(7, 3, 7, 5), list_of(7, 3, 7, 6)) << "the last place alone";
    EXPECT_NE(list_of(7, 3, 7, 5), list_of(6, 3, 7, 5)) << "the first place alone";
    EXPECT_NE(list_of(7, 3, 7, 0), list_of(7, 3, 7)) << "full, and one less";
}

TEST(FixedList, does_not_remember_what_was_taken_out) {
    auto list = list_of(7, 3);
    list.remove(3);
    EXPECT_EQ(list, list_of(7));
    list.remove_last();
    EXPECT_EQ(list, four{});
}

TEST(FixedList, holds_255_values) {
    fixed_list<int, 255> list;
    for (int i = 0; i < 255; ++i) list.add_sorted(254 - i);
    EXPECT_EQ(list.size(), 255);
    for (int i = 0; i < 255; ++i) EXPECT_EQ(list[i], i);
}

static_assert([] {
    auto list = list_of(2, 4);
    list.add_sorted(3);
    list.remove(2);
    return list == list_of(3, 4);
}());

}  // namespace
}  // namespace triqueta
