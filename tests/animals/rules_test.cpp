#include <triqueta/animals/rules.hpp>

#include <triqueta/core/state.hpp>

#include "support/hand_played.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

namespace triqueta::animals {
namespace {

using support::hand_played;
using enum animal;

action numbered(int number) { return action::from_number_unchecked(number); }

// The order in which reasons are found: no such number; over; chance moves; another's turn; not in this phase; the
// action's own rules, the lowest first. Each of these tests breaks all that come later as well.

TEST(WhyNot, first_there_must_be_such_an_action) {
    hand_played<base_game<2>> over;
    over.end_rounds();
    hand_played<base_game<2>> chance;
    chance.act(draw(column{0}));
    hand_played<base_game<2>> playing;
    for (auto const& g : {over, chance, playing})
        for (int s : {0, 1, 4}) EXPECT_EQ(g.why_not(seat{s}, take(row{5})), refusal::no_such_number);
}

TEST(WhyNot, then_the_game_must_go_on) {
    hand_played<base_game<2>> g;
    g.draw(0, owl).keep().end_rounds().decide(0);
    for (int s : {0, 1, 4})
        for (int number = 0; number < action::count; ++number)
            EXPECT_EQ(g.why_not(seat{s}, numbered(number)), refusal::game_is_over);
    EXPECT_EQ(g.apply(take(row{0})), refusal::game_is_over);
}

TEST(WhyNot, then_chance_must_have_answered) {
    hand_played<base_game_duel> g;
    g.act(draw(column{0})).act(draw(column{0}));
    for (int s : {0, 1, 4})
        for (int number = 0; number < action::count; ++number)
            EXPECT_EQ(g.why_not(seat{s}, numbered(number)), refusal::chance_moves);
    g.find(owl);
    EXPECT_EQ(g.why_not(seat{1}, keep()), refusal::chance_moves) << "the second token too";
}

TEST(WhyNot, B7_then_it_must_be_that_seats_turn_whatever_the_action) {
    hand_played<base_game<3>> g;
    for (int s : {1, 2, 3, 254, 255})
        for (int number = 0; number < action::count; ++number)
            EXPECT_EQ(g.why_not(seat{s}, numbered(number)), refusal::not_your_turn) << s << ' ' << number;
}

TEST(WhyNot, B7_B8_B17_B18_then_the_action_must_belong_to_the_phase) {
    auto const expect_phase = [](auto const& g, std::initializer_list<int> of_the_phase) {
        for (int number = 0; number < action::count; ++number) {
            bool const fits = std::find(of_the_phase.begin(), of_the_phase.end(), number) != of_the_phase.end();
            auto const no = g.why_not(g.turn().seat(), numbered(number));
            EXPECT_EQ(no == refusal::wrong_phase, !fits) << "action " << number;
        }
    };
    hand_played<base_game_duel> g;
    expect_phase(g, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    g.act(draw(column{0}));
    expect_phase(g, {0, 1, 2, 3, 4});
    g.act(draw(column{0})).find(owl).find(owl);
    expect_phase(g, {10, 11, 12, 13, 14, 15, 16});
    g.keep();
    expect_phase(g, {10, 11, 12, 13, 14, 15, 16});
    g.box().take_rest();
    expect_phase(g, {17, 18, 19, 20});
    g.choose(1).end_rounds();
    expect_phase(g, {21, 22, 23, 24});
}

struct small_duel : base_game_duel {
    struct pack : light_pack {
        static constexpr by_kind light = values(1, 2);
    };
    struct towers : four_towers {
        static constexpr int count = 1;
        static constexpr int columns = 3;
        static constexpr int light_levels = 1;
    };
    struct kept : at_most<1> {};
};
static_assert(playable<small_duel>);

TEST(WhyNot, B4_B8_D5_of_the_rules_for_drawing_the_lowest_comes_first) {
    hand_played<small_duel> g;
    g.draw(0, owl, 1, owl).lay(0).keep();
    EXPECT_EQ(g.apply(draw(column{3})), refusals::no_such_column);
    EXPECT_EQ(g.apply(draw(column{0})), refusals::column_empty);
    EXPECT_EQ(g.apply(draw(column{2})), refusals::too_few_to_draw);
}

TEST(WhyNot, B3_B9_B10_D4_of_the_rules_for_placing_the_lowest_comes_first) {
    hand_played<base_game_duel> g;
    g.take(0).draw(0, owl, 0, owl).lay(1);
    EXPECT_EQ(g.apply(lay(row{2})), refusals::no_such_row);
    EXPECT_EQ(g.apply(lay(row{0})), refusals::row_not_there);
    EXPECT_EQ(g.apply(lay(row{1})), refusals::same_option);

    hand_played<small_duel> kept_one;
    kept_one.draw(0, owl, 1, owl).keep();
    EXPECT_EQ(kept_one.apply(keep()), refusals::kept_enough);
}

TEST(WhyNot, B3_B11_of_the_rules_for_taking_the_lowest_comes_first) {
    hand_played<base_game<2>> g;
    g.take(0);
    EXPECT_EQ(g.apply(take(row{2})), refusals::no_such_row);
    EXPECT_EQ(g.apply(take(row{0})), refusals::row_taken);
}

}  // namespace
}  // namespace triqueta::animals
