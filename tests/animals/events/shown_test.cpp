#include <triqueta/animals/events/shown.hpp>

#include "support/believed.hpp"
#include "support/hand_played.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace triqueta::animals {
namespace {

using support::hand_played, support::some, support::why_not_believed;
using enum animal;

constexpr viewer spectator = viewer::spectator();

/// The last decision of a game is to be made, by seat 0 on an owl; seat 1 has decided to add a ram and to box a bear.
/// In the shadows seat 0 found a rabbit and seat 2 a wolf.
hand_played<hidden_wolves<3>> before_the_last_decision() {
    hand_played<hidden_wolves<3>> g;
    g.next_round();                                                   // the rock is seat 2's
    g.draw(0, deer).lay(0).draw(0, owl).keep().draw(0, bear).keep();  // seats 2, 0, 1
    g.draw(0, wolf).draw(1, deer).lay(0).draw(1, ram).keep();
    g.draw(1, deer).lay(0).draw(1, rabbit);
    return g.end_rounds().decide(2);
}

/// What seat 0's decision shows to all.
revelation right() {
    revelation all;
    all.added[seat{0}] = some({.owl = 1});
    all.added[seat{1}] = some({.ram = 1});
    all.shadows[seat{0}] = some({.rabbit = 1});
    all.shadows[seat{2}] = some({.wolf = 1});
    return all;
}

/// Why somebody doesn't believe that seat 0 added the owl, and that this was shown.
refusal why_not_shown(viewer who, revelation const& all) {
    auto const g = before_the_last_decision();
    event const e = (who.is(seat{0}) ? decided(1) : decided()).showing(all);
    return why_not_believed(g.view(who), e);
}

TEST(Shown, K4_W4_what_a_state_shows_is_believed_by_all) {
    auto g = before_the_last_decision();
    ASSERT_TRUE(g.turn().is(seat{0}));
    EXPECT_EQ(g.event_of(decide(1)).shown, right());
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, viewer{seat{2}}, spectator})
        EXPECT_FALSE(why_not_shown(who, right()));
}

TEST(Shown, K4_the_last_decision_must_show_all_and_no_other_may) {
    auto g = before_the_last_decision();
    EXPECT_EQ(why_not_believed(g.view(spectator), decided()), refusal::event_incomplete);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), decided(1)), refusal::event_incomplete);
    EXPECT_EQ(why_not_believed(g.view(seat{2}), decided()), refusal::event_incomplete);

    hand_played<base_game<2>> two;
    two.draw(0, owl).keep().draw(0, owl).keep().end_rounds();
    revelation early;
    EXPECT_EQ(why_not_believed(two.view(spectator), decided().showing(early)), refusal::event_contradicts);
}

TEST(Shown, K4_the_decision_itself_is_told_to_whoever_makes_it_and_to_nobody_else) {
    auto g = before_the_last_decision();
    EXPECT_EQ(why_not_believed(g.view(seat{0}), decided().showing(right())), refusal::event_incomplete);
    for (viewer const who : {viewer{seat{1}}, viewer{seat{2}}, spectator})
        EXPECT_EQ(why_not_believed(g.view(who), decided(1).showing(right())), refusal::event_contradicts);
}

TEST(Shown, B18_nobody_adds_more_than_they_kept) {
    revelation all = right();
    all.added[seat{1}] = some({.deer = 1, .ram = 2});
    for (viewer const who : {viewer{seat{0}}, viewer{seat{2}}, spectator})
        EXPECT_EQ(why_not_shown(who, all), refusal::event_contradicts);
    all = right();
    all.added[seat{2}] = some({.owl = 1});
    EXPECT_EQ(why_not_shown(spectator, all), refusal::event_contradicts) << "seat 2 kept none";
}

TEST(Shown, B18_others_may_have_added_anything_that_was_unseen) {
    revelation all = right();
    all.added[seat{1}] = some({.boar = 1, .bear = 1});
    EXPECT_FALSE(why_not_shown(seat{0}, all));
    all.added[seat{1}] = {};
    EXPECT_FALSE(why_not_shown(spectator, all));
}

TEST(Shown, W4_everybody_shows_as_many_shadow_tokens_as_they_have) {
    revelation all = right();
    all.shadows[seat{2}] = {};
    EXPECT_EQ(why_not_shown(spectator, all), refusal::event_contradicts) << "too few";
    all.shadows[seat{2}] = some({.wolf = 2});
    EXPECT_EQ(why_not_shown(seat{0}, all), refusal::event_contradicts) << "too many";
    all = right();
    all.shadows[seat{1}] = some({.wolf = 1});
    EXPECT_EQ(why_not_shown(seat{0}, all), refusal::event_contradicts) << "seat 1 has none";
}

