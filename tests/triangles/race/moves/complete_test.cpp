#include <triqueta/triangles/race/moves/complete.hpp>

#include "support/listed.hpp"
#include "support/race_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

namespace triqueta::triangles::race {
namespace {

using ::testing::ElementsAre;
using support::complete, support::from_hand, support::from_saved, support::why_refused;
using support::horizontal, support::vertical, support::centered;
using support::listed, support::race_played, support::race_position;
using enum colour;

constexpr cards others = cards_of(centered(1, pink), centered(1, red), centered(1, green));

/// Seat 0 is to move, with these cards.
race_played with(cards hand, cards saved = {}) {
    return race_played{race_position{.players = {{.hand = hand, .saved = saved}, {.hand = others}}}};
}

TEST(RaceComplete, R3_T2_with_pieces_from_the_hand_alone_of_whatever_colours) {
    auto g = with(cards_of(horizontal(1, green), horizontal(2, red), horizontal(3, pink), vertical(1, pink)));
    g.complete(from_hand(horizontal(1, green)), from_hand(horizontal(2, red)), from_hand(horizontal(3, pink)));
    EXPECT_EQ(g.hand(0), cards_of(vertical(1, pink)));
    EXPECT_EQ(g.in_hand(0), 1);
    EXPECT_THAT(
        g.table().completed,
        ElementsAre(
            triangle{cut::horizontal}.with(horizontal(1, green)).with(horizontal(2, red)).with(horizontal(3, pink))));
}

TEST(RaceComplete, R3_with_one_or_two_from_the_hand_and_the_rest_saved) {
    cards const hand = cards_of(vertical(1, pink), vertical(2, pink), centered(1, red));
    cards const saved = cards_of(vertical(2, green), vertical(3, red));
    auto one = with(hand, saved);
    one.complete(from_hand(vertical(1, pink)), from_saved(vertical(2, green)), from_saved(vertical(3, red)));
    EXPECT_EQ(one.hand(0), hand - cards_of(vertical(1, pink)));
    auto two = with(hand, saved);
    two.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_saved(vertical(3, red)));
    EXPECT_EQ(two.hand(0), cards_of(centered(1, red)));
}

TEST(RaceComplete, R3_never_with_saved_pieces_alone) {
    auto const g = with(cards_of(vertical(1, pink), vertical(2, pink), centered(1, red)),
                        cards_of(vertical(1, green), vertical(2, green), vertical(3, green)));
    EXPECT_EQ(why_refused(g, complete(from_saved(vertical(1, green)), from_saved(vertical(2, green)),
                                      from_saved(vertical(3, green)))),
              refusals::none_from_hand);
}

TEST(RaceComplete, R3_the_pieces_must_be_where_they_are_said_to_be) {
    auto const g = with(cards_of(vertical(1, pink), vertical(2, pink), centered(1, red)),
                        cards_of(vertical(2, green), vertical(3, red)));
    EXPECT_EQ(why_refused(g, complete(from_hand(vertical(1, pink)), from_hand(vertical(2, green)),
                                      from_saved(vertical(3, red)))),
              refusals::piece_not_in_hand);
    EXPECT_EQ(why_refused(g, complete(from_hand(vertical(1, pink)), from_saved(vertical(2, pink)),
                                      from_saved(vertical(3, red)))),
              refusals::piece_not_saved);
    EXPECT_EQ(why_refused(g, complete(from_hand(vertical(1, red)), from_saved(vertical(2, green)),
                                      from_saved(vertical(3, red)))),
              refusals::piece_not_in_hand)
        << "another colour";
}

TEST(RaceComplete, R3_anothers_saved_pieces_dont_count) {
    race_played const g{race_position{
        .players = {{.hand = cards_of(vertical(1, pink), vertical(2, pink), centered(1, red))},
                    {.hand = others - cards_of(centered(1, red)), .saved = cards_of(vertical(3, pink))}}}};
    EXPECT_EQ(why_refused(g, complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)),
                                      from_saved(vertical(3, pink)))),
              refusals::piece_not_saved);
}

