#include <triqueta/animals/animals.hpp>

#include "support/hand_played.hpp"

#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

using support::hand_played, support::some;
using enum animal;

/// Two players; behind each line, whose it is.
constexpr state<base_game<2>> base_game_of_two() {
    hand_played<base_game<2>> g;
    g.draw(0, rabbit).lay(0);  // 0
    g.draw(1, owl).lay(1);     // 1
    g.draw(0, owl).lay(0);     // 0
    g.draw(2, bear).keep();    // 1
    g.take(0);                 // 0: a rabbit, an owl
    g.draw(0, owl).lay(1);     // 1, the last one, goes on
    g.draw(2, boar).lay(1);    // 1
    g.take(1);                 // 1: two owls, a boar, the rock
    g.choose(2);               // 1: a tile

    g.draw(4, bear).lay(0);    // 1
    g.draw(4, rabbit).keep();  // 0
    g.draw(4, bear).lay(0);    // 1
    g.draw(3, rabbit).lay(1);  // 0
    g.take(0);                 // 1: two bears
    g.take(1);                 // 0: a rabbit, the rock
    g.choose(1);               // 0: a tile

    g.take(0);               // 0: nothing
    g.draw(0, boar).lay(1);  // 1
    g.take(1);               // 1: a boar, the rock
    g.choose(3);             // 1: a tile

    g.draw(0, deer).lay(0);  // 1
    g.draw(0, deer).lay(0);  // 0
    g.draw(0, ram).lay(1);   // 1
    g.take(0);               // 0: two deer
    g.take(1);               // 1: a ram, the rock

    g.decide(1);  // 1 adds the bear
    g.decide(1);  // 0 adds the rabbit
    return g;
}

constexpr auto two = base_game_of_two();
static_assert(two.is_over() && two.legal().empty());
static_assert(two.table().up[seat{0}] == some({.rabbit = 3, .owl = 1, .deer = 2}));
static_assert(two.table().up[seat{1}] == some({.owl = 2, .boar = 2, .ram = 1, .bear = 3}));
static_assert(two.table().rock == seat{1});
static_assert(two.table().box == 60 - 6 - 8);
static_assert(two.result().points(seat{0}) == 5 + 1 + 2 + 1);
static_assert(two.result().points(seat{1}) == 2 + 2 + 1 + 10 + 2 + 1);
static_assert(two.result().winners() == seat_set::from_mask(0b10) && two.result().tie_break() == tie_break::none);

constexpr state<hidden_wolves<3>> hidden_wolves_of_three() {
    hand_played<hidden_wolves<3>> g;
    g.draw(0, owl).lay(0);   // 0
    g.draw(0, bear).keep();  // 1
    g.take(1);               // 2: nothing
    g.take(0);               // 0: an owl
    g.take(2);               // 1: nothing but the rock
    g.choose(1);             // 1: a tile

    g.draw(0, deer).lay(0);  // 1
    g.draw(0, deer).lay(0);  // 2
    g.draw(0, deer).lay(1);  // 0
    g.draw(0, wolf);         // 1: a shadow token
    g.draw(1, bear).keep();  // 2
    g.take(0);               // 0: two deer
    g.draw(1, bear).lay(1);  // 1
    g.take(1);               // 2: a deer, a bear
    g.draw(1, bear).lay(2);  // 1
    g.draw(1, bear);         // 1: a shadow token
    g.draw(2, ram).keep();   // 1
    g.take(2);               // 1: a bear, the rock
    g.choose(3);             // 1: a tile

    g.take(0).take(1).take(2);  // 1, 2, 0: the rock
    g.choose(2);                // 0: a tile

    g.take(0).take(1);                       // 0, 1
    g.draw(0, rabbit).lay(2);                // 2
    g.draw(0, rabbit).lay(2);                // 2
    g.draw(0, rabbit).lay(2).draw(0, wolf);  // 2: a shadow token
    g.take(2);                               // 2: three rabbits, the rock

    g.decide(0);  // 2 puts the bear back
    g.decide(3);  // 1 adds the bear and the ram; 0 has nothing to decide
    return g;
}

constexpr auto three = hidden_wolves_of_three();
static_assert(three.is_over());
static_assert(three.table().up[seat{0}] == some({.owl = 1, .deer = 2}));
static_assert(three.table().up[seat{1}] == some({.ram = 1, .bear = 3, .wolf = 1}));
static_assert(three.table().up[seat{2}] == some({.rabbit = 3, .deer = 1, .bear = 1, .wolf = 1}));
static_assert(three.table().box == 75 - 3 - 5 - 6);
static_assert(three.result().points(seat{0}) == 1 + 2 + 1);
static_assert(three.result().points(seat{1}) == 1 + 10 + 1 + 2);
static_assert(three.result().points(seat{2}) == 5 + 1 + 1 + 1 + 1);
static_assert(three.result().winners() == seat_set::from_mask(0b10));

constexpr hand_played<hidden_wolves_duel> duel_of_two() {
    hand_played<hidden_wolves_duel> g{1};
    g.draw(0, owl, 0, bear).keep().lay(0);  // 1
    g.draw(0, owl, 1, ram).box().lay(1);    // 0
    g.take(0);                              // 1: a bear
    g.draw(2, bear, 2, bear).lay(1).box();  // 0, the last one, goes on
    g.take(1);                              // 0: a ram, a bear, the rock
    g.choose(3);                            // 0: a tile

    g.draw(0, owl, 0, deer).lay(0).keep();  // 0
    g.draw(0, owl, 0, wolf).lay(0);         // 1: a shadow token
    g.take(1);                              // 0: nothing
    g.take(0);                              // 1: two owls, the rock
    g.choose(1).take(0).take(1);            // 1: a tile; 1, 0: the rock
    g.choose(2).take(0).take(1);            // 0: a tile; 0, 1: the rock

    g.decide(1);  // 1 adds the owl
    g.decide(0);  // 0 puts the deer back

    return g;
}
constexpr auto duel = duel_of_two();
static_assert(duel.is_over());
static_assert(duel.table().up[seat{0}] == some({.ram = 1, .bear = 1}));
static_assert(duel.table().up[seat{1}] == some({.owl = 3, .bear = 1, .wolf = 1}));
static_assert(duel.table().boxed[seat{0}] == 3);
static_assert(duel.table().boxed[seat{1}] == 0);
static_assert(duel.table().box == 75 - 7);
static_assert(duel.result().points(seat{0}) == 1 + 1 + 2);
static_assert(duel.result().points(seat{1}) == 6 + 1 + 1 + 1 + 1);

// What a constant expression finds, a running program finds too.
TEST(WholeGame, B7_B17_B18_B19_B20_B21_a_base_game_is_played_to_its_end) {
    EXPECT_EQ(base_game_of_two(), two);
    EXPECT_EQ(two.result().points(seat{1}), 18);
}

TEST(WholeGame, W1_W2_W3_W4_a_game_of_hidden_wolves_is_played_to_its_end) {
    EXPECT_EQ(hidden_wolves_of_three(), three);
    EXPECT_EQ(three.result().points(seat{1}), 14);
}

TEST(WholeGame, D1_D2_D3_D6_a_duel_is_played_to_its_end) {
    EXPECT_EQ(duel_of_two(), duel);
    EXPECT_EQ(duel.result().points(seat{1}), 10);
}

}  // namespace
}  // namespace triqueta::animals
