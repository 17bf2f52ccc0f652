#include <triqueta/triangles/mayhem/moves/draw.hpp>

#include <triqueta/triangles/triangles.hpp>

#include "support/listed.hpp"
#include "support/mayhem_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace triqueta::triangles::mayhem {
namespace {

using ::testing::ElementsAre;
using support::centered, support::horizontal, support::listed, support::mayhem_played, support::three_alike_each,
    support::triangle_of, support::vertical;
using enum colour;

TEST(MayhemDraw, M1_three_cards_are_dealt_to_each_player_in_turn_from_the_one_who_begins) {
    state<game> s{{3, seat{2}}};
    EXPECT_EQ(s.table().pile, 81);
    int dealt = 0;
    for (int round = 0; round < 3; ++round)
        for (int const who : {2, 0, 1}) {
            ASSERT_TRUE(s.turn().is_chance());
            EXPECT_TRUE(s.legal().empty());
            EXPECT_EQ(s.table().mover, seat{who});
            ASSERT_FALSE(s.reveal(card(dealt++)));
            EXPECT_EQ(s.secrets(seat{who}).hand.total(), round + 1);
            EXPECT_EQ(s.table().in_hand[seat{who}], round + 1);
            EXPECT_EQ(s.table().pile, 81 - dealt);
        }
    EXPECT_TRUE(s.turn().is(seat{2}));
    EXPECT_EQ(s.secrets(seat{2}).hand, cards_of(card(0), card(3), card(6)));
    EXPECT_EQ(s.secrets(seat{0}).hand, cards_of(card(1), card(4), card(7)));
    EXPECT_EQ(s.secrets(seat{1}).hand, cards_of(card(2), card(5), card(8)));
    EXPECT_EQ(s.table().pile, 72) << "the rest is the draw pile";
}

TEST(MayhemDraw, M1_any_number_of_players_gets_three_cards_each) {
    for (int players = 2; players <= 27; ++players) {
        mayhem_played const g{three_alike_each(players), {.first = players - 1}};
        EXPECT_TRUE(g.turn().is(seat{players - 1}));
        EXPECT_EQ(g.table().pile, 81 - 3 * players);
        for (int i = 0; i < 27; ++i) EXPECT_EQ(g.table().in_hand[seat{i}], i < players ? 3 : 0);
    }
}

TEST(MayhemDraw, M1_T1_any_piece_that_nobody_holds_may_be_dealt_and_no_joker) {
    state<game> s;
    EXPECT_EQ(s.to_draw(), cards::all_pieces());
    for (int i = 0; i < 3; ++i) ASSERT_FALSE(s.reveal(horizontal(1, pink)));
    EXPECT_EQ(s.to_draw().total(), 78);
    auto const before = s;
    EXPECT_EQ(s.reveal(horizontal(1, pink)), refusal::not_to_be_drawn);
    EXPECT_EQ(s.reveal(joker(cut::vertical, red)), refusal::not_to_be_drawn);
    EXPECT_EQ(s.reveal(card(36)), refusal::not_to_be_drawn);
    EXPECT_EQ(s, before);
}

constexpr cards hand = cards_of(horizontal(1, pink), vertical(1, red), centered(1, green));
constexpr cards other_hand = cards_of(horizontal(1, red), vertical(1, red), centered(1, red));

TEST(MayhemDraw, M5_then_the_player_draws_until_they_hold_three) {
    for (int played = 1; played <= 3; ++played) {
        mayhem_played g{hand, other_hand};
        g.lay(horizontal(1, pink));
        if (played > 1) g.lay(vertical(1, red));
        if (played > 2)
            g.lay(centered(1, green));
        else
            g.stop();
        for (int drawn = 0; drawn < played; ++drawn) {
            ASSERT_TRUE(g.turn().is_chance());
            EXPECT_EQ(g.table().mover, seat{0}) << "for whom it is drawn";
            EXPECT_EQ(g.table().in_hand[seat{0}], 3 - played + drawn);
            g.draw(vertical(3, pink));
        }
        EXPECT_EQ(g.secrets(seat{0}).hand.total(), 3);
        EXPECT_EQ(g.secrets(seat{0}).hand.of(vertical(3, pink)), played);
        EXPECT_EQ(g.table().pile, 75 - played);
        EXPECT_TRUE(g.turn().is(seat{1}));
    }
}

TEST(MayhemDraw, M5_any_card_of_the_pile_may_come) {
    mayhem_played g{hand, other_hand};
    g.lay(horizontal(1, pink)).stop();
    EXPECT_EQ(g.to_draw(), cards::all_pieces() - hand - other_hand);
    EXPECT_EQ(g.reveal(joker(cut::horizontal, pink)), refusal::not_to_be_drawn);
    g.draw(horizontal(1, pink));
    EXPECT_TRUE(g.to_draw().empty()) << "nothing is drawn now";
    EXPECT_EQ(g.reveal(horizontal(1, pink)), refusal::chance_not_asked);
    g.lay(vertical(1, red)).stop();
    EXPECT_EQ(g.to_draw().of(horizontal(1, pink)), 1);
    EXPECT_EQ(g.to_draw().of(vertical(1, red)), 1) << "one played, one held";
}

TEST(MayhemDraw, M5_none_is_drawn_before_the_plays_end) {
    mayhem_played g{hand, other_hand};
    EXPECT_EQ(g.reveal(vertical(2, red)), refusal::chance_not_asked);
    g.lay(horizontal(1, pink));
    EXPECT_EQ(g.reveal(vertical(2, red)), refusal::chance_not_asked);
}

TEST(MayhemDraw, M5_at_the_piles_end_a_player_draws_as_far_as_it_goes) {
    mayhem_played g{three_alike_each(26), {}};  // three centered green 3 in the pile
    g.lay(card(0)).lay(card(0)).stop();
    EXPECT_EQ(g.to_draw(), cards_of(card(26), card(26), card(26)));
    g.draw(card(26), card(26));
    EXPECT_EQ(g.table().pile, 1);
    ASSERT_TRUE(g.turn().is(seat{1}));
    g.lay(card(1)).lay(card(1)).lay(card(1));
    ASSERT_TRUE(g.turn().is_chance());
    g.draw(card(26));
    EXPECT_EQ(g.table().pile, 0);
    EXPECT_EQ(g.table().in_hand[seat{1}], 1) << "there is no more";
    ASSERT_TRUE(g.turn().is(seat{2}));
    g.lay(card(2)).stop();
    EXPECT_TRUE(g.turn().is(seat{3})) << "and nothing is drawn from an empty pile";
    EXPECT_EQ(g.table().in_hand[seat{2}], 2);
}

// Fast draw-and-play.

constexpr mayhem_played::options fast{.first = 0, .fast = true};

/// Seat 0 has played a card of three; the next one drawn comes from the test.
mayhem_played one_played() {
    mayhem_played g{{hand, other_hand}, fast};
    g.lay(horizontal(1, pink)).stop();
    return g;
}

TEST(MayhemFast, M6_it_is_off_unless_the_set_up_says_so) {
    EXPECT_FALSE(setup{}.fast);
    EXPECT_FALSE(rules::setup_for(5)->fast);
    mayhem_played g{hand, other_hand};
    g.lay(horizontal(1, pink)).stop().draw(vertical(2, red));
    EXPECT_TRUE(g.turn().is(seat{1}));
    EXPECT_EQ(g.table().fresh, 0);
    EXPECT_EQ(g.secrets(seat{0}).fresh, cards{});
}

TEST(MayhemFast, M6_a_card_just_drawn_may_be_played_at_once) {
    auto g = one_played();
    g.draw(vertical(2, red));
    EXPECT_TRUE(g.turn().is(seat{0}));
    EXPECT_EQ(g.table().phase, phase::fast);
    EXPECT_EQ(g.table().fresh, 1);
    EXPECT_EQ(g.secrets(seat{0}).fresh, cards_of(vertical(2, red)));
    EXPECT_THAT(listed(g.legal()), ElementsAre(play(vertical(2, red)), stop()));
    g.lay(vertical(2, red));
    EXPECT_EQ(g.table().played, cards_of(horizontal(1, pink), vertical(2, red)));
}

TEST(MayhemFast, M6_all_cards_drawn_by_M5_in_the_turn_may_be) {
    mayhem_played g{{hand, other_hand}, fast};
    g.lay(horizontal(1, pink)).lay(vertical(1, red)).lay(centered(1, green));
    g.draw(horizontal(2, pink)).draw(vertical(3, red));
    EXPECT_TRUE(g.turn().is_chance()) << "not before the hand is full";
    g.draw(vertical(1, red));
    EXPECT_EQ(g.table().fresh, 3);
    EXPECT_THAT(listed(g.legal()),
                ElementsAre(play(horizontal(2, pink), triangle_of(horizontal(1, pink))), play(vertical(1, red)),
                            play(vertical(3, red), triangle_of(vertical(1, red))), stop()));
}

TEST(MayhemFast, M6_cards_held_before_may_not_be) {
    auto g = one_played();
    g.draw(vertical(2, red));
    auto const before = g;
    EXPECT_EQ(g.apply(play(vertical(1, red))), refusals::not_just_drawn);
    EXPECT_EQ(g.apply(play(centered(1, green))), refusals::not_just_drawn);
    EXPECT_EQ(g, before);
}

TEST(MayhemFast, M6_of_a_kind_held_before_only_as_many_as_were_drawn) {
    auto g = one_played();
    g.draw(vertical(1, red));
    EXPECT_EQ(g.secrets(seat{0}).hand.of(vertical(1, red)), 2);
    g.lay(vertical(1, red)).draw(horizontal(1, green));
    EXPECT_EQ(g.secrets(seat{0}).hand.of(vertical(1, red)), 1);
    EXPECT_EQ(g.apply(play(vertical(1, red))), refusals::not_just_drawn);
}

TEST(MayhemFast, M6_a_new_one_is_drawn_for_each_played_and_may_be_played_too) {
    auto g = one_played();
    g.draw(vertical(2, red)).lay(vertical(2, red));
    ASSERT_TRUE(g.turn().is_chance());
    EXPECT_EQ(g.table().mover, seat{0});
    g.draw(centered(2, pink));
    EXPECT_TRUE(g.turn().is(seat{0}));
    EXPECT_EQ(g.secrets(seat{0}).fresh, cards_of(centered(2, pink)));
    EXPECT_EQ(g.secrets(seat{0}).hand, cards_of(vertical(1, red), centered(1, green), centered(2, pink)));
    EXPECT_THAT(listed(g.legal()), ElementsAre(play(centered(2, pink)), stop()));
}

TEST(MayhemFast, M6_the_other_cards_drawn_before_stay_playable) {
    mayhem_played g{{hand, other_hand}, fast};
    g.lay(horizontal(1, pink)).lay(vertical(1, red)).stop().draw(centered(2, pink), centered(2, red));
    g.lay(centered(2, red)).draw(centered(2, green));
    EXPECT_EQ(g.secrets(seat{0}).fresh, cards_of(centered(2, pink), centered(2, green)));
    EXPECT_EQ(g.table().fresh, 2);
    g.lay(centered(2, pink)).draw(vertical(2, pink)).lay(centered(2, green)).draw(vertical(2, green));
    EXPECT_EQ(g.secrets(seat{0}).fresh, cards_of(vertical(2, pink), vertical(2, green)));
}

TEST(MayhemFast, M6_the_limit_of_three_cards_does_not_hold) {
    mayhem_played g{{hand, other_hand}, fast};
    g.lay(horizontal(1, pink)).lay(vertical(1, red)).lay(centered(1, green));
    g.draw(horizontal(1, pink), horizontal(1, pink), horizontal(1, red));
    constexpr std::array next{vertical(1, pink), vertical(1, green), centered(1, pink), centered(1, red),
                              vertical(3, pink), vertical(3, red),   vertical(3, green)};
    auto drawn = 0U;
    for (card const c : {horizontal(1, pink), horizontal(1, pink), horizontal(1, red), vertical(1, pink),
                         vertical(1, green), centered(1, pink), centered(1, red)}) {
        ASSERT_TRUE(g.turn().is(seat{0}));
        ASSERT_EQ(g.table().fresh, 3);
        g.lay(c).draw(next[drawn++]);
    }
    EXPECT_EQ(g.table().played.total(), 10);
    EXPECT_TRUE(g.turn().is(seat{0}));
}

TEST(MayhemFast, M6_M3_they_may_start_triangles_but_only_where_none_can_take_them) {
    auto g = one_played();
    g.draw(horizontal(2, red));
    EXPECT_EQ(g.apply(play(horizontal(2, red))), refusals::must_continue);
    EXPECT_THAT(listed(g.legal()), ElementsAre(play(horizontal(2, red), triangle_of(horizontal(1, pink))), stop()));

    auto other = one_played();
    other.draw(horizontal(1, red)).lay(horizontal(1, red));
    EXPECT_EQ(other.table().open_of(cut::horizontal).size(), 2);
}

TEST(MayhemFast, M6_M4_they_complete_triangles) {
    auto g = one_played();
    g.draw(horizontal(2, pink)).lay(horizontal(2, pink), triangle_of(horizontal(1, pink)));
    g.draw(horizontal(3, pink)).lay(horizontal(3, pink), triangle_of(horizontal(1, pink), horizontal(2, pink)));
    EXPECT_EQ(g.table().pure[seat{0}], 1);
}

TEST(MayhemFast, M6_stopping_the_plays_and_stopping_these_are_two_actions) {
    mayhem_played g{{hand, other_hand}, fast};
    g.lay(horizontal(1, pink));
    g.stop();
    EXPECT_TRUE(g.turn().is_chance());
    g.draw(vertical(2, red));
    EXPECT_TRUE(g.turn().is(seat{0}));
    g.stop();
    EXPECT_TRUE(g.turn().is(seat{1}));
    EXPECT_EQ(g.table().phase, phase::play);
    EXPECT_EQ(g.secrets(seat{0}).hand, cards_of(vertical(1, red), vertical(2, red), centered(1, green)));
}

TEST(MayhemFast, M6_after_some_were_played_these_may_be_stopped_too) {
    auto g = one_played();
    g.draw(vertical(2, red)).lay(vertical(2, red)).draw(vertical(2, red)).stop();
    EXPECT_TRUE(g.turn().is(seat{1}));
}

TEST(MayhemFast, M6_only_cards_of_this_turn_count) {
    auto g = one_played();
    g.draw(vertical(2, red)).stop();
    EXPECT_EQ(g.table().fresh, 0);
    EXPECT_EQ(g.secrets(seat{0}).fresh, cards{});
    g.lay(horizontal(1, red)).stop().draw(vertical(3, red)).stop();  // seat 1
    EXPECT_TRUE(g.legal().contains(play(vertical(2, red)))) << "an ordinary turn";
    g.lay(vertical(1, red)).stop().draw(vertical(3, green));
    EXPECT_EQ(g.secrets(seat{0}).fresh, cards_of(vertical(3, green)));
    EXPECT_EQ(g.apply(play(vertical(2, red), triangle_of(vertical(1, red)))), refusals::not_just_drawn);
}

TEST(MayhemFast, M6_others_wait_until_the_player_stops) {
    auto g = one_played();
    g.draw(vertical(2, red));
    EXPECT_EQ(g.why_not(seat{1}, play(horizontal(1, red))), refusal::not_your_turn);
    EXPECT_EQ(g.why_not(seat{1}, stop()), refusal::not_your_turn);
}

TEST(MayhemFast, M6_M5_at_the_piles_end_the_turn_is_over_when_no_card_just_drawn_is_left) {
    mayhem_played g{three_alike_each(26), fast};
    card const last{26};
    g.lay(card(0)).lay(card(0)).stop().draw(last, last).lay(last).draw(last);
    EXPECT_EQ(g.table().pile, 0);
    EXPECT_EQ(g.table().fresh, 2);
    g.lay(last);
    EXPECT_TRUE(g.turn().is(seat{0})) << "one is left";
    EXPECT_EQ(g.apply(play(card(0))), refusals::not_just_drawn);
    g.lay(last);
    EXPECT_TRUE(g.turn().is(seat{1}));
    EXPECT_EQ(g.secrets(seat{0}).hand, cards_of(card(0)));
    g.lay(card(1)).stop();
    EXPECT_TRUE(g.turn().is(seat{2})) << "nothing was drawn, so nothing can be played fast";
}

static_assert([] {
    mayhem_played g{{hand, other_hand}, fast};
    g.lay(horizontal(1, pink)).stop().draw(vertical(2, red)).lay(vertical(2, red)).draw(vertical(2, red)).stop();
    return g.turn().is(seat{1}) && g.table().pile == 73;
}());

}  // namespace
}  // namespace triqueta::triangles::mayhem
