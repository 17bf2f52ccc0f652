#include <triqueta/core/advance.hpp>

#include <triqueta/play/playout.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/believed.hpp"
#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace triqueta::triangles::mayhem {
namespace {

using support::centered, support::horizontal, support::mayhem_played, support::triangle_of, support::vertical,
    support::why_not_believed;
using enum colour;
using event = rules::event;

constexpr viewer spectator = viewer::spectator();
constexpr refusal believed{};

constexpr cards hand = cards_of(horizontal(1, pink), horizontal(1, pink), vertical(1, red));
constexpr cards other_hand = cards_of(horizontal(2, red), horizontal(1, pink), centered(1, red));

TEST(TrianglesAdvance, M1_M2_M5_a_spectator_is_told_what_happens_at_a_real_table) {
    auto board = spectate<game>(seat{1});
    for (int i = 0; i < 6; ++i) ASSERT_FALSE(support::advance(board, event::drew()));
    EXPECT_TRUE(board.turn().is(seat{1}));
    for (event const& e : {event::did(play(horizontal(2, red))), event::did(stop()), event::drew(),  // seat 1
                           event::did(play(horizontal(3, red), triangle_of(horizontal(2, red)))),    // seat 0
                           event::did(play(horizontal(1, red), triangle_of(horizontal(2, red), horizontal(3, red))))})
        ASSERT_FALSE(support::advance(board, e));
    EXPECT_EQ(board.table().pure[seat{0}], 1);
    EXPECT_EQ(board.table().in_hand[seat{0}], 1);
    EXPECT_EQ(board.table().in_hand[seat{1}], 3);
    EXPECT_EQ(board.table().pile, 81 - 7);
    EXPECT_TRUE(board.legal().empty()) << "a spectator has no turn";
    EXPECT_EQ(board.mine(), secrets{});
}

TEST(TrianglesAdvance, T4_a_player_is_told_what_they_see_themselves) {
    view<game> mine{seat{0}, {2, seat{0}, true}};
    for (card const c : {horizontal(1, red), horizontal(2, red), horizontal(2, green)}) {
        ASSERT_FALSE(support::advance(mine, event::drew(c)));
        ASSERT_FALSE(support::advance(mine, event::drew()));
    }
    EXPECT_EQ(mine.mine().hand, cards_of(horizontal(1, red), horizontal(2, red), horizontal(2, green)));
    for (event const& e : {event::did(play(horizontal(1, red))), event::did(stop()), event::drew(vertical(1, red))})
        ASSERT_FALSE(support::advance(mine, e));
    EXPECT_EQ(mine.mine().fresh, cards_of(vertical(1, red)));
    EXPECT_TRUE(mine.legal().contains(play(vertical(1, red))));
    for (event const& e :
         {event::did(stop()), event::did(play(horizontal(1, pink))), event::did(stop()), event::drew()})
        ASSERT_FALSE(support::advance(mine, e));
    EXPECT_EQ(mine.table().fresh, 1) << "seat 1's, which they don't see";
    EXPECT_EQ(mine.mine().fresh, cards{});
}

TEST(TrianglesAdvance, T3_T4_M6_M8_events_carry_every_view_along_to_the_end) {
    for (std::uint64_t key = 0; key < 24; ++key) {
        dice random{key};
        setup const start{2 + static_cast<int>(key % 4), seat{1}, key % 2 == 0};
        state<game> s{start};
        std::vector<viewer> everybody{spectator};
        for (auto const who : seat_set::first(start.players)) everybody.emplace_back(who);
        std::vector<view<game>> views;
        views.reserve(everybody.size());
        for (viewer const who : everybody) views.emplace_back(who, start);
        while (!s.is_over()) {
            auto happened = event::drew();
            if (s.turn().is_chance()) {
                auto const drawn = urn{random}(s);
                happened = s.event_of(drawn);
                s.reveal_unchecked(drawn);
            } else {
                auto const chosen = random.pick(s.legal());
                happened = s.event_of(chosen);
                s.apply_unchecked(chosen);
            }
            for (auto& v : views) {
                ASSERT_EQ(support::advance(v, happened.seen_by(v.who())), believed);
                ASSERT_EQ(v, s.view(v.who()));
            }
        }
    }
}

TEST(TrianglesAdvance, an_event_out_of_its_time_is_refused) {
    view<game> dealing{seat{0}, {}};
    EXPECT_EQ(why_not_believed(dealing, event::did(play(horizontal(1, pink)))), refusal::chance_moves);
    EXPECT_EQ(why_not_believed(dealing, event::did(stop())), refusal::chance_moves);

    mayhem_played g{hand, other_hand};
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator}) {
        EXPECT_EQ(why_not_believed(g.view(who), event::drew()), refusal::chance_not_asked);
        EXPECT_EQ(why_not_believed(g.view(who), event::drew(vertical(3, red))), refusal::chance_not_asked);
    }
    g.lay(vertical(1, red)).stop();
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator})
        EXPECT_EQ(why_not_believed(g.view(who), event::did(play(horizontal(1, pink)))), refusal::chance_moves);

    mayhem_played end{support::three_alike_each(27), {}};
    while (!end.is_over()) end.act(end.legal()[0]);
    for (viewer const who : {viewer{seat{0}}, viewer{seat{26}}, spectator})
        for (event const& e : {event::drew(), event::drew(horizontal(1, pink)), event::did(stop())})
            EXPECT_EQ(why_not_believed(end.view(who), e), refusal::game_is_over);
}

