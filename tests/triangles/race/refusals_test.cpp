#include <triqueta/triangles/race/refusals.hpp>

#include <triqueta/triangles/race/refusal_list.hpp>

#include "support/golden_refusals.hpp"
#include "support/race_played.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <set>

namespace triqueta::triangles::race {
namespace {

using support::complete, support::from_hand, support::from_saved, support::why_refused;
using support::horizontal, support::vertical, support::centered;
using support::race_played, support::race_position;
using enum colour;

constexpr support::golden_refusal golden[] = {
    {refusals::wrong_player_count, 80, {'R', 1}},
    {refusals::no_turns, 81, {'R', 14}},
    {refusals::not_in_hand, 82, {'R', 2}},
    {refusals::turn_not_taken, 83, {'R', 2}},
    {refusals::one_thing_a_turn, 84, {'R', 2}},
    {refusals::piece_not_in_hand, 85, {'R', 3}},
    {refusals::piece_not_saved, 86, {'R', 3}},
    {refusals::none_from_hand, 87, {'R', 3}},
    {refusals::not_of_this_triangle, 88, {'R', 4}},
    {refusals::nothing_to_draw, 89, {'R', 6}},
    {refusals::nothing_to_take, 90, {'R', 6}},
    {refusals::no_such_joker, 91, {'R', 7}},
    {refusals::joker_does_not_fit, 92, {'R', 7}},
    {refusals::not_saved_by_them, 93, {'R', 8}},
    {refusals::own_piece, 94, {'R', 8}},
    {refusals::not_called, 95, {'R', 9}},
    {refusals::called_already, 96, {'R', 9}},
    {refusals::drawn_already, 97, {'R', 10}},
    {refusals::jokers_come_last, 98, {'R', 10}},
};

TEST(RaceRefusals, codes_and_rules_are_what_they_always_were) { support::expect_as_they_always_were(golden); }

TEST(RaceRefusals, are_listed_with_their_names_and_no_code_twice) { support::expect_listed(golden, all_refusals); }

constexpr cards idle_hand = cards_of(centered(1, pink), centered(1, red), centered(1, green));
constexpr cards verticals = cards_of(vertical(1, red), vertical(2, red), vertical(3, pink));

/// Seat 0 is to move: with all jokers, pieces for a triangle, and nothing drawn from or taken.
constexpr race_played busy(std::optional<int> caller = {}, bool nothing_to_draw = false) {
    return race_played{
        race_position{.players = {{.hand = verticals + cards::whole_deck().only_jokers() + cards_of(centered(2, pink)),
                                   .saved = cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, red))},
                                  {.hand = idle_hand, .saved = cards_of(horizontal(1, green))}},
                      .caller = caller,
                      .pile_is_gone = nothing_to_draw}};
}
race_played& play_vertical(race_played& g) {
    return g.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, pink))).save(1);
}

TEST(RaceRefusals, R1_R2_R3_R4_R6_R7_R8_R9_R10_R14_each_is_provoked_by_breaking_its_rule) {
    std::set<int> provoked;
    auto const expect = [&provoked](refusal no, refusal why) {
        EXPECT_EQ(no, why);
        provoked.insert(no.code());
    };
    for (int const players : {-1, 0, 1, 7, 258})
        expect(state<game>::why_not(setup{.players = players}), refusals::wrong_player_count);
    for (int const cap : {0, -1}) expect(state<game>::why_not(setup{.turn_cap = cap}), refusals::no_turns);

    auto g = busy();
    expect(why_refused(g, end_turn()), refusals::turn_not_taken);
    expect(why_refused(g, take()), refusals::nothing_to_take);
    expect(why_refused(busy({}, true), draw()), refusals::nothing_to_draw);
    expect(why_refused(
               g, complete(from_hand(vertical(1, pink)), from_hand(vertical(2, red)), from_hand(vertical(3, pink)))),
           refusals::piece_not_in_hand);
    expect(why_refused(
               g, complete(from_hand(vertical(1, red)), from_saved(vertical(2, red)), from_hand(vertical(3, pink)))),
           refusals::piece_not_saved);
    expect(why_refused(g, complete(from_saved(horizontal(1, pink)), from_saved(horizontal(2, pink)),
                                   from_saved(horizontal(3, red)))),
           refusals::none_from_hand);
    auto drawn = g;
    drawn.draw(centered(3, green));
    expect(why_refused(drawn, discard(centered(3, red))), refusals::not_in_hand);
    drawn.discard(centered(3, green));
    expect(why_refused(drawn, draw()), refusals::one_thing_a_turn);
    expect(why_refused(drawn, play_joker(joker(cut::vertical, red))), refusals::joker_does_not_fit);
    drawn.play(joker(cut::horizontal, red));
    expect(why_refused(drawn, take_saved(seat{0}, horizontal(1, pink))), refusals::own_piece);
    expect(why_refused(drawn, take_saved(seat{1}, horizontal(2, green))), refusals::not_saved_by_them);
    drawn.take_nothing();
    expect(why_refused(drawn, play_joker(joker(cut::horizontal, red))), refusals::no_such_joker);

    race_played two{race_position{
        .players = {{.hand = cards_of(vertical(1, red), vertical(2, pink)), .saved = cards_of(vertical(3, red))},
                    {.hand = idle_hand}}}};
    auto const both = complete(from_hand(vertical(1, red)), from_hand(vertical(2, pink)), from_saved(vertical(3, red)));
    expect(why_refused(two, both), refusals::not_called);
    two.idle().idle().draw(centered(3, red)).discard(centered(3, red)).call();
    expect(why_refused(two, end_and_call()), refusals::called_already);
    two.end().act(both);
    expect(why_refused(two, save(3)), refusals::not_of_this_triangle);

    auto last = busy(1);
    last.draw(centered(3, green)).discard(centered(3, green));
    expect(why_refused(last, draw()), refusals::drawn_already);
    last.play(joker(cut::horizontal, red)).take_nothing();
    expect(why_refused(
               last, complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, pink)))),
           refusals::jokers_come_last);

    for (auto const& entry : golden) EXPECT_TRUE(provoked.contains(entry.code)) << entry.code << " was not";
}

