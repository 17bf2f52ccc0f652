#include <triqueta/animals/position/check_position.hpp>

#include <triqueta/animals/refusal_list.hpp>

#include <triqueta/animals/animals.hpp>
#include <triqueta/core/position.hpp>

#include "support/found.hpp"
#include "support/golden_refusals.hpp"
#include "support/hand_played.hpp"

#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

using enum animal;
using support::found_in, support::hand_played, support::some, support::these;

constexpr support::golden_refusal golden[] = {
    {invariants::wrong_tokens, 44, {'B', 1}},  {invariants::wrong_heights, 45, {'B', 4}},
    {invariants::wrong_mover, 46, {'B', 7}},   {invariants::wrong_hand, 47, {'B', 8}},
    {invariants::wrong_kept, 48, {'B', 10}},   {invariants::wrong_rows, 49, {'B', 11}},
    {invariants::wrong_box, 50, {'B', 16}},    {invariants::wrong_tower, 51, {'B', 17}},
    {invariants::wrong_tiles, 52, {'B', 17}},  {invariants::wrong_decisions, 53, {'B', 18}},
    {invariants::wrong_shadows, 54, {'W', 4}},
};

TEST(Invariants, codes_and_rules_are_what_they_always_were) { support::expect_as_they_always_were(golden); }

TEST(Invariants, are_listed_with_their_names_and_no_code_twice) { support::expect_listed(golden, all_refusals); }

using base = base_game<3>;
using wolves = hidden_wolves<3>;
using duel = hidden_wolves_duel;

/// Three light towers of one column, a level each.
struct narrow : base_game<2> {
    struct pack : light_pack {
        static constexpr by_kind light = values(3);
    };
    struct towers : four_towers {
        static constexpr int count = 3;
        static constexpr int columns = 1;
        static constexpr int light_levels = 1;
    };
};

/// Seat 0 kept an owl, seat 1 laid a bear at row 0; seat 2 is to move.
hand_played<base> played() {
    hand_played<base> g;
    g.draw(0, owl).keep().draw(1, bear).lay(0);
    return g;
}
/// The second round has begun: seat 2 has the rock and a tile, and 13 tokens lie in the box.
hand_played<base> second_round() {
    auto g = played();
    g.next_round();
    return g;
}
/// Seat 0 kept an owl and a deer, seat 2 a ram. Seat 1 has the rock and nothing to decide, so seat 2 decides first.
hand_played<base> deciding() {
    hand_played<base> g;
    g.draw(0, owl).keep().draw(1, bear).lay(0).draw(2, ram).keep().draw(0, deer).keep().take(0).take(1).take(2);
    g.choose(1).take(0).take(1).take(2).choose(2).take(0).take(1).take(2);
    g.choose(3).draw(0, boar).lay(0).take(0).take(1).take(2);
    return g;
}
/// Of two tokens drawn, from columns 0 and 1, none was looked at.
hand_played<duel> drew_two() {
    hand_played<duel> g;
    g.act(draw(column{0})).act(draw(column{1}));
    return g;
}
/// Tower 1 has been lowered to its shadow tokens in columns 0 and 1.
template <class V>
hand_played<V> at_the_shadows() {
    hand_played<V> g;
    g.take_rest().choose(1);
    while (g.table().left.of(column{1}) > 1) {
        auto const c = g.table().left.of(column{0}) > 1 ? column{0} : column{1};
        for (int i = 0; i < V::draw::tokens && g.table().left.of(c) > 1; ++i) g.act(draw(c));
        if (g.turn().is_seat() && g.table().phase == phase::second_draw) g.act(draw(column{2}));
        while (g.turn().is_chance()) g.find(g.to_draw().nth(0));
        if (!g.table().hand.empty()) g.lay(0);
        if (!g.table().hand.empty()) g.box();
    }
    return g;
}

TEST(CheckPosition, finds_nothing_against_these_positions_of_play) {
    auto const nothing = [](auto&, auto&) {};
    EXPECT_EQ(found_in<base>(played(), nothing), reasons{});
    EXPECT_EQ(found_in<base>(second_round(), nothing), reasons{});
    EXPECT_EQ(found_in<base>(deciding(), nothing), reasons{});
    EXPECT_EQ(found_in<duel>(drew_two(), nothing), reasons{});
    EXPECT_EQ(found_in<base_game_duel>(hand_played<base_game_duel>{}.draw(0, owl, 1, bear), nothing), reasons{});
    EXPECT_EQ(found_in<wolves>(at_the_shadows<wolves>(), nothing), reasons{});
    EXPECT_EQ(found_in<duel>(at_the_shadows<duel>(), nothing), reasons{});
}

// Seats.

TEST(CheckPosition, B2_the_mover_and_the_rocks_holder_sit_at_the_table) {
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.mover = seat{3}; }), refusal::wrong_seats);
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.mover = viewer::spectator().seat(); }),
              refusal::wrong_seats);
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.rock = seat{3}; }), refusal::wrong_seats);
}

