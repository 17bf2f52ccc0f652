#include <triqueta/animals/moves/draw.hpp>

#include "support/hand_played.hpp"
#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace triqueta::animals {
namespace {

using ::testing::ElementsAre;
using support::hand_played, support::listed, support::some;
using enum animal;

std::vector<back> hand_of(auto const& table) {
    std::vector<back> backs;
    backs.reserve(2);
    for (int place = 0; place < table.hand.size(); ++place) backs.push_back(table.hand[place]);
    return backs;
}

TEST(Draw, B8_the_top_of_any_column_that_is_not_empty_may_be_drawn) {
    hand_played<base_game<2>> g;
    EXPECT_THAT(listed(moves::columns_to_draw(g.table())),
                ElementsAre(column{0}, column{1}, column{2}, column{3}, column{4}));
    g.draw(1, owl).lay(0).draw(1, owl).lay(0).draw(1, owl).lay(0).draw(4, ram).lay(0);
    EXPECT_THAT(listed(g.legal()), ElementsAre(draw(column{0}), draw(column{2}), draw(column{3}), draw(column{4}),
                                               take(row{0}), take(row{1})));
    auto const before = g;
    EXPECT_EQ(g.apply(draw(column{1})), refusals::column_empty);
    EXPECT_EQ(g, before);
}

TEST(Draw, B8_a_drawn_token_leaves_its_column_and_is_looked_at_before_anything_else) {
    hand_played<base_game<3>> g;
    g.act(draw(column{3}));
    EXPECT_EQ(g.table().left.of(column{3}), 2);
    EXPECT_EQ(g.table().left.total(), 14);
    EXPECT_THAT(hand_of(g.table()), ElementsAre(back::light));
    EXPECT_TRUE(g.turn().is_chance());
    EXPECT_TRUE(g.legal().empty());
    EXPECT_EQ(g.apply(keep()), refusal::chance_moves);
}

TEST(Draw, B8_whoever_looked_chooses_option_1_or_2_before_the_turn_ends) {
    hand_played<base_game<3>> g;
    g.draw(0, deer);
    EXPECT_TRUE(g.turn().is(seat{0}));
    EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), lay(row{2}), keep()));
    EXPECT_EQ(g.secrets(seat{0}).hand[0], deer);
}

TEST(Draw, B8_what_is_found_is_any_light_token_that_nobody_has_looked_at) {
    hand_played<hidden_wolves<3>> g;
    for (int i = 0; i < 5; ++i) g.draw(i, bear).lay(0).draw(i, bear).lay(1);
    g.act(draw(column{0}));
    EXPECT_EQ(g.to_draw(), some({.rabbit = 10, .owl = 10, .deer = 10, .boar = 10, .ram = 10}));
    EXPECT_EQ(g.reveal(bear), refusal::not_to_be_drawn) << "all ten were found";
    EXPECT_EQ(g.reveal(wolf), refusal::not_to_be_drawn) << "wolves are shadow tokens";
    g.find(owl);
    EXPECT_EQ(g.pool().light, some({.rabbit = 10, .owl = 9, .deer = 10, .boar = 10, .ram = 10}));
}

TEST(Draw, B14_with_the_tower_empty_only_a_row_may_be_taken) {
    hand_played<base_game<2>> g;
    g.draw_down_to(0);
    EXPECT_THAT(listed(g.legal()), ElementsAre(take(row{0}), take(row{1})));
    for (int c = 0; c < 5; ++c) EXPECT_EQ(g.apply(draw(column{c})), refusals::column_empty);
}

TEST(Draw, B14_with_one_token_left_it_may_still_be_drawn) {
    hand_played<base_game<2>> g;
    g.draw_down_to(1);
    EXPECT_THAT(listed(g.legal()), ElementsAre(draw(column{4}), take(row{0}), take(row{1})));
}

TEST(Draw, W1_a_tokens_back_tells_whether_it_is_a_shadow_token) {
    hand_played<hidden_wolves<3>> g;
    g.next_round();
    for (int level = 3; level > 0; --level) {
        g.act(draw(column{2}));
        EXPECT_THAT(hand_of(g.table()), ElementsAre(back::light));
        EXPECT_EQ(g.to_draw().of(wolf), 0);
        g.find(rabbit).lay(0);
    }
    g.act(draw(column{2}));
    EXPECT_THAT(hand_of(g.table()), ElementsAre(back::shadow));
    EXPECT_EQ(g.to_draw(), some({.rabbit = 1, .owl = 1, .deer = 1, .boar = 1, .ram = 1, .bear = 1, .wolf = 9}));
}

