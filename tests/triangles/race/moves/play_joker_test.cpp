#include <triqueta/triangles/race/moves/play_joker.hpp>

#include "support/listed.hpp"
#include "support/race_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

namespace triqueta::triangles::race {
namespace {

using ::testing::ElementsAre;
using support::from_hand, support::why_refused;
using support::horizontal, support::vertical, support::centered;
using support::listed, support::race_played, support::race_position;
using enum colour;

constexpr cards all_jokers = cards::whole_deck().only_jokers();
constexpr cards pure_pink = cards_of(vertical(1, pink), vertical(2, pink), vertical(3, pink));
constexpr cards unpure = cards_of(vertical(1, pink), vertical(2, red), vertical(3, pink));
constexpr cards others = cards_of(centered(1, pink), centered(1, red), centered(2, green));

/// The jokers that the mover may play.
cards playable(state<game> const& s) {
    cards some;
    for (action const a : s.legal())
        if (a.what() == action::kind::play_joker) some.add(a.card());
    return some;
}
/// All of these cuts, and all of these colours.
cards jokers_of(std::initializer_list<cut> cuts, std::initializer_list<colour> colours) {
    cards some;
    for (card const c : all_jokers) {
        bool fits = false;
        for (cut const each : cuts) fits |= cut_of(c) == each;
        for (colour const each : colours) fits |= colour_of(c) == each;
        if (fits) some.add(c);
    }
    return some;
}

/// Seat 0 is to move, with all jokers and these cards.
race_played with(cards hand, cards saved = {}, cards anothers = {}) {
    return race_played{
        race_position{.players = {{.hand = hand + all_jokers, .saved = saved}, {.hand = others, .saved = anothers}}}};
}

TEST(RaceJoker, R7_by_the_cut_or_the_colour_of_a_pure_triangle_completed_this_turn) {
    auto g = with(pure_pink);
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_hand(vertical(3, pink)));
    EXPECT_EQ(playable(g), jokers_of({cut::vertical}, {pink}));
}

TEST(RaceJoker, R7_T2_an_unpure_triangle_has_a_cut_and_no_colour) {
    for (int kept = 1; kept <= 3; ++kept) {
        auto g = with(unpure);
        g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, red)), from_hand(vertical(3, pink))).save(kept);
        EXPECT_EQ(playable(g), jokers_of({cut::vertical}, {})) << "even though two of its pieces are gone";
    }
}

TEST(RaceJoker, R7_by_a_triangle_that_the_saved_pieces_can_make_though_it_wasnt_completed_this_turn) {
    auto g = with(cards_of(centered(3, red)), pure_pink);
    g.draw(centered(3, pink)).discard(centered(3, pink));
    EXPECT_EQ(playable(g), jokers_of({cut::vertical}, {pink}));
    auto mixed = with(cards_of(centered(3, red)), unpure);
    mixed.draw(centered(3, pink)).discard(centered(3, pink));
    EXPECT_EQ(playable(mixed), jokers_of({cut::vertical}, {}));
}

TEST(RaceJoker, R7_saved_pieces_of_different_triangles_may_make_it) {
    auto g = with(cards_of(horizontal(1, green), horizontal(2, green), horizontal(3, red)),
                  cards_of(horizontal(2, green), horizontal(3, green), vertical(1, red), vertical(2, red)));
    ASSERT_TRUE(playable(g).empty());
    g.complete(from_hand(horizontal(1, green)), from_hand(horizontal(2, green)), from_hand(horizontal(3, red)));
    auto red_kept = g;
    red_kept.save(3);
    EXPECT_EQ(playable(red_kept), jokers_of({cut::horizontal}, {}));
    g.save(1).end().idle().draw(centered(3, pink)).discard(centered(3, pink));
    EXPECT_EQ(playable(g), jokers_of({cut::horizontal}, {green})) << "a pure one is among what they can make";
}