TEST(CheckPosition, B12_B18_only_who_sits_there_drops_out_or_decides) {
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.out.insert(seat{3}); }), refusal::wrong_seats);
    EXPECT_EQ(found_in<base>(deciding(), [](auto& t, auto&) { t.decided.insert(seat{3}); }), refusal::wrong_seats);
}

TEST(CheckPosition, a_view_is_somebodys_who_sits_there_or_a_spectators_who_has_no_secrets) {
    auto const g = played();
    auto const mine = g.secrets(seat{0});
    EXPECT_EQ(check_position<base>(g.table(), mine, seat{0}), reasons{});
    EXPECT_EQ(check_position<base>(g.table(), {}, viewer::spectator()), reasons{});
    EXPECT_EQ(check_position<base>(g.table(), {}, seat{3}), refusal::wrong_seats);
    EXPECT_EQ(check_position<base>(g.table(), mine, viewer::spectator()), refusal::wrong_secrets);
    EXPECT_EQ(check_position<base>(g.table(), mine, seat{3}), refusal::wrong_seats);
    EXPECT_EQ(check_position<base>(g.table(), {}, seat{0}), refusal::wrong_secrets);
}

// Towers and rounds.

TEST(CheckPosition, B17_what_has_to_happen_next_is_one_of_the_phases) {
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.phase = static_cast<phase>(7); }),
              invariants::wrong_tower);
}

TEST(CheckPosition, B5_B17_the_current_tower_is_one_of_the_towers_and_stands_for_no_later_round) {
    EXPECT_EQ(found_in<base>(second_round(), [](auto& t, auto&) { t.current = tower{4}; }), invariants::wrong_tower);
    EXPECT_EQ(
        found_in<narrow>(hand_played<narrow>{}.take_rest().choose(1), [](auto& t, auto&) { t.current = tower{3}; }),
        invariants::wrong_tower);
    EXPECT_EQ(found_in<base>(second_round(), [](auto& t, auto&) { t.current = tower{2}; }), invariants::wrong_tower);
}

TEST(CheckPosition, B5_tower_0_is_the_first_rounds_and_no_others) {
    EXPECT_EQ(found_in<base>(second_round(), [](auto& t, auto&) { t.current = tower{0}; }), invariants::wrong_tower);
    auto const stand_0 = [](auto& t, auto&) {
        t.standing.erase(tower{3});
        t.standing.insert(tower{0});
    };
    EXPECT_EQ(found_in<base>(second_round(), stand_0), invariants::wrong_tower);
    auto const stand_3 = [](auto& t, auto&) {
        t.standing.erase(tower{2});
        t.standing.insert(tower{3});
    };
    EXPECT_EQ(found_in<narrow>(hand_played<narrow>{}.take_rest().choose(1), stand_3), invariants::wrong_tower);
}

TEST(CheckPosition, B17_a_tower_is_chosen_as_long_as_there_is_one_and_then_the_game_ends) {
    hand_played<base> choosing;
    choosing.take_rest();
    EXPECT_EQ(found_in<base>(choosing,
                             [](auto& t, auto&) {
                                 t.standing = {};
                                 t.current = tower{3};
                             }),
              invariants::wrong_tower);
    EXPECT_EQ(found_in<base>(choosing, [](auto& t, auto&) { t.phase = phase::over; }), invariants::wrong_tower);
    EXPECT_EQ(found_in<base>(deciding(), [](auto& t, auto&) { t.phase = phase::next_tower; }), invariants::wrong_tower);
}

/// In a constant expression, where nothing may be done that isn't defined.
constexpr bool a_count_of_kept_tokens_that_no_mask_has_is_found() {
    auto t = state<wolves>{}.table();
    t.phase = phase::decide;
    t.standing = {};
    t.current = tower{1};
    t.mover = seat{2};
    t.kept[seat{1}] = 155;
    t.kept[seat{2}] = 1;
    t.decided.insert(seat{1});
    return check_position<wolves>(t, state<wolves>{}.all_secrets()).contain(invariants::wrong_kept);
}
static_assert(a_count_of_kept_tokens_that_no_mask_has_is_found());

TEST(CheckPosition, B4_W2_no_column_is_higher_than_its_tower) {
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.left.set(column{2}, 4); }),
              these({invariants::wrong_heights}));
    EXPECT_EQ(found_in<narrow>(hand_played<narrow>{}, [](auto& t, auto&) { t.left.set(column{1}, 1); }),
              these({invariants::wrong_heights}));
    EXPECT_EQ(found_in<wolves>(hand_played<wolves>{}, [](auto& t, auto&) { t.left.set(column{2}, 4); }),
              these({invariants::wrong_heights}))
        << "the first tower has no shadow tokens";
}

TEST(CheckPosition, B16_between_rounds_the_tower_is_taken_down) {
    hand_played<base> choosing;
    choosing.take_rest();
    EXPECT_EQ(found_in<base>(choosing, [](auto& t, auto&) { t.left.set(column{2}, 1); }), invariants::wrong_heights);
}

