#include <triqueta/triangles/race/moves/end_turn.hpp>

#include "support/listed.hpp"
#include "support/race_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace triqueta::triangles::race {
namespace {

using ::testing::ElementsAre;
using support::complete, support::from_hand, support::from_saved, support::why_refused;
using support::horizontal, support::vertical, support::centered;
using support::listed, support::race_played, support::race_player, support::race_position;
using enum colour;

constexpr cards idle_hand = cards_of(centered(1, pink), centered(1, red), centered(1, green));

TEST(RaceEnd, R7_the_turn_ends_when_its_player_says_so_and_the_next_one_clockwise_begins) {
    race_played g{race_position{
        .players = {{.hand = idle_hand}, {.hand = idle_hand}, {.hand = idle_hand}}, .count = 3, .mover = 1}};
    for (int const next : {2, 0, 1, 2}) {
        g.idle();
        EXPECT_TRUE(g.turn().is(seat{next}));
        EXPECT_EQ(g.table().phase, phase::turn);
    }
    EXPECT_EQ(g.table().turns, 4);
}

TEST(RaceCall, R9_is_made_with_the_end_of_a_turn_and_only_there) {
    race_played g{race_position{.players = {{.hand = idle_hand}, {.hand = idle_hand}}}};
    EXPECT_EQ(why_refused(g, end_and_call()), refusals::turn_not_taken);
    g.draw(vertical(1, pink));
    EXPECT_EQ(why_refused(g, end_and_call()), refusal::wrong_phase);
    g.discard(vertical(1, pink));
    EXPECT_THAT(listed(g.legal()), ElementsAre(end_turn(), end_and_call())) << "none is forced to make it";
    g.call();
    EXPECT_EQ(g.table().caller[0], seat{0});
    EXPECT_TRUE(g.turn().is(seat{1}));
}

TEST(RaceCall, R9_R7_comes_after_the_jokers) {
    race_played g{race_position{.players = {{.hand = idle_hand + cards_of(joker(cut::vertical, red)),
                                             .saved = cards_of(vertical(1, red), vertical(2, red), vertical(3, pink))},
                                            {.hand = idle_hand}}}};
    g.draw(vertical(1, pink)).discard(vertical(1, pink));
    EXPECT_THAT(listed(g.legal()), ElementsAre(play_joker(joker(cut::vertical, red)), end_turn(), end_and_call()));
    g.play(joker(cut::vertical, red)).call();
    EXPECT_EQ(g.table().caller[0], seat{0});
}

TEST(RaceCall, R9_is_open_while_no_other_players_stands) {
    race_played g{
        race_position{.players = {{.hand = idle_hand}, {.hand = idle_hand}, {.hand = idle_hand}}, .count = 3}};
    g.draw(vertical(1, pink)).discard(vertical(1, pink)).call();
    for (int const last : {1, 2}) {
        ASSERT_TRUE(g.turn().is(seat{last}));
        EXPECT_EQ(why_refused(g, end_and_call()), refusals::called_already);
        g.draw(vertical(1, pink));
        g.discard(vertical(1, pink));
        EXPECT_EQ(why_refused(g, end_and_call()), refusals::called_already);
        g.end();
    }
    EXPECT_TRUE(g.turn().is(seat{0}));
}

TEST(RaceCall, R9_in_vain_it_has_no_penalty_and_R11_it_lapses_and_may_be_made_again) {
    race_played g{race_position{.players = {{.hand = idle_hand}, {.hand = idle_hand}}}};
    for (int number = 1; number <= 3; ++number) {
        ASSERT_TRUE(g.turn().is(seat{0}));
        g.draw(vertical(number, pink)).discard(vertical(number, pink)).call().end();
        EXPECT_EQ(g.table().caller[0], seat{0});
    }
    g.idle();
    EXPECT_TRUE(g.table().caller.empty()) << "at the end of their own turn";
    EXPECT_EQ(g.in_hand(0), 3);
    EXPECT_TRUE(g.saved(0).empty());
    EXPECT_EQ(why_refused(g, end_turn()), refusals::turn_not_taken) << "and the others have ordinary turns again";
    g.draw(vertical(1, red)).discard(vertical(1, red)).call();
    EXPECT_EQ(g.table().caller[0], seat{1});
}

constexpr cards two_triangles = cards_of(vertical(1, red), vertical(2, red), vertical(3, pink), horizontal(1, pink),
                                         horizontal(2, pink), horizontal(3, pink));

/// Seat 1 has a last turn after seat 0's call.
race_played last_turn(race_player const& mover, cards callers_saved = {}) {
    return race_played{race_position{.players = {{.hand = idle_hand, .saved = callers_saved}, mover},
                                     .mover = 1,
                                     .caller = 0,
                                     .discards = {centered(3, pink)}}};
}

race_played& play_vertical(race_played& g, int kept = 1) {
    return g.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, pink)))
        .save(kept);
}
race_played& play_horizontal(race_played& g) {
    return g.complete(from_hand(horizontal(1, pink)), from_hand(horizontal(2, pink)), from_hand(horizontal(3, pink)));
}

