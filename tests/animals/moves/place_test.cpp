#include <triqueta/animals/moves/place.hpp>

#include "support/hand_played.hpp"
#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

namespace triqueta::animals {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using support::hand_played, support::listed, support::some;
using enum animal;

TEST(Place, B9_a_token_may_be_laid_at_any_row_that_still_lies_in_the_middle) {
    hand_played<base_game<4>> g;
    g.take(2).draw(0, owl);
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), lay(row{3}), keep()));
    auto const before = g;
    EXPECT_EQ(g.apply(lay(row{2})), refusals::row_not_there);
    EXPECT_EQ(g, before);
    g.lay(3);
    EXPECT_EQ(g.table().rows[row{3}], some({.owl = 1}));
    EXPECT_TRUE(g.table().hand.empty());
    EXPECT_TRUE(g.secrets(seat{1}).hand.empty());
}

TEST(Place, B9_it_lies_face_up_so_everybody_sees_which_animal_it_is) {
    hand_played<base_game<3>> g;
    g.draw(0, boar).lay(1);
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, viewer{seat{2}}, viewer::spectator()})
        EXPECT_EQ(g.view(who).table().rows[row{1}], some({.boar = 1}));
}

TEST(Place, B9_a_row_has_no_limit) {
    hand_played<base_game<2>> g;
    for (int i = 0; i < 15; ++i) g.draw(i % 5, i < 10 ? owl : ram).lay(1);
    EXPECT_EQ(g.table().rows[row{1}], some({.owl = 10, .ram = 5}));
    EXPECT_TRUE(g.table().rows[row{0}].empty());
}

TEST(Place, B10_a_token_may_be_kept_face_down) {
    hand_played<base_game<3>> g;
    g.draw(0, bear).keep();
    EXPECT_EQ(g.table().kept[seat{0}], 1);
    EXPECT_EQ(g.secrets(seat{0}).kept[0], bear);
    EXPECT_TRUE(g.table().up[seat{0}].empty());
    EXPECT_TRUE(g.table().hand.empty());
    EXPECT_TRUE(g.turn().is(seat{1}));
}

TEST(Place, B10_a_third_token_may_not_be_kept) {
    hand_played<base_game<2>> g;
    g.draw(0, bear).keep().draw(0, owl).lay(0);
    g.draw(1, ram).keep().draw(1, owl).lay(0);
    g.draw(2, bear);
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}))) << "only option 1 is left";
    auto const before = g;
    EXPECT_EQ(g.apply(keep()), refusals::kept_enough);
    EXPECT_EQ(g, before);
    EXPECT_EQ(g.secrets(seat{0}).kept[0], bear);
    EXPECT_EQ(g.secrets(seat{0}).kept[1], ram);
}

TEST(Place, B10_two_are_the_most_in_the_whole_game_and_not_in_a_round) {
    hand_played<base_game<2>> g(0);
    g.draw(0, bear).keep().next_round();
    while (!g.turn().is(seat{0})) g.draw(0, owl).lay(0);
    g.draw(1, ram).keep().next_round();
    while (!g.turn().is(seat{0})) g.draw(0, owl).lay(0);
    g.draw(1, deer);
    EXPECT_EQ(g.apply(keep()), refusals::kept_enough);
}

TEST(Place, B10_each_player_may_keep_two) {
    hand_played<base_game<3>> g;
    for (int i = 0; i < 6; ++i) g.draw(i % 5, owl).keep();
    EXPECT_THAT(g.table().kept, Each(2));
}

TEST(Place, B10_a_house_rule_may_let_players_keep_fewer) {
    struct one_kept : base_game<2> {
        struct kept : at_most<1> {};
    };
    hand_played<one_kept> g;
    g.draw(0, bear).keep().draw(0, bear).keep().draw(1, bear);
    EXPECT_EQ(g.apply(keep()), refusals::kept_enough);
}

TEST(Place, D3_a_token_goes_into_the_box_only_where_two_are_drawn) {
    hand_played<hidden_wolves<2>> g;
    g.draw(0, owl);
    EXPECT_EQ(g.apply(box()), refusals::no_box);
    EXPECT_FALSE(g.legal().contains(box()));
}

TEST(Place, D3_of_a_light_token_all_three_options_are_open) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 1, bear);
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), keep(), box()));
}