TEST(TrianglesAdvance, T4_who_draws_must_be_told_what) {
    mayhem_played g{hand, other_hand};
    g.lay(vertical(1, red)).stop();
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew()), refusal::event_incomplete);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(vertical(1, red))), believed);
    EXPECT_EQ(why_not_believed(view<game>{seat{0}, {}}, event::drew()), refusal::event_incomplete);
}

TEST(TrianglesAdvance, T3_T4_what_others_draw_may_not_be_told) {
    mayhem_played g{hand, other_hand};
    g.lay(vertical(1, red)).stop();
    for (viewer const who : {viewer{seat{1}}, spectator}) {
        EXPECT_EQ(why_not_believed(g.view(who), event::drew(vertical(1, red))), refusal::event_contradicts);
        EXPECT_EQ(why_not_believed(g.view(who), event::drew()), believed);
    }
}

TEST(TrianglesAdvance, T1_a_card_drawn_must_be_one_that_the_player_has_not_seen) {
    mayhem_played g{cards_of(vertical(1, red), vertical(1, red), horizontal(1, pink)), other_hand};
    g.lay(vertical(1, red)).stop();
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(vertical(1, red))), believed) << "the third one";
    g.draw(vertical(1, red)).lay(horizontal(1, pink)).stop().draw(vertical(2, red));  // seat 1
    g.lay(horizontal(1, pink)).stop();                                                // seat 0
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(vertical(1, red))), refusal::event_contradicts)
        << "one lies there, they hold two";
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(horizontal(1, pink))), believed) << "two lie there";
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(joker(cut::vertical, red))), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(card(36))), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), event::drew(card(255))), refusal::event_contradicts);
}

TEST(TrianglesAdvance, an_event_is_either_an_action_or_a_card) {
    mayhem_played g{hand, other_hand};
    event both = event::did(play(vertical(1, red)));
    both.drawn = vertical(1, red);
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator})
        EXPECT_EQ(why_not_believed(g.view(who), both), refusal::event_contradicts);
    g.lay(vertical(1, red)).stop();
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator})
        EXPECT_EQ(why_not_believed(g.view(who), both), refusal::chance_moves);
}

