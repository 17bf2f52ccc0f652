#include <triqueta/core/action_list.hpp>

#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <type_traits>

namespace triqueta {
namespace {

using ::testing::ElementsAre, ::testing::IsEmpty;
using support::listed;

/// As much of an action as a list of them needs.
class numbered {
  public:
    constexpr explicit numbered(int number) : number_{number} {}
    [[nodiscard]] static constexpr numbered from_number_unchecked(int number) { return numbered{number}; }
    [[nodiscard]] constexpr int number() const { return number_; }

    friend constexpr bool operator==(numbered, numbered) = default;

  private:
    int number_;
};

using five = action_list<numbered, 5>;

static_assert(std::is_trivially_copyable_v<five>);
static_assert(five::most == 5);

constexpr five list_of(auto... numbers) {
    five list;
    (list.add(numbers), ...);
    return list;
}

TEST(ActionList, starts_empty) {
    five const list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.size(), 0);
    EXPECT_THAT(listed(list), IsEmpty());
    EXPECT_FALSE(list.contains(numbered{0}));
}

TEST(ActionList, gives_its_actions_back_in_ascending_order) {
    auto const list = list_of(0, 3, 65'535);
    EXPECT_FALSE(list.empty());
    EXPECT_EQ(list.size(), 3);
    EXPECT_EQ(list[0], numbered{0});
    EXPECT_EQ(list[2], numbered{65'535});
    EXPECT_THAT(listed(list), ElementsAre(numbered{0}, numbered{3}, numbered{65'535}));
}

TEST(ActionList, takes_an_action_or_its_number) {
    five list;
    list.add(numbered{4});
    list.add(9);
    EXPECT_EQ(list, list_of(4, 9));
}

TEST(ActionList, contains_what_was_added_and_nothing_else) {
    five list;
    for (int number = 1; number <= 9; number += 2) {
        EXPECT_FALSE(list.contains(numbered{number}));
        list.add(number);
    }
    EXPECT_EQ(list.size(), five::most);
    for (int number = 0; number <= 10; ++number) EXPECT_EQ(list.contains(numbered{number}), number % 2 == 1) << number;
}

TEST(ActionList, is_equal_only_with_the_same_actions) {
    EXPECT_EQ(list_of(1, 2), list_of(1, 2));
    EXPECT_NE(list_of(1, 2), list_of(1, 3));
    EXPECT_NE(list_of(1, 2), list_of(1));
    EXPECT_NE(list_of(1), list_of(1, 2));
    EXPECT_NE(list_of(0), five{});
}

static_assert(list_of(1, 5).contains(numbered{5}) && !list_of(1, 5).contains(numbered{4}));
static_assert(list_of(2, 4)[1].number() == 4 && five{}.empty());

}  // namespace
}  // namespace triqueta