/// Hidden wolves in the second round, column 0 down to its shadow token; seat 0 is to move.
template <class G>
hand_played<G> before_a_shadow() {
    hand_played<G> g;
    g.next_round();
    for (animal const a : {rabbit, owl, deer}) g.draw(0, a).lay(0);
    return g;
}

TEST(Draw, W3_a_shadow_token_is_kept_by_whoever_drew_it_and_the_turn_ends) {
    auto g = before_a_shadow<hidden_wolves<3>>();
    seat const taker = g.turn().seat();
    g.draw(0, wolf);
    EXPECT_EQ(g.turn(), turn{seat{(taker.number() + 1) % 3}});
    EXPECT_EQ(g.table().phase, phase::turn);
    EXPECT_EQ(g.table().shadows[taker], 1);
    EXPECT_EQ(g.secrets(taker).shadows, some({.wolf = 1}));
    EXPECT_TRUE(g.table().hand.empty());
    EXPECT_TRUE(g.secrets(taker).hand.empty());
}

/// Of two players: the one with the rock draws a token, the other one drops out, and the first one draws all the rest.
template <class G>
void draw_the_whole_tower(hand_played<G>& g) {
    g.draw_down_to(g.table().left.total() - 1);
    g.take(0).draw_down_to(0);
}

TEST(Draw, W3_B10_shadow_tokens_do_not_count_towards_the_two_kept) {
    hand_played<hidden_wolves<2>> g;
    g.take(0).draw(0, owl).keep().draw(0, owl).keep().take(1).choose(1);
    draw_the_whole_tower(g);
    EXPECT_EQ(g.table().kept[seat{1}], 2);
    EXPECT_EQ(g.table().shadows[seat{1}], 5);

    hand_played<hidden_wolves<2>> other_order;
    other_order.next_round().draw(0, owl).lay(0).take(0).draw(0, owl).lay(1).draw(0, owl).lay(1);
    other_order.draw(0, wolf).draw(1, bear).keep().draw(2, bear).keep().draw(3, bear);
    EXPECT_EQ(other_order.apply(keep()), refusals::kept_enough) << "but light ones do";
}

TEST(Draw, W3_there_is_no_limit_to_shadow_tokens) {
    hand_played<hidden_wolves<2>> g;
    while (g.table().round() < 4) {
        g.next_round();
        draw_the_whole_tower(g);
    }
    EXPECT_EQ(g.table().shadows[seat{1}], 15);
    EXPECT_EQ(g.secrets(seat{1}).shadows, shadow_tokens<wolf_pack>);
    EXPECT_EQ(g.table().kept[seat{1}], 0);
}

TEST(Draw, D1_two_tokens_are_taken_one_at_a_time_by_the_same_player) {
    hand_played<hidden_wolves_duel> g;
    g.act(draw(column{2}));
    EXPECT_TRUE(g.turn().is(seat{0}));
    EXPECT_EQ(g.table().left.of(column{2}), 2);
    EXPECT_THAT(listed(g.legal()),
                ElementsAre(draw(column{0}), draw(column{1}), draw(column{2}), draw(column{3}), draw(column{4})));
    EXPECT_EQ(g.apply(take(row{0})), refusal::wrong_phase) << "the draw must be finished";
    g.act(draw(column{4}));
    EXPECT_EQ(g.table().left.of(column{4}), 2);
    EXPECT_TRUE(g.turn().is_chance());
}

TEST(Draw, D1_the_second_may_be_the_one_that_the_first_uncovered) {
    hand_played<hidden_wolves_duel> g;
    g.act(draw(column{2})).act(draw(column{2}));
    EXPECT_EQ(g.table().left.of(column{2}), 1);
    g.find(owl).find(bear);
    EXPECT_EQ(g.secrets(seat{0}).hand[0], owl);
    EXPECT_EQ(g.secrets(seat{0}).hand[1], bear);
}