TEST(RaceJoker, R7_colours_mixed_among_cuts_or_numbers_make_none) {
    auto g = with(cards_of(centered(3, red)),
                  cards_of(horizontal(1, green), horizontal(1, pink), vertical(2, green), centered(3, green)));
    g.draw(centered(3, pink)).discard(centered(3, pink));
    EXPECT_TRUE(playable(g).empty());
    for (card const c : all_jokers) EXPECT_EQ(why_refused(g, play_joker(c)), refusals::joker_does_not_fit);
    auto two_colours = with(cards_of(centered(3, red)),
                            cards_of(vertical(1, green), vertical(2, green), vertical(3, pink), vertical(1, pink)));
    two_colours.draw(centered(3, pink)).discard(centered(3, pink));
    EXPECT_EQ(playable(two_colours), jokers_of({cut::vertical}, {}));
}

TEST(RaceJoker, R7_anothers_saved_pieces_make_none) {
    auto g = with(cards_of(centered(3, red)), {}, pure_pink);
    g.draw(centered(3, pink)).discard(centered(3, pink));
    EXPECT_TRUE(playable(g).empty());
}

TEST(RaceJoker, R7_what_was_completed_in_an_earlier_turn_doesnt_count) {
    auto g = with(unpure);
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, red)), from_hand(vertical(3, pink)));
    g.save(1).end().idle().draw(centered(3, pink)).discard(centered(3, pink));
    EXPECT_TRUE(playable(g).empty());
}

TEST(RaceJoker, R7_any_number_may_be_played_one_after_the_other_and_each_leaves_the_game) {
    auto g = with(pure_pink);
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_hand(vertical(3, pink)));
    int in_hand = g.in_hand(0);
    cards gone;
    for (card const c : jokers_of({cut::vertical}, {pink})) {
        g.play(c);
        gone.add(c);
        EXPECT_EQ(g.in_hand(0), --in_hand);
        EXPECT_EQ(g.table().gone, gone);
        EXPECT_EQ(g.hand(0).of(c), 0);
        EXPECT_EQ(g.table().phase, phase::closing);
        EXPECT_TRUE(g.table().discards.empty());
        EXPECT_EQ(why_refused(g, play_joker(c)), refusals::no_such_joker);
    }
    EXPECT_TRUE(playable(g).empty());
    g.end();
    EXPECT_TRUE(g.turn().is(seat{1}));
}

TEST(RaceJoker, R7_none_need_be_played_and_only_at_the_end_of_the_turn) {
    auto g = with(cards_of(centered(3, red)), pure_pink);
    EXPECT_EQ(why_refused(g, play_joker(joker(cut::vertical, pink))), refusal::wrong_phase);
    g.draw(centered(3, pink));
    EXPECT_EQ(why_refused(g, play_joker(joker(cut::vertical, pink))), refusal::wrong_phase);
    g.discard(centered(3, pink));
    EXPECT_FALSE(why_refused(g, play_joker(joker(cut::vertical, pink))));
    EXPECT_FALSE(why_refused(g, end_turn()));
}

TEST(RaceJoker, R8_with_nothing_to_take_nothing_is_asked) {
    auto g = with(pure_pink);
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_hand(vertical(3, pink)));
    g.play(joker(cut::vertical, green));
    EXPECT_EQ(g.table().phase, phase::closing);
    EXPECT_EQ(why_refused(g, take_nothing()), refusal::wrong_phase);
    EXPECT_EQ(why_refused(g, take_saved(seat{1}, vertical(1, pink))), refusal::wrong_phase);
}