TEST(CheckPosition, B17_there_is_a_tile_for_each_round_but_the_first) {
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { ++t.tiles[seat{1}]; }), invariants::wrong_tiles);
    EXPECT_EQ(found_in<base>(second_round(), [](auto& t, auto&) { t.tiles = {}; }), invariants::wrong_tiles);
    EXPECT_EQ(found_in<base>(second_round(),
                             [](auto& t, auto&) {
                                 t.tiles = {};
                                 ++t.tiles[seat{0}];
                             }),
              reasons{})
        << "whoever has it";
}

// Rows.

TEST(CheckPosition, B11_a_row_that_was_taken_is_empty) {
    auto g = played();
    g.take(1);
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.rows[row{1}].add(bear); }), invariants::wrong_rows);
}

TEST(CheckPosition, B3_B11_as_many_rows_lie_in_the_middle_as_players_are_in_the_round) {
    auto g = played();
    g.take(1);
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.in_middle.insert(row{1}); }), invariants::wrong_rows);
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.in_middle.erase(row{2}); }), invariants::wrong_rows);
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.out = {}; }), invariants::wrong_rows);
    EXPECT_EQ(found_in<base>(g,
                             [](auto& t, auto&) {
                                 t.in_middle.erase(row{2});
                                 t.in_middle.insert(row{3});
                             }),
              invariants::wrong_rows)
        << "there is no fourth row";
}

TEST(CheckPosition, B15_B16_no_row_lies_in_the_middle_between_rounds_and_at_least_one_in_them) {
    hand_played<base> choosing;
    choosing.take_rest();
    auto const put_back = [](auto& t, auto&) {
        t.in_middle = row_set::first(3);
        t.out = {};
    };
    EXPECT_EQ(found_in<base>(choosing, put_back), invariants::wrong_rows);
    auto const take_all = [](auto& t, auto&) {
        t.rows = {};
        t.up[seat{0}].add(bear);
        t.in_middle = {};
        t.out = player_set::first(3);
    };
    EXPECT_EQ(found_in<base>(played(), take_all), these({invariants::wrong_rows, invariants::wrong_mover}));
}

// Who moves.

TEST(CheckPosition, B12_whoever_has_dropped_out_isnt_to_move) {
    auto g = played();
    g.take(1);
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.mover = seat{2}; }), invariants::wrong_mover);
}

TEST(CheckPosition, B17_the_rocks_holder_chooses_the_tower) {
    hand_played<base> choosing;
    choosing.take_rest();
    EXPECT_EQ(found_in<base>(choosing, [](auto& t, auto&) { t.mover = seat{0}; }), invariants::wrong_mover);
    EXPECT_EQ(found_in<base>(choosing, [](auto& t, auto&) { t.rock = seat{0}; }), invariants::wrong_mover);
}

// Tokens drawn.

TEST(CheckPosition, B8_nothing_is_in_hand_when_a_turn_begins) {
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.hand.add(back::light); }),
              these({invariants::wrong_hand, refusal::wrong_secrets}));
    EXPECT_EQ(found_in<base>(played(),
                             [](auto& t, auto&) {
                                 t.hand.add(back::light);
                                 t.unlooked.add(column{0});
                             }),
              invariants::wrong_hand);
}

TEST(CheckPosition, B8_nothing_is_to_be_looked_at_when_a_turn_begins) {
    EXPECT_EQ(found_in<base>(played().view(viewer::spectator()), [](auto& t, auto&) { t.unlooked.add(column{0}); }),
              invariants::wrong_hand);
}

TEST(CheckPosition, B8_what_is_looked_at_was_drawn) {
    hand_played<base> g;
    g.act(draw(column{0}));
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.unlooked = {}; }),
              these({invariants::wrong_hand, refusal::wrong_secrets}));
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.hand = {}; }),
              these({invariants::wrong_hand, refusal::wrong_secrets}));
    EXPECT_EQ(found_in<narrow>(hand_played<narrow>{}.act(draw(column{0})),
                               [](auto& t, auto&) {
                                   t.unlooked = {};
                                   t.unlooked.add(column{1});
                               }),
              invariants::wrong_hand)
        << "there is no such column";
}

TEST(CheckPosition, D1_no_more_tokens_are_to_be_looked_at_than_were_drawn) {
    auto const lose_one = [](auto& t, auto&) {
        t.hand = {};
        t.hand.add(back::light);
        t.left.set(column{0}, 3);
    };
    EXPECT_EQ(found_in<duel>(drew_two().view(viewer::spectator()), lose_one), invariants::wrong_hand);
}

TEST(CheckPosition, B8_a_token_drawn_left_a_place_behind_and_shows_what_lay_there) {
    hand_played<base> g;
    g.act(draw(column{0}));
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.left.set(column{0}, 3); }), invariants::wrong_hand);
    EXPECT_EQ(found_in<base>(g,
                             [](auto& t, auto&) {
                                 t.hand = {};
                                 t.hand.add(back::shadow);
                             }),
              invariants::wrong_hand);
}

