#include <triqueta/core/random/dice.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace triqueta {
namespace {

std::vector<std::uint32_t> draws(dice random, int count) {
    std::vector<std::uint32_t> drawn(static_cast<std::size_t>(count));
    for (auto& number : drawn) number = random.draw();
    return drawn;
}

TEST(Dice, equal_keys_and_games_give_equal_draws) {
    EXPECT_EQ(draws(dice{7, 3}, 100), draws(dice{7, 3}, 100));
    EXPECT_EQ(draws(dice{7}, 100), draws(dice{7, 0}, 100));
}

// No promise, but nor do they change by themselves; worked out by a program in another language.
TEST(Dice, are_the_same_on_every_machine) {
    EXPECT_EQ(draws(dice{7, 3}, 6),
              (std::vector<std::uint32_t>{0x7209ae60, 0xd9da3053, 0x45d90457, 0x772f6efd, 0x7e014130, 0xea29b688}));
}

TEST(Dice, another_key_or_game_gives_other_draws) {
    std::set<std::vector<std::uint32_t>> sequences;
    for (std::uint64_t key = 0; key < 20; ++key)
        for (std::uint64_t game = 0; game < 20; ++game) sequences.insert(draws(dice{key, game}, 3));
    EXPECT_EQ(sequences.size(), 400U);
}

TEST(Dice, a_copy_goes_on_from_where_it_was_copied) {
    dice one{5};
    static_cast<void>(one.draw());
    dice const copy = one;
    EXPECT_EQ(copy, one);
    EXPECT_EQ(draws(copy, 10), draws(one, 10));
    static_cast<void>(one.draw());
    EXPECT_NE(copy, one);
}

TEST(Dice, are_kept_as_a_number_and_go_on_from_it) {
    dice one{5, 9};
    static_cast<void>(one.draw());
    auto again = dice::from_bits(one.bits());
    EXPECT_EQ(again, one);
    EXPECT_EQ(draws(again, 10), draws(one, 10));
    std::set<std::uint32_t> seen;
    for (auto const drawn : draws(dice::from_bits(0), 50)) seen.insert(drawn);
    EXPECT_GT(seen.size(), 40U);
}

TEST(Dice, no_two_games_of_a_key_begin_alike) {
    std::set<std::uint64_t> states;
    for (std::uint64_t game = 0; game < 100'000; ++game) states.insert(dice{3, game}.bits());
    EXPECT_EQ(states.size(), 100'000U);
}

TEST(Dice, below_gives_every_number_below_the_bound_and_no_other) {
    dice random{1};
    std::set<std::uint32_t> seen;
    for (int i = 0; i < 1000; ++i) {
        auto const number = random.below(15);
        EXPECT_LT(number, 15U);
        seen.insert(number);
    }
    EXPECT_EQ(seen.size(), 15U);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0U);
}

TEST(Dice, below_takes_exactly_one_draw) {
    dice one{9};
    dice other{9};
    static_cast<void>(one.below(60));
    static_cast<void>(other.draw());
    EXPECT_EQ(one, other);
}

struct four_letters {
    std::array<char, 4> letters{'a', 'b', 'c', 'd'};
    [[nodiscard]] int size() const { return 4; }
    [[nodiscard]] char operator[](int place) const { return letters[static_cast<unsigned>(place)]; }
};

TEST(Dice, pick_gives_each_member_of_a_range) {
    dice random{2};
    std::set<char> seen;
    for (int i = 0; i < 200; ++i) seen.insert(random.pick(four_letters{}));
    EXPECT_EQ(seen, (std::set<char>{'a', 'b', 'c', 'd'}));
}

}  // namespace
}  // namespace triqueta
