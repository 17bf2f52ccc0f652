#include <triqueta/triangles/mayhem/moves/play.hpp>

#include <triqueta/play/playout.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/listed.hpp"
#include "support/mayhem_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <optional>

namespace triqueta::triangles::mayhem {
namespace {

using ::testing::ElementsAre, ::testing::IsEmpty;
using support::centered, support::horizontal, support::listed, support::mayhem_played, support::triangle_of,
    support::vertical;
using enum colour;

constexpr cards no_horizontals = cards_of(vertical(1, pink), vertical(1, pink), vertical(1, pink));

TEST(MayhemPlay, M2_one_to_three_cards_are_played_one_after_the_other) {
    auto const hand = cards_of(horizontal(1, pink), vertical(2, red), centered(3, green));
    mayhem_played g{hand, no_horizontals};
    EXPECT_THAT(listed(g.legal()),
                ElementsAre(play(horizontal(1, pink)), play(vertical(2, red)), play(centered(3, green))));
    g.lay(vertical(2, red));
    EXPECT_TRUE(g.turn().is(seat{0}));
    EXPECT_EQ(g.table().laid, 1);
    EXPECT_THAT(listed(g.legal()), ElementsAre(play(horizontal(1, pink)), play(centered(3, green)), stop()));
    g.lay(centered(3, green));
    EXPECT_TRUE(g.turn().is(seat{0}));
    EXPECT_THAT(listed(g.legal()), ElementsAre(play(horizontal(1, pink)), stop()));
    g.lay(horizontal(1, pink));
    EXPECT_EQ(g.secrets(seat{0}).hand, cards{});
    EXPECT_TRUE(g.turn().is_chance()) << "three is the most";
}

TEST(MayhemPlay, M2_none_at_all_is_too_few) {
    mayhem_played g{cards_of(horizontal(1, pink), vertical(2, red), centered(3, green)), no_horizontals};
    auto const before = g;
    EXPECT_FALSE(g.legal().contains(stop()));
    EXPECT_EQ(g.apply(stop()), refusals::nothing_played);
    EXPECT_EQ(g, before);
    g.lay(vertical(2, red)).stop().draw_any();
    EXPECT_EQ(g.apply(stop()), refusals::nothing_played) << "nor for the next player";
}

TEST(MayhemPlay, M2_cards_are_played_from_ones_own_hand) {
    mayhem_played g{cards_of(horizontal(1, pink), vertical(2, red), centered(3, green)),
                    cards_of(horizontal(1, red), vertical(1, red), vertical(1, red))};
    EXPECT_EQ(g.apply(play(horizontal(1, red))), refusals::not_in_hand);
    EXPECT_EQ(g.apply(play(vertical(2, pink))), refusals::not_in_hand);
    g.lay(horizontal(1, pink));
    EXPECT_EQ(g.apply(play(horizontal(1, pink))), refusals::not_in_hand) << "not twice";
    EXPECT_EQ(g.secrets(seat{0}).hand, cards_of(vertical(2, red), centered(3, green)));
    EXPECT_EQ(g.table().in_hand[seat{0}], 2);
    EXPECT_EQ(g.table().played, cards_of(horizontal(1, pink)));
}

TEST(MayhemPlay, M2_a_card_held_twice_is_played_twice) {
    mayhem_played g{cards_of(horizontal(1, pink), horizontal(1, pink), vertical(2, red)), no_horizontals};
    g.lay(horizontal(1, pink)).lay(horizontal(1, pink));
    EXPECT_THAT(g.table().open_of(cut::horizontal),
                ElementsAre(triangle_of(horizontal(1, pink)), triangle_of(horizontal(1, pink))));
}

TEST(MayhemPlay, M2_a_piece_starts_continues_or_completes_a_triangle_of_its_cut) {
    mayhem_played g{cards_of(horizontal(2, pink), horizontal(3, red), horizontal(1, green)), no_horizontals};
    EXPECT_THAT(g.table().open_of(cut::horizontal), IsEmpty());
    g.lay(horizontal(2, pink));
    EXPECT_THAT(g.table().open_of(cut::horizontal), ElementsAre(triangle_of(horizontal(2, pink))));
    EXPECT_THAT(listed(g.legal()), ElementsAre(play(horizontal(1, green), triangle_of(horizontal(2, pink))),
                                               play(horizontal(3, red), triangle_of(horizontal(2, pink))), stop()));
    g.lay(horizontal(3, red), triangle_of(horizontal(2, pink)));
    EXPECT_THAT(g.table().open_of(cut::horizontal), ElementsAre(triangle_of(horizontal(2, pink), horizontal(3, red))));
    g.lay(horizontal(1, green), triangle_of(horizontal(2, pink), horizontal(3, red)));
    EXPECT_THAT(g.table().open_of(cut::horizontal), IsEmpty());
    EXPECT_EQ(g.table().unpure[seat{0}], 1);
}

TEST(MayhemPlay, M2_other_cuts_do_not_matter) {
    mayhem_played g{cards_of(horizontal(2, pink), vertical(1, red), centered(3, pink)), no_horizontals};
    g.lay(horizontal(2, pink));
    EXPECT_EQ(g.apply(play(vertical(1, red), target{triangle_of(vertical(2, pink)), 1})), refusals::no_such_triangle);
    g.lay(vertical(1, red)).lay(centered(3, pink));
    EXPECT_THAT(g.table().open_of(cut::horizontal), ElementsAre(triangle_of(horizontal(2, pink))));
    EXPECT_THAT(g.table().open_of(cut::vertical), ElementsAre(triangle_of(vertical(1, red))));
    EXPECT_THAT(g.table().open_of(cut::centered), ElementsAre(triangle_of(centered(3, pink))));
}

TEST(MayhemPlay, M2_a_triangle_that_is_not_open_can_not_be_continued) {
    mayhem_played g{cards_of(horizontal(2, pink), horizontal(3, red), horizontal(1, green)), no_horizontals};
    EXPECT_EQ(g.apply(play(horizontal(3, red), triangle_of(horizontal(2, pink)))), refusals::no_such_triangle);
    g.lay(horizontal(2, pink));
    auto const before = g;
    for (triangle const t :
         {triangle_of(horizontal(2, red)), triangle_of(horizontal(1, pink)),
          triangle_of(horizontal(1, pink), horizontal(2, pink)), triangle_of(horizontal(1, green), horizontal(2, red))})
        EXPECT_EQ(g.apply(play(horizontal(3, red), t)), refusals::no_such_triangle) << ::testing::PrintToString(t);
    EXPECT_EQ(g, before);
    g.lay(horizontal(3, red), triangle_of(horizontal(2, pink)));
    EXPECT_EQ(g.apply(play(horizontal(1, green), triangle_of(horizontal(2, pink)))), refusals::no_such_triangle)
        << "it has a 3 now";
}

TEST(MayhemPlay, M2_a_complete_triangle_takes_no_more) {
    mayhem_played g{cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, pink)),
                    cards_of(horizontal(1, pink), vertical(1, red), vertical(2, red))};
    g.lay(horizontal(2, pink)).lay(horizontal(1, pink), triangle_of(horizontal(2, pink)));
    g.lay(horizontal(3, pink), triangle_of(horizontal(1, pink), horizontal(2, pink))).draw_any();
    EXPECT_EQ(g.apply(play(horizontal(1, pink), triangle_of(horizontal(2, pink), horizontal(3, pink)))),
              refusals::no_such_triangle);
    g.lay(horizontal(1, pink));
    EXPECT_THAT(g.table().open_of(cut::horizontal), ElementsAre(triangle_of(horizontal(1, pink))));
}

