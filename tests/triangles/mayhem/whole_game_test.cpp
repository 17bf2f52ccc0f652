#include <triqueta/triangles/triangles.hpp>

#include <triqueta/play/playout.hpp>

#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

namespace triqueta::triangles::mayhem {
namespace {

using support::centered, support::horizontal, support::mayhem_played, support::triangle_of, support::vertical;
using enum colour;

constexpr state<game> played_by_chance(std::uint64_t key, setup const& start) {
    dice random{key};
    state<game> s{start};
    play_on(s, urn{random}, uniform);
    return s;
}

constexpr auto two = played_by_chance(1, {});
static_assert(two.is_over() && two.legal().empty());
static_assert(two.table().played == cards::all_pieces());
static_assert(two.table().open_of(cut::horizontal).empty() && two.table().open_of(cut::vertical).empty() &&
              two.table().open_of(cut::centered).empty());
static_assert(two.table().pile == 0);
static_assert(two.result().points(seat{0}).value() + two.result().points(seat{1}).value() >= 81);

constexpr auto fast = played_by_chance(2, {2, seat{1}, true});
static_assert(fast.is_over() && fast.table().played == cards::all_pieces());

// What a constant expression finds, a running program finds too.
TEST(MayhemWholeGame, M1_M8_a_game_of_two_is_played_to_its_end) { EXPECT_EQ(played_by_chance(1, {}), two); }

TEST(MayhemWholeGame, M6_M8_a_game_with_fast_draw_and_play_is_played_to_its_end) {
    EXPECT_EQ(played_by_chance(2, {2, seat{1}, true}), fast);
}

TEST(MayhemWholeGame, M8_M9_all_27_triangles_are_complete_whatever_is_played) {
    for (std::uint64_t key = 0; key < 600; ++key) {
        setup const start{2 + static_cast<int>(key % 26), seat{static_cast<int>(key % 2)}, key % 4 < 2};
        auto const end = played_by_chance(key, start);
        ASSERT_TRUE(end.is_over());
        auto const& t = end.table();
        EXPECT_EQ(t.played, cards::all_pieces());
        EXPECT_EQ(t.pile, 0);
        int pure = 0;
        int unpure = 0;
        int points = 0;
        int best = 0;
        for (cut const c : all_cuts) EXPECT_TRUE(t.open_of(c).empty()) << "key " << key;
        for (auto const s : seat_set::first(end.players())) {
            pure += t.pure[s];
            unpure += t.unpure[s];
            EXPECT_EQ(end.result().points(s), 6 * t.pure[s] + 3 * t.unpure[s]);
            points += end.result().points(s).value();
            best = std::max(best, end.result().points(s).value());
            EXPECT_EQ(t.in_hand[s], 0);
            EXPECT_EQ(end.secrets(s), secrets{});
        }
        EXPECT_EQ(pure + unpure, 27) << "key " << key;
        EXPECT_EQ(points, 81 + 3 * pure);
        for (auto const s : seat_set::first(end.players()))
            EXPECT_EQ(end.result().winners().contains(s), end.result().points(s) == best);
    }
}

/// All three kinds of triangles, by hand: pure, unpure, started by one and taken by another.
constexpr mayhem_played scripted() {
    mayhem_played g{cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, pink)),
                    cards_of(vertical(1, red), vertical(2, green), centered(1, red)),
                    cards_of(vertical(3, red), centered(2, red), centered(2, pink))};
    // seat 0: a pure triangle
    g.lay(horizontal(2, pink)).lay(horizontal(3, pink), triangle_of(horizontal(2, pink)));
    g.lay(horizontal(1, pink), triangle_of(horizontal(2, pink), horizontal(3, pink)));
    g.draw(centered(3, red), vertical(1, pink), vertical(1, pink));
    // seat 1: two open triangles
    g.lay(vertical(1, red)).lay(vertical(2, green), triangle_of(vertical(1, red))).lay(centered(1, red));
    g.draw(horizontal(1, red), horizontal(1, red), horizontal(1, red));
    // seat 2: takes one, continues the other
    g.lay(vertical(3, red), triangle_of(vertical(1, red), vertical(2, green)));
    g.lay(centered(2, red), triangle_of(centered(1, red))).stop();
    g.draw(horizontal(2, red), horizontal(2, red));
    // seat 0: takes that
    g.lay(centered(3, red), triangle_of(centered(1, red), centered(2, red))).stop();
    return g.draw(horizontal(3, red));
}
constexpr auto begun = scripted();
static_assert(begun.turn().is(seat{1}));
static_assert(begun.result().points(seat{0}) == 12 && begun.result().points(seat{1}) == 0 &&
              begun.result().points(seat{2}) == 3);
static_assert(begun.result().winners() == seat_set::from_mask(0b001));
static_assert(begun.table().played.total() == 9 && begun.table().pile == 81 - 9 - 9);

TEST(MayhemWholeGame, M2_M4_M5_M9_some_turns_as_people_play_them) { EXPECT_EQ(scripted(), begun); }

}  // namespace
}  // namespace triqueta::triangles::mayhem
