#include <triqueta/animals/position/distinct.hpp>

#include "support/hand_played.hpp"
#include "support/listed.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

using ::testing::ElementsAre;
using support::hand_played, support::listed;
using enum animal;

TEST(Distinct, of_columns_equally_high_and_rows_with_equal_tokens_the_lowest_stands_for_all) {
    hand_played<base_game<3>> g;
    EXPECT_THAT(listed(g.distinct()), ElementsAre(draw(column{0}), take(row{0})));
    g.draw(2, owl).lay(1);
    EXPECT_THAT(listed(g.distinct()), ElementsAre(draw(column{0}), draw(column{2}), take(row{0}), take(row{1})));
    g.draw(0, owl);
    EXPECT_THAT(listed(g.distinct()), ElementsAre(lay(row{0}), lay(row{1}), keep()));
    g.lay(0);
    EXPECT_THAT(listed(g.distinct()), ElementsAre(draw(column{0}), draw(column{1}), take(row{0}), take(row{2})));
}

TEST(Distinct, rows_of_as_many_tokens_of_other_animals_are_not_alike) {
    hand_played<base_game<2>> g;
    g.draw(0, owl).lay(0).draw(0, bear).lay(1).draw(1, ram);
    EXPECT_THAT(listed(g.distinct()), ElementsAre(lay(row{0}), lay(row{1}), keep()));
}

TEST(Distinct, of_towers_built_alike_the_lowest) {
    hand_played<hidden_wolves<2>> g;
    g.take_rest();
    EXPECT_THAT(listed(g.distinct()), ElementsAre(choose(tower{1})));
    g.choose(1).take_rest();
    EXPECT_THAT(listed(g.distinct()), ElementsAre(choose(tower{2})));
}

struct uneven : hidden_wolves<2> {
    struct towers : four_towers {
        static constexpr int shadow_levels(tower t) { return t == tower{1} || t == tower{3} ? 1 : 0; }
    };
    struct pack : wolf_pack {
        static constexpr by_kind shadow = values(1, 0, 0, 0, 0, 0, 9);
    };
};
static_assert(playable<uneven>);

TEST(Distinct, towers_built_otherwise_are_not_alike) {
    hand_played<uneven> g;
    g.take_rest();
    EXPECT_THAT(listed(g.distinct()), ElementsAre(choose(tower{1}), choose(tower{2})));
}

TEST(Distinct, of_decisions_that_add_the_same_animals_the_lowest) {
    hand_played<base_game<2>> alike;
    alike.draw(0, owl).keep().draw(1, bear).lay(0).draw(1, owl).keep().end_rounds();
    EXPECT_THAT(listed(alike.distinct()), ElementsAre(decide(0), decide(1), decide(3)));

    hand_played<base_game<2>> other;
    other.draw(0, owl).keep().draw(1, bear).lay(0).draw(1, ram).keep().end_rounds();
    EXPECT_THAT(listed(other.distinct()), ElementsAre(decide(0), decide(1), decide(2), decide(3)));
}

TEST(Distinct, keeping_and_boxing_are_never_alike) {
    hand_played<base_game_duel> g;
    g.draw(0, owl, 1, owl);
    EXPECT_THAT(listed(g.distinct()), ElementsAre(lay(row{0}), keep(), box()));
}

TEST(Distinct, is_empty_where_nobody_may_act) {
    hand_played<base_game<2>> g;
    g.act(draw(column{0}));
    EXPECT_TRUE(g.distinct().empty());
    EXPECT_TRUE(g.view(seat{1}).distinct().empty());
}

}  // namespace
}  // namespace triqueta::animals