TEST(CheckPosition, W3_what_was_looked_at_and_not_placed_is_light) {
    hand_played<base> g;
    g.draw(0, owl);
    auto const turn_over = [](auto& t, auto&) {
        t.hand = {};
        t.hand.add(back::shadow);
    };
    EXPECT_EQ(found_in<base>(g, turn_over), invariants::wrong_hand);
    auto w = at_the_shadows<wolves>();
    w.act(draw(column{0}));
    EXPECT_EQ(found_in<wolves>(w,
                               [](auto& t, auto&) {
                                   t.hand = {};
                                   t.hand.add(back::light);
                               }),
              invariants::wrong_hand)
        << "it lay on the lowest level";
}

TEST(CheckPosition, B8_whoever_places_a_token_has_one_and_has_looked_at_all) {
    hand_played<base> g;
    g.draw(0, owl);
    EXPECT_EQ(found_in<base>(g,
                             [](auto& t, auto& all) {
                                 t.hand = {};
                                 all[seat{0}].hand = {};
                                 t.box = 1;
                             }),
              these({invariants::wrong_hand}));
    EXPECT_EQ(found_in<base>(g,
                             [](auto& t, auto& all) {
                                 t.unlooked.add(column{0});
                                 all[seat{0}].hand = {};
                             }),
              these({invariants::wrong_hand}));
}

TEST(CheckPosition, D1_a_second_token_is_drawn_after_one_if_there_is_one) {
    hand_played<duel> g;
    g.act(draw(column{0}));
    ASSERT_EQ(g.table().phase, phase::second_draw);
    EXPECT_EQ(found_in<duel>(g,
                             [](auto& t, auto&) {
                                 t.hand.add(back::light);
                                 t.unlooked.add(column{1});
                                 t.left.set(column{1}, 2);
                             }),
              invariants::wrong_hand);
    EXPECT_EQ(found_in<duel>(g,
                             [](auto& t, auto& all) {
                                 t.unlooked = {};
                                 all[seat{0}].hand.add(owl);
                             }),
              invariants::wrong_hand);
    EXPECT_EQ(found_in<duel>(g,
                             [](auto& t, auto& all) {
                                 t.hand.add(back::light);
                                 all[seat{0}].hand.add(owl);
                                 t.left.set(column{1}, 2);
                             }),
              invariants::wrong_hand)
        << "the first isn't looked at before";
    EXPECT_EQ(found_in<duel>(g,
                             [](auto& t, auto&) {
                                 t.hand = {};
                                 t.hand.add(back::shadow);
                             }),
              invariants::wrong_hand);
    EXPECT_EQ(found_in<duel>(hand_played<duel>{}.next_round().next_round().next_round().act(draw(column{0})),
                             [](auto& t, auto&) {
                                 t.left = {};
                                 t.hand = {};
                                 t.hand.add(back::shadow);
                                 t.box = static_cast<std::uint8_t>(t.box + 19);
                             }),
              invariants::wrong_hand)
        << "nothing is left to draw";
    hand_played<base> one;
    one.act(draw(column{0}));
    EXPECT_EQ(found_in<base>(one, [](auto& t, auto&) { t.phase = phase::second_draw; }), invariants::wrong_hand)
        << "where one token is drawn";
}

TEST(CheckPosition, D1_the_second_token_may_have_lain_below_the_first) {
    hand_played<duel> same;
    same.act(draw(column{0})).act(draw(column{0}));
    EXPECT_EQ(found_in<duel>(same, [](auto& t, auto&) { t.left.set(column{0}, 2); }), invariants::wrong_hand)
        << "they left two places behind";
    hand_played<duel> deep;
    deep.take_rest().choose(1).draw(3, owl, 3, bear).lay(0).box().act(draw(column{3})).act(draw(column{3}));
    auto const turn_over = [](auto& t, auto&) {
        t.hand = {};
        t.hand.add(back::light);
        t.hand.add(back::light);
    };
    ASSERT_EQ(deep.table().hand[1], back::shadow);
    EXPECT_EQ(found_in<duel>(deep, turn_over), invariants::wrong_hand);
}

TEST(CheckPosition, D1_where_all_are_light_two_are_drawn_before_the_first_is_looked_at) {
    hand_played<base_game_duel> g;
    g.act(draw(column{0}));
    EXPECT_EQ(found_in<base_game_duel>(g, [](auto& t, auto&) { t.phase = phase::look; }), invariants::wrong_hand);
    auto shadow = at_the_shadows<duel>();
    shadow.act(draw(column{0})).act(draw(column{2})).find(wolf);
    ASSERT_EQ(shadow.table().hand.size(), 1) << "a shadow token is kept at once";
    EXPECT_EQ(found_in<duel>(shadow, [](auto&, auto&) {}), reasons{});
}

