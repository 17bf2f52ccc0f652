#include <triqueta/data.hpp>

#include "properties/games.hpp"
#include "support/fairly_dealt.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace triqueta {
namespace {

template <class G>
class SavedMatch : public testing::Test {
  protected:
    static void play_some(match<G>& m, dice& random, int actions) {
        for (; actions > 0 && m.to_move(); --actions) m.play_unchecked(random.pick(m.state().legal()));
    }
    /// Expects a match and what is read of it to go on alike.
    static void expect_to_survive(match<G>& m, dice random) {
        auto read = read_match<G>(bytes(m));
        ASSERT_TRUE(read) << read.why().code() << " at " << read.where();
        auto again = *std::move(read);
        EXPECT_TRUE(again.is_like(m));
        auto same = random;
        play_some(m, random, 40);
        play_some(again, same, 40);
        EXPECT_TRUE(again.is_like(m));
        EXPECT_EQ(bytes(again), bytes(m));
    }
};
TYPED_TEST_SUITE(SavedMatch, properties::tested_games::as<testing::Types>);

TYPED_TEST(SavedMatch, keeps_a_seed_dice_and_the_caller_as_chance) {
    dice random{3};
    match<TypeParam> dealt{seed_from(8), {}, 11};
    this->play_some(dealt, random, 20);
    this->expect_to_survive(dealt, random);
    match<TypeParam> drawn{setup<TypeParam>{}};
    drawn.draw_by(dice{5});
    this->play_some(drawn, random, 20);
    EXPECT_TRUE(!drawn.to_move() || !drawn.undo(undo_looks::yes));
    this->expect_to_survive(drawn, random);
    match<TypeParam> open{setup<TypeParam>{}};
    this->expect_to_survive(open, random);
}

TYPED_TEST(SavedMatch, keeps_an_order_by_hand) {
    deal<TypeParam> const dealt{seed_from(8)};
    dice random{3};
    match<TypeParam> m{setup<TypeParam>{}, deal<TypeParam>::by_hand(dealt.whole())};
    this->play_some(m, random, 20);
    this->expect_to_survive(m, random);
    if constexpr (requires { deal<TypeParam>::order::pieces; }) {
        std::vector<std::int32_t> numbers;
        dealt.whole().each_number([&numbers](std::int32_t number) { numbers.push_back(number); });
        auto const by_hand = deal<TypeParam>::by_hand(numbers);
        ASSERT_TRUE(by_hand);
        match<TypeParam> other{setup<TypeParam>{}, by_hand};
        other.draw_by(dice{2});
        this->play_some(other, random, 25);
        this->expect_to_survive(other, random);
    }
}

TYPED_TEST(SavedMatch, keeps_the_position_that_it_began_from) {
    dice random{3};
    match<TypeParam> m{seed_from(8)};
    this->play_some(m, random, 9);
    match<TypeParam> from{m.state()};
    from.draw_by(dice{6});
    this->play_some(from, random, 9);
    this->expect_to_survive(from, random);
}

TYPED_TEST(SavedMatch, keeps_a_fair_deal_and_never_takes_back_what_was_seen) {
    using G = TypeParam;
    dice random{3};
    auto made = match<G>::make(support::fairly_dealt(support::terms_of_all<G>({})), {});
    ASSERT_TRUE(made);
    auto m = *std::move(made);
    this->play_some(m, random, 12);
    auto const saved = bytes(m);
    auto const read = read_match<G>(saved);
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->is_fair());
    this->expect_to_survive(m, random);

    // As if everything had been taken back: no match with a fair deal can have come there.
    std::size_t history = 8;
    auto const size_at = [&saved](std::size_t at) {
        return static_cast<std::size_t>(saved[at]) | static_cast<std::size_t>(saved[at + 1]) << 8;
    };
    for (int section = 0; section < 2; ++section) history += size_at(history) + 8;
    auto forged = saved;
    std::size_t start = 0;
    while (!m.history()[start].is_action()) ++start;
    forged[history + 4] = static_cast<std::byte>(start);
    for (std::size_t i = 5; i < 8; ++i) forged[history + i] = std::byte{0};
    std::uint32_t check = 0x811C'9DC5;
    auto const end = history + 4 + size_at(history);
    for (auto i = history + 4; i < end; ++i) check = (check ^ static_cast<std::uint32_t>(forged[i])) * 0x0100'0193;
    for (std::size_t i = 0; i < 4; ++i) forged[end + i] = static_cast<std::byte>(check >> 8 * i & 0xFF);
    EXPECT_EQ(read_match<G>(forged).why(), refusal::undo_would_forget);
}

TYPED_TEST(SavedMatch, of_another_kind_is_refused) {
    match<TypeParam> const m{seed_from(8)};
    EXPECT_EQ(read_match<TypeParam>(bytes(m.state())).why(), refusal::wrong_format);
    EXPECT_EQ(read_match<TypeParam>(std::span<std::byte const>{}).why(), refusal::wrong_format);
    auto long_one = bytes(m);
    long_one.push_back(std::byte{0});
    EXPECT_EQ(read_match<TypeParam>(long_one).why(), refusal::bytes_too_long);
}

}  // namespace
}  // namespace triqueta
