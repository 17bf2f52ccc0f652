#include <triqueta/animals/pieces/tokens.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace triqueta::animals {
namespace {

using enum animal;

static_assert(sizeof(tokens) == 4);

/// Many different counts, among them none and fifteen of every kind.
std::vector<tokens> samples() {
    std::vector<tokens> some{tokens{}, tokens::from_nibbles(0xFFFF'FFFF), tokens::from_nibbles(0x0000'000F),
                             tokens::from_nibbles(0xF000'0000), tokens::from_nibbles(0x1111'1111)};
    std::uint32_t nibbles = 1;
    for (int i = 0; i < 500; ++i) {
        nibbles = nibbles * 1664525 + 1013904223;
        some.push_back(tokens::from_nibbles(nibbles));
    }
    return some;
}

/// Each token by itself, sorted.
std::vector<animal> in_a_line(tokens t) {
    std::vector<animal> line;
    for (int kind = 0; kind < most_kinds; ++kind)
        line.insert(line.end(), static_cast<unsigned>(t.of(animal(kind))), animal(kind));
    return line;
}

TEST(Tokens, start_empty) {
    EXPECT_TRUE(tokens{}.empty());
    EXPECT_EQ(tokens{}.total(), 0);
    for (int kind = 0; kind < most_kinds; ++kind) EXPECT_EQ(tokens{}.of(animal(kind)), 0);
}

TEST(Tokens, are_counted_by_animal_as_they_are_added_and_removed) {
    tokens t;
    t.add(owl);
    t.add(wolf);
    t.add(owl);
    EXPECT_EQ(t.of(owl), 2);
    EXPECT_EQ(t.of(wolf), 1);
    EXPECT_EQ(t.of(rabbit), 0);
    EXPECT_EQ(t.total(), 3);
    t.remove(owl);
    EXPECT_EQ(t.of(owl), 1);
    t.remove(owl);
    t.remove(wolf);
    EXPECT_TRUE(t.empty());
}

TEST(Tokens, hold_fifteen_of_every_kind) {
    tokens t;
    for (int kind = 0; kind < most_kinds; ++kind)
        for (int i = 0; i < most_of_a_kind; ++i) t.add(animal(kind));
    EXPECT_EQ(t.total(), 120);
    for (int kind = 0; kind < most_kinds; ++kind) EXPECT_EQ(t.of(animal(kind)), 15);
}

TEST(Tokens, a_count_never_changes_another_animals) {
    tokens t;
    for (int i = 0; i < 20; ++i) t.add(rabbit);
    EXPECT_EQ(t, to_tokens({.rabbit = 15}));
    t.remove(owl);
    EXPECT_EQ(t, to_tokens({.rabbit = 15})) << "there was none";
    t.add(animal{8});
    t.remove(animal{255});
    EXPECT_EQ(t, to_tokens({.rabbit = 15})) << "no animals";
    for (int i = 0; i < 20; ++i) t.remove(rabbit);
    EXPECT_TRUE(t.empty());
    for (int i = 0; i < 20; ++i) t.add(animal{7});
    EXPECT_EQ(t.nibbles(), 0xF000'0000U);
}

TEST(Tokens, sums_and_differences_stay_within_none_and_fifteen_of_each_animal) {
    for (tokens const a : samples())
        for (tokens const b : {tokens{}, a, tokens::from_nibbles(0xFFFF'FFFF), tokens::from_nibbles(0x8765'4321),
                               tokens::from_nibbles(0xF000'000F)}) {
            for (int kind = 0; kind < most_kinds; ++kind) {
                auto const one = animal(kind);
                ASSERT_EQ((a + b).of(one), std::min(15, a.of(one) + b.of(one)));
                ASSERT_EQ((a - b).of(one), std::max(0, a.of(one) - b.of(one)));
            }
        }
}

TEST(Tokens, the_total_is_the_sum_over_all_animals) {
    for (tokens const t : samples()) EXPECT_EQ(t.total(), static_cast<int>(in_a_line(t).size()));
}

TEST(Tokens, the_nth_is_that_of_all_in_a_line_sorted) {
    for (tokens const t : samples()) {
        auto const line = in_a_line(t);
        for (int place = 0; place < t.total(); ++place)
            ASSERT_EQ(t.nth(place), line[static_cast<unsigned>(place)]) << "place " << place;
    }
}

TEST(Tokens, a_sum_has_the_tokens_of_both_and_a_difference_gives_them_back) {
    auto const one = tokens::from_nibbles(0x0102'0304);
    auto const other = tokens::from_nibbles(0xE010'0A0B);
    EXPECT_EQ(one + other, tokens::from_nibbles(0xE112'0D0F));
    EXPECT_EQ(one + other - other, one);
    EXPECT_EQ(one - one, tokens{});
}

TEST(Tokens, contain_others_only_if_they_have_as_many_of_each_animal) {
    auto const t = tokens::from_nibbles(0x2000'0031);
    EXPECT_TRUE(t.contains(tokens{}));
    EXPECT_TRUE(t.contains(t));
    EXPECT_TRUE(t.contains(tokens::from_nibbles(0x1000'0021)));
    EXPECT_FALSE(t.contains(tokens::from_nibbles(0x0000'0002))) << "a rabbit too many";
    EXPECT_FALSE(t.contains(tokens::from_nibbles(0x0000'0100))) << "a deer, of which there is none";
    EXPECT_FALSE(t.contains(tokens::from_nibbles(0x3000'0000)));
}

TEST(Pile, names_the_tokens_that_it_counts) {
    constexpr pile named{.rabbit = 1, .owl = 2, .deer = 3, .boar = 4, .ram = 5, .bear = 6, .wolf = 7};
    int expected = 1;
    for (animal const a : {rabbit, owl, deer, boar, ram, bear, wolf}) {
        EXPECT_EQ(named.of(a), expected);
        EXPECT_EQ(to_tokens(named)->of(a), expected++);
    }
    EXPECT_EQ(named.of(animal(7)), 0);
}

TEST(Pile, is_filled_by_animal) {
    pile p;
    for (int kind = 0; kind < most_kinds; ++kind) p.set(animal(kind), 10 + kind);
    EXPECT_EQ(p, (pile{10, 11, 12, 13, 14, 15, 16, 17}));
    for (int kind = 0; kind < most_kinds; ++kind) EXPECT_EQ(p.of(animal(kind)), 10 + kind);
    p.add(wolf);
    p.add(owl, 3);
    EXPECT_EQ(p.wolf, 17);
    EXPECT_EQ(p.owl, 14);
    auto const before = p;
    p.set(animal{8}, 5);
    p.add(animal{255});
    EXPECT_EQ(p, before) << "no animals";
    EXPECT_EQ(p.of(animal{8}), 0);
    EXPECT_EQ(to_tokens(pile{.eighth = 3})->of(animal(7)), 3);
}

TEST(Pile, becomes_tokens_only_with_none_to_fifteen_of_each_animal) {
    EXPECT_EQ(to_tokens(pile{}), tokens{});
    EXPECT_EQ(to_tokens(pile{.bear = 15})->of(bear), 15);
    EXPECT_EQ(to_tokens(pile{.bear = 16}), std::nullopt);
    EXPECT_EQ(to_tokens(pile{.rabbit = -1}), std::nullopt);
    EXPECT_EQ(to_tokens(pile{.wolf = 1 << 30}), std::nullopt);
}

}  // namespace
}  // namespace triqueta::animals
