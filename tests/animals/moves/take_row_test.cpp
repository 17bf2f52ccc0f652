#include <triqueta/animals/moves/take_row.hpp>

#include "support/hand_played.hpp"
#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

using ::testing::ElementsAre;
using support::hand_played, support::listed, support::some;
using enum animal;

TEST(TakeRow, B11_a_row_is_taken_with_all_its_tokens_and_its_marker) {
    hand_played<base_game<3>> g;
    g.draw(0, owl).lay(1).draw(1, owl).lay(1).draw(2, bear).lay(1).draw(3, ram).lay(0);
    g.take(1);  // seat 1
    EXPECT_EQ(g.table().up[seat{1}], some({.owl = 2, .bear = 1}));
    EXPECT_TRUE(g.table().rows[row{1}].empty());
    EXPECT_THAT(listed(g.table().in_middle), ElementsAre(row{0}, row{2}));
    EXPECT_EQ(g.table().rows[row{0}], some({.ram = 1})) << "the others stay";
    EXPECT_THAT(listed(g.table().out), ElementsAre(seat{1}));
}

TEST(TakeRow, B11_even_a_row_of_no_tokens_may_be_taken) {
    hand_played<base_game<3>> g;
    EXPECT_FALSE(g.apply(take(row{2})));
    EXPECT_TRUE(g.table().up[seat{0}].empty());
    EXPECT_TRUE(g.table().out.contains(seat{0}));
}

TEST(TakeRow, B11_a_row_that_was_taken_may_not_be_taken_again) {
    hand_played<base_game<4>> g;
    g.take(2);
    auto const before = g;
    EXPECT_EQ(g.apply(take(row{2})), refusals::row_taken);
    EXPECT_EQ(g, before);
    EXPECT_THAT(listed(g.legal()), ElementsAre(draw(column{0}), draw(column{1}), draw(column{2}), draw(column{3}),
                                               draw(column{4}), take(row{0}), take(row{1}), take(row{3})));
}

TEST(TakeRow, B11_the_tokens_lie_in_view_of_all_and_add_up_from_round_to_round) {
    hand_played<base_game<2>> g;
    g.draw(0, owl).lay(0).take(1).take(0).choose(1);  // seat 0 has the owl and the rock
    g.draw(0, owl).lay(0).take(1);
    g.draw(0, boar).lay(0).take(0);
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, viewer::spectator()})
        EXPECT_EQ(g.view(who).table().up[seat{0}], some({.owl = 2, .boar = 1}));
}

TEST(TakeRow, B3_there_are_as_many_rows_as_players) {
    hand_played<base_game<3>> g;
    EXPECT_EQ(g.apply(take(row{3})), refusals::no_such_row);
    g.draw(0, owl);
    EXPECT_EQ(g.apply(lay(row{3})), refusals::no_such_row);
    EXPECT_EQ(g.apply(lay(row{4})), refusals::no_such_row);
}

TEST(TakeRow, B15_the_last_player_takes_the_rock_with_the_last_row_and_the_round_ends) {
    hand_played<base_game<3>> g;
    g.take(0).draw(0, owl).lay(1).take(2);
    EXPECT_EQ(g.table().rock, seat{0}) << "the rock stays until the last row is taken";
    EXPECT_EQ(g.table().phase, phase::turn);
    ASSERT_TRUE(g.turn().is(seat{1}));
    g.take(1);
    EXPECT_EQ(g.table().rock, seat{1});
    EXPECT_EQ(g.table().phase, phase::next_tower);
    EXPECT_EQ(g.table().up[seat{1}], some({.owl = 1}));
    EXPECT_TRUE(g.table().in_middle.empty());
}

TEST(TakeRow, B15_whoever_held_the_rock_may_take_it_again) {
    hand_played<base_game<2>> g{1};
    g.draw(0, owl).lay(0).take(0).take(1);
    EXPECT_EQ(g.table().rock, seat{1});
}

TEST(TakeRow, B16_the_tokens_left_in_the_tower_go_to_the_box) {
    hand_played<base_game<2>> g;
    g.draw(0, owl).lay(0).draw(0, owl).lay(0).take(0);
    EXPECT_EQ(g.table().box, 0) << "not before the round ends";
    g.take(1);
    EXPECT_EQ(g.table().box, 13);
    EXPECT_TRUE(g.table().left.empty());
    g.choose(2);
    EXPECT_EQ(g.table().box, 13);
    g.take(0).take(1);
    EXPECT_EQ(g.table().box, 28);
}

TEST(TakeRow, B16_W2_a_tower_with_shadow_tokens_goes_to_the_box_with_them) {
    hand_played<hidden_wolves<2>> g;
    g.take_rest();
    EXPECT_EQ(g.table().box, 15);
    g.choose(1).take_rest();
    EXPECT_EQ(g.table().box, 35);
}

TEST(TakeRow, B16_K3_the_tokens_go_unseen) {
    hand_played<hidden_wolves<3>> g;
    auto const unseen_at_first = g.pool();
    g.end_rounds();
    ASSERT_TRUE(g.is_over());
    EXPECT_EQ(g.table().box, 75);
    EXPECT_EQ(g.pool(), unseen_at_first) << "nobody has looked at any";
    for (viewer const who : {viewer{seat{0}}, viewer{seat{2}}, viewer::spectator()})
        EXPECT_EQ(unseen(g.table(), who.is_spectator() ? nullptr : &g.secrets(who.seat())), unseen_at_first);
    for (auto const boxed : g.table().boxed) EXPECT_EQ(boxed, 0) << "no player put them there";
}

TEST(TakeRow, B16_all_markers_return_to_the_middle_for_the_next_round) {
    hand_played<base_game<4>> g;
    g.take(3).take(0).draw(0, owl).lay(1).take(2).take(1).choose(1);
    EXPECT_EQ(g.table().in_middle, row_set::first(4));
    for (tokens const r : g.table().rows) EXPECT_TRUE(r.empty());
    EXPECT_TRUE(g.table().out.empty());
}

}  // namespace
}  // namespace triqueta::animals
