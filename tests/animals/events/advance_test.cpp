#include <triqueta/animals/events/advance.hpp>

#include "support/believed.hpp"
#include "support/hand_played.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace triqueta::animals {
namespace {

using support::hand_played, support::some, support::why_not_believed;
using enum animal;

constexpr viewer spectator = viewer::spectator();

TEST(Advance, B8_B9_B10_B11_a_spectator_is_told_what_happens_at_a_real_table) {
    view<base_game<2>> board = spectate<base_game<2>>(seat{1});
    for (event const& e : {drew(column{2}), looked(), laid(row{1}, owl),  // seat 1
                           drew(column{2}), looked(), kept(),             // seat 0
                           took(row{1}), took(row{0}), chose(tower{3})})
        ASSERT_FALSE(support::advance(board, e));
    EXPECT_EQ(board.table().up[seat{1}], some({.owl = 1}));
    EXPECT_EQ(board.table().kept[seat{0}], 1);
    EXPECT_EQ(board.table().current, tower{3});
    EXPECT_EQ(board.table().tiles[seat{0}], 1);
    EXPECT_TRUE(board.turn().is(seat{0}));
    EXPECT_TRUE(board.legal().empty()) << "a spectator has no turn";
    EXPECT_EQ(board.mine(), secrets<base_game<2>>{});
}

TEST(Advance, K2_a_player_is_told_what_they_see_themselves) {
    view<base_game<2>> mine{seat{0}, {}};
    for (event const& e : {drew(column{0}), looked(bear), kept(), drew(column{1}), looked(), laid(row{0}, ram)})
        ASSERT_FALSE(support::advance(mine, e));
    EXPECT_EQ(mine.mine().kept[0], bear);
    EXPECT_EQ(mine.legal().size(), 7);
}

TEST(Advance, an_event_out_of_its_time_is_refused) {
    hand_played<base_game<2>> g;
    EXPECT_EQ(why_not_believed(g.view(spectator), laid(row{0}, owl)), refusal::wrong_phase);
    EXPECT_EQ(why_not_believed(g.view(spectator), kept()), refusal::wrong_phase);
    EXPECT_EQ(why_not_believed(g.view(spectator), chose(tower{1})), refusal::wrong_phase);
    EXPECT_EQ(why_not_believed(g.view(spectator), decided()), refusal::wrong_phase);
    EXPECT_EQ(why_not_believed(g.view(spectator), looked()), refusal::chance_not_asked);
    g.act(draw(column{0}));
    EXPECT_EQ(why_not_believed(g.view(spectator), drew(column{0})), refusal::chance_moves);
    EXPECT_EQ(why_not_believed(g.view(spectator), laid(row{0}, owl)), refusal::chance_moves);
    g.find(owl);
    EXPECT_EQ(why_not_believed(g.view(spectator), took(row{0})), refusal::wrong_phase);
    g.lay(0).end_rounds();
    EXPECT_EQ(why_not_believed(g.view(spectator), took(row{0})), refusal::game_is_over);
    EXPECT_EQ(why_not_believed(g.view(spectator), looked()), refusal::game_is_over);
}

TEST(Advance, a_number_where_none_belongs_is_refused) {
    hand_played<base_game<2>> g;
    event e = looked();
    e.number = 1;
    g.act(draw(column{0}));
    EXPECT_EQ(why_not_believed(g.view(spectator), e), refusal::event_contradicts);
    g.find(owl);
    e = kept();
    e.number = 1;
    EXPECT_EQ(why_not_believed(g.view(spectator), e), refusal::event_contradicts);
}

TEST(Advance, B8_B9_B11_B17_an_event_that_the_rules_do_not_allow_is_refused) {
    hand_played<base_game<2>> g;
    for (int i = 0; i < 3; ++i) g.draw(0, owl).lay(0);
    EXPECT_EQ(why_not_believed(g.view(spectator), drew(column{0})), refusals::column_empty);
    EXPECT_EQ(why_not_believed(g.view(spectator), took(row{2})), refusals::no_such_row);
    EXPECT_EQ(why_not_believed(g.view(spectator), drew(column{5})), refusal::no_such_number);
    EXPECT_EQ(why_not_believed(g.view(spectator), took(row{255})), refusal::no_such_number);
    g.take(0);
    EXPECT_EQ(why_not_believed(g.view(spectator), took(row{0})), refusals::row_taken);
    g.draw(1, owl);
    EXPECT_EQ(why_not_believed(g.view(spectator), laid(row{0}, owl)), refusals::row_not_there);
    g.lay(1).take(1);
    EXPECT_EQ(why_not_believed(g.view(spectator), chose(tower{0})), refusals::tower_used);
    EXPECT_EQ(why_not_believed(g.view(spectator), chose(tower{4})), refusal::no_such_number);
}

TEST(Advance, B10_B18_others_are_held_to_what_they_kept) {
    hand_played<base_game<2>> g;
    g.draw(0, owl).keep().draw(0, deer).lay(0).draw(1, owl).keep().draw(1, deer).lay(0).draw(2, owl);
    EXPECT_EQ(why_not_believed(g.view(seat{1}), kept()), refusals::kept_enough);

    hand_played<base_game<2>> end;
    end.draw(0, owl).keep().end_rounds();
    EXPECT_EQ(why_not_believed(end.view(seat{0}), decided(2)), refusals::not_kept);
    EXPECT_EQ(why_not_believed(end.view(seat{0}), decided(4)), refusal::no_such_number);
}

TEST(Advance, an_event_of_no_known_kind_is_refused) {
    hand_played<base_game<2>> g;
    event unknown = looked();
    unknown.what = event::kind(8);
    EXPECT_EQ(why_not_believed(g.act(draw(column{0})).view(spectator), unknown), refusal::event_contradicts);
    EXPECT_TRUE(why_not_believed(g.find(owl).view(spectator), unknown));
}

TEST(Advance, K2_who_looks_must_be_told_what_they_saw) {
    hand_played<base_game<2>> g;
    g.act(draw(column{0}));
    EXPECT_EQ(why_not_believed(g.view(seat{0}), looked()), refusal::event_incomplete);
    EXPECT_FALSE(why_not_believed(g.view(seat{0}), looked(owl)));
}

TEST(Advance, K1_K2_what_others_saw_may_not_be_told) {
    hand_played<base_game<2>> g;
    g.act(draw(column{0}));
    EXPECT_EQ(why_not_believed(g.view(seat{1}), looked(owl)), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(g.view(spectator), looked(owl)), refusal::event_contradicts);
    g.find(owl);
    event kept_openly = kept();
    kept_openly.token = owl;
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator})
        EXPECT_EQ(why_not_believed(g.view(who), kept_openly), refusal::event_contradicts);
}