TEST(RaceLastTurn, R10_neither_drawing_nor_completing_is_allowed) {
    auto g = last_turn({.hand = idle_hand});
    EXPECT_THAT(listed(g.legal()), ElementsAre(draw(), take(), end_turn()));
    g.end();
    EXPECT_EQ(g.in_hand(1), 3);
    EXPECT_EQ(g.table().turns, 1);
    EXPECT_TRUE(g.turn().is(seat{0}));
}

TEST(RaceLastTurn, R10_R7_jokers_may_be_played_without_either) {
    auto g = last_turn({.hand = idle_hand + cards_of(joker(cut::vertical, red)),
                        .saved = cards_of(vertical(1, red), vertical(2, red), vertical(3, pink))});
    g.play(joker(cut::vertical, red));
    EXPECT_THAT(listed(g.legal()), ElementsAre(end_turn()));
    g.end();
    EXPECT_EQ(g.hand(1), idle_hand);
}

TEST(RaceLastTurn, R10_one_may_draw_and_at_once_discard_once) {
    auto g = last_turn({.hand = idle_hand + two_triangles});
    g.draw(vertical(1, pink));
    EXPECT_EQ(g.table().phase, phase::discard);
    for (action const a : g.legal()) EXPECT_EQ(a.what(), action::kind::discard) << "at once";
    g.discard(vertical(1, pink));
    EXPECT_EQ(why_refused(g, draw()), refusals::drawn_already);
    EXPECT_EQ(why_refused(g, take()), refusals::drawn_already);
    auto taken = last_turn({.hand = idle_hand});
    taken.take().discard(centered(3, pink));
    EXPECT_EQ(why_refused(taken, draw()), refusals::drawn_already);
    EXPECT_EQ(why_refused(taken, take()), refusals::drawn_already);
    EXPECT_THAT(listed(taken.legal()), ElementsAre(end_turn()));
}

TEST(RaceLastTurn, R10_any_number_of_triangles_before_drawing_or_after_it) {
    auto before = last_turn({.hand = idle_hand + two_triangles});
    play_horizontal(play_vertical(before));
    EXPECT_EQ(before.table().completed.size(), 2);
    EXPECT_FALSE(why_refused(before, draw()));
    before.draw(centered(2, red)).discard(centered(2, red)).end();
    EXPECT_EQ(before.hand(1), idle_hand);

    auto after = last_turn({.hand = idle_hand + two_triangles});
    after.draw(centered(2, red)).discard(centered(2, red));
    play_horizontal(play_vertical(after));
    EXPECT_EQ(after.hand(1), idle_hand);

    auto between = last_turn({.hand = idle_hand + two_triangles});
    play_vertical(between).draw(centered(2, red)).discard(centered(2, red));
    play_horizontal(between).end();
    EXPECT_EQ(between.hand(1), idle_hand);
    EXPECT_EQ(between.saved(1).total(), 4);
}

TEST(RaceLastTurn, R10_a_card_just_drawn_may_be_played) {
    auto g = last_turn({.hand = idle_hand + cards_of(vertical(1, red), vertical(2, red))});
    g.draw(vertical(3, pink)).discard(centered(1, pink));
    play_vertical(g);
    EXPECT_EQ(g.hand(1), idle_hand - cards_of(centered(1, pink)));
}

TEST(RaceLastTurn, R3_R10_pieces_saved_earlier_in_the_same_turn_may_be_used) {
    auto g = last_turn({.hand = idle_hand + two_triangles + cards_of(horizontal(3, green), horizontal(1, red))});
    play_horizontal(g);
    g.complete(from_saved(horizontal(1, pink)), from_saved(horizontal(2, pink)), from_hand(horizontal(3, green)));
    g.complete(from_hand(horizontal(1, red)), from_saved(horizontal(2, pink)), from_saved(horizontal(3, green)));
    EXPECT_EQ(g.hand(1), idle_hand + cards_of(vertical(1, red), vertical(2, red), vertical(3, pink)));
    EXPECT_EQ(g.table().completed.size(), 3);
}

