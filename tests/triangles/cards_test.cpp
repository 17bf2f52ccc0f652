#include <triqueta/triangles/cards.hpp>

#include "support/listed.hpp"
#include "support/print.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace triqueta::triangles {
namespace {

using ::testing::IsEmpty;
using support::listed;
using enum cut;
using enum colour;

static_assert(sizeof(cards) == 8);

constexpr int most_of(int kind) { return kind < piece_kinds ? copies_of_a_piece : 1; }

/// The same, counted in the plainest way.
struct naive {
    std::array<int, card_kinds> counts{};

    /// Adds the card of each byte as long as there is one; from the whole deck it takes them away instead.
    static naive from(std::vector<std::uint8_t> const& bytes, bool complement) {
        naive all;
        for (auto const byte : bytes) {
            auto const kind = byte % card_kinds;
            auto& count = all.counts[static_cast<unsigned>(kind)];
            count = std::min(count + 1, most_of(kind));
        }
        if (complement)
            for (int kind = 0; kind < card_kinds; ++kind) all.of(kind) = most_of(kind) - all.of(kind);
        return all;
    }

    int& of(int kind) { return counts[static_cast<unsigned>(kind)]; }
    [[nodiscard]] int of(int kind) const { return counts[static_cast<unsigned>(kind)]; }