TEST(Advance, B9_what_is_laid_must_be_told_and_be_what_was_seen) {
    hand_played<base_game<2>> g;
    g.draw(0, owl);
    event untold = laid(row{0}, owl);
    untold.token.reset();
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, spectator}) {
        EXPECT_EQ(why_not_believed(g.view(who), untold), refusal::event_incomplete);
        EXPECT_FALSE(why_not_believed(g.view(who), laid(row{0}, owl)));
    }
    EXPECT_EQ(why_not_believed(g.view(seat{0}), laid(row{0}, bear)), refusal::event_contradicts) << "it is an owl";
    EXPECT_FALSE(why_not_believed(g.view(seat{1}), laid(row{0}, bear))) << "who can't know better";
}

TEST(Advance, an_event_tells_no_more_than_belongs_to_it) {
    hand_played<base_game<2>> g;
    event e = drew(column{0});
    e.token = owl;
    EXPECT_EQ(why_not_believed(g.view(seat{0}), e), refusal::event_contradicts);
    e = took(row{0});
    e.mask = 0;
    EXPECT_EQ(why_not_believed(g.view(seat{0}), e), refusal::event_contradicts);
    e = took(row{0}).showing({});
    EXPECT_EQ(why_not_believed(g.view(seat{0}), e), refusal::event_contradicts) << "it isn't the end";
    g.act(draw(column{0}));
    e = looked(owl);
    e.mask = 0;
    EXPECT_EQ(why_not_believed(g.view(seat{0}), e), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(g.view(seat{0}), looked(owl).showing({})), refusal::event_contradicts);
}

/// Nine owls lie open and seat 1 has kept the tenth; seat 1 is to move.
hand_played<base_game<2>> all_owls_seen() {
    hand_played<base_game<2>> g;
    g.draw(0, owl).lay(0).draw(0, owl).keep();
    for (int i = 2; i < 10; ++i) g.draw(i % 5, owl).lay(0);
    g.draw(1, ram).lay(0);
    return g;
}

TEST(Advance, B1_there_are_no_more_tokens_of_an_animal_than_the_pack_has) {
    auto g = all_owls_seen();
    ASSERT_TRUE(g.turn().is(seat{1}));
    g.act(draw(column{3}));
    EXPECT_EQ(why_not_believed(g.view(seat{1}), looked(owl)), refusal::event_contradicts) << "they have the tenth";
    EXPECT_EQ(why_not_believed(g.view(seat{1}), looked(wolf)), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(g.view(seat{1}), looked(animal(8))), refusal::event_contradicts) << "no animal";
    EXPECT_EQ(why_not_believed(g.view(seat{1}), looked(animal(255))), refusal::event_contradicts);
    EXPECT_FALSE(why_not_believed(g.view(seat{1}), looked(bear)));
}

TEST(Advance, B1_K2_what_another_one_lays_can_not_be_what_the_viewer_has) {
    auto g = all_owls_seen();
    g.draw(3, bear).lay(0).draw(4, bear);  // seat 1, seat 0
    EXPECT_EQ(why_not_believed(g.view(seat{1}), laid(row{0}, owl)), refusal::event_contradicts);
    EXPECT_FALSE(why_not_believed(g.view(spectator), laid(row{0}, owl))) << "who doesn't know where the tenth is";
    EXPECT_EQ(why_not_believed(g.view(spectator), laid(row{0}, animal(9))), refusal::event_contradicts);
    EXPECT_EQ(why_not_believed(g.view(spectator), laid(row{0}, wolf)), refusal::event_contradicts);
}

TEST(Advance, W1_W3_a_shadow_token_is_none_of_the_light_ones) {
    hand_played<hidden_wolves<2>> g;
    g.next_round();
    EXPECT_EQ(why_not_believed(g.act(draw(column{0})).view(seat{1}), looked(wolf)), refusal::event_contradicts);
    g.find(owl).lay(0).draw(0, ram).lay(0).draw(0, ram).lay(0).act(draw(column{0}));
    EXPECT_FALSE(why_not_believed(g.view(seat{0}), looked(wolf)));
    EXPECT_FALSE(why_not_believed(g.view(seat{0}), looked(owl))) << "the shadow owl";
    g.find(owl);
    g.draw(1, ram).lay(0).draw(1, ram).lay(0).draw(1, ram).lay(0).act(draw(column{1}));
    EXPECT_EQ(why_not_believed(g.view(seat{0}), looked(owl)), refusal::event_contradicts) << "there is one only";
}

}  // namespace
}  // namespace triqueta::animals
