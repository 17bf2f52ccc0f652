#include <triqueta/triangles/race/secrets.hpp>

#include "support/race_played.hpp"

#include <gtest/gtest.h>

#include <vector>

/// Who knows what, by the views that players and spectators are given.
namespace triqueta::triangles::race {
namespace {

using support::from_hand;
using support::horizontal, support::vertical, support::centered;
using support::race_played, support::race_position;
using enum colour;

constexpr viewer spectator = viewer::spectator();

std::vector<viewer> everybody(state<game> const& s) {
    std::vector<viewer> all{spectator};
    for (int i = 0; i < s.players(); ++i) all.emplace_back(seat{i});
    return all;
}

/// The cards whose place this viewer doesn't know.
cards unseen_by(viewer who, state<game> const& s) { return s.view(who).unseen(); }

TEST(RaceKnowledge, T3_the_table_is_the_same_for_all_and_T4_the_hand_only_its_players) {
    race_played g{{cards_of(vertical(1, red)), cards_of(vertical(2, red)), cards_of(vertical(3, red))}};
    g.draw(centered(3, pink)).discard(vertical(1, red)).end();
    for (viewer const who : everybody(g)) {
        EXPECT_EQ(g.view(who).table(), g.table());
        EXPECT_EQ(g.view(who).mine().hand, who.is_spectator() ? cards{} : g.secrets(who.seat()).hand);
    }
    EXPECT_NE(g.hand(0), g.hand(1));
    EXPECT_EQ(g.view(seat{3}), g.view(spectator)) << "a seat that isn't in the game";
}

TEST(RaceKnowledge, T3_what_is_unseen_lies_in_the_pile_or_in_others_hands) {
    race_played const g{{cards_of(vertical(1, red), vertical(1, red)), cards_of(vertical(1, red))}};
    EXPECT_EQ(unseen_by(spectator, g), cards::whole_deck());
    EXPECT_EQ(unseen_by(seat{0}, g), cards::whole_deck() - g.hand(0));
    EXPECT_EQ(unseen_by(seat{0}, g).of(vertical(1, red)), 1);
    EXPECT_EQ(unseen_by(seat{1}, g).of(vertical(1, red)), 2);
}

TEST(RaceKnowledge, T3_a_card_drawn_from_the_pile_is_known_to_nobody_else) {
    race_played g{{{}, {}}};
    g.draw(joker(cut::centered, green));
    EXPECT_TRUE(g.known(0).empty());
    EXPECT_EQ(unseen_by(seat{1}, g).of(joker(cut::centered, green)), 1);
    EXPECT_EQ(unseen_by(spectator, g).of(joker(cut::centered, green)), 1);
    EXPECT_EQ(unseen_by(seat{0}, g).of(joker(cut::centered, green)), 0);
    g.discard(joker(cut::centered, green));
    for (viewer const who : everybody(g)) EXPECT_EQ(unseen_by(who, g).of(joker(cut::centered, green)), 0);
}

/// Three players; seat 0 holds one vertical red 1 and seat 1 two.
race_played of_three() {
    return race_played{race_position{
        .players = {{.hand = cards_of(vertical(1, red), horizontal(1, red), horizontal(2, red), horizontal(3, red))},
                    {.hand = cards_of(vertical(1, red), vertical(1, red), centered(1, pink), centered(2, pink))},
                    {.hand = cards_of(centered(1, red), centered(2, red), centered(3, pink))}},
        .count = 3}};
}

TEST(RaceKnowledge, T3_one_more_at_each_take_and_one_fewer_when_such_a_card_leaves_the_hand) {
    auto g = of_three();
    g.draw(centered(3, green)).discard(vertical(1, red)).end();
    g.take();
    EXPECT_EQ(g.known(1), cards_of(vertical(1, red)));
    EXPECT_EQ(g.hand(1).of(vertical(1, red)), 3);
    EXPECT_EQ(unseen_by(seat{2}, g).of(vertical(1, red)), 2) << "of the third they know where it is";
    EXPECT_EQ(unseen_by(seat{1}, g).of(vertical(1, red)), 0);
    EXPECT_EQ(unseen_by(spectator, g).of(vertical(1, red)), 2);
    g.discard(vertical(1, red));
    EXPECT_TRUE(g.known(1).empty()) << "it might be the one that was taken";
    EXPECT_EQ(g.hand(1).of(vertical(1, red)), 2);
    g.end().take();
    EXPECT_EQ(g.known(2), cards_of(vertical(1, red)));
    EXPECT_TRUE(g.known(1).empty());
}

TEST(RaceKnowledge, T3_never_below_none_and_another_kind_doesnt_matter) {
    auto g = of_three();
    g.draw(centered(3, green)).discard(vertical(1, red)).end();
    g.take().discard(centered(1, pink));
    EXPECT_EQ(g.known(1), cards_of(vertical(1, red)));
    g.end().idle().idle();
    g.draw(centered(3, green)).discard(vertical(1, red)).end();
    EXPECT_TRUE(g.known(1).empty());
    g.idle().idle().draw(centered(3, green)).discard(vertical(1, red)).end();
    EXPECT_TRUE(g.known(1).empty());
    g.take();
    EXPECT_EQ(g.known(2), cards_of(vertical(1, red)));
}

TEST(RaceKnowledge, T3_two_of_a_kind_are_counted_twice) {
    race_played g{
        race_position{.players = {{.hand = cards_of(vertical(1, red), vertical(1, red), centered(1, red),
                                                    centered(2, red), centered(3, red))},
                                  {.hand = cards_of(horizontal(1, red), horizontal(1, pink), horizontal(1, green))}}}};
    g.draw(vertical(2, red)).discard(vertical(1, red)).end().take().discard(horizontal(1, red)).end();
    g.draw(vertical(2, red)).discard(vertical(1, red)).end().take();
    EXPECT_EQ(g.known(1), cards_of(vertical(1, red), vertical(1, red)));
    EXPECT_EQ(unseen_by(spectator, g).of(vertical(1, red)), 1);
    g.discard(vertical(1, red));
    EXPECT_EQ(g.known(1), cards_of(vertical(1, red)));
}

TEST(RaceKnowledge, T3_also_when_it_leaves_in_a_triangle) {
    race_played g{race_position{
        .players = {
            {.hand = cards_of(vertical(1, red), vertical(2, red), vertical(3, red), centered(1, red), centered(2, red)),
             .known = cards_of(vertical(2, red), vertical(3, red), centered(1, red))},
            {.hand = cards_of(centered(1, pink), centered(1, red), centered(2, red))}}}};
    g.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, red)));
    EXPECT_EQ(g.known(0), cards_of(centered(1, red)));
    for (viewer const who : everybody(g)) EXPECT_EQ(unseen_by(who, g).of(vertical(2, red)), 2);
}

