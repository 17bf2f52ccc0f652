#include <triqueta/animals/position/table.hpp>

#include <triqueta/animals/rules.hpp>

#include "support/hand_played.hpp"
#include "support/variants.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <optional>

namespace triqueta::animals {
namespace {

using support::hand_played;
using enum animal;

template <class V>
class NewTable : public ::testing::Test {
  protected:
    state<V> game;
    table<V> const& start = game.table();
};
TYPED_TEST_SUITE(NewTable, support::all_variants, support::variant_names);

TYPED_TEST(NewTable, B3_as_many_empty_rows_as_players_lie_in_the_middle) {
    EXPECT_EQ(this->start.in_middle, row_set::first(TypeParam::players));
    EXPECT_EQ(this->start.rows.size(), TypeParam::players);
    for (tokens const row : this->start.rows) EXPECT_TRUE(row.empty());
}

TYPED_TEST(NewTable, B4_W2_sixty_light_tokens_stand_in_four_towers_of_five_columns_three_high) {
    int light = 0;
    for (int t = 0; t < 4; ++t)
        for (int c = 0; c < 5; ++c) {
            int const shadows = has_shadows<TypeParam> && t > 0 ? 1 : 0;  // an extra level below
            EXPECT_EQ(this->start.height(tower{t}, column{c}), 3 + shadows);
            light += this->start.height(tower{t}, column{c}) - shadows;
        }
    EXPECT_EQ(light, 60);
    EXPECT_EQ(TypeParam::towers::count, 4);
    EXPECT_EQ(TypeParam::towers::columns, 5);
}

TYPED_TEST(NewTable, B5_W2_the_current_tower_has_fifteen_tokens_and_the_three_with_a_tile_stand_for_later) {
    EXPECT_EQ(this->start.current, tower{0});
    EXPECT_EQ(this->start.left.total(), 15);
    EXPECT_EQ(this->start.standing, tower_set::from_mask(0b1110));
    EXPECT_EQ(this->start.round(), 1);
    for (auto const tiles : this->start.tiles) EXPECT_EQ(tiles, 0);
}

TYPED_TEST(NewTable, B6_whoever_is_named_takes_the_rock_and_begins) {
    for (int first = 0; first < TypeParam::players; ++first) {
        state<TypeParam> const s{setup{seat{first}}};
        EXPECT_EQ(s.table().rock, seat{first});
        EXPECT_TRUE(s.turn().is(seat{first}));
    }
    EXPECT_EQ(this->start.rock, seat{0}) << "seat 0, where nobody is named";
}

TYPED_TEST(NewTable, B6_nobody_can_begin_who_does_not_play) {
    for (int wrong : {TypeParam::players, 5, 254, 255, -1}) {
        EXPECT_EQ(state<TypeParam>::why_not(setup{seat{wrong}}), refusal::no_such_seat);
        EXPECT_EQ(state<TypeParam>::make(setup{seat{wrong}}), std::nullopt);
    }
    EXPECT_FALSE(state<TypeParam>::why_not(setup{seat{TypeParam::players - 1}}));
}

TYPED_TEST(NewTable, nobody_has_anything_yet) {
    for (auto const s : player_set::first(TypeParam::players)) {
        EXPECT_TRUE(this->start.up[s].empty());
        EXPECT_EQ(this->start.kept[s], 0);
        EXPECT_EQ(this->start.boxed[s], 0);
    }
    EXPECT_EQ(this->start.box, 0);
    EXPECT_TRUE(this->start.out.empty());
    EXPECT_TRUE(this->start.decided.empty());
    EXPECT_TRUE(this->start.hand.empty());
}

TEST(Table, W2_in_the_three_towers_with_a_tile_a_shadow_token_lies_under_each_column) {
    hand_played<hidden_wolves<3>> g;
    for (int level = 0; level < 3; ++level) EXPECT_EQ(g.table().back_at(level), back::light) << "none in the first";
    for (int round = 2; round <= 4; ++round) {
        g.next_round();
        EXPECT_EQ(g.table().back_at(0), back::shadow);
        for (int level = 1; level < 4; ++level) EXPECT_EQ(g.table().back_at(level), back::light);
        EXPECT_EQ(g.table().left.total(), 20);
    }
}

TEST(Table, K1_the_height_of_each_column_of_each_tower_is_seen) {
    hand_played<hidden_wolves<2>> g;
    g.draw(1, owl).lay(0);
    EXPECT_EQ(g.table().height(tower{0}, column{1}), 2);
    EXPECT_EQ(g.table().height(tower{0}, column{2}), 3);
    EXPECT_EQ(g.table().height(tower{3}, column{1}), 4);
    g.take_rest();
    EXPECT_EQ(g.table().height(tower{0}, column{2}), 0) << "gone into the box";
    g.choose(3).draw(4, owl).lay(0);
    EXPECT_EQ(g.table().height(tower{0}, column{2}), 0);
    EXPECT_EQ(g.table().height(tower{1}, column{2}), 4);
    EXPECT_EQ(g.table().height(tower{3}, column{2}), 4);
    EXPECT_EQ(g.table().height(tower{3}, column{4}), 3);
}

}  // namespace
}  // namespace triqueta::animals