TEST(RaceRefusals, R1_R14_a_set_up_is_refused_for_its_players_first_then_its_seat_then_its_turns) {
    EXPECT_EQ(state<game>::why_not(setup{1, seat{8}, 0}), refusals::wrong_player_count);
    EXPECT_EQ(state<game>::why_not(setup{2, seat{2}, 0}), refusal::no_such_seat);
    EXPECT_EQ(state<game>::why_not(setup{2, seat{1}, 0}), refusals::no_turns);
    EXPECT_FALSE(state<game>::why_not(setup{2, seat{1}, 1}));
}

// The order: no such number, over, chance, not this seat's turn, not in this phase, then the lowest rule first.

TEST(RaceRefusals, a_number_the_end_chance_and_another_seat_come_before_all_rules) {
    auto const nothing = save(0);
    auto g = busy();
    EXPECT_EQ(g.why_not(seat{1}, nothing), refusal::no_such_number);
    EXPECT_EQ(g.why_not(seat{1}, end_turn()), refusal::not_your_turn);
    EXPECT_EQ(g.why_not(seat{1}, take_nothing()), refusal::not_your_turn) << "before the phase";
    EXPECT_EQ(g.why_not(seat{7}, draw()), refusal::not_your_turn);
    g.act(draw());
    EXPECT_EQ(g.why_not(seat{1}, nothing), refusal::no_such_number);
    EXPECT_EQ(g.why_not(seat{1}, draw()), refusal::chance_moves);
    EXPECT_EQ(g.why_not(seat{0}, discard(centered(3, red))), refusal::chance_moves);

    race_played over{{{}, {}}, setup{.players = 2, .turn_cap = 1}};
    over.idle();
    EXPECT_EQ(over.why_not(seat{1}, nothing), refusal::no_such_number);
    EXPECT_EQ(over.why_not(seat{1}, draw()), refusal::game_is_over);
    EXPECT_EQ(over.reveal(centered(3, red)), refusal::chance_not_asked);
}

TEST(RaceRefusals, R2_R3_R4_R7_R8_the_phase_comes_before_the_actions_own_rules) {
    auto g = busy();
    EXPECT_EQ(why_refused(g, discard(centered(3, red))), refusal::wrong_phase);
    EXPECT_EQ(why_refused(g, save(1)), refusal::wrong_phase);
    EXPECT_EQ(why_refused(g, play_joker(joker(cut::vertical, red))), refusal::wrong_phase);
    EXPECT_EQ(why_refused(g, take_saved(seat{0}, vertical(1, pink))), refusal::wrong_phase);
    EXPECT_EQ(why_refused(g, take_nothing()), refusal::wrong_phase);
    g.draw(centered(3, green));
    EXPECT_EQ(why_refused(g, complete(from_saved(vertical(1, red)), from_saved(vertical(2, red)),
                                      from_saved(vertical(3, pink)))),
              refusal::wrong_phase);
    EXPECT_EQ(why_refused(g, take()), refusal::wrong_phase);
}