TEST(Place, D3_what_goes_into_the_box_is_out_of_the_game_and_counted) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 1, bear).box();
    EXPECT_EQ(g.table().box, 1);
    EXPECT_EQ(g.table().boxed[seat{0}], 1);
    EXPECT_EQ(g.secrets(seat{0}).boxed, some({.owl = 1}));
    EXPECT_TRUE(g.table().rows[row{0}].empty() && g.table().rows[row{1}].empty());
    g.keep().draw(0, deer, 0, deer).lay(0).box();
    EXPECT_EQ(g.table().box, 2);
    EXPECT_EQ(g.table().boxed[seat{1}], 1);
}

TEST(Place, D3_the_tokens_are_decided_in_the_order_drawn) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 1, bear).lay(1);
    EXPECT_EQ(g.table().rows[row{1}], some({.owl = 1})) << "the first one";
    EXPECT_TRUE(g.turn().is(seat{0}));
    EXPECT_EQ(g.secrets(seat{0}).hand.size(), 1);
    EXPECT_EQ(g.secrets(seat{0}).hand[0], bear);
    g.keep();
    EXPECT_EQ(g.secrets(seat{0}).kept[0], bear);
    EXPECT_TRUE(g.turn().is(seat{1}));
}

TEST(Place, D4_two_light_tokens_do_not_both_go_to_rows_not_even_two_different_ones) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 1, bear).lay(0);
    ASSERT_EQ(g.table().first_option.size(), 1);
    EXPECT_EQ(g.table().first_option[0], option::lay);
    EXPECT_EQ(g.apply(lay(row{0})), refusals::same_option);
    EXPECT_EQ(g.apply(lay(row{1})), refusals::same_option);
    EXPECT_THAT(listed(g.legal()), ElementsAre(keep(), box()));
}

TEST(Place, D4_two_light_tokens_are_not_both_kept) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 1, bear).keep();
    EXPECT_EQ(g.apply(keep()), refusals::same_option);
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), box()));
}

TEST(Place, D4_two_light_tokens_do_not_both_go_into_the_box) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 1, bear).box();
    EXPECT_EQ(g.apply(box()), refusals::same_option);
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), keep()));
}

TEST(Place, D4_what_was_refused_may_be_done_in_the_next_draw) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 1, bear).lay(0).keep();
    EXPECT_TRUE(g.table().first_option.empty());
    g.draw(0, owl, 1, bear);
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), keep(), box()));
}

/// The duel when seat 0 has kept two tokens; it is to move.
hand_played<hidden_wolves_duel> two_kept() {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 0, owl).keep().lay(0).draw(1, deer, 1, deer).lay(0).box();
    g.draw(2, ram, 2, ram).keep().lay(0).draw(3, deer, 3, deer).lay(0).box();
    return g;
}

TEST(Place, D4_B10_with_two_kept_already_one_goes_to_a_row_and_the_other_into_the_box) {
    auto g = two_kept();
    g.draw(0, bear, 1, boar);
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), box()));
    EXPECT_EQ(g.apply(keep()), refusals::kept_enough);

    auto first_to_a_row = g;
    first_to_a_row.lay(0);
    EXPECT_THAT(listed(first_to_a_row.legal()), ElementsAre(box()));
    EXPECT_EQ(first_to_a_row.apply(keep()), refusals::kept_enough);

    auto first_into_the_box = g;
    first_into_the_box.box();
    EXPECT_THAT(listed(first_into_the_box.legal()), ElementsAre(lay(row{0}), lay(row{1})));
}

TEST(Place, D4_B10_the_second_kept_token_leaves_the_same_two_options) {
    hand_played<hidden_wolves_duel> g;
    g.draw(0, owl, 0, owl).lay(0).keep().draw(1, deer, 1, deer).lay(0).box();
    g.draw(2, ram, 2, ram).keep();
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), box()));
    EXPECT_EQ(g.apply(keep()), refusals::kept_enough) << "B10 comes before D4";
}

TEST(Place, D4_a_shadow_token_drawn_with_a_light_one_does_not_restrict_it) {
    hand_played<hidden_wolves_duel> g;
    g.next_round();
    g.draw(0, owl, 0, owl).lay(0).keep().draw(0, owl, 1, ram).lay(0).box();
    g.draw(0, wolf, 1, bear);
    EXPECT_TRUE(g.table().first_option.empty());
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), keep(), box()));
    for (action const a : {lay(row{0}), lay(row{1}), keep(), box()}) {
        auto each = g;
        EXPECT_FALSE(each.apply(a));
        EXPECT_FALSE(each.turn().is(g.turn().seat())) << "the turn is over";
    }
}

}  // namespace
}  // namespace triqueta::animals