TEST(Draw, D1_B8_the_second_may_not_come_from_the_column_that_the_first_emptied) {
    hand_played<base_game_duel> g;
    g.draw(1, owl, 1, owl).lay(0).keep().act(draw(column{1}));
    EXPECT_EQ(g.apply(draw(column{1})), refusals::column_empty);
    EXPECT_THAT(listed(g.legal()), ElementsAre(draw(column{0}), draw(column{2}), draw(column{3}), draw(column{4})));
}

TEST(Draw, D1_both_are_looked_at_only_after_both_are_taken) {
    hand_played<hidden_wolves_duel> g;
    g.act(draw(column{0}));
    EXPECT_EQ(g.reveal(owl), refusal::chance_not_asked);
    EXPECT_TRUE(g.to_draw().empty());
    g.act(draw(column{1}));
    EXPECT_THAT(hand_of(g.table()), ElementsAre(back::light, back::light));
    g.find(owl);
    EXPECT_TRUE(g.turn().is_chance()) << "the second one as well";
    EXPECT_TRUE(g.legal().empty());
    g.find(bear);
    EXPECT_TRUE(g.turn().is(seat{0}));
}

/// The duel's second round, column 0 down to its shadow token.
hand_played<hidden_wolves_duel> duel_before_a_shadow() {
    hand_played<hidden_wolves_duel> g;
    g.next_round();
    g.draw(0, owl, 0, deer).lay(0).box();
    g.draw(0, ram, 1, ram).lay(0).box();
    return g;
}

TEST(Draw, D2_a_shadow_token_drawn_with_a_light_one_is_kept_and_the_light_one_decided) {
    for (bool const shadow_first : {true, false}) {
        auto g = duel_before_a_shadow();
        seat const taker = g.turn().seat();
        if (shadow_first)
            g.draw(0, wolf, 1, bear);
        else
            g.draw(1, bear, 0, wolf);
        EXPECT_EQ(g.secrets(taker).shadows, some({.wolf = 1}));
        EXPECT_EQ(g.table().shadows[taker], 1);
        EXPECT_EQ(g.table().kept[taker], 0);
        EXPECT_THAT(hand_of(g.table()), ElementsAre(back::light));
        EXPECT_EQ(g.secrets(taker).hand[0], bear);
        EXPECT_TRUE(g.turn().is(taker));
        EXPECT_THAT(listed(g.legal()), ElementsAre(lay(row{0}), lay(row{1}), keep(), box()));
    }
}

TEST(Draw, D2_two_shadow_tokens_are_both_kept_and_the_turn_ends) {
    auto g = duel_before_a_shadow();
    seat const taker = g.turn().seat();
    g.draw(1, owl, 1, owl).lay(0).box();
    EXPECT_FALSE(g.turn().is(taker));
    seat const other = g.turn().seat();
    g.draw(0, wolf, 1, rabbit);
    EXPECT_EQ(g.secrets(other).shadows, some({.rabbit = 1, .wolf = 1}));
    EXPECT_TRUE(g.turn().is(taker));
    EXPECT_EQ(g.table().phase, phase::turn);
}

TEST(Draw, D5_with_fewer_than_two_tokens_left_none_may_be_drawn) {
    hand_played<base_game_duel> g;
    g.draw_down_to(3);
    EXPECT_EQ(g.table().left.total(), 3);
    EXPECT_TRUE(g.legal().contains(draw(column{4})));
    g.draw_down_to(1);
    EXPECT_EQ(g.table().left.total(), 1);
    EXPECT_THAT(listed(g.legal()), ElementsAre(take(row{0}), take(row{1})));
    EXPECT_EQ(g.apply(draw(column{4})), refusals::too_few_to_draw);
    EXPECT_EQ(g.apply(draw(column{0})), refusals::column_empty) << "the lower rule comes first";
}

TEST(Draw, D5_two_tokens_in_one_column_are_enough) {
    hand_played<hidden_wolves_duel> g;
    g.next_round().draw_down_to(2);
    EXPECT_EQ(g.table().left.of(column{4}), 2);
    g.act(draw(column{4}));
    EXPECT_THAT(listed(g.legal()), ElementsAre(draw(column{4}))) << "the draw that was begun is finished";
    g.act(draw(column{4}));
    EXPECT_TRUE(g.table().left.empty());
}

}  // namespace
}  // namespace triqueta::animals
