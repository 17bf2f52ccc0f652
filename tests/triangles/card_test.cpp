#include <triqueta/triangles/card.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

namespace triqueta::triangles {
namespace {

using enum cut;
using enum colour;

TEST(Card, T1_there_are_27_kinds_of_pieces_and_9_of_jokers) {
    EXPECT_EQ(piece_kinds, 3 * 3 * 3);
    EXPECT_EQ(joker_kinds, 3 * 3);
    EXPECT_EQ(piece_kinds * copies_of_a_piece, 81);
    EXPECT_EQ(piece_kinds * copies_of_a_piece + joker_kinds, 90);
}

// The numbers are a part of the public interface, the same in every language.
TEST(Card, T1_kinds_have_the_numbers_that_are_written_down) {
    EXPECT_EQ(static_cast<int>(piece(horizontal, 1, pink)), 0);
    EXPECT_EQ(static_cast<int>(piece(horizontal, 1, green)), 2);
    EXPECT_EQ(static_cast<int>(piece(horizontal, 2, pink)), 3);
    EXPECT_EQ(static_cast<int>(piece(horizontal, 3, red)), 7);
    EXPECT_EQ(static_cast<int>(piece(vertical, 1, pink)), 9);
    EXPECT_EQ(static_cast<int>(piece(centered, 3, green)), 26);
    EXPECT_EQ(static_cast<int>(joker(horizontal, pink)), 27);
    EXPECT_EQ(static_cast<int>(joker(vertical, red)), 31);
    EXPECT_EQ(static_cast<int>(joker(centered, green)), 35);
}

TEST(Card, T1_a_piece_has_a_cut_a_number_and_a_colour) {
    int kind = 0;
    for (cut const c : all_cuts)
        for (int number = 1; number <= 3; ++number)
            for (colour const in : all_colours) {
                card const p = piece(c, number, in);
                EXPECT_EQ(p, card(kind++));
                EXPECT_EQ(cut_of(p), c);
                EXPECT_EQ(number_of(p), number);
                EXPECT_EQ(colour_of(p), in);
                EXPECT_FALSE(is_joker(p));
                EXPECT_TRUE(is_card(p));
            }
    EXPECT_EQ(kind, 27);
}

TEST(Card, T1_a_joker_has_a_cut_and_a_colour) {
    int kind = 27;
    for (cut const c : all_cuts)
        for (colour const in : all_colours) {
            card const j = joker(c, in);
            EXPECT_EQ(j, card(kind++));
            EXPECT_EQ(cut_of(j), c);
            EXPECT_EQ(colour_of(j), in);
            EXPECT_TRUE(is_joker(j));
            EXPECT_TRUE(is_card(j));
        }
    EXPECT_EQ(kind, 36);
}

TEST(Card, beyond_the_last_joker_there_is_none) {
    EXPECT_FALSE(is_card(card(36)));
    EXPECT_FALSE(is_card(card(255)));
}

}  // namespace
}  // namespace triqueta::triangles