TEST(RaceComplete, R3_saved_pieces_may_come_from_different_triangles) {
    auto g = with(cards_of(vertical(1, pink), vertical(2, pink), vertical(3, green),  // the first
                           vertical(1, red), vertical(2, red), vertical(3, red),      // the second
                           vertical(3, pink), centered(1, red), centered(2, red)));
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_hand(vertical(3, green)));
    g.save(1).end().idle();
    g.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, red))).end().idle();
    ASSERT_EQ(g.saved(0), cards_of(vertical(1, pink), vertical(1, red), vertical(2, red), vertical(3, red)));
    g.complete(from_saved(vertical(1, pink)), from_saved(vertical(2, red)), from_hand(vertical(3, pink)));
    EXPECT_EQ(g.saved(0).total(), 5);
}

TEST(RaceComplete, R2_one_triangle_is_the_turn) {
    cards const hand = cards_of(horizontal(1, green), horizontal(2, red), horizontal(3, pink), vertical(1, pink),
                                vertical(2, pink), vertical(3, pink));
    auto g = with(hand);
    auto const second =
        complete(from_hand(horizontal(1, green)), from_hand(horizontal(2, red)), from_hand(horizontal(3, pink)));
    ASSERT_EQ(why_refused(g, second), refusal{});
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_hand(vertical(3, pink)));
    EXPECT_EQ(why_refused(g, second), refusals::one_thing_a_turn);
    EXPECT_EQ(why_refused(g, draw()), refusals::one_thing_a_turn);
    EXPECT_THAT(listed(g.legal()), ElementsAre(end_turn(), end_and_call()));
}

TEST(RaceSave, R4_a_pure_triangle_saves_all_that_came_from_the_hand_at_once) {
    auto three = with(cards_of(vertical(1, pink), vertical(2, pink), vertical(3, pink), centered(1, red)));
    three.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_hand(vertical(3, pink)));
    EXPECT_EQ(three.saved(0), cards_of(vertical(1, pink), vertical(2, pink), vertical(3, pink)));
    EXPECT_TRUE(three.table().discards.empty());
    EXPECT_EQ(three.table().phase, phase::closing);

    auto two = with(cards_of(vertical(1, pink), vertical(2, pink), centered(1, red)), cards_of(vertical(3, pink)));
    two.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_saved(vertical(3, pink)));
    EXPECT_EQ(two.saved(0), cards_of(vertical(1, pink), vertical(2, pink), vertical(3, pink)))
        << "the one that was saved stays saved";
    EXPECT_TRUE(two.table().discards.empty());
}

TEST(RaceSave, R4_an_unpure_one_saves_one_of_the_hand_pieces_and_the_choice_is_the_players) {
    constexpr std::array pieces{vertical(1, pink), vertical(2, red), vertical(3, pink)};
    for (int kept = 1; kept <= 3; ++kept) {
        auto g = with(cards_of(pieces[0], pieces[1], pieces[2], centered(1, red)));
        g.complete(from_hand(pieces[0]), from_hand(pieces[1]), from_hand(pieces[2]));
        EXPECT_THAT(listed(g.legal()), ElementsAre(save(1), save(2), save(3)));
        EXPECT_EQ(g.table().saving, cards_of(pieces[0], pieces[1], pieces[2]));
        EXPECT_EQ(g.hand(0), cards_of(centered(1, red))) << "they have left the hand";
        EXPECT_EQ(why_refused(g, end_turn()), refusal::wrong_phase);
        g.save(kept);
        EXPECT_EQ(g.saved(0), cards_of(pieces[static_cast<unsigned>(kept - 1)]));
        EXPECT_TRUE(g.table().saving.empty());
    }
}

