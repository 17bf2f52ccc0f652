#include <triqueta/animals/action.hpp>

#include <triqueta/animals/rules.hpp>
#include <triqueta/animals/variants.hpp>
#include <triqueta/core/state.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <optional>

namespace triqueta::animals {
namespace {

using kind = action::kind;

TEST(Action, all_25_numbers_round_trip) {
    EXPECT_EQ(action::count, 25);
    for (int number = 0; number < 25; ++number) {
        auto const a = action::from_number(number);
        ASSERT_TRUE(a) << number;
        EXPECT_EQ(a->number(), number);
        EXPECT_EQ(*a, action::from_number_unchecked(number));
        EXPECT_NE(a->what(), kind::nothing);
    }
}

TEST(Action, there_is_none_of_another_number) {
    for (int wrong : {-1, 25, 26, 255, 256, 281, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
        EXPECT_EQ(action::from_number(wrong), std::nullopt) << wrong;
}

// The numbers are a part of the public interface, the same in every language.
TEST(Action, the_makers_give_the_numbers_that_are_written_down) {
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(draw(column{i}).number(), i);
        EXPECT_EQ(take(row{i}).number(), 5 + i);
        EXPECT_EQ(lay(row{i}).number(), 10 + i);
    }
    EXPECT_EQ(keep().number(), 15);
    EXPECT_EQ(box().number(), 16);
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(choose(tower{i}).number(), 17 + i);
        EXPECT_EQ(decide(i).number(), 21 + i);
    }
}

TEST(Action, gives_its_kind_and_its_parts_back) {
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(draw(column{i}).what(), kind::draw);
        EXPECT_EQ(draw(column{i}).column(), column{i});
        EXPECT_EQ(take(row{i}).what(), kind::take);
        EXPECT_EQ(take(row{i}).row(), row{i});
        EXPECT_EQ(lay(row{i}).what(), kind::lay);
        EXPECT_EQ(lay(row{i}).row(), row{i});
    }
    EXPECT_EQ(keep().what(), kind::keep);
    EXPECT_EQ(box().what(), kind::box);
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(choose(tower{i}).what(), kind::choose);
        EXPECT_EQ(choose(tower{i}).tower(), tower{i});
        EXPECT_EQ(decide(i).what(), kind::decide);
        EXPECT_EQ(decide(i).mask(), i);
    }
}

TEST(Action, is_ordered_by_its_number) {
    EXPECT_LT(draw(column{4}), take(row{0}));
    EXPECT_LT(keep(), box());
    EXPECT_NE(lay(row{0}), take(row{0}));
}

TEST(Action, a_maker_given_an_index_beyond_all_numbers_makes_nothing) {
    for (int beyond : {5, 6, 10, 100, 254, 255, -1}) {
        EXPECT_EQ(draw(column{beyond}).what(), kind::nothing) << beyond;
        EXPECT_EQ(take(row{beyond}).what(), kind::nothing) << beyond;
        EXPECT_EQ(lay(row{beyond}).what(), kind::nothing) << beyond;
        EXPECT_EQ(choose(tower{beyond}).what(), kind::nothing) << beyond;
        EXPECT_EQ(decide(beyond).what(), kind::nothing) << beyond;
    }
    EXPECT_EQ(choose(tower{4}).what(), kind::nothing);
    EXPECT_EQ(decide(4).what(), kind::nothing);
}

TEST(Action, nothing_is_refused_everywhere_as_having_no_number) {
    action const nothing = draw(column{5});
    EXPECT_EQ(action::from_number(nothing.number()), std::nullopt);

    state<base_game<2>> s;
    auto const before = s;
    EXPECT_EQ(s.apply(nothing), refusal::no_such_number);
    EXPECT_EQ(s.why_not(seat{0}, nothing), refusal::no_such_number);
    EXPECT_EQ(s.view(viewer::spectator()).why_not(seat{0}, nothing), refusal::no_such_number);
    EXPECT_FALSE(s.legal().contains(nothing));
    EXPECT_EQ(s, before);
}

}  // namespace
}  // namespace triqueta::animals