TEST(RaceLastTurn, R10_after_the_first_joker_only_jokers_or_the_end_of_the_turn) {
    auto g = last_turn(
        {.hand = idle_hand + two_triangles + cards_of(joker(cut::vertical, green), joker(cut::vertical, pink))});
    EXPECT_EQ(why_refused(g, play_joker(joker(cut::vertical, green))), refusals::joker_does_not_fit);
    play_vertical(g);
    EXPECT_FALSE(why_refused(g, draw()));
    g.play(joker(cut::vertical, green));
    EXPECT_THAT(listed(g.legal()), ElementsAre(play_joker(joker(cut::vertical, pink)), end_turn()));
    EXPECT_EQ(why_refused(g, draw()), refusals::jokers_come_last);
    EXPECT_EQ(why_refused(g, take()), refusals::jokers_come_last);
    EXPECT_EQ(why_refused(g, complete(from_hand(horizontal(1, pink)), from_hand(horizontal(2, pink)),
                                      from_hand(horizontal(3, pink)))),
              refusals::jokers_come_last);
    EXPECT_EQ(why_refused(g, end_and_call()), refusals::called_already);
}

TEST(RaceLastTurn, R10_R8_a_joker_that_takes_is_followed_by_jokers_only_too) {
    auto g = last_turn({.hand = idle_hand + two_triangles + cards_of(joker(cut::vertical, green))},
                       cards_of(vertical(1, pink), vertical(2, pink)));
    play_vertical(g).play(joker(cut::vertical, green)).take_saved(0, vertical(2, pink));
    EXPECT_THAT(listed(g.legal()), ElementsAre(end_turn()));
}

TEST(RaceLastTurn, R10_R7_jokers_fit_by_any_of_the_turns_triangles_even_before_the_last_of_them) {
    auto g = last_turn({.hand = idle_hand + two_triangles + cards::whole_deck().only_jokers()});
    play_vertical(g);
    play_horizontal(g).draw(centered(3, red)).discard(centered(3, red));
    cards fitting;
    for (action const a : g.legal())
        if (a.what() == action::kind::play_joker) fitting.add(a.card());
    EXPECT_EQ(fitting, cards_of(joker(cut::horizontal, pink), joker(cut::horizontal, red),
                                joker(cut::horizontal, green), joker(cut::vertical, pink), joker(cut::vertical, red),
                                joker(cut::vertical, green), joker(cut::centered, pink)));
}

TEST(RaceLastTurn, R10_R12_the_hand_may_be_emptied_and_wins) {
    auto g = last_turn({.hand = two_triangles});
    play_vertical(g);
    EXPECT_FALSE(g.is_over());
    play_horizontal(g);
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.result().winners(), seat_set::from_mask(0b10)) << "not the caller";
    EXPECT_EQ(g.result().ending(), ending::emptied);
    EXPECT_EQ(g.table().caller[0], seat{0}) << "whose call is still to be seen";
}

TEST(RaceLastTurn, R10_R12_by_a_joker_too) {
    auto g = last_turn(
        {.hand = cards_of(vertical(1, red), vertical(2, red), vertical(3, pink), joker(cut::vertical, green))});
    play_vertical(g).play(joker(cut::vertical, green));
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.result().winners(), seat_set::from_mask(0b10));
}

TEST(RaceLastTurn, R10_every_other_player_has_one_in_turn_order) {
    race_played g{race_position{
        .players = {{.hand = idle_hand},
                    {.hand = idle_hand},
                    {.hand = cards_of(vertical(3, green)), .out = true},
                    {.hand = cards_of(vertical(1, green), vertical(2, green)), .saved = cards_of(vertical(3, red))}},
        .count = 4,
        .mover = 1}};
    g.draw(vertical(1, pink)).discard(vertical(1, pink)).call();
    for (int const last : {3, 0}) {
        ASSERT_TRUE(g.turn().is(seat{last})) << "R13: not who is out";
        EXPECT_FALSE(why_refused(g, end_turn()));
        g.end();
    }
    ASSERT_TRUE(g.turn().is(seat{1}));
    EXPECT_EQ(why_refused(g, end_turn()), refusals::turn_not_taken) << "R11: the caller's is an ordinary one";
}

TEST(RaceCallersTurn, R11_is_an_ordinary_one_with_one_triangle_at_most) {
    race_played g{race_position{.players = {{.hand = two_triangles + idle_hand}, {.hand = idle_hand}}, .caller = 0}};
    EXPECT_EQ(why_refused(g, end_turn()), refusals::turn_not_taken);
    EXPECT_EQ(why_refused(g, end_and_call()), refusals::turn_not_taken);
    auto drawn = g;
    drawn.draw(centered(2, red)).discard(centered(2, red));
    EXPECT_EQ(why_refused(drawn, draw()), refusals::one_thing_a_turn);
    play_horizontal(g);
    EXPECT_EQ(why_refused(
                  g, complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, pink)))),
              refusals::one_thing_a_turn);
    EXPECT_EQ(why_refused(g, draw()), refusals::one_thing_a_turn);
    EXPECT_THAT(listed(g.legal()), ElementsAre(end_turn(), end_and_call()));
    auto again = g;
    again.call();
    EXPECT_EQ(again.table().caller[0], seat{0});
    g.end();
    EXPECT_TRUE(g.table().caller.empty());
}