TEST(RaceSave, R4_the_others_are_discarded_in_order_of_their_number_the_highest_on_top) {
    constexpr std::array pieces{vertical(1, pink), vertical(2, red), vertical(3, pink)};
    constexpr int below_and_top[][2] = {{2, 3}, {1, 3}, {1, 2}};
    for (int kept = 1; kept <= 3; ++kept) {
        auto g = with(cards_of(pieces[0], pieces[1], pieces[2], centered(1, red)));
        g.complete(from_hand(pieces[2]), from_hand(pieces[1]), from_hand(pieces[0])).save(kept);
        auto discards = g.table().discards;
        ASSERT_EQ(discards.size(), 2);
        auto const& [below, top] = below_and_top[kept - 1];
        EXPECT_EQ(number_of(discards.take()), top);
        EXPECT_EQ(number_of(discards.take()), below);
    }
}

TEST(RaceSave, R4_of_two_hand_pieces_one_is_saved_and_the_other_discarded) {
    for (int kept = 1; kept <= 3; kept += 2) {
        auto g = with(cards_of(vertical(1, pink), vertical(3, red), centered(1, red)), cards_of(vertical(2, pink)));
        g.complete(from_hand(vertical(1, pink)), from_saved(vertical(2, pink)), from_hand(vertical(3, red)));
        EXPECT_THAT(listed(g.legal()), ElementsAre(save(1), save(3)));
        EXPECT_EQ(why_refused(g, save(2)), refusals::not_of_this_triangle) << "it is saved already";
        g.save(kept);
        card const saved = kept == 1 ? vertical(1, pink) : vertical(3, red);
        card const other = kept == 1 ? vertical(3, red) : vertical(1, pink);
        EXPECT_EQ(g.saved(0), cards_of(vertical(2, pink), saved));
        EXPECT_EQ(g.table().discards.cards(), cards_of(other));
    }
}

TEST(RaceSave, R4_a_single_hand_piece_of_an_unpure_one_is_saved_at_once) {
    auto g = with(cards_of(vertical(1, red), centered(1, red)), cards_of(vertical(2, pink), vertical(3, pink)));
    g.complete(from_hand(vertical(1, red)), from_saved(vertical(2, pink)), from_saved(vertical(3, pink)));
    EXPECT_EQ(g.saved(0), cards_of(vertical(1, red), vertical(2, pink), vertical(3, pink)));
    EXPECT_TRUE(g.table().discards.empty());
    EXPECT_EQ(g.table().phase, phase::closing);
}

TEST(RaceSave, R4_R3_a_piece_that_is_in_the_hand_and_saved_too_may_be_used_from_either) {
    cards const hand = cards_of(vertical(1, red), vertical(2, pink), centered(1, red));
    cards const saved = cards_of(vertical(2, pink), vertical(3, pink));
    auto from_there = with(hand, saved);
    from_there.complete(from_hand(vertical(1, red)), from_saved(vertical(2, pink)), from_saved(vertical(3, pink)));
    EXPECT_EQ(from_there.saved(0), saved + cards_of(vertical(1, red)));
    auto from_here = with(hand, saved);
    from_here.complete(from_hand(vertical(1, red)), from_hand(vertical(2, pink)), from_saved(vertical(3, pink)));
    from_here.save(2);
    EXPECT_EQ(from_here.saved(0), saved + cards_of(vertical(2, pink)));
    EXPECT_EQ(from_here.table().discards.top(), vertical(1, red));
}

TEST(RaceSave, R5_saved_pieces_lie_face_up) {
    auto g = with(cards_of(vertical(1, pink), vertical(2, pink), vertical(3, pink), centered(1, red)));
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_hand(vertical(3, pink)));
    for (viewer const who : {viewer{seat{0}}, viewer{seat{1}}, viewer::spectator()})
        EXPECT_EQ(g.view(who).table().saved[seat{0}],
                  cards_of(vertical(1, pink), vertical(2, pink), vertical(3, pink)));
}

