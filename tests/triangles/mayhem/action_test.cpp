#include <triqueta/triangles/mayhem/action.hpp>

#include <triqueta/triangles/triangles.hpp>

#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <set>

namespace triqueta::triangles::mayhem {
namespace {

using support::centered, support::horizontal, support::triangle_of, support::vertical;
using enum colour;

TEST(MayhemAction, all_433_numbers_round_trip) {
    EXPECT_EQ(action::count, 433);
    for (int number = 0; number < 433; ++number) {
        auto const a = action::from_number(number);
        ASSERT_TRUE(a) << number;
        EXPECT_EQ(a->number(), number);
        EXPECT_EQ(*a, action::from_number_unchecked(number));
        EXPECT_EQ(a->is_stop(), number == 432);
        if (a->is_stop()) continue;
        EXPECT_EQ(a->piece(), card(number / 16));
        EXPECT_EQ(a->target().number(), number % 16);
        EXPECT_EQ(play(a->piece(), a->target()), *a);
        triangle const at = a->target().seen_from(a->piece());
        EXPECT_EQ(play(a->piece(), at), *a) << "the same by the triangle";
    }
}

TEST(MayhemAction, there_is_none_of_another_number) {
    for (int wrong : {-1, 433, 434, 65'535, 65'536, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
        EXPECT_EQ(action::from_number(wrong), std::nullopt) << wrong;
}

// The numbers are a part of the public interface, the same in every language.
TEST(MayhemAction, M2_the_makers_give_the_numbers_that_are_written_down) {
    EXPECT_EQ(stop().number(), 432);
    EXPECT_EQ(play(horizontal(1, pink)).number(), 0);
    EXPECT_EQ(play(horizontal(2, pink)).number(), 3 * 16);
    EXPECT_EQ(play(vertical(1, pink)).number(), 9 * 16);
    EXPECT_EQ(play(centered(3, green)).number(), 26 * 16);

    // of the two other numbers, the lower one's colour counts four times
    EXPECT_EQ(play(horizontal(1, pink), triangle_of(horizontal(2, pink))).number(), 4);
    EXPECT_EQ(play(horizontal(1, pink), triangle_of(horizontal(3, pink))).number(), 1);
    EXPECT_EQ(play(horizontal(1, pink), triangle_of(horizontal(2, red), horizontal(3, green))).number(), 2 * 4 + 3);
    EXPECT_EQ(play(vertical(2, red), triangle_of(vertical(1, green))).number(), 13 * 16 + 3 * 4);
    EXPECT_EQ(play(vertical(2, red), triangle_of(vertical(3, green))).number(), 13 * 16 + 3);
    EXPECT_EQ(play(vertical(2, red), triangle_of(vertical(3, pink), vertical(1, red))).number(), 13 * 16 + 2 * 4 + 1);
    EXPECT_EQ(play(centered(3, green), triangle_of(centered(1, red))).number(), 26 * 16 + 2 * 4);
    EXPECT_EQ(play(centered(3, green), triangle_of(centered(2, red))).number(), 26 * 16 + 2);
    EXPECT_EQ(play(centered(3, green), triangle_of(centered(1, green), centered(2, green))).number(), 431);
}

TEST(MayhemAction, M2_a_target_names_every_triangle_that_lacks_the_pieces_number) {
    for (int kind = 0; kind < piece_kinds; ++kind) {
        auto const c = card(kind);
        std::set<triangle> named;
        for (int number = 0; number < target::count; ++number) {
            target const at{number};
            triangle const seen = at.seen_from(c);
            EXPECT_EQ(seen.cut(), cut_of(c));
            EXPECT_FALSE(seen.has(number_of(c)));
            EXPECT_EQ(at.is_new(), seen == triangle{cut_of(c)});
            EXPECT_EQ((target{seen, number_of(c)}), at);
            named.insert(seen);
        }
        EXPECT_EQ(named.size(), 16U) << "all colours or none of the two other numbers";
    }
}

TEST(MayhemAction, T1_M1_a_joker_or_what_is_no_card_can_not_be_played) {
    for (int kind = piece_kinds; kind < 256; ++kind) {
        EXPECT_EQ(play(card(kind)), action::nothing()) << kind;
        EXPECT_EQ(play(card(kind), target{5}), action::nothing()) << kind;
        EXPECT_EQ(play(card(kind), triangle_of(horizontal(1, pink))), action::nothing()) << kind;
    }
}

TEST(MayhemAction, nothing_is_refused_everywhere_as_having_no_number) {
    EXPECT_EQ(action::from_number(action::nothing().number()), std::nullopt);

    state<game> dealing;
    EXPECT_EQ(dealing.apply(action::nothing()), refusal::no_such_number);
    auto const hand = cards_of(horizontal(1, pink), horizontal(2, pink), vertical(1, red));
    support::mayhem_played g{hand, hand};
    auto const before = g;
    EXPECT_EQ(g.apply(action::nothing()), refusal::no_such_number);
    EXPECT_EQ(g.why_not(seat{1}, action::nothing()), refusal::no_such_number);
    EXPECT_EQ(g.view(viewer::spectator()).why_not(seat{0}, action::nothing()), refusal::no_such_number);
    EXPECT_FALSE(g.legal().contains(action::nothing()));
    EXPECT_EQ(g, before);
}

TEST(MayhemAction, is_ordered_by_its_number) {
    EXPECT_LT(play(horizontal(1, pink)), play(horizontal(1, pink), target{1}));
    EXPECT_LT(play(centered(3, green), target{15}), stop());
}

static_assert(play(vertical(2, red), triangle_of(vertical(1, green))).target().seen_from(vertical(2, red)) ==
              triangle_of(vertical(1, green)));

}  // namespace
}  // namespace triqueta::triangles::mayhem