TEST(CheckPosition, D4_a_first_option_is_noted_while_the_second_of_two_is_placed) {
    hand_played<duel> g;
    g.draw(0, owl, 1, bear);
    EXPECT_EQ(found_in<duel>(g, [](auto& t, auto&) { t.first_option.add(option::lay); }), invariants::wrong_hand);
    EXPECT_EQ(found_in<duel>(hand_played<duel>{}, [](auto& t, auto&) { t.first_option.add(option::lay); }),
              invariants::wrong_hand);
    EXPECT_EQ(found_in<duel>(hand_played<duel>{}.act(draw(column{0})),
                             [](auto& t, auto&) { t.first_option.add(option::lay); }),
              invariants::wrong_hand);
    g.lay(0);
    EXPECT_EQ(found_in<duel>(g,
                             [](auto& t, auto&) {
                                 t.first_option = {};
                                 t.first_option.add(static_cast<option>(3));
                             }),
              invariants::wrong_hand);
}

TEST(CheckPosition, D4_where_all_are_light_one_is_left_because_the_other_went_by_an_option) {
    hand_played<base_game_duel> g;
    g.draw(0, owl, 1, bear).lay(0);
    EXPECT_EQ(found_in<base_game_duel>(g, [](auto& t, auto&) { t.first_option = {}; }), invariants::wrong_hand);
    hand_played<duel> with_shadows;
    with_shadows.draw(0, owl, 1, bear).lay(0);
    EXPECT_EQ(found_in<duel>(with_shadows, [](auto& t, auto&) { t.first_option = {}; }), reasons{})
        << "the other may have been a shadow token";
}

// Kept tokens and the end.

TEST(CheckPosition, B10_nobody_keeps_more_than_they_may) {
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.kept[seat{0}] = 3; }),
              these({invariants::wrong_kept, refusal::wrong_secrets}));
    EXPECT_EQ(found_in<base>(played().view(seat{1}),
                             [](auto& t, auto&) {
                                 t.kept[seat{0}] = 3;
                                 t.left.set(column{0}, 0);
                             }),
              invariants::wrong_kept);
}

TEST(CheckPosition, K4_at_the_end_nothing_is_kept_any_more) {
    hand_played<base> over;
    over.draw(0, owl).keep().end_rounds().decide(1);
    ASSERT_TRUE(over.is_over());
    EXPECT_EQ(found_in<base>(over,
                             [](auto& t, auto& all) {
                                 t.up[seat{0}] = {};
                                 t.kept[seat{0}] = 1;
                                 all[seat{0}].kept.add(owl);
                             }),
              invariants::wrong_kept);
}

TEST(CheckPosition, B18_no_decision_is_made_before_the_end) {
    EXPECT_EQ(found_in<base>(played(),
                             [](auto& t, auto& all) {
                                 t.decided.insert(seat{0});
                                 all[seat{0}].choice = decision{1};
                             }),
              invariants::wrong_decisions);
    hand_played<base> choosing;
    choosing.draw(0, owl).keep().take_rest();
    EXPECT_EQ(found_in<base>(choosing,
                             [](auto& t, auto& all) {
                                 t.decided.insert(seat{0});
                                 all[seat{0}].choice = decision{1};
                             }),
              invariants::wrong_decisions);
    EXPECT_EQ(found_in<base>(played(), [](auto&, auto& all) { all[seat{0}].choice = decision{1}; }),
              invariants::wrong_decisions)
        << "nor one that nobody sees";
}

TEST(CheckPosition, B18_those_have_decided_who_come_before_the_mover_from_the_rock_on) {
    auto const g = deciding();
    ASSERT_TRUE(g.turn().is(seat{2}));
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.mover = seat{0}; }), invariants::wrong_decisions);
    EXPECT_EQ(found_in<base>(g, [](auto& t, auto&) { t.mover = seat{1}; }), invariants::wrong_decisions)
        << "who has nothing to decide";
    EXPECT_EQ(found_in<base>(g,
                             [](auto& t, auto& all) {
                                 t.decided.insert(seat{0});
                                 all[seat{0}].choice = decision{1};
                             }),
              invariants::wrong_decisions)
        << "it isn't their turn yet";
    auto next = g;
    next.decide(1);
    EXPECT_EQ(found_in<base>(next, [](auto& t, auto&) { t.rock = seat{0}; }), invariants::wrong_decisions);
}

TEST(CheckPosition, B18_who_has_decided_has_chosen_among_the_kept_tokens_and_nobody_else_has) {
    auto g = deciding();
    g.decide(1);
    EXPECT_EQ(found_in<base>(g, [](auto&, auto& all) { all[seat{2}].choice = {}; }), invariants::wrong_decisions);
    EXPECT_EQ(found_in<base>(g, [](auto&, auto& all) { all[seat{2}].choice = decision{2}; }),
              invariants::wrong_decisions)
        << "there is no second token";
    EXPECT_EQ(found_in<base>(g, [](auto&, auto& all) { all[seat{2}].choice = decision{33}; }),
              invariants::wrong_decisions);
    EXPECT_EQ(found_in<base>(g, [](auto&, auto& all) { all[seat{0}].choice = decision{0}; }),
              invariants::wrong_decisions);
}