TEST(RaceKnowledge, T3_R8_a_saved_piece_taken_is_known_and_a_joker_taken_from_the_discards_till_it_is_played) {
    race_played g{race_position{.players = {{.hand = cards_of(centered(1, red), centered(2, red)),
                                             .saved = cards_of(vertical(1, red), vertical(2, red), vertical(3, red))},
                                            {.hand = cards_of(centered(1, pink), centered(1, red), centered(2, red)),
                                             .saved = cards_of(horizontal(1, pink))}},
                                .discards = {joker(cut::vertical, green)}}};
    g.take();
    EXPECT_EQ(g.known(0), cards_of(joker(cut::vertical, green)));
    g.discard(centered(1, red)).play(joker(cut::vertical, green));
    EXPECT_TRUE(g.known(0).empty());
    EXPECT_EQ(g.table().gone, cards_of(joker(cut::vertical, green)));
    g.take_saved(1, horizontal(1, pink));
    EXPECT_EQ(g.known(0), cards_of(horizontal(1, pink)));
    EXPECT_EQ(unseen_by(seat{1}, g).of(horizontal(1, pink)), 2);
}

TEST(RaceKnowledge, T3_R4_pieces_to_choose_from_and_what_was_completed_are_public) {
    auto g = of_three();
    g.complete(from_hand(horizontal(1, red)), from_hand(horizontal(2, red)), from_hand(horizontal(3, red)));
    EXPECT_EQ(g.table().completed.size(), 1);
    g.end();
    EXPECT_EQ(g.table().completed.size(), 0) << "in this turn";
    race_played mixed{{cards_of(vertical(1, red), vertical(2, red), vertical(3, pink)), {}}};
    mixed.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, pink)));
    for (viewer const who : everybody(mixed)) {
        EXPECT_EQ(mixed.view(who).table().saving, cards_of(vertical(1, red), vertical(2, red), vertical(3, pink)));
        EXPECT_LE(unseen_by(who, mixed).of(vertical(3, pink)), 2);
    }
}

