#include <triqueta/triangles/mayhem/refusals.hpp>

#include <triqueta/triangles/mayhem/refusal_list.hpp>

#include <triqueta/triangles/triangles.hpp>

#include "support/golden_refusals.hpp"
#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <set>

namespace triqueta::triangles::mayhem {
namespace {

using support::centered, support::horizontal, support::mayhem_played, support::triangle_of, support::vertical;
using enum colour;

constexpr support::golden_refusal golden[] = {
    {refusals::wrong_player_count, 64, {'M', 1}}, {refusals::not_in_hand, 65, {'M', 2}},
    {refusals::no_such_triangle, 66, {'M', 2}},   {refusals::nothing_played, 67, {'M', 2}},
    {refusals::must_continue, 68, {'M', 3}},      {refusals::not_just_drawn, 69, {'M', 6}},
};

TEST(MayhemRefusals, codes_and_rules_are_what_they_always_were) { support::expect_as_they_always_were(golden); }

TEST(MayhemRefusals, are_listed_with_their_names_and_no_code_twice) { support::expect_listed(golden, all_refusals); }

constexpr cards hand = cards_of(horizontal(1, pink), horizontal(3, red), vertical(1, red));
constexpr cards other_hand = cards_of(horizontal(2, red), horizontal(2, green), vertical(1, green));

TEST(MayhemRefusals, M1_M2_M3_M6_each_is_provoked_by_breaking_its_rule) {
    std::set<int> provoked;
    auto const expect = [&provoked](refusal no, refusal why) {
        EXPECT_EQ(no, why);
        provoked.insert(no.code());
    };

    expect(state<game>::why_not({1}), refusals::wrong_player_count);
    mayhem_played g{{hand, other_hand}, {.fast = true}};
    expect(g.apply(stop()), refusals::nothing_played);
    expect(g.apply(play(centered(1, pink))), refusals::not_in_hand);
    expect(g.apply(play(horizontal(3, red), triangle_of(horizontal(1, pink)))), refusals::no_such_triangle);
    g.lay(horizontal(1, pink));
    expect(g.apply(play(horizontal(3, red))), refusals::must_continue);
    g.stop().draw(centered(1, red));
    expect(g.apply(play(vertical(1, red))), refusals::not_just_drawn);

    for (auto const& entry : golden) EXPECT_TRUE(provoked.contains(entry.code)) << entry.code << " was not";
}

// The order of reasons, where there is more than one.

TEST(MayhemRefusals, no_such_number_comes_before_all_others) {
    mayhem_played g{hand, other_hand};
    EXPECT_EQ(g.why_not(seat{1}, action::nothing()), refusal::no_such_number) << "nor is it their turn";
    EXPECT_EQ(g.why_not(seat{99}, action::nothing()), refusal::no_such_number);
    g.lay(vertical(1, red)).stop();
    EXPECT_EQ(g.why_not(seat{0}, action::nothing()), refusal::no_such_number) << "and chance moves";
}

TEST(MayhemRefusals, M8_that_the_game_is_over_comes_before_whose_turn_it_was) {
    mayhem_played g{support::three_alike_each(27), {}};
    while (!g.is_over()) g.act(g.legal()[0]);
    for (int s : {0, 5, 26, 99}) {
        EXPECT_EQ(g.why_not(seat{s}, stop()), refusal::game_is_over);
        EXPECT_EQ(g.why_not(seat{s}, play(horizontal(1, pink))), refusal::game_is_over);
        EXPECT_EQ(g.why_not(seat{s}, action::nothing()), refusal::no_such_number);
    }
    EXPECT_EQ(g.apply(stop()), refusal::game_is_over);
}

TEST(MayhemRefusals, M1_M5_that_chance_moves_comes_before_whose_turn_it_is) {
    state<game> dealing;
    mayhem_played drawing{hand, other_hand};
    drawing.lay(vertical(1, red)).stop();
    for (state<game> const& s : {dealing, static_cast<state<game>>(drawing)})
        for (int who : {0, 1, 99}) {
            EXPECT_EQ(s.why_not(seat{who}, stop()), refusal::chance_moves);
            EXPECT_EQ(s.why_not(seat{who}, play(horizontal(1, pink))), refusal::chance_moves);
        }
    EXPECT_EQ(dealing.apply(stop()), refusal::chance_moves);
    EXPECT_EQ(drawing.apply(stop()), refusal::chance_moves);
}

TEST(MayhemRefusals, M1_that_it_is_not_their_turn_comes_before_what_they_would_do) {
    mayhem_played g{hand, other_hand};
    EXPECT_EQ(g.why_not(seat{1}, stop()), refusal::not_your_turn);
    EXPECT_EQ(g.why_not(seat{1}, play(horizontal(2, red))), refusal::not_your_turn);
    EXPECT_EQ(g.why_not(seat{1}, play(horizontal(1, pink))), refusal::not_your_turn) << "which they don't hold";
    EXPECT_EQ(g.why_not(seat{2}, play(horizontal(1, pink))), refusal::not_your_turn) << "nobody sits there";
    EXPECT_EQ(g.why_not(viewer::spectator().seat(), stop()), refusal::not_your_turn);
}

TEST(MayhemRefusals, M2_M3_M6_the_lowest_rule_that_is_broken_is_named) {
    mayhem_played g{{hand, other_hand}, {.fast = true}};
    g.lay(horizontal(1, pink)).stop().draw(centered(1, red));
    EXPECT_EQ(g.apply(play(horizontal(2, pink))), refusals::not_in_hand) << "nor may it start a triangle";
    EXPECT_EQ(g.apply(play(horizontal(2, pink), target{1})), refusals::not_in_hand) << "nor is there such a triangle";
    EXPECT_EQ(g.apply(play(horizontal(3, red))), refusals::must_continue) << "nor was it just drawn";
    EXPECT_EQ(g.apply(play(horizontal(3, red), target{1})), refusals::no_such_triangle) << "nor was it just drawn";
    EXPECT_EQ(g.apply(play(horizontal(3, red), triangle_of(horizontal(1, pink)))), refusals::not_just_drawn);
}

}  // namespace
}  // namespace triqueta::triangles::mayhem