// The book's example.
TEST(MayhemPlay, M3_with_a_horizontal_2_open_no_1_or_3_may_start_but_a_second_2_may) {
    mayhem_played g{cards_of(horizontal(2, pink), vertical(1, red), vertical(1, red)),
                    cards_of(horizontal(1, red), horizontal(2, green), horizontal(3, green))};
    g.lay(horizontal(2, pink)).stop().draw_any();
    auto const open = triangle_of(horizontal(2, pink));
    EXPECT_EQ(g.apply(play(horizontal(1, red))), refusals::must_continue);
    EXPECT_EQ(g.apply(play(horizontal(3, green))), refusals::must_continue);
    EXPECT_EQ(g.why_not(seat{1}, play(horizontal(2, green))), refusal{});
    EXPECT_THAT(listed(g.legal()), ElementsAre(play(horizontal(1, red), open), play(horizontal(2, green)),
                                               play(horizontal(3, green), open)));

    g.lay(horizontal(2, green));  // the second 2
    auto const second = triangle_of(horizontal(2, green));
    EXPECT_THAT(g.table().open_of(cut::horizontal), ElementsAre(open, second));
    g.lay(horizontal(1, red), open);
    EXPECT_EQ(g.apply(play(horizontal(3, green))), refusals::must_continue);
    EXPECT_EQ(g.apply(play(horizontal(3, green), open)), refusals::no_such_triangle) << "it has a 1 now";
    g.lay(horizontal(3, green), triangle_of(horizontal(1, red), horizontal(2, pink)));
    EXPECT_THAT(g.table().open_of(cut::horizontal), ElementsAre(second));
}