TEST(CheckPosition, B18_at_the_end_as_many_were_boxed_as_a_decision_can_have_boxed) {
    auto g = deciding();
    g.decide(1).decide(1);
    ASSERT_TRUE(g.is_over());
    EXPECT_EQ(found_in<base>(g, [](auto&, auto& all) { all[seat{0}].choice = decision{3}; }),
              invariants::wrong_decisions)
        << "one of two was boxed, or the only one";
    EXPECT_EQ(found_in<base>(g, [](auto&, auto& all) { all[seat{0}].choice = decision{0}; }), reasons{});
    EXPECT_EQ(found_in<base>(g.view(viewer::spectator()),
                             [](auto& t, auto&) {
                                 t.up[seat{0}] = {};
                                 t.boxed[seat{0}] = 3;
                                 t.box = static_cast<std::uint8_t>(t.box + 2);
                             }),
              invariants::wrong_decisions);
}

TEST(CheckPosition, B18_where_one_is_drawn_only_end_decisions_put_tokens_into_the_box) {
    auto const put_into_box = [](auto& t, auto& all) {
        t.boxed[seat{1}] = 1;
        all[seat{1}].boxed.add(boar);
        ++t.box;
        t.left.lower(column{4});
    };
    EXPECT_EQ(found_in<base>(played(), put_into_box), invariants::wrong_decisions);
    auto over = deciding();
    over.decide(1).decide(3);
    EXPECT_EQ(found_in<base>(over,
                             [](auto& t, auto& all) {
                                 t.boxed[seat{1}] = 1;
                                 all[seat{1}].boxed.add(boar);
                             }),
              invariants::wrong_decisions)
        << "seat 1 had nothing to decide";
    auto half = deciding();
    half.decide(1);
    EXPECT_EQ(found_in<base>(half,
                             [](auto& t, auto& all) {
                                 t.boxed[seat{2}] = 1;
                                 all[seat{2}].boxed.add(boar);
                             }),
              invariants::wrong_decisions)
        << "K4: until all have decided nothing moves";
}

TEST(CheckPosition, W4_shadow_tokens_lie_hidden_till_the_end_and_open_from_then_on) {
    auto g = at_the_shadows<wolves>();
    g.act(draw(column{0})).find(wolf);
    auto const owner = seat{(g.table().mover.number() + 2) % 3};
    ASSERT_EQ(g.table().shadows[owner], 1);
    auto const open = [owner](auto& t, auto& all) {
        t.shadows[owner] = 0;
        all[owner].shadows = {};
        t.up[owner].add(wolf);
        t.shadows_up.add(wolf);
    };
    EXPECT_EQ(found_in<wolves>(g, open), invariants::wrong_shadows);
    g.end_rounds();
    ASSERT_TRUE(g.is_over());
    auto const hide = [owner](auto& t, auto& all) {
        t.shadows[owner] = 1;
        all[owner].shadows.add(wolf);
        t.up[owner].remove(wolf);
        t.shadows_up.remove(wolf);
    };
    EXPECT_EQ(found_in<wolves>(g, hide), invariants::wrong_shadows);
}

// What players know.

TEST(CheckPosition, K1_K2_each_player_knows_as_many_tokens_as_all_see) {
    auto const g = played();
    EXPECT_EQ(found_in<base>(g, [](auto&, auto& all) { all[seat{0}].kept = {}; }), refusal::wrong_secrets);
    EXPECT_EQ(found_in<base>(g, [](auto&, auto& all) { all[seat{1}].kept.add(owl); }), refusal::wrong_secrets);
    EXPECT_EQ(found_in<base>(g, [](auto&, auto& all) { all[seat{1}].boxed.add(owl); }), refusal::wrong_secrets);
    auto holding = g;
    holding.draw(2, deer);
    EXPECT_EQ(found_in<base>(holding, [](auto&, auto& all) { all[seat{2}].hand = {}; }), refusal::wrong_secrets);
    EXPECT_EQ(found_in<base>(holding, [](auto&, auto& all) { all[seat{1}].hand.add(owl); }), refusal::wrong_secrets)
        << "it isn't their turn";
    auto w = at_the_shadows<wolves>();
    EXPECT_EQ(found_in<wolves>(w, [](auto&, auto& all) { all[seat{1}].shadows.add(wolf); }), refusal::wrong_secrets);
    EXPECT_EQ(found_in<wolves>(w, [](auto& t, auto&) { ++t.shadows[seat{1}]; }), refusal::wrong_secrets);
}

constexpr auto no_animal = static_cast<animal>(8);