/// Four players, of whom seat 3 is out; seat 1 is to move, has completed a pink vertical triangle and played a joker.
race_played joker_played() {
    race_played g{
        race_position{.players = {{.hand = cards_of(centered(1, red), centered(2, red), centered(3, red)),
                                   .saved = cards_of(horizontal(1, red), horizontal(1, red), horizontal(3, green))},
                                  {.hand = pure_pink + all_jokers, .saved = cards_of(horizontal(2, pink))},
                                  {.hand = cards_of(centered(1, pink), centered(2, pink), centered(3, pink)),
                                   .saved = cards_of(centered(1, green))},
                                  {.hand = cards_of(centered(1, red)), .out = true}},
                      .count = 4,
                      .mover = 1}};
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_hand(vertical(3, pink)));
    return g.play(joker(cut::centered, pink));
}

TEST(RaceJoker, R8_one_saved_piece_of_any_one_opponent_or_none) {
    auto const g = joker_played();
    EXPECT_THAT(listed(g.legal()),
                ElementsAre(take_saved(seat{0}, horizontal(1, red)), take_saved(seat{0}, horizontal(3, green)),
                            take_saved(seat{2}, centered(1, green)), take_nothing()));
    EXPECT_EQ(why_refused(g, end_turn()), refusal::wrong_phase);
    EXPECT_EQ(why_refused(g, play_joker(joker(cut::vertical, pink))), refusal::wrong_phase);
}

TEST(RaceJoker, R8_T3_it_goes_from_the_saved_ones_to_the_hand_and_all_see_it) {
    auto g = joker_played();
    int const in_hand = g.in_hand(1);
    g.take_saved(0, horizontal(1, red));
    EXPECT_EQ(g.saved(0), cards_of(horizontal(1, red), horizontal(3, green))) << "one of two";
    EXPECT_EQ(g.hand(1).of(horizontal(1, red)), 1);
    EXPECT_EQ(g.in_hand(1), in_hand + 1);
    EXPECT_EQ(g.known(1), cards_of(horizontal(1, red)));
    EXPECT_EQ(g.saved(1).of(horizontal(1, red)), 0);
    EXPECT_TRUE(g.turn().is(seat{1})) << "more jokers may follow";
    EXPECT_EQ(g.table().phase, phase::closing);
    EXPECT_EQ(why_refused(g, take_saved(seat{2}, centered(1, green))), refusal::wrong_phase) << "one for each joker";
    g.play(joker(cut::vertical, red)).take_saved(2, centered(1, green));
    EXPECT_EQ(g.known(1), cards_of(horizontal(1, red), centered(1, green)));
}

TEST(RaceJoker, R8_nothing_may_be_taken_though_there_is_something) {
    auto g = joker_played();
    auto const hand = g.hand(1);
    g.take_nothing();
    EXPECT_EQ(g.hand(1), hand);
    EXPECT_EQ(g.saved(0).total() + g.saved(2).total(), 4);
    EXPECT_EQ(g.table().phase, phase::closing);
}

TEST(RaceJoker, R8_what_they_havent_saved_and_ones_own_arent_taken) {
    auto const g = joker_played();
    EXPECT_EQ(why_refused(g, take_saved(seat{0}, horizontal(2, red))), refusals::not_saved_by_them);
    EXPECT_EQ(why_refused(g, take_saved(seat{2}, horizontal(1, red))), refusals::not_saved_by_them);
    EXPECT_EQ(why_refused(g, take_saved(seat{3}, horizontal(1, red))), refusals::not_saved_by_them);
    EXPECT_EQ(why_refused(g, take_saved(seat{1}, horizontal(2, pink))), refusals::own_piece);
    EXPECT_EQ(why_refused(g, take_saved(seat{4}, horizontal(1, red))), refusal::no_such_seat);
    EXPECT_EQ(why_refused(g, take_saved(seat{5}, horizontal(1, red))), refusal::no_such_seat);
}