TEST(MayhemPlay, M3_a_number_that_every_open_triangle_has_may_start_and_may_not_continue) {
    mayhem_played g{cards_of(horizontal(2, pink), horizontal(1, red), horizontal(1, green)),
                    cards_of(horizontal(1, pink), horizontal(3, pink), vertical(1, red))};
    g.lay(horizontal(2, pink)).lay(horizontal(1, red), triangle_of(horizontal(2, pink)));
    g.lay(horizontal(1, green)).draw_any();
    auto const two = triangle_of(horizontal(1, red), horizontal(2, pink));
    auto const one = triangle_of(horizontal(1, green));
    EXPECT_THAT(g.table().open_of(cut::horizontal), ElementsAre(two, one));
    EXPECT_EQ(g.apply(play(horizontal(3, pink))), refusals::must_continue);
    g.lay(horizontal(1, pink));
    EXPECT_EQ(g.table().open_of(cut::horizontal).size(), 3);
}

TEST(MayhemPlay, M3_which_of_several_open_triangles_takes_it_is_the_players_choice) {
    mayhem_played g{cards_of(horizontal(2, pink), horizontal(2, red), horizontal(2, green)),
                    cards_of(horizontal(1, green), horizontal(3, red), vertical(1, red))};
    g.lay(horizontal(2, pink)).lay(horizontal(2, red)).lay(horizontal(2, green)).draw_any();
    auto const pink_2 = triangle_of(horizontal(2, pink));
    auto const red_2 = triangle_of(horizontal(2, red));
    auto const green_2 = triangle_of(horizontal(2, green));
    EXPECT_THAT(listed(g.legal()), ElementsAre(play(horizontal(1, green), pink_2), play(horizontal(1, green), red_2),
                                               play(horizontal(1, green), green_2), play(horizontal(3, red), pink_2),
                                               play(horizontal(3, red), red_2), play(horizontal(3, red), green_2),
                                               play(vertical(1, red))));
    for (triangle const chosen : {pink_2, red_2, green_2}) {
        auto after = g;
        after.lay(horizontal(1, green), chosen);
        for (triangle const t : {pink_2, red_2, green_2}) {
            auto const expected = t == chosen ? t.with(horizontal(1, green)) : t;
            EXPECT_THAT(after.table().open_of(cut::horizontal), ::testing::Contains(expected));
        }
    }
}

TEST(MayhemPlay, M3_of_open_triangles_that_are_alike_one_is_taken) {
    mayhem_played g{cards_of(horizontal(2, pink), horizontal(2, pink), vertical(1, red)),
                    cards_of(horizontal(1, green), horizontal(3, red), vertical(1, red))};
    g.lay(horizontal(2, pink)).lay(horizontal(2, pink)).stop().draw_any();
    auto const alike = triangle_of(horizontal(2, pink));
    EXPECT_THAT(listed(g.legal()), ElementsAre(play(horizontal(1, green), alike), play(horizontal(3, red), alike),
                                               play(vertical(1, red))));
    g.lay(horizontal(1, green), alike);
    EXPECT_THAT(g.table().open_of(cut::horizontal),
                ::testing::UnorderedElementsAre(alike, alike.with(horizontal(1, green))));
}

/// Plays a random game, and calls check(state) at every position.
template <class Check>
void play_randomly(std::uint64_t key, setup const& start, Check check) {
    dice random{key};
    state<game> s{start};
    for (check(s); !s.is_over(); check(s)) {
        if (s.turn().is_chance())
            s.reveal_unchecked(urn{random}(s));
        else
            s.apply_unchecked(random.pick(s.legal()));
    }
}