TEST(RaceRefusals, R2_comes_before_R3_R6_and_R9) {
    auto g = busy({}, true);
    play_vertical(g);
    ASSERT_EQ(g.table().phase, phase::closing);
    EXPECT_EQ(why_refused(g, complete(from_saved(vertical(1, green)), from_saved(vertical(2, red)),
                                      from_saved(vertical(3, pink)))),
              refusals::one_thing_a_turn);
    auto bare = busy({}, true);
    bare.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, pink))).save(1);
    ASSERT_EQ(bare.table().discards.size(), 2);
    EXPECT_EQ(why_refused(bare, draw()), refusals::one_thing_a_turn);

    race_played pure{race_position{
        .players = {{.hand = cards_of(vertical(1, red), vertical(2, red), vertical(3, red), centered(2, red))},
                    {.hand = idle_hand}},
        .pile_is_gone = true}};
    pure.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, red)));
    EXPECT_EQ(why_refused(pure, draw()), refusals::one_thing_a_turn) << "with nothing to draw either";
    EXPECT_EQ(why_refused(pure, take()), refusals::one_thing_a_turn);
}

TEST(RaceRefusals, R3_comes_before_R9_and_R10) {
    race_played const one{race_position{
        .players = {{.hand = cards_of(vertical(1, red)), .saved = cards_of(vertical(2, red))}, {.hand = idle_hand}}}};
    EXPECT_EQ(why_refused(one, complete(from_hand(vertical(1, red)), from_saved(vertical(2, red)),
                                        from_saved(vertical(3, pink)))),
              refusals::piece_not_saved);
    EXPECT_EQ(why_refused(one, complete(from_hand(vertical(1, pink)), from_saved(vertical(2, red)),
                                        from_saved(vertical(3, pink)))),
              refusals::piece_not_in_hand);
    auto last = busy(1);
    last.play(joker(cut::horizontal, red)).take_nothing();
    EXPECT_EQ(why_refused(last, complete(from_hand(vertical(1, pink)), from_hand(vertical(2, red)),
                                         from_hand(vertical(3, pink)))),
              refusals::piece_not_in_hand);
    EXPECT_EQ(why_refused(last, complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)),
                                         from_hand(vertical(3, pink)))),
              refusals::jokers_come_last);
}

TEST(RaceRefusals, R6_comes_before_R10) {
    auto last = busy(1, true);
    EXPECT_EQ(why_refused(last, draw()), refusals::nothing_to_draw);
    last.play(joker(cut::horizontal, red)).take_nothing();
    EXPECT_EQ(why_refused(last, draw()), refusals::nothing_to_draw);
    EXPECT_EQ(why_refused(last, take()), refusals::nothing_to_take);
    auto drawn = busy(1);
    drawn.draw(centered(3, green)).discard(centered(3, green)).play(joker(cut::horizontal, red)).take_nothing();
    EXPECT_EQ(why_refused(drawn, draw()), refusals::drawn_already) << "of two that R10 forbids, what was first";
}

TEST(RaceRefusals, R2_comes_before_R9_when_a_turn_is_ended) {
    EXPECT_EQ(why_refused(busy(), end_and_call()), refusals::turn_not_taken);
    EXPECT_EQ(why_refused(busy(1), end_and_call()), refusals::called_already);
}

TEST(RaceRefusals, R7_comes_before_R9) {
    race_played g{race_position{
        .players = {{.hand = cards_of(joker(cut::vertical, red))}, {.hand = idle_hand}, {.hand = idle_hand}},
        .count = 3}};
    g.draw(centered(2, red)).discard(centered(2, red));
    EXPECT_EQ(why_refused(g, play_joker(joker(cut::vertical, green))), refusals::no_such_joker);
    EXPECT_EQ(why_refused(g, play_joker(joker(cut::vertical, red))), refusals::joker_does_not_fit);
}

TEST(RaceRefusals, T4_of_another_players_hand_a_refusal_tells_nothing) {
    auto g = busy();
    g.draw(centered(3, green));
    auto const watching = g.view(seat{1});
    EXPECT_EQ(g.why_not(seat{0}, discard(centered(3, red))), refusals::not_in_hand);
    EXPECT_FALSE(watching.why_not(seat{0}, discard(centered(3, red)))) << "they may hold it";
    EXPECT_EQ(watching.why_not(seat{0}, draw()), refusal::wrong_phase);
}

}  // namespace
}  // namespace triqueta::triangles::race
