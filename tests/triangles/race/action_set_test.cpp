#include <triqueta/triangles/race/action_set.hpp>

#include <triqueta/core/action_list.hpp>
#include <triqueta/core/random/dice.hpp>
#include <triqueta/play/urn.hpp>

#include "support/race_played.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace triqueta::triangles::race {
namespace {

using support::horizontal, support::race_played, support::race_position;
using enum colour;

static_assert(most_triangles == 190 && most_legal == 202 && most_held == 21);

TEST(RaceActionSet, R3_no_21_cards_make_more_triangles_than_the_bound_says) {
    // Of each number of a cut, up to three kinds in the hand and three saved. For each number of kinds of a cut, the
    // most triangles they make; then the three cuts together.
    std::array<int, 22> of_a_cut{};
    for (int code = 0; code < 4 * 4 * 4 * 4 * 4 * 4; ++code) {
        int h[3] = {};
        int s[3] = {};
        int rest = code;
        for (int number = 0; number < 3; ++number, rest /= 16) {
            h[number] = rest % 4;
            s[number] = rest / 4 % 4;
        }
        auto const kinds = static_cast<unsigned>(h[0] + h[1] + h[2] + s[0] + s[1] + s[2]);
        int const made = (h[0] + s[0]) * (h[1] + s[1]) * (h[2] + s[2]) - s[0] * s[1] * s[2];
        of_a_cut[kinds] = std::max(of_a_cut[kinds], made);
    }
    int most = 0;
    for (unsigned a = 0; a < 22; ++a)
        for (unsigned b = 0; a + b < 22; ++b)
            for (unsigned c = 0; a + b + c < 22; ++c) most = std::max(most, of_a_cut[a] + of_a_cut[b] + of_a_cut[c]);
    EXPECT_EQ(most, most_triangles);
}

TEST(RaceActionSet, R3_R10_the_bound_is_reached) {
    cards nine;
    for (int number = 1; number <= 3; ++number)
        for (colour const in : all_colours) nine.add(piece(cut::vertical, number, in));
    race_played const g{race_position{
        .players = {{.hand = nine + cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, pink)),
                     .saved = nine},
                    {.hand = cards_of(horizontal(1, red))}},
        .caller = 1,
        .discards = {horizontal(2, green)}}};
    ASSERT_EQ(g.in_hand(0) + g.saved(0).total(), most_held);
    auto const legal = g.legal();
    EXPECT_EQ(legal.size(), most_triangles + 3) << "and draw, take, end";
    EXPECT_LE(legal.size(), action_set::most);
}

/// Holds on to all it can: takes what jokers may take, saves all that triangles save, draws what fits.
action greedy(state<game> const& s, dice& random) {
    auto const legal = s.legal();
    auto const worth = [](action a) {
        switch (a.what()) {
            case action::kind::take_saved: return 9;
            case action::kind::play_joker: return 8;
            case action::kind::complete: return a.plan().whole().is_pure() ? 7 : 3;
            case action::kind::discard: return is_joker(a.card()) ? 0 : 5;
            case action::kind::draw:
            case action::kind::take: return 5;
            case action::kind::end_and_call: return 2;
            default: return 1;
        }
    };
    int best = 0;
    for (action const a : legal) best = std::max(best, worth(a));
    action_list<action, most_legal> some;
    for (action const a : legal)
        if (worth(a) == best) some.add(a);
    return random.pick(some);
}

TEST(RaceActionSet, R1_R4_R8_who_tries_to_hold_all_they_can_never_holds_more_than_was_dealt) {
    int longest = 0;
    for (int players = 2; players <= 6; ++players)
        for (unsigned seed = 0; seed < 12; ++seed) {
            dice random{seed, static_cast<unsigned>(players)};
            state<game> s{setup{.players = players, .turn_cap = 120}};
            while (!s.is_over()) {
                if (s.turn().is_chance()) {
                    s.reveal_unchecked(urn{random}(s));
                    continue;
                }
                auto const legal = s.legal();
                ASSERT_FALSE(legal.empty());
                ASSERT_LE(legal.size(), most_legal);
                longest = std::max(longest, legal.size());
                int place = 0;
                legal.each([&](action a) { ASSERT_EQ(a, legal[place++]); });
                ASSERT_EQ(place, legal.size());
                auto const& t = s.table();
                for (seat const who : player_set::first(players)) {
                    bool const has_drawn = t.phase == phase::discard && t.mover == who;
                    ASSERT_LE(t.in_hand[who] + t.saved[who].total(), hand_size(players) + has_drawn);
                }
                ASSERT_LE(t.completed.size(), most_held);
                s.apply_unchecked(greedy(s, random));
            }
        }
    EXPECT_GT(longest, 25) << "or it wasn't tried";
}

}  // namespace
}  // namespace triqueta::triangles::race
