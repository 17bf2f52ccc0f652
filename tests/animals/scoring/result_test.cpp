#include <triqueta/animals/scoring/result.hpp>

#include <triqueta/animals/rules.hpp>

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

TEST(Result, B20_B21_of_an_empty_game_rock_and_tiles_decide) {
    hand_played<base_game<2>> g;
    g.end_rounds();  // tiles: seat 1, seat 0, seat 1; the rock: seat 0
    auto const r = g.result();
    EXPECT_EQ(r.points(seat{0}), 2);
    EXPECT_EQ(r.of(seat{0}).rock, 1);
    EXPECT_EQ(r.of(seat{0}).tiles, 1);
    EXPECT_EQ(r.points(seat{1}), 2);
    EXPECT_EQ(r.of(seat{1}).rock, 0);
    EXPECT_EQ(r.of(seat{1}).tiles, 2);
    EXPECT_THAT(listed(r.winners()), ElementsAre(seat{0}, seat{1}));
    EXPECT_EQ(r.tie_break(), tie_break::shared);
}

TEST(Result, of_a_seat_or_line_that_is_not_there_is_0) {
    hand_played<base_game<2>> g;
    g.end_rounds();
    auto const r = g.result();
    for (seat const absent : {seat{2}, seat{7}, seat{254}, seat::none()}) {
        EXPECT_EQ(r.points(absent), 0);
        EXPECT_EQ(r.of(absent), score{});
        for (int line = 0; line < r.lines; ++line) EXPECT_EQ(r.line(line, absent), 0);
    }
    for (int line : {-1, r.lines, 1 << 30}) {
        EXPECT_EQ(r.line(line, seat{0}), 0);
        EXPECT_STREQ(r.line_name(line), "");
    }
    EXPECT_EQ(points_for<base_game<2>>(animal{200}, pile{.owl = 3}), 0);
}

TEST(Result, B2_B20_one_rock_and_three_tiles_are_scored) {
    hand_played<base_game<5>> g;
    g.end_rounds();
    int rocks = 0;
    int tiles = 0;
    for (score const& s : g.result()) {
        rocks += s.rock.value();
        tiles += s.tiles.value();
    }
    EXPECT_EQ(rocks, 1);
    EXPECT_EQ(tiles, 3);
}

TEST(Result, W5_B21_shadow_tokens_count_as_tokens_in_a_tie) {
    using G = hidden_wolves<2>;
    table<G> t;  // the last round; seat 1 has the last row to take, and the rock with it
    t.standing = {};
    t.current = tower{3};
    t.in_middle = row_set::from_mask(0b10);
    t.out.insert(seat{0});
    t.mover = seat{1};
    t.tiles = {2, 1};
    t.up[seat{0}] = some({.rabbit = 4, .deer = 1});          // −1 and 1; and three wolves in the shadows, 11
    t.up[seat{1}] = some({.owl = 2, .deer = 3, .boar = 2});  // 2, 7 and 2
    t.shadows = {3, 0};
    rules_of<G>::all_secrets all{};
    all[seat{0}].shadows = some({.wolf = 3});
    auto s = state<G>::assemble(t, all);
    ASSERT_FALSE(s.apply(take(row{1})));
    ASSERT_TRUE(s.is_over());

    auto const r = s.result();
    EXPECT_EQ(r.points(seat{0}), 13);
    EXPECT_EQ(r.points(seat{1}), 13);
    EXPECT_EQ(r.of(seat{0}).tokens, 8);
    EXPECT_EQ(r.of(seat{1}).tokens, 7);
    EXPECT_THAT(listed(r.winners()), ElementsAre(seat{0}));
    EXPECT_EQ(r.tie_break(), tie_break::tokens);
}

TEST(Result, W4_light_and_shadow_tokens_of_an_animal_count_together) {
    hand_played<hidden_wolves<2>> g;
    g.next_round();
    g.draw(0, bear).lay(0).draw(0, ram).lay(1).draw(0, bear).lay(0);  // seats 1, 0, 1
    g.draw(0, bear);                                                  // seat 0 finds a shadow bear
    g.draw(1, ram).lay(1).take(0);                                    // seat 0 takes two bears
    g.end_rounds();
    ASSERT_TRUE(g.is_over());
    EXPECT_EQ(g.table().up[seat{0}].of(bear), 3);
    EXPECT_EQ(g.result().of(seat{0}).animals[5], 10) << "a triqueta";
}

TEST(Result, B19_B20_before_the_end_tells_the_points_as_they_stand) {
    hand_played<base_game<3>> g{2};
    g.draw(0, owl).lay(0).draw(0, owl).keep().take(0);  // seats 2, 0, 1
    auto const r = g.result();
    EXPECT_EQ(r.points(seat{1}), 1) << "an owl";
    EXPECT_EQ(r.points(seat{2}), 1) << "the rock";
    EXPECT_EQ(r.points(seat{0}), 0) << "what is kept lies face down";
}

TEST(Result, lists_the_scores_in_seat_order) {
    hand_played<base_game<4>> g;
    g.draw(0, owl).lay(0).take(0);
    std::vector<int> listed_points;
    for (auto const& score : g.result()) listed_points.push_back(score.points.value());
    EXPECT_THAT(listed_points, ElementsAre(1, 1, 0, 0));
}

TEST(Result, is_equal_for_equal_scores) {
    hand_played<base_game<2>> g;
    auto const before = g.result();
    EXPECT_EQ(g.draw(0, owl).lay(0).result(), before);
    EXPECT_NE(g.take(0).result(), before);
}

}  // namespace
}  // namespace triqueta::animals