    [[nodiscard]] std::vector<card> in_a_line() const {
        std::vector<card> line;
        for (int kind = 0; kind < card_kinds; ++kind)
            line.insert(line.end(), static_cast<unsigned>(of(kind)), card(kind));
        return line;
    }
    [[nodiscard]] std::vector<card> kinds() const {
        auto line = in_a_line();
        line.erase(std::unique(line.begin(), line.end()), line.end());
        return line;
    }
    [[nodiscard]] cards counted() const {
        cards all;
        for (card const c : in_a_line()) all.add(c);
        return all;
    }
    [[nodiscard]] bool contains(naive const& part) const {
        return std::equal(counts.begin(), counts.end(), part.counts.begin(), [](int has, int n) { return has >= n; });
    }
};

/// Runs a property of one naive count, few cards and many.
template <class Property>
void for_any(char const* claim, Property property) {
    EXPECT_TRUE(rc::check(claim, [&](std::vector<std::uint8_t> const& bytes, bool complement) {
        property(naive::from(bytes, complement));
    }));
}
template <class Property>
void for_any_two(char const* claim, Property property) {
    EXPECT_TRUE(
        rc::check(claim, [&](std::vector<std::uint8_t> const& one, bool many, std::vector<std::uint8_t> const& other,
                             bool other_many) { property(naive::from(one, many), naive::from(other, other_many)); }));
}

TEST(Cards, start_empty) {
    EXPECT_TRUE(cards{}.empty());
    EXPECT_EQ(cards{}.total(), 0);
    EXPECT_THAT(listed(cards{}), IsEmpty());
    for (int kind = 0; kind < card_kinds; ++kind) EXPECT_EQ(cards{}.of(card(kind)), 0);
}

TEST(Cards, T1_the_deck_has_three_of_each_piece_and_one_of_each_joker) {
    EXPECT_EQ(cards::all_pieces().total(), 81);
    EXPECT_EQ(cards::whole_deck().total(), 90);
    for (int kind = 0; kind < card_kinds; ++kind) {
        EXPECT_EQ(cards::whole_deck().of(card(kind)), most_of(kind));
        EXPECT_EQ(cards::all_pieces().of(card(kind)), kind < 27 ? 3 : 0);
    }
    EXPECT_EQ(cards::whole_deck() - cards::all_pieces(), cards::whole_deck().only_jokers());
    EXPECT_EQ(cards::whole_deck().only_jokers().total(), 9);
    EXPECT_TRUE(cards::all_pieces().only_jokers().empty());
}

TEST(Cards, of_what_is_no_card_there_is_none) {
    for (int beyond : {36, 37, 63, 64, 127, 128, 255}) EXPECT_EQ(cards::whole_deck().of(card(beyond)), 0) << beyond;
}

TEST(Cards, are_counted_as_they_are_added_and_removed) {
    cards all;
    card const p = piece(vertical, 2, red);
    card const j = joker(centered, green);
    for (int n = 1; n <= 3; ++n) {
        all.add(p);
        EXPECT_EQ(all.of(p), n);
    }
    all.add(j);
    EXPECT_EQ(all, cards_of(p, j, p, p));
    EXPECT_EQ(all.total(), 4);
    all.remove(p);
    EXPECT_EQ(all, cards_of(p, p, j));
    all.remove(j);
    all.remove_if_there(j);
    EXPECT_EQ(all, cards_of(p, p));
    all.remove_if_there(p);
    EXPECT_EQ(all, cards_of(p));
    all.remove(p);
    EXPECT_TRUE(all.empty());
}

TEST(Cards, counts_total_and_kinds_match_a_naive_count) {
    for_any("counts, total, kinds", [](naive const& expected) {
        cards const all = expected.counted();
        for (int kind = 0; kind < card_kinds; ++kind) RC_ASSERT(all.of(card(kind)) == expected.of(kind));
        RC_ASSERT(all.total() == static_cast<int>(expected.in_a_line().size()));
        RC_ASSERT(all.empty() == expected.in_a_line().empty());
        RC_ASSERT(listed(all) == expected.kinds());
    });
}

TEST(Cards, the_nth_is_that_of_all_in_a_line_sorted) {
    for_any("the nth", [](naive const& expected) {
        cards const all = expected.counted();
        int place = 0;
        for (card const c : expected.in_a_line()) RC_ASSERT(all.nth(place++) == c);
    });
}

TEST(Cards, the_nth_of_the_deck_and_of_each_kind_alone) {
    int place = 0;
    for (int kind = 0; kind < card_kinds; ++kind) {
        cards alone;
        for (int n = 0; n < most_of(kind); ++n) {
            alone.add(card(kind));
            EXPECT_EQ(alone.nth(n), card(kind));
            EXPECT_EQ(cards::whole_deck().nth(place++), card(kind));
        }
    }
    EXPECT_EQ(place, 90);
}

TEST(Cards, contain_others_only_if_they_have_as_many_of_each) {
    for_any_two("contains", [](naive const& one, naive const& other) {
        RC_ASSERT(one.counted().contains(other.counted()) == one.contains(other));
        RC_ASSERT(one.counted().contains(one.counted()));
        RC_ASSERT((one.counted() == other.counted()) == (one.counts == other.counts));
    });
}

TEST(Cards, contain_others_whatever_the_counts_of_two_neighbours) {
    for (auto [left, right] : {std::array{0, 1}, {12, 13}, {25, 26}, {26, 27}, {27, 28}, {34, 35}}) {
        std::vector<naive> all;
        for (int a = 0; a <= most_of(left); ++a)
            for (int b = 0; b <= most_of(right); ++b) {
                naive n;
                n.of(left) = a;
                n.of(right) = b;
                all.push_back(n);
            }
        for (naive const& whole : all)
            for (naive const& part : all)
                EXPECT_EQ(whole.counted().contains(part.counted()), whole.contains(part))
                    << ::testing::PrintToString(whole.counted()) << " and " << ::testing::PrintToString(part.counted());
    }
}

TEST(Cards, without_others_are_what_is_left_when_as_many_as_there_are_have_gone) {
    for_any_two("without", [](naive const& one, naive const& other) {
        naive left;
        for (int kind = 0; kind < card_kinds; ++kind) left.of(kind) = std::max(one.of(kind) - other.of(kind), 0);
        RC_ASSERT(one.counted().without(other.counted()) == left.counted());
    });
}

TEST(Cards, a_sum_has_the_cards_of_both_and_a_difference_gives_them_back) {
    for_any_two("sum and difference", [](naive const& one, naive const& other) {
        naive part = other;  // as many as still fit
        for (int kind = 0; kind < card_kinds; ++kind)
            part.of(kind) = std::min(part.of(kind), most_of(kind) - one.of(kind));
        cards const sum = one.counted() + part.counted();
        for (int kind = 0; kind < card_kinds; ++kind) RC_ASSERT(sum.of(card(kind)) == one.of(kind) + part.of(kind));
        RC_ASSERT(sum - part.counted() == one.counted());
        RC_ASSERT(sum - one.counted() == part.counted());
    });
}

TEST(Cards, jokers_can_be_taken_by_themselves) {
    for_any("only jokers", [](naive const& all) {
        naive jokers = all;
        std::fill_n(jokers.counts.begin(), piece_kinds, 0);
        RC_ASSERT(all.counted().only_jokers() == jokers.counted());
    });
}

TEST(Cards, tell_of_which_colours_there_are_pieces_of_a_cut_and_number) {
    EXPECT_EQ(cards_of(piece(vertical, 2, pink)).colours_of(vertical, 2), 0b00'00'01U);
    EXPECT_EQ(cards_of(piece(vertical, 2, green), piece(vertical, 2, green)).colours_of(vertical, 2), 0b01'00'00U);
    EXPECT_EQ(cards_of(piece(vertical, 2, green)).colours_of(vertical, 3), 0U);
    for_any("colours", [](naive const& all) {
        for (cut const c : all_cuts)
            for (int number = 1; number <= 3; ++number) {
                unsigned expected = 0;
                for (colour const in : all_colours)
                    if (all.of(static_cast<int>(piece(c, number, in))) > 0)
                        expected |= 1U << 2 * static_cast<unsigned>(in);
                RC_ASSERT(all.counted().colours_of(c, number) == expected);
            }
    });
}

static_assert(cards_of(piece(vertical, 1, red), joker(vertical, red)).total() == 2);
static_assert(cards_of().empty());

}  // namespace
}  // namespace triqueta::triangles