TEST(TrianglesAdvance, M2_M3_an_event_that_the_rules_do_not_allow_is_refused) {
    mayhem_played g{hand, other_hand};
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator}) {
        auto const why_not = [&](action a) { return why_not_believed(g.view(who), event::did(a)); };
        EXPECT_EQ(why_not(action::nothing()), refusal::no_such_number);
        EXPECT_EQ(why_not(stop()), refusals::nothing_played);
        EXPECT_EQ(why_not(play(horizontal(1, pink), triangle_of(horizontal(2, red)))), refusals::no_such_triangle);
    }
    g.lay(horizontal(1, pink)).stop().draw(vertical(1, red));
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator})
        EXPECT_EQ(why_not_believed(g.view(who), event::did(play(horizontal(2, red)))), refusals::must_continue);
}

TEST(TrianglesAdvance, M2_M6_the_viewers_own_cards_are_held_to_what_they_hold) {
    mayhem_played g{{hand, other_hand}, {.first = 0, .fast = true}};
    auto const played_red_1 = event::did(play(horizontal(1, red)));
    EXPECT_EQ(why_not_believed(g.view(seat{0}), played_red_1), refusals::not_in_hand);
    EXPECT_EQ(why_not_believed(g.view(seat{1}), played_red_1), believed) << "who can't know better";
    EXPECT_EQ(why_not_believed(g.view(spectator), played_red_1), believed);

    g.lay(horizontal(1, pink)).stop().draw(horizontal(1, red));
    auto const played_vertical_1 = event::did(play(vertical(1, red)));
    EXPECT_EQ(why_not_believed(g.view(seat{0}), played_vertical_1), refusals::not_just_drawn);
    EXPECT_EQ(why_not_believed(g.view(seat{1}), played_vertical_1), believed);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), played_red_1), believed);
}

TEST(TrianglesAdvance, T1_T4_what_another_one_plays_can_not_be_what_the_viewer_has_or_all_have_seen) {
    mayhem_played g{cards_of(vertical(1, red), vertical(1, green), vertical(1, green)),
                    cards_of(vertical(1, red), vertical(1, red), centered(1, red))};
    auto const played_red = event::did(play(vertical(1, red)));
    auto const played_green = event::did(play(vertical(1, green)));
    EXPECT_EQ(why_not_believed(g.view(seat{1}), played_red), believed) << "the third one";
    g.lay(vertical(1, red));
    EXPECT_EQ(why_not_believed(g.view(seat{1}), played_red), refusal::event_contradicts) << "they have the others";
    EXPECT_EQ(why_not_believed(g.view(spectator), played_red), believed) << "who doesn't know where they are";
    g.stop().draw(vertical(1, green)).lay(vertical(1, red)).lay(vertical(1, red)).stop();  // seats 0 and 1
    g.draw(vertical(2, red), vertical(2, red));
    for (viewer const who : {viewer{seat{1}}, spectator})
        EXPECT_EQ(why_not_believed(g.view(who), played_red), refusal::event_contradicts) << "all three lie there";
    EXPECT_EQ(why_not_believed(g.view(seat{1}), played_green), believed);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), played_red), refusals::not_in_hand);
}

TEST(TrianglesAdvance, T4_a_card_known_to_be_in_a_hand_leaves_it_first) {
    cards const unseen = cards_of(card(1), card(2), card(2));
    EXPECT_TRUE(can_hold(cards_of(card(5)), 1, cards_of(card(5)), unseen)) << "known";
    EXPECT_FALSE(can_hold(cards_of(card(5)), 2, cards_of(card(6)), unseen)) << "neither known nor unseen";
    EXPECT_TRUE(can_hold(cards_of(card(2)), 2, cards_of(card(6)), unseen));
    EXPECT_FALSE(can_hold(cards_of(card(2)), 1, cards_of(card(6)), unseen)) << "their one card is known";
    EXPECT_TRUE(can_hold(cards_of(card(2), card(2), card(6)), 3, cards_of(card(6)), unseen));
    EXPECT_FALSE(can_hold(cards_of(card(1), card(1)), 5, {}, unseen)) << "there is one only";
    EXPECT_FALSE(can_hold(cards_of(card(1), card(2), card(2)), 2, {}, unseen)) << "too few cards";
    EXPECT_TRUE(can_hold({}, 0, {}, {}));
}

}  // namespace
}  // namespace triqueta::triangles::mayhem
