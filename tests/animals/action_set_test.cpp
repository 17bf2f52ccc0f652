#include <triqueta/animals/action_set.hpp>

#include "support/listed.hpp"
#include "support/print.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace triqueta::animals {
namespace {

using ::testing::ElementsAre;
using support::listed;

/// The numbers that may stand together in a set, by their lowest and how many there are from it.
constexpr struct {
    int first;
    int count;
} spans[] = {{0, 10}, {10, 7}, {17, 4}, {21, 4}};

TEST(ActionSet, starts_empty) {
    action_set const none;
    EXPECT_TRUE(none.empty());
    EXPECT_EQ(none.size(), 0);
    EXPECT_EQ(none.mask(), 0U);
    EXPECT_THAT(listed(none), ElementsAre());
    EXPECT_EQ(none, action_set::from_mask(0));
}

TEST(ActionSet, lists_the_actions_in_ascending_order_of_their_numbers) {
    auto const set = action_set::from_mask(1U << 14 | 1U << 10 | 1U << 15);
    EXPECT_THAT(listed(set), ElementsAre(lay(row{0}), lay(row{4}), keep()));
    EXPECT_EQ(set[0], lay(row{0}));
    EXPECT_EQ(set[1], lay(row{4}));
    EXPECT_EQ(set[2], keep());
}

TEST(ActionSet, every_set_of_one_phases_actions_agrees_in_all_its_answers) {
    for (auto const& [first, count] : spans)
        for (std::uint32_t bits = 0; bits < 1U << count; ++bits) {
            auto const set = action_set::from_mask(bits << first);
            std::vector<action> expected;
            for (int number = 0; number < action::count; ++number) {
                action const a = action::from_number_unchecked(number);
                bool const in = (bits << first >> number & 1) != 0;
                if (in) expected.push_back(a);
                ASSERT_EQ(set.contains(a), in);
            }
            ASSERT_EQ(set.empty(), expected.empty());
            ASSERT_EQ(set.size(), static_cast<int>(expected.size()));
            ASSERT_EQ(listed(set), expected);
            for (int place = 0; place < set.size(); ++place)
                ASSERT_EQ(set[place], expected[static_cast<unsigned>(place)]);
            ASSERT_EQ(set.mask(), bits << first);
        }
}

TEST(ActionSet, never_contains_what_is_no_action) {
    EXPECT_FALSE(action_set::from_mask(0b1111U << 21).contains(decide(4)));
    EXPECT_FALSE(action_set{}.contains(draw(column{9})));
}

}  // namespace
}  // namespace triqueta::animals