TEST(RaceKnowledge, T5_R6_in_a_new_pile_the_cards_are_unseen_again) {
    race_played g{{{}, {}}};
    while (g.table().pile > 0) g.idle();
    cards const discards = g.table().discards.cards();
    card const top = g.table().discards.top();
    ASSERT_EQ(unseen_by(spectator, g), g.hand(0) + g.hand(1));
    ASSERT_EQ(unseen_by(seat{0}, g), g.hand(1));
    g.act(draw());
    cards const again = discards - cards_of(top);
    EXPECT_EQ(unseen_by(spectator, g), g.hand(0) + g.hand(1) + again);
    EXPECT_EQ(unseen_by(seat{0}, g), g.hand(1) + again);
    EXPECT_EQ(unseen_by(seat{1}, g), g.hand(0) + again);
    EXPECT_EQ(g.table().discards.cards(), cards_of(top));
    g.find(joker(cut::vertical, pink));
    EXPECT_EQ(unseen_by(seat{1}, g).of(joker(cut::vertical, pink)), 1) << "in the pile or in the drawer's hand";
    EXPECT_EQ(unseen_by(seat{0}, g).of(joker(cut::vertical, pink)), 0);
}

TEST(RaceKnowledge, T5_R6_what_all_saw_go_into_a_hand_stays_known) {
    race_played g{{{}, {}}};
    g.draw(joker(cut::vertical, pink)).discard(joker(cut::vertical, pink)).end();
    card const other = g.hand(1).nth(0);
    g.take().discard(other).end();
    while (g.table().piles_made == 0) g.idle();
    EXPECT_EQ(g.known(1), cards_of(joker(cut::vertical, pink)));
    EXPECT_EQ(unseen_by(spectator, g).of(joker(cut::vertical, pink)), 0);
}

TEST(RaceKnowledge, T5_R13_the_hand_of_whoever_is_out_is_never_shown) {
    cards const hand = cards_of(vertical(1, red), vertical(2, red));
    race_played g{race_position{.players = {{.hand = hand, .known = cards_of(vertical(1, red))},
                                            {.hand = cards_of(centered(1, red), centered(2, red), centered(3, red))}}}};
    g.idle();
    ASSERT_TRUE(g.is_over());
    for (viewer const who : {viewer{seat{1}}, spectator}) {
        EXPECT_TRUE((g.view(who).mine().hand.without(g.hand(1)).empty()));
        EXPECT_EQ(unseen_by(who, g).of(vertical(2, red)), 3) << "even when the game is over";
        EXPECT_EQ(unseen_by(who, g).of(vertical(1, red)), 2) << "but what all saw go into it";
    }
    EXPECT_EQ(g.known(0), cards_of(vertical(1, red))) << "as it was then";
    EXPECT_EQ(g.view(seat{0}).mine().hand, hand);
}

}  // namespace
}  // namespace triqueta::triangles::race
