#include <triqueta/triangles/race/action.hpp>

#include "support/race_played.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <optional>

namespace triqueta::triangles::race {
namespace {

using enum colour;
using kind = action::kind;
using support::centered, support::horizontal, support::vertical;
using support::race_played, support::race_position, support::why_refused;

TEST(RaceAction, all_863_numbers_round_trip) {
    EXPECT_EQ(action::count, 863);
    for (int number = 0; number < 863; ++number) {
        auto const a = action::from_number(number);
        ASSERT_TRUE(a) << number;
        EXPECT_EQ(a->number(), number);
        EXPECT_EQ(*a, action::from_number_unchecked(number));
        EXPECT_NE(a->what(), kind::nothing) << number;
    }
}

TEST(RaceAction, there_is_none_of_another_number) {
    for (int wrong :
         {-1, 863, 864, 65535, 65536, 65536 + 5, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
        EXPECT_EQ(action::from_number(wrong), std::nullopt) << wrong;
}

/// What the makers make of the parts of an action.
action made_again(action a) {
    switch (a.what()) {
        case kind::draw: return draw();
        case kind::take: return take();
        case kind::discard: return discard(a.card());
        case kind::complete: return complete(a.plan());
        case kind::save: return save(a.saved_number());
        case kind::play_joker: return play_joker(a.card());
        case kind::take_saved: return take_saved(a.victim(), a.card());
        case kind::take_nothing: return take_nothing();
        case kind::end: return end_turn();
        case kind::end_and_call: return end_and_call();
        case kind::nothing: break;
    }
    return save(0);
}

TEST(RaceAction, the_makers_give_every_number_from_its_parts) {
    for (int number = 0; number < 863; ++number)
        EXPECT_EQ(made_again(action::from_number_unchecked(number)).number(), number);
}

// The numbers are a part of the public interface, the same in every language.
TEST(RaceAction, R2_the_numbers_of_drawing_and_discarding_are_as_written_down) {
    EXPECT_EQ(draw().number(), 0);
    EXPECT_EQ(take().number(), 1);
    for (int c = 0; c < 36; ++c) EXPECT_EQ(discard(card(c)).number(), 2 + c);
    EXPECT_EQ(discard(horizontal(1, pink)).number(), 2);
    EXPECT_EQ(discard(centered(3, green)).number(), 28);
    EXPECT_EQ(discard(joker(cut::centered, green)).number(), 37);
}

TEST(RaceAction, R3_the_numbers_of_triangles_are_as_written_down) {
    for (int c = 0; c < 3; ++c)
        for (int s1 = 0; s1 < 6; ++s1)
            for (int s2 = 0; s2 < 6; ++s2)
                for (int s3 = 0; s3 < 6; ++s3) {
                    auto const cut_here = static_cast<cut>(c);
                    auto const part = [&](int number, int s) {
                        card const which = piece(cut_here, number, static_cast<colour>(s % 3));
                        return s < 3 ? support::from_hand(which) : support::from_saved(which);
                    };
                    action const a = support::complete(part(1, s1), part(2, s2), part(3, s3));
                    ASSERT_EQ(a.number(), 38 + c * 216 + s1 * 36 + s2 * 6 + s3);
                    ASSERT_EQ(a.what(), kind::complete);
                    plan const p = a.plan();
                    ASSERT_EQ(p.cut(), cut_here);
                    ASSERT_EQ(p.piece(1), part(1, s1).piece);
                    ASSERT_EQ(p.piece(2), part(2, s2).piece);
                    ASSERT_EQ(p.piece(3), part(3, s3).piece);
                    ASSERT_EQ(p.from(1), part(1, s1).from);
                    ASSERT_EQ(p.from(2), part(2, s2).from);
                    ASSERT_EQ(p.from(3), part(3, s3).from);
                    ASSERT_TRUE(p.whole().is_complete());
                    ASSERT_EQ(p.pieces_from(source::hand).total(), (s1 < 3) + (s2 < 3) + (s3 < 3));
                    ASSERT_EQ(p.pieces_from(source::hand) + p.pieces_from(source::saved),
                              cards_of(p.piece(1), p.piece(2), p.piece(3)));
                }
    EXPECT_EQ(support::complete(support::from_hand(vertical(1, red)), support::from_saved(vertical(2, pink)),
                                support::from_saved(vertical(3, green)))
                  .number(),
              38 + 216 + 36 + 18 + 5);
}

TEST(RaceAction, R4_R7_R8_R9_the_other_numbers_are_as_written_down) {
    for (int number = 1; number <= 3; ++number) {
        EXPECT_EQ(save(number).number(), 685 + number);
        EXPECT_EQ(save(number).saved_number(), number);
    }
    for (int c = 27; c < 36; ++c) {
        EXPECT_EQ(play_joker(card(c)).number(), 689 + c - 27);
        EXPECT_EQ(play_joker(card(c)).card(), card(c));
    }
    for (int s = 0; s < 6; ++s)
        for (int c = 0; c < 27; ++c) {
            action const a = take_saved(seat{s}, card(c));
            EXPECT_EQ(a.number(), 698 + s * 27 + c);
            EXPECT_EQ(a.victim(), seat{s});
            EXPECT_EQ(a.card(), card(c));
        }
    EXPECT_EQ(take_nothing().number(), 860);
    EXPECT_EQ(end_turn().number(), 861);
    EXPECT_EQ(end_and_call().number(), 862);
}

TEST(RaceAction, R3_27_of_each_cut_are_never_legal_being_of_saved_pieces_alone) {
    for (cut const c : all_cuts) {
        cards nine;
        for (int number = 1; number <= 3; ++number)
            for (colour const in : all_colours) nine.add(piece(c, number, in));
        race_played const g{race_position{.players = {{.hand = nine, .saved = nine}, {.hand = nine}}, .caller = 0}};
        int never = 0;
        int const first = 38 + 216 * static_cast<int>(c);
        for (int code = 0; code < 216; ++code) {
            bool const all_saved = code % 6 >= 3 && code / 6 % 6 >= 3 && code / 36 >= 3;
            auto const no = why_refused(g, action::from_number_unchecked(first + code));
            EXPECT_EQ(no, all_saved ? refusals::none_from_hand : refusal{}) << code;
            never += all_saved;
        }
        EXPECT_EQ(never, 27);
    }
}

TEST(RaceAction, a_maker_given_what_has_no_number_makes_nothing) {
    action const none[] = {
        discard(card(36)),
        discard(card(255)),
        save(0),
        save(4),
        save(-1),
        play_joker(card(26)),
        play_joker(card(36)),
        take_saved(seat{6}, vertical(1, pink)),
        take_saved(seat{255}, vertical(1, pink)),
        take_saved(seat{0}, joker(cut::vertical, pink)),
        take_saved(seat{0}, card(255)),
        complete(triangle{cut::vertical}.with(vertical(1, pink)), {}),
    };
    state<game> const s{};
    for (action const a : none) {
        EXPECT_EQ(a.what(), kind::nothing) << a.number();
        EXPECT_EQ(action::from_number(a.number()), std::nullopt);
        EXPECT_EQ(s.why_not(seat{0}, a), refusal::no_such_number);
    }
}

TEST(RaceAction, is_ordered_by_its_number) {
    EXPECT_LT(draw(), take());
    EXPECT_LT(end_turn(), end_and_call());
    EXPECT_NE(end_turn(), take_nothing());
}

}  // namespace
}  // namespace triqueta::triangles::race