TEST(MayhemPlay, M3_all_open_triangles_of_a_cut_share_a_number) {
    for (std::uint64_t key = 0; key < 150; ++key) {
        setup const start{2 + static_cast<int>(key % 26), seat{0}, key % 3 == 0};
        play_randomly(key, start, [](state<game> const& s) {
            for (cut const c : all_cuts) {
                std::array<bool, 3> shared{true, true, true};
                for (triangle const t : s.table().open_of(c))
                    for (auto i = 0U; i < 3; ++i) shared[i] = shared[i] && t.has(static_cast<int>(i) + 1);
                ASSERT_TRUE(shared[0] || shared[1] || shared[2]);
            }
        });
    }
}

int triangles_of(table const& t, seat s) { return t.pure[s] + t.unpure[s]; }

/// Whether the mover, playing only pieces of this cut, can lay all three in this turn and take a triangle by it.
bool can_score(state<game> const& s, cut c, int left = 3) {
    seat const mover = s.turn().seat();
    for (action const a : s.legal()) {
        if (a.is_stop() || cut_of(a.piece()) != c) continue;
        auto after = s;
        after.apply_unchecked(a);
        int const won = triangles_of(after.table(), mover) - triangles_of(s.table(), mover);
        if (left == 1 ? won == 1 : won == 1 || (after.turn().is(mover) && can_score(after, c, left - 1))) return true;
    }
    return false;
}

TEST(MayhemPlay, M3_three_different_numbers_of_one_cut_can_always_be_scored_in_one_turn) {
    int turns = 0;
    for (std::uint64_t key = 0; key < 200; ++key)
        play_randomly(key, {2 + static_cast<int>(key % 8), seat{0}}, [&](state<game> const& s) {
            if (!s.turn().is_seat() || s.table().laid != 0) return;
            auto const& hand = s.secrets(s.turn().seat()).hand;
            for (cut const c : all_cuts)
                if (hand.colours_of(c, 1) != 0 && hand.colours_of(c, 2) != 0 && hand.colours_of(c, 3) != 0) {
                    ++turns;
                    EXPECT_TRUE(can_score(s, c)) << ::testing::PrintToString(hand);
                }
        });
    EXPECT_GT(turns, 100) << "or nothing was tested";
}

TEST(MayhemPlay, M4_who_lays_a_triangles_last_piece_takes_it) {
    mayhem_played g{cards_of(horizontal(1, pink), vertical(1, red), vertical(1, red)),
                    cards_of(horizontal(2, pink), vertical(1, red), vertical(2, red)),
                    cards_of(horizontal(3, pink), vertical(1, green), vertical(2, green))};
    g.lay(horizontal(1, pink)).stop().draw_any();
    g.lay(horizontal(2, pink), triangle_of(horizontal(1, pink))).stop().draw_any();
    g.lay(horizontal(3, pink), triangle_of(horizontal(1, pink), horizontal(2, pink)));
    EXPECT_EQ(g.table().pure, (by_seat<std::uint8_t>{0, 0, 1}));
    EXPECT_EQ(g.table().unpure, by_seat<std::uint8_t>{});
    EXPECT_THAT(g.table().open_of(cut::horizontal), IsEmpty());
    EXPECT_EQ(g.table().played, cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, pink)));
    EXPECT_TRUE(g.turn().is(seat{2})) << "who may go on";
}

TEST(MayhemPlay, M4_the_pieces_of_a_triangle_taken_are_the_ones_chosen) {
    mayhem_played g{cards_of(horizontal(1, pink), horizontal(1, red), horizontal(2, red)),
                    cards_of(horizontal(3, red), vertical(1, red), vertical(2, red))};
    g.lay(horizontal(1, pink)).lay(horizontal(1, red)).lay(horizontal(2, red), triangle_of(horizontal(1, red)));
    g.draw_any().lay(horizontal(3, red), triangle_of(horizontal(1, red), horizontal(2, red)));
    EXPECT_EQ(g.table().pure[seat{1}], 1);
    EXPECT_THAT(g.table().open_of(cut::horizontal), ElementsAre(triangle_of(horizontal(1, pink))));
}

}  // namespace
}  // namespace triqueta::triangles::mayhem