TEST(RaceCallersTurn, R11_R12_the_caller_may_empty_their_hand) {
    race_played g{race_position{.players = {{.hand = cards_of(horizontal(1, pink), horizontal(2, pink)),
                                             .saved = cards_of(horizontal(3, pink))},
                                            {.hand = idle_hand}},
                                .caller = 0}};
    g.complete(from_hand(horizontal(1, pink)), from_hand(horizontal(2, pink)), from_saved(horizontal(3, pink)));
    EXPECT_EQ(g.result().winners(), seat_set::from_mask(0b01));
}

TEST(RaceCallersTurn, R11_once_the_call_has_lapsed_R9_holds_again) {
    race_played g{race_position{.players = {{.hand = idle_hand},
                                            {.hand = cards_of(horizontal(1, pink), horizontal(2, pink)),
                                             .saved = cards_of(horizontal(3, pink))}},
                                .caller = 0}};
    g.idle();
    ASSERT_TRUE(g.turn().is(seat{1}));
    EXPECT_EQ(why_refused(g, complete(from_hand(horizontal(1, pink)), from_hand(horizontal(2, pink)),
                                      from_saved(horizontal(3, pink)))),
              refusals::not_called);
}

TEST(RaceCap, R14_the_game_ends_after_so_many_turns_with_no_winner) {
    race_played g{{{}, {}}, setup{.players = 2, .turn_cap = 3}};
    g.idle().idle();
    EXPECT_FALSE(g.is_over());
    g.idle();
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.result().ending(), ending::turn_cap);
    EXPECT_TRUE(g.result().winners().empty());
    EXPECT_EQ(g.result().turns(), 3);
    EXPECT_EQ(g.result().points(seat{0}), points{0});
    EXPECT_EQ(g.result().left(seat{1}), 21);
}

TEST(RaceCap, R14_is_1000_turns_if_the_set_up_doesnt_say_else) {
    EXPECT_EQ(setup{}.turn_cap, 1000);
    race_played g{{{}, {}}};
    for (int i = 0; i < 999; ++i) g.idle();
    EXPECT_FALSE(g.is_over());
    g.idle();
    EXPECT_TRUE(g.is_over());
}

TEST(RaceCap, R14_a_dead_end_in_that_very_turn_that_leaves_one_still_makes_that_one_win) {
    for (int const cap : {5, 6}) {
        race_played g{
            race_position{.players = {{.hand = cards_of(vertical(1, pink), vertical(3, red))}, {.hand = idle_hand}},
                          .turns = 4,
                          .turn_cap = cap}};
        g.idle();
        EXPECT_TRUE(g.is_over());
        EXPECT_EQ(g.result().ending(), ending::last_left);
        EXPECT_EQ(g.result().winners(), seat_set::from_mask(0b10));
        EXPECT_EQ(g.result().turns(), 5);
    }
}

TEST(RaceCap, R14_a_dead_end_in_that_very_turn_that_leaves_two_makes_nobody_win) {
    race_played g{race_position{
        .players = {{.hand = cards_of(vertical(1, pink), vertical(3, red))}, {.hand = idle_hand}, {.hand = idle_hand}},
        .count = 3,
        .turns = 4,
        .turn_cap = 5}};
    g.idle();
    EXPECT_EQ(g.result().ending(), ending::turn_cap);
    EXPECT_TRUE(g.result().winners().empty());
    EXPECT_EQ(g.result().dead(), player_set::from_mask(0b001));
}

TEST(RaceCap, R14_R12_a_hand_emptied_in_that_very_turn_wins) {
    race_played g{race_position{.players = {{.hand = cards_of(horizontal(1, pink), horizontal(2, pink)),
                                             .saved = cards_of(horizontal(3, pink))},
                                            {.hand = idle_hand}},
                                .caller = 0,
                                .turns = 4,
                                .turn_cap = 5}};
    g.complete(from_hand(horizontal(1, pink)), from_hand(horizontal(2, pink)), from_saved(horizontal(3, pink)));
    EXPECT_EQ(g.result().ending(), ending::emptied);
    EXPECT_EQ(g.result().turns(), 4);
}

}  // namespace
}  // namespace triqueta::triangles::race
