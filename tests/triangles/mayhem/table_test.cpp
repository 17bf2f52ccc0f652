#include <triqueta/triangles/mayhem/table.hpp>

#include <triqueta/play/playout.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <type_traits>

/// How much a table and a list of actions must be able to hold, and that no game needs more.
namespace triqueta::triangles::mayhem {
namespace {

using support::horizontal, support::mayhem_played, support::triangle_of, support::vertical;
using enum colour;

static_assert(std::is_trivially_copyable_v<state<game>> && std::is_trivially_copyable_v<view<game>>);

constexpr cards aside = cards_of(vertical(1, pink), vertical(1, pink), vertical(1, pink));

/// Fast draw-and-play lets one player lay every horizontal 1 in a single turn.
constexpr mayhem_played nine_open() {
    card const pink_1 = horizontal(1, pink);
    card const red_1 = horizontal(1, red);
    card const green_1 = horizontal(1, green);
    mayhem_played g{{cards_of(pink_1, pink_1, pink_1), aside}, {.first = 0, .fast = true}};
    g.lay(pink_1).lay(pink_1).lay(pink_1).draw(red_1, red_1, red_1);
    for (int i = 0; i < 3; ++i) g.lay(red_1).draw(green_1);
    return g.lay(green_1).draw(horizontal(3, pink)).lay(green_1).draw(horizontal(3, pink));
}

/// Then 3s are laid at two of each colour, so that no two triangles are alike; and all three kinds of a 2 are drawn.
constexpr mayhem_played nine_different() {
    mayhem_played g = nine_open();
    g.lay(horizontal(1, green)).draw(horizontal(3, pink));
    for (colour const in : all_colours)
        g.lay(horizontal(3, pink), triangle_of(horizontal(1, in))).draw(horizontal(3, red));
    for (colour const in : all_colours)
        g.lay(horizontal(3, red), triangle_of(horizontal(1, in))).draw(horizontal(2, in));
    return g;
}

constexpr auto open_1s = [] {
    auto g = nine_open();
    g.lay(horizontal(1, green));
    return g;
}();
static_assert(open_1s.table().open_of(cut::horizontal).size() == open_triangles::most);

constexpr auto most_choices = nine_different();
static_assert(most_choices.table().open_of(cut::horizontal).size() == 9);
static_assert(most_choices.legal().size() == 3 * 9 + 1);
static_assert(rules::action_set::most == 28);

TEST(MayhemBounds, M3_nine_triangles_of_a_cut_may_be_open) {
    EXPECT_EQ(open_1s.table().open_of(cut::horizontal).size(), 9);
    EXPECT_EQ(open_1s.table().played.total(), 9);
}

TEST(MayhemBounds, M3_there_is_no_piece_left_to_open_a_tenth) {
    auto g = open_1s;
    EXPECT_EQ(g.to_draw().colours_of(cut::horizontal, 1), 0U);
    for (colour const in : all_colours)
        for (int const number : {2, 3}) {
            auto drawn = g;
            drawn.draw(horizontal(number, in));
            EXPECT_EQ(drawn.apply(play(horizontal(number, in))), refusals::must_continue);
        }
}

TEST(MayhemBounds, M3_M6_as_many_as_28_actions_may_be_legal) {
    auto g = most_choices;
    auto const legal = g.legal();
    EXPECT_EQ(legal.size(), 28);
    std::set<int> numbers;
    for (action const a : legal) {
        numbers.insert(a.number());
        auto after = g;
        EXPECT_FALSE(after.apply(a));
    }
    EXPECT_EQ(numbers.size(), 28U);
}

TEST(MayhemBounds, M3_no_game_passes_them) {
    int most_open = 0;
    int most_legal = 0;
    for (std::uint64_t key = 0; key < 600; ++key) {
        dice random{key};
        // Few players and fast draw-and-play give the most choices; seldom completing keeps triangles open.
        state<game> s{{2 + static_cast<int>(key % 4), seat{0}, key % 2 == 0}};
        while (!s.is_over()) {
            if (s.turn().is_chance()) {
                s.reveal_unchecked(urn{random}(s));
                continue;
            }
            auto const legal = s.legal();
            action chosen = random.pick(legal);
            for (action const a : legal)
                if (!a.is_stop() && a.target().is_new()) chosen = a;
            s.apply_unchecked(chosen);
            most_legal = std::max(most_legal, legal.size());
            for (cut const c : all_cuts) {
                int const open = s.table().open_of(c).size();
                most_open = std::max(most_open, open);
                ASSERT_TRUE(std::is_sorted(s.table().open_of(c).begin(), s.table().open_of(c).end()));
            }
        }
    }
    EXPECT_LE(most_open, 9);
    EXPECT_LE(most_legal, 28);
    EXPECT_GE(most_open, 7) << "or it wasn't tried hard enough";
}

}  // namespace
}  // namespace triqueta::triangles::mayhem