TEST(Shown, B1_W1_what_is_shown_was_unseen_by_the_viewer) {
    revelation all = right();
    all.added[seat{1}] = some({.wolf = 1});
    EXPECT_EQ(why_not_shown(spectator, all), refusal::event_contradicts) << "no light token is a wolf";
    all = right();
    all.shadows[seat{2}] = some({.rabbit = 1});
    EXPECT_EQ(why_not_shown(seat{0}, all), refusal::event_contradicts) << "seat 0 has the only shadow rabbit";
    EXPECT_EQ(why_not_shown(spectator, all), refusal::event_contradicts) << "and both can't";
    all.shadows[seat{0}] = some({.owl = 1});
    EXPECT_FALSE(why_not_shown(spectator, all)) << "who can't know which";
    all = right();
    all.added[seat{1}] = tokens::from_nibbles(0x1000'0000);
    EXPECT_EQ(why_not_shown(spectator, all), refusal::event_contradicts) << "there is no eighth animal";
}

TEST(Shown, B18_W4_a_viewers_own_tokens_are_as_they_know_them) {
    revelation all = right();
    all.added[seat{0}] = {};
    EXPECT_EQ(why_not_shown(seat{0}, all), refusal::event_contradicts) << "the owl was added";
    all.added[seat{0}] = some({.deer = 1});
    EXPECT_EQ(why_not_shown(seat{0}, all), refusal::event_contradicts) << "it isn't a deer";
    all = right();
    all.shadows[seat{0}] = some({.wolf = 1});
    EXPECT_EQ(why_not_shown(seat{0}, all), refusal::event_contradicts);
    all = right();
    all.added[seat{1}] = some({.bear = 1});
    EXPECT_EQ(why_not_shown(seat{1}, all), refusal::event_contradicts) << "seat 1 chose the ram before";
    EXPECT_FALSE(why_not_shown(seat{2}, all));
}

TEST(Shown, B2_nobody_shows_anything_who_does_not_play) {
    for (auto const seat_beyond : {seat{3}, seat{4}}) {
        revelation all = right();
        all.added[seat_beyond] = some({.owl = 1});
        EXPECT_EQ(why_not_shown(spectator, all), refusal::event_contradicts);
        all = right();
        all.shadows[seat_beyond] = some({.wolf = 1});
        EXPECT_EQ(why_not_shown(seat{0}, all), refusal::event_contradicts);
    }
}

TEST(Shown, B1_the_tokens_of_several_players_are_unseen_together) {
    hand_played<base_game<3>> g;  // nine bears lie open, two players have kept one token each
    g.draw(0, owl).keep().draw(0, owl).keep();
    for (int i = 0; i < 9; ++i) g.draw(1 + i / 3, bear).lay(0);
    g.end_rounds().decide(1);
    revelation all;
    all.added[seat{0}] = some({.bear = 1});
    EXPECT_FALSE(why_not_believed(g.view(spectator), decided().showing(all))) << "one may have the tenth";
    all.added[seat{1}] = some({.bear = 1});
    EXPECT_EQ(why_not_believed(g.view(spectator), decided().showing(all)), refusal::event_contradicts);
}

TEST(Shown, B1_in_the_base_game_nobody_has_a_shadow_token) {
    hand_played<base_game<2>> g;
    g.draw(0, owl).keep().end_rounds();
    revelation all;
    all.added[seat{0}] = some({.owl = 1});
    EXPECT_FALSE(why_not_believed(g.view(seat{0}), decided(1).showing(all)));
    for (auto& pile : all.shadows) {
        pile = some({.owl = 1});
        EXPECT_EQ(why_not_believed(g.view(seat{0}), decided(1).showing(all)), refusal::event_contradicts);
        EXPECT_EQ(why_not_believed(g.view(spectator), decided().showing(all)), refusal::event_contradicts);
        pile = {};
    }
}

TEST(Shown, K4_B17_the_last_row_shows_all_if_nobody_has_to_decide) {
    hand_played<hidden_wolves<2>> g;
    g.next_round().draw(0, owl).lay(0).draw(0, deer).lay(0).draw(0, ram).lay(0).draw(0, wolf);  // by seat 0
    while (!g.table().standing.empty()) g.next_round();
    g.take(0);
    EXPECT_EQ(why_not_believed(g.view(seat{1}), took(row{1})), refusal::event_incomplete);
    revelation all;
    EXPECT_EQ(why_not_believed(g.view(seat{1}), took(row{1}).showing(all)), refusal::event_contradicts);
    all.shadows[seat{0}] = some({.wolf = 1});
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator})
        EXPECT_FALSE(why_not_believed(g.view(who), took(row{1}).showing(all)));
}

}  // namespace
}  // namespace triqueta::animals
