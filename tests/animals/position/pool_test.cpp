#include <triqueta/animals/position/pool.hpp>

#include "support/hand_played.hpp"

#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

using support::hand_played, support::some;
using enum animal;

template <class G>
pool<G> unseen_by(state<G> const& s, viewer who) {
    return s.view(who).unseen();
}

TEST(Pool, B1_W1_holds_the_whole_pack_at_first) {
    EXPECT_EQ(pool<hidden_wolves<3>>{}.of(back::light), light_tokens<light_pack>);
    EXPECT_EQ(pool<hidden_wolves<3>>{}.of(back::shadow), shadow_tokens<wolf_pack>);
    EXPECT_EQ(pool<base_game<3>>{}.of(back::light), light_tokens<light_pack>);
}

TEST(Pool, tokens_are_removed_by_their_back) {
    pool<hidden_wolves<3>> p;
    p.remove(back::shadow, owl);
    EXPECT_EQ(p.of(back::shadow).of(owl), 0);
    EXPECT_EQ(p.of(back::light).of(owl), 10);
    p.remove(back::light, owl);
    EXPECT_EQ(p.of(back::light).of(owl), 9);
    EXPECT_EQ(p.of(back::shadow).of(wolf), 9);
}

// The duel has every place that a token may be at.
TEST(Pool, K2_K3_a_viewer_can_not_place_what_lies_in_towers_or_is_known_to_others_alone) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 0, bear).lay(0).keep();   // seat 0
    g.draw(1, deer, 1, ram).box().lay(0);    // seat 1
    g.next_round();                          // the rock is seat 1's
    g.draw(0, owl, 0, owl).lay(0).box();     // seat 1
    g.draw(0, boar, 1, boar).lay(0).keep();  // seat 0
    g.draw(0, wolf, 1, rabbit).lay(1);       // seat 1
    g.act(draw(column{2})).act(draw(column{2})).find(deer);

    tokens const open = some({.rabbit = 1, .owl = 2, .boar = 1, .ram = 1});
    EXPECT_EQ(unseen_by(g, viewer::spectator()).light, light_tokens<light_pack> - open);
    EXPECT_EQ(unseen_by(g, viewer::spectator()).shadow, shadow_tokens<wolf_pack>);
    EXPECT_EQ(unseen_by(g, seat{0}).light, light_tokens<light_pack> - open - some({.deer = 1, .boar = 1, .bear = 1}));
    EXPECT_EQ(unseen_by(g, seat{0}).shadow, shadow_tokens<wolf_pack>);
    EXPECT_EQ(unseen_by(g, seat{1}).light, light_tokens<light_pack> - open - some({.owl = 1, .deer = 1}));
    EXPECT_EQ(unseen_by(g, seat{1}).shadow, shadow_tokens<wolf_pack> - some({.wolf = 1}));
}

TEST(Pool, W4_K4_at_the_end_shadow_tokens_are_open_too_and_the_box_stays_unseen) {
    hand_played<hidden_wolves<2>> g;
    g.draw(0, bear).keep().next_round();
    for (int i = 0; i < 3; ++i) g.draw(0, owl).lay(0);
    g.draw(0, wolf);  // seat 0
    g.end_rounds().decide(0);
    tokens const light_open = some({.owl = 3});
    EXPECT_EQ(unseen_by(g, viewer::spectator()).light, light_tokens<light_pack> - light_open);
    EXPECT_EQ(unseen_by(g, viewer::spectator()).shadow, shadow_tokens<wolf_pack> - some({.wolf = 1}));
    EXPECT_EQ(unseen_by(g, seat{1}), unseen_by(g, viewer::spectator()));
    EXPECT_EQ(unseen_by(g, seat{0}).light, light_tokens<light_pack> - light_open - some({.bear = 1}));
}

}  // namespace
}  // namespace triqueta::animals