TEST(CheckPosition, B1_tokens_are_animals) {
    EXPECT_EQ(found_in<base>(played(),
                             [](auto&, auto& all) {
                                 all[seat{0}].kept = {};
                                 all[seat{0}].kept.add(no_animal);
                             }),
              refusal::wrong_secrets);
    auto holding = played();
    holding.draw(2, deer);
    EXPECT_EQ(found_in<base>(holding,
                             [](auto&, auto& all) {
                                 all[seat{2}].hand = {};
                                 all[seat{2}].hand.add(no_animal);
                             }),
              refusal::wrong_secrets);
    auto over = deciding();
    over.decide(0).decide(3);
    EXPECT_EQ(found_in<base>(over,
                             [](auto&, auto& all) {
                                 all[seat{2}].boxed = {};
                                 all[seat{2}].boxed.add(no_animal);
                             }),
              refusal::wrong_secrets);
}

TEST(CheckPosition, B1_W1_there_are_no_more_tokens_of_an_animal_than_the_pack_has) {
    auto const too_many_up = [](auto& t, auto&) {
        t.up[seat{0}] = some({.bear = 10});
        t.left = {};
    };
    EXPECT_EQ(found_in<base>(played(), too_many_up), invariants::wrong_tokens);
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.rows[row{1}] = some({.owl = 10}); }),
              invariants::wrong_tokens)
        << "one was kept";
    auto const wolf_kept = [](auto&, auto& all) {
        all[seat{0}].kept = {};
        all[seat{0}].kept.add(wolf);
    };
    EXPECT_EQ(found_in<base>(played(), wolf_kept), invariants::wrong_tokens) << "the base game has none";
    auto holding = played();
    holding.draw(2, deer);
    EXPECT_EQ(found_in<base>(holding, [](auto& t, auto&) { t.rows[row{1}] = some({.deer = 10}); }),
              invariants::wrong_tokens);
    hand_played<duel> boxing;
    boxing.draw(0, owl, 1, bear).box();
    EXPECT_EQ(found_in<duel>(boxing, [](auto& t, auto&) { t.rows[row{1}] = some({.owl = 10}); }),
              invariants::wrong_tokens);
    auto w = at_the_shadows<wolves>();
    w.act(draw(column{0})).find(wolf);
    auto const owner = seat{(w.table().mover.number() + 2) % 3};
    EXPECT_EQ(found_in<wolves>(w,
                               [owner](auto& t, auto& all) {
                                   t.shadows[owner] = 2;
                                   all[owner].shadows = some({.owl = 2});
                               }),
              invariants::wrong_tokens)
        << "the shadow pack has one owl";
    w.end_rounds();
    EXPECT_EQ(found_in<wolves>(w, [](auto& t, auto&) { t.shadows_up = some({.bear = 1, .wolf = 1}); }),
              invariants::wrong_tokens)
        << "no such shadow token lies among those face up";
    EXPECT_EQ(found_in<wolves>(w,
                               [owner](auto& t, auto&) {
                                   t.up[owner] = some({.owl = 2});
                                   t.shadows_up = some({.owl = 2});
                               }),
              invariants::wrong_tokens);
}

TEST(CheckPosition, B16_every_token_is_somewhere_and_only_there) {
    EXPECT_EQ(found_in<base>(played(), [](auto& t, auto&) { t.left.set(column{4}, 2); }), invariants::wrong_box);
    EXPECT_EQ(found_in<base>(second_round(), [](auto& t, auto&) { ++t.box; }), invariants::wrong_box);
    EXPECT_EQ(found_in<base>(second_round(), [](auto& t, auto&) { --t.box; }), invariants::wrong_box);
    EXPECT_EQ(found_in<base>(second_round(), [](auto& t, auto&) { t.rows[row{0}].add(bear); }), invariants::wrong_box);
    hand_played<duel> g;
    g.draw(0, owl, 1, bear).box();
    EXPECT_EQ(found_in<duel>(g, [](auto& t, auto&) { t.box = 0; }), invariants::wrong_box);
}

TEST(CheckPosition, B16_in_the_first_round_nothing_was_put_back_unseen) {
    EXPECT_EQ(found_in<base>(played(),
                             [](auto& t, auto&) {
                                 t.left.set(column{4}, 2);
                                 ++t.box;
                             }),
              invariants::wrong_box);
    EXPECT_EQ(found_in<base>(second_round(),
                             [](auto& t, auto&) {
                                 t.left.set(column{4}, 2);
                                 ++t.box;
                             }),
              reasons{});
}

TEST(CheckPosition, W2_B16_there_are_light_and_shadow_tokens_enough_for_the_towers_and_hands) {
    auto const w = at_the_shadows<wolves>();
    auto const swap_one = [](auto& t, auto& all) {
        // as many tokens as before, but six shadow tokens more than there are below the light ones
        t.up[seat{0}] = {};
        t.shadows[seat{0}] = 6;
        all[seat{0}].shadows = some({.wolf = 6});
        t.box = static_cast<std::uint8_t>(t.box - 6);
    };
    EXPECT_EQ(found_in<wolves>(w, swap_one), invariants::wrong_box);
    auto const take_light = [](auto& t, auto&) {
        t.box = static_cast<std::uint8_t>(t.box - 15);
        t.up[seat{0}] = some({.rabbit = 3, .owl = 3, .deer = 3, .boar = 3, .ram = 2, .bear = 2});
        t.left.set(column{0}, 0);
    };
    EXPECT_EQ(found_in<wolves>(w, take_light), invariants::wrong_box);
}