TEST(RaceJoker, R7_a_piece_taken_by_a_joker_doesnt_make_a_triangle_for_the_next_one_as_it_is_in_the_hand) {
    race_played g{race_position{
        .players = {{.hand = all_jokers + cards_of(centered(1, red)),
                     .saved = cards_of(vertical(1, red), vertical(2, pink), vertical(3, pink), horizontal(1, red),
                                       horizontal(2, red))},
                    {.hand = others, .saved = cards_of(horizontal(3, red), vertical(1, pink))}},
    }};
    g.draw(centered(2, red)).discard(centered(2, red));
    ASSERT_EQ(playable(g), jokers_of({cut::vertical}, {}));
    g.play(joker(cut::vertical, green)).take_saved(1, horizontal(3, red));
    EXPECT_EQ(playable(g), jokers_of({cut::vertical}, {}) - cards_of(joker(cut::vertical, green)));
}

/// A last joker that fits; whether opponents have saved something, and whose call stands.
race_played last_joker(cards anothers, std::optional<int> caller) {
    race_played g{race_position{.players = {{.hand = cards_of(horizontal(1, red), horizontal(2, red),
                                                              horizontal(3, red), joker(cut::horizontal, green))},
                                            {.hand = others, .saved = anothers}},
                                .caller = caller}};
    return g.complete(from_hand(horizontal(1, red)), from_hand(horizontal(2, red)), from_hand(horizontal(3, red)));
}

TEST(RaceJoker, R9_without_a_call_a_joker_may_not_empty_the_hand) {
    EXPECT_EQ(why_refused(last_joker({}, {}), play_joker(joker(cut::horizontal, green))), refusals::not_called);
    EXPECT_FALSE(why_refused(last_joker({}, 0), play_joker(joker(cut::horizontal, green))));
}

TEST(RaceJoker, R9_R8_without_a_call_it_may_be_played_if_it_takes_something_and_then_must) {
    auto g = last_joker(pure_pink, {});
    g.play(joker(cut::horizontal, green));
    EXPECT_EQ(why_refused(g, take_nothing()), refusals::not_called);
    EXPECT_THAT(listed(g.legal()),
                ElementsAre(take_saved(seat{1}, vertical(1, pink)), take_saved(seat{1}, vertical(2, pink)),
                            take_saved(seat{1}, vertical(3, pink))));
    g.take_saved(1, vertical(1, pink));
    EXPECT_EQ(g.hand(0), cards_of(vertical(1, pink)));
    EXPECT_FALSE(g.is_over());
}

TEST(RaceJoker, R12_the_last_joker_wins_after_the_choice_and_a_piece_taken_means_a_card_in_hand) {
    auto g = last_joker(pure_pink, 0);
    g.play(joker(cut::horizontal, green));
    EXPECT_EQ(g.in_hand(0), 0);
    EXPECT_FALSE(g.is_over()) << "R8 comes first";
    auto takes = g;
    takes.take_saved(1, vertical(1, pink));
    EXPECT_FALSE(takes.is_over());
    EXPECT_EQ(takes.in_hand(0), 1);
    g.take_nothing();
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.result().winners(), seat_set::from_mask(0b01));
    EXPECT_EQ(g.result().ending(), ending::emptied);
    auto nothing_there = last_joker({}, 0);
    nothing_there.play(joker(cut::horizontal, green));
    EXPECT_TRUE(nothing_there.is_over());
}

TEST(RaceJoker, R13_R12_a_joker_that_takes_the_victims_last_chance_leaves_its_player_as_the_last_one) {
    race_played g{race_position{
        .players = {{.hand = pure_pink + cards_of(joker(cut::vertical, red))},
                    {.hand = cards_of(centered(1, pink), centered(1, red)), .saved = cards_of(centered(2, pink))}}}};
    g.complete(from_hand(vertical(1, pink)), from_hand(vertical(2, pink)), from_hand(vertical(3, pink)));
    g.play(joker(cut::vertical, red)).take_saved(1, centered(2, pink));
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.result().ending(), ending::last_left);
    EXPECT_EQ(g.result().winners(), seat_set::from_mask(0b01));
    EXPECT_EQ(g.result().dead(), player_set::from_mask(0b10));
}

}  // namespace
}  // namespace triqueta::triangles::race
