#include <triqueta/triangles/triangle.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace triqueta::triangles {
namespace {

using enum cut;
using enum colour;

static_assert(sizeof(triangle) == 1);

/// What stands at its numbers 1, 2 and 3: a colour's number + 1, or 0 for none.
triangle with_codes(cut c, std::array<int, 3> codes) {
    triangle t{c};
    for (int number = 1; number <= 3; ++number)
        if (int const code = codes[static_cast<unsigned>(number - 1)])
            t = t.with(piece(c, number, static_cast<colour>(code - 1)));
    return t;
}

/// Calls f(triangle, codes) for every triangle, open or whole, and those of nothing.
template <class F>
void for_all(F f) {
    for (cut const c : all_cuts)
        for (int one = 0; one <= 3; ++one)
            for (int two = 0; two <= 3; ++two)
                for (int three = 0; three <= 3; ++three)
                    f(with_codes(c, {one, two, three}), std::array{one, two, three});
}

TEST(Triangle, starts_with_no_piece_and_a_cut) {
    for (cut const c : all_cuts) {
        EXPECT_EQ(triangle{c}.cut(), c);
        for (int number = 1; number <= 3; ++number) EXPECT_FALSE(triangle{c}.has(number));
        EXPECT_FALSE(triangle{c}.is_complete());
        EXPECT_FALSE(triangle{c}.is_pure());
    }
}

TEST(Triangle, gives_its_pieces_back) {
    for_all([](triangle t, std::array<int, 3> codes) {
        for (int number = 1; number <= 3; ++number) {
            int const code = codes[static_cast<unsigned>(number - 1)];
            ASSERT_EQ(t.has(number), code != 0) << ::testing::PrintToString(t);
            if (code == 0) continue;
            auto const in = static_cast<colour>(code - 1);
            ASSERT_EQ(t.colour(number), in);
            ASSERT_EQ(t.piece(number), piece(t.cut(), number, in));
        }
    });
}

TEST(Triangle, T2_numbers_1_2_and_3_of_one_cut_make_one_whatever_their_colours) {
    int whole = 0;
    for_all([&](triangle t, std::array<int, 3> codes) {
        EXPECT_EQ(t.is_complete(), codes[0] != 0 && codes[1] != 0 && codes[2] != 0);
        whole += t.is_complete();
    });
    EXPECT_EQ(whole, 3 * 27);
}

TEST(Triangle, T2_one_all_of_one_colour_is_pure_else_unpure) {
    int pure = 0;
    for_all([&](triangle t, std::array<int, 3> codes) {
        EXPECT_EQ(t.is_pure(), codes[0] != 0 && codes[0] == codes[1] && codes[1] == codes[2])
            << ::testing::PrintToString(t);
        pure += t.is_pure();
    });
    EXPECT_EQ(pure, 9);
}

TEST(Triangle, T2_what_lacks_a_piece_is_not_pure) {
    EXPECT_FALSE(with_codes(vertical, {2, 2, 0}).is_pure());
    EXPECT_FALSE(triangle{vertical}.is_pure());
}

TEST(Triangle, is_the_same_in_whichever_order_its_pieces_come) {
    card const one = piece(centered, 1, green);
    card const two = piece(centered, 2, pink);
    card const three = piece(centered, 3, red);
    triangle const none{centered};
    EXPECT_EQ(none.with(one).with(two).with(three), none.with(three).with(two).with(one));
    EXPECT_EQ(none.with(two).with(one), none.with(one).with(two));
}

TEST(Triangle, without_a_number_lacks_it_and_keeps_the_others) {
    for_all([](triangle t, std::array<int, 3> codes) {
        for (auto number = 1U; number <= 3; ++number) {
            auto rest = codes;
            rest[number - 1] = 0;
            ASSERT_EQ(t.without(static_cast<int>(number)), with_codes(t.cut(), rest));
        }
    });
}

TEST(Triangle, the_colours_beside_a_number_tell_which_triangle_it_is) {
    for_all([](triangle t, std::array<int, 3> codes) {
        auto const [one, two, three] = codes;
        ASSERT_EQ(t.beside(1), 4 * two + three);
        ASSERT_EQ(t.beside(2), 4 * one + three);
        ASSERT_EQ(t.beside(3), 4 * one + two);
        for (int number = 1; number <= 3; ++number)
            ASSERT_EQ(triangle::with_beside(t.cut(), number, t.beside(number)), t.without(number));
    });
}

TEST(Triangle, is_ordered_by_its_cut_then_its_pieces_none_coming_first) {
    std::vector<triangle> sorted;
    for_all([&](triangle t, std::array<int, 3>) { sorted.push_back(t); });
    EXPECT_EQ(sorted.size(), 3U * 64);
    EXPECT_TRUE(std::is_sorted(sorted.begin(), sorted.end()));
    EXPECT_EQ(std::adjacent_find(sorted.begin(), sorted.end()), sorted.end()) << "no two are equal";
}

}  // namespace
}  // namespace triqueta::triangles