TEST(RaceComplete, R3_R9_every_way_to_complete_one_is_listed_and_no_other) {
    cards const hand = cards_of(vertical(1, red), vertical(1, green), vertical(2, pink), vertical(3, red),
                                centered(1, red), centered(2, red));
    cards const saved = cards_of(vertical(1, red), vertical(2, green), vertical(3, pink), centered(3, green));
    auto const g = with(hand, saved);
    std::set<int> found;
    for (action const a : g.legal())
        if (a.what() == action::kind::complete) found.insert(a.number());
    std::set<int> expected;
    auto const sources = [&](cut c, int number) {
        std::vector<support::part> all;
        for (colour const in : all_colours) {
            if (hand.of(piece(c, number, in)) > 0) all.push_back(from_hand(piece(c, number, in)));
            if (saved.of(piece(c, number, in)) > 0) all.push_back(from_saved(piece(c, number, in)));
        }
        return all;
    };
    for (cut const c : all_cuts)
        for (auto const& one : sources(c, 1))
            for (auto const& two : sources(c, 2))
                for (auto const& three : sources(c, 3))
                    if (one.from == source::hand || two.from == source::hand || three.from == source::hand)
                        expected.insert(complete(one, two, three).number());
    EXPECT_EQ(found, expected);
    EXPECT_EQ(found.size(), 3U * 2 * 2 - 1 + 1);
}

TEST(RaceComplete, R9_without_a_call_a_triangle_may_not_empty_the_hand) {
    auto const two_left =
        complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_saved(vertical(3, pink)));
    cards const hand = cards_of(vertical(1, red), vertical(2, red));
    EXPECT_EQ(why_refused(with(hand, cards_of(vertical(3, pink))), two_left), refusals::not_called);
    EXPECT_FALSE(why_refused(with(hand + cards_of(vertical(1, pink)), cards_of(vertical(3, pink))), two_left));

    auto const one_left =
        complete(from_hand(vertical(1, red)), from_saved(vertical(2, red)), from_saved(vertical(3, pink)));
    EXPECT_EQ(why_refused(with(cards_of(vertical(1, red)), cards_of(vertical(2, red), vertical(3, pink))), one_left),
              refusals::not_called);

    auto const three_left =
        complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_hand(vertical(3, pink)));
    EXPECT_EQ(why_refused(with(hand + cards_of(vertical(3, pink))), three_left), refusals::not_called);
}

TEST(RaceComplete, R12_whoever_plays_their_last_card_wins_after_the_choice_of_what_is_saved) {
    race_played g{race_position{
        .players = {{.hand = cards_of(vertical(1, red), vertical(2, red)), .saved = cards_of(vertical(3, pink))},
                    {.hand = others}},
        .caller = 0,
        .turns = 7}};
    g.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_saved(vertical(3, pink)));
    EXPECT_EQ(g.in_hand(0), 0);
    EXPECT_FALSE(g.is_over()) << "R4 comes first";
    EXPECT_TRUE(g.result().winners().empty());
    g.save(1);
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.result().winners(), seat_set::from_mask(0b01));
    EXPECT_EQ(g.result().ending(), ending::emptied);
    EXPECT_EQ(g.saved(0), cards_of(vertical(1, red), vertical(3, pink)));
    EXPECT_EQ(g.table().discards.top(), vertical(2, red));
    EXPECT_EQ(g.result().turns(), 7) << "a turn that wins midway isn't ended";
    EXPECT_EQ(g.result().left(seat{0}), 0);
    EXPECT_EQ(g.result().left(seat{1}), 3);
}

TEST(RaceComplete, R12_at_once_where_nothing_is_to_be_chosen) {
    race_played pure{race_position{
        .players = {{.hand = cards_of(vertical(1, red), vertical(2, red)), .saved = cards_of(vertical(3, red))},
                    {.hand = others}},
        .caller = 0}};
    pure.complete(from_hand(vertical(1, red)), from_hand(vertical(2, red)), from_saved(vertical(3, red)));
    EXPECT_TRUE(pure.is_over());
    race_played single{race_position{
        .players = {{.hand = cards_of(vertical(1, red)), .saved = cards_of(vertical(2, pink), vertical(3, red))},
                    {.hand = others}},
        .caller = 0}};
    single.complete(from_hand(vertical(1, red)), from_saved(vertical(2, pink)), from_saved(vertical(3, red)));
    EXPECT_TRUE(single.is_over());
    EXPECT_EQ(single.result().winners(), seat_set::from_mask(0b01));
}

}  // namespace
}  // namespace triqueta::triangles::race
