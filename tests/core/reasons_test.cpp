#include <triqueta/core/reasons.hpp>

#include "support/found.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <utility>

namespace triqueta {
namespace {

using ::testing::ElementsAre, ::testing::IsEmpty;

TEST(Reasons, are_none_at_first) {
    EXPECT_TRUE(reasons{}.empty());
    EXPECT_EQ(reasons{}.size(), 0);
    EXPECT_THAT(reasons{}, IsEmpty());
    EXPECT_EQ(reasons{refusal{}}, reasons{}) << "what isn't refused is no reason";
}

TEST(Reasons, are_those_that_dont_hold_each_once_and_in_order) {
    reasons all;
    all.unless(false, refusal::wrong_game);
    all.unless(true, refusal::wrong_version);
    all.unless(false, refusal::game_is_over);
    all.unless(false, refusal::wrong_game);
    EXPECT_THAT(all, ElementsAre(refusal::wrong_game, refusal::game_is_over));
    EXPECT_TRUE(all.contain(refusal::game_is_over));
    EXPECT_FALSE(all.contain(refusal::wrong_version));
    EXPECT_EQ(all, support::these({refusal::wrong_game, refusal::game_is_over}));
    EXPECT_NE(all, support::these({refusal::game_is_over, refusal::wrong_game}));
}

TEST(Reading, is_a_value_or_every_reason_why_there_is_none) {
    reading<int> const value{7};
    ASSERT_TRUE(value);
    EXPECT_EQ(*value, 7);
    EXPECT_TRUE(value.why().empty());

    reading<int> const none{refusal::wrong_value};
    EXPECT_FALSE(none);
    EXPECT_EQ(none.why(), refusal::wrong_value);

    auto const both = support::these({refusal::wrong_seats, refusal::wrong_secrets});
    EXPECT_EQ(reading<int>{both}.why(), both);
}

TEST(Reading, gives_away_what_can_only_be_moved) {
    reading<std::unique_ptr<int>> value{std::make_unique<int>(7)};
    int const* const where = value->get();
    std::unique_ptr<int> const own = *std::move(value);
    EXPECT_EQ(own.get(), where);
    auto const make = [] { return reading<std::unique_ptr<int>>{std::make_unique<int>(8)}; };
    EXPECT_EQ(**make(), 8);
}

}  // namespace
}  // namespace triqueta
