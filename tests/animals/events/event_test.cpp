#include <triqueta/animals/events/event.hpp>

#include "support/hand_played.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace triqueta::animals {
namespace {

using support::hand_played, support::some;
using enum animal;

TEST(Event, names_the_action_behind_it) {
    EXPECT_EQ(drew(column{3}).action(), draw(column{3}));
    EXPECT_EQ(took(row{4}).action(), take(row{4}));
    EXPECT_EQ(laid(row{2}, owl).action(), lay(row{2}));
    EXPECT_EQ(kept().action(), keep());
    EXPECT_EQ(boxed().action(), box());
    EXPECT_EQ(chose(tower{3}).action(), choose(tower{3}));
    EXPECT_EQ(decided(2).action(), decide(2));
    EXPECT_EQ(decided().action(), decide(0)) << "for a viewer who wasn't told";
    EXPECT_EQ(looked().action(), std::nullopt);
    EXPECT_EQ(looked(owl).action(), std::nullopt);
}

TEST(Event, names_what_was_seen_by_a_look) {
    EXPECT_EQ(looked(bear).outcome(), bear);
    EXPECT_EQ(looked().outcome(), std::nullopt);
    EXPECT_EQ(laid(row{0}, bear).outcome(), std::nullopt) << "not a look";
    EXPECT_EQ(kept().outcome(), std::nullopt);
}

TEST(Event, K2_K4_discloses_something_if_a_hidden_token_is_looked_at_laid_or_shown_in_the_end) {
    EXPECT_TRUE(looked(bear).discloses());
    EXPECT_TRUE(looked().discloses());
    EXPECT_TRUE(decided(0).showing({}).discloses());
    EXPECT_TRUE(laid(row{0}, owl).discloses());
    revelation wolf_shown;
    wolf_shown.shadows[seat{1}].add(wolf);
    EXPECT_TRUE(took(row{1}).showing(wolf_shown).discloses());
    EXPECT_FALSE(took(row{1}).showing({}).discloses()) << "nobody had hidden anything";
    for (event const& e : {drew(column{0}), took(row{0}), kept(), boxed(), chose(tower{1}), decided(1)})
        EXPECT_FALSE(e.discloses());
}

TEST(Event, K2_only_whoever_looks_at_a_token_sees_which_it_is) {
    event const full = looked(bear).by(seat{1});
    EXPECT_EQ(full.seen_by(seat{1}), full);
    EXPECT_EQ(full.seen_by(seat{0}), looked().by(seat{1}));
    EXPECT_EQ(full.seen_by(viewer::spectator()), looked().by(seat{1}));
}

TEST(Event, K4_only_whoever_decides_sees_what) {
    event const full = decided(3).by(seat{1});
    EXPECT_EQ(full.seen_by(seat{1}), full);
    EXPECT_EQ(full.seen_by(seat{0}), decided().by(seat{1}));
    EXPECT_EQ(full.seen_by(viewer::spectator()), decided().by(seat{1}));
}

TEST(Event, K1_everybody_sees_what_is_laid_and_which_column_row_or_tower_is_meant) {
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, viewer::spectator()})
        for (event const& e : {drew(column{2}), took(row{1}), laid(row{0}, ram), kept(), boxed(), chose(tower{1})})
            EXPECT_EQ(e.by(seat{0}).seen_by(who), e.by(seat{0}));
}

TEST(Event, K4_everybody_sees_what_is_shown_in_the_end) {
    revelation all;
    all.added[seat{1}] = some({.owl = 1});
    event const last = decided(1).showing(all);
    EXPECT_EQ(last.seen_by(seat{0}).shown, all);
    EXPECT_EQ(last.seen_by(viewer::spectator()).shown, all);
    EXPECT_EQ(last.seen_by(seat{0}).mask, std::nullopt);
}

TEST(Event, B9_of_a_state_tells_the_animal_that_is_laid) {
    hand_played<base_game<2>> g;
    EXPECT_EQ(g.event_of(draw(column{4})), drew(column{4}).by(seat{0}));
    g.draw(4, deer);
    EXPECT_EQ(g.event_of(lay(row{1})), laid(row{1}, deer).by(seat{0}));
    EXPECT_EQ(g.event_of(keep()), kept().by(seat{0})) << "but not of one that is kept";
    EXPECT_EQ(g.event_of(deer), looked(deer).by(seat{0}));
}

TEST(Event, D3_of_a_state_does_not_tell_what_goes_into_the_box) {
    hand_played<base_game_duel> g;
    g.draw(0, owl, 0, bear);
    EXPECT_EQ(g.event_of(box()), boxed().by(seat{0}));
}

TEST(Event, K4_W4_the_last_decision_shows_what_all_add_and_all_shadow_tokens) {
    hand_played<hidden_wolves<2>> g;
    g.next_round();                                                                // the rock is seat 1's
    g.draw(0, owl).keep().draw(0, deer).keep().draw(0, ram).keep().draw(0, wolf);  // seats 1, 0, 1, 0
    g.end_rounds();
    ASSERT_TRUE(g.turn().is(seat{0}));
    EXPECT_EQ(g.event_of(decide(1)), decided(1).by(seat{0})) << "nothing is shown, for one more decision is to come";
    g.decide(1);

    revelation all;
    all.added[seat{0}] = some({.deer = 1});
    all.added[seat{1}] = some({.ram = 1});
    all.shadows[seat{0}] = some({.wolf = 1});
    EXPECT_EQ(g.event_of(decide(2)), decided(2).by(seat{1}).showing(all));
}

TEST(Event, K4_B17_the_last_row_shows_all_if_nobody_has_to_decide) {
    hand_played<hidden_wolves<2>> g;
    g.next_round().draw(0, owl).lay(0).draw(0, deer).lay(0).draw(0, ram).lay(0).draw(0, wolf);  // by seat 0
    while (!g.table().standing.empty()) g.next_round();
    g.take(0);
    revelation all;
    all.shadows[seat{0}] = some({.wolf = 1});
    EXPECT_EQ(g.event_of(take(row{1})), took(row{1}).by(g.turn().seat()).showing(all));
}

}  // namespace
}  // namespace triqueta::animals