TEST(CheckPosition, K3_of_others_tokens_a_view_knows_only_that_there_are_enough) {
    auto const g = played();
    auto const as_1 = g.view(seat{1});
    EXPECT_EQ(found_in<base>(as_1, [](auto& t, auto&) { t.kept[seat{0}] = 2; }), invariants::wrong_box);
    EXPECT_EQ(found_in<base>(as_1,
                             [](auto& t, auto&) {
                                 t.kept[seat{0}] = 2;
                                 t.left.lower(column{2});
                             }),
              reasons{});
    hand_played<duel> d;
    d.draw(0, owl, 1, bear).box();
    EXPECT_EQ(found_in<duel>(d.view(seat{1}), [](auto& t, auto&) { ++t.boxed[seat{0}]; }), invariants::wrong_box);
    EXPECT_EQ(found_in<wolves>(at_the_shadows<wolves>().view(seat{1}), [](auto& t, auto&) { ++t.shadows[seat{0}]; }),
              invariants::wrong_box);
}

// More than one reason.

TEST(CheckPosition, several_faults_give_all_their_reasons) {
    EXPECT_EQ(found_in<base>(second_round(),
                             [](auto& t, auto&) {
                                 t.mover = seat{3};
                                 t.current = tower{2};
                             }),
              these({refusal::wrong_seats, invariants::wrong_tower}));
    EXPECT_EQ(
        found_in<base>(second_round(),
                       [](auto& t, auto& all) {
                           t.left.set(column{0}, 9);
                           t.in_middle.erase(row{0});
                           t.tiles = {};
                           t.out.insert(t.mover);
                           t.out.insert(seat{0});
                           t.kept[seat{0}] = 3;
                           t.hand.add(back::shadow);
                           t.decided.insert(seat{1});
                           all[seat{0}].hand.add(owl);
                       }),
        these({invariants::wrong_heights, invariants::wrong_rows, invariants::wrong_tiles, invariants::wrong_mover,
               invariants::wrong_kept, invariants::wrong_hand, invariants::wrong_decisions, refusal::wrong_secrets}));
}

TEST(CheckPosition, B1_B4_B7_B8_B10_B11_B16_B17_B18_W4_each_is_provoked) {
    support::provoked expect;
    auto const g = played();
    auto const change = [&](auto how, std::initializer_list<refusal> why) { expect(found_in<base>(g, how), why); };
    change([](auto& t, auto&) { t.rock = seat{5}; }, {refusal::wrong_seats});
    change([](auto&, auto& all) { all[seat{2}].kept.add(owl); }, {refusal::wrong_secrets});
    change([](auto& t, auto&) { t.rows[row{1}] = some({.bear = 10}); }, {invariants::wrong_tokens});
    change([](auto& t, auto&) { t.left.set(column{3}, 5); }, {invariants::wrong_heights});
    change(
        [](auto& t, auto&) {
            t.in_middle.erase(row{2});
            t.out.insert(seat{2});
        },
        {invariants::wrong_mover});
    change([](auto& t, auto&) { t.phase = phase::look; }, {invariants::wrong_hand});
    change([](auto& t, auto&) { t.out.insert(seat{1}); }, {invariants::wrong_rows});
    change([](auto& t, auto&) { ++t.box; }, {invariants::wrong_box});
    change([](auto& t, auto&) { t.current = tower{1}; }, {invariants::wrong_tower});
    change([](auto& t, auto&) { ++t.tiles[seat{2}]; }, {invariants::wrong_tiles});
    change([](auto& t, auto&) { t.decided.insert(seat{0}); }, {invariants::wrong_decisions});
    expect(found_in<base>(g.view(seat{1}), [](auto& t, auto&) { t.kept[seat{2}] = 3; }), {invariants::wrong_kept});
    expect(found_in<wolves>(hand_played<wolves>{}, [](auto& t, auto&) { t.shadows_up.add(wolf); }),
           {invariants::wrong_shadows});
    expect.expect_all(support::refusals_in(golden));
    refusal const of_every_game[] = {refusal::wrong_seats, refusal::wrong_secrets};
    expect.expect_all(of_every_game);
}

// In a constant expression.
constexpr bool a_position_by_hand_is_checked() {
    table<base> t;
    by_seat<base, secrets<base>> all{};
    if (!set_up<base>(t, all)) return false;
    t.box = 1;
    return set_up<base>(t, all).why() == invariants::wrong_box;
}
static_assert(a_position_by_hand_is_checked());

}  // namespace
}  // namespace triqueta::animals
