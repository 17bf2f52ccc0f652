#include <triqueta/triangles/triangles.hpp>

#include <triqueta/core/random/dice.hpp>
#include <triqueta/play/playout.hpp>
#include <triqueta/play/policy.hpp>
#include <triqueta/play/urn.hpp>

#include "support/listed.hpp"
#include "support/race_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>

namespace triqueta::triangles::race {
namespace {

using ::testing::ElementsAre;
using support::from_hand, support::from_saved;
using support::horizontal, support::vertical, support::centered;
using support::listed, support::race_played, support::race_position;
using enum colour;

// R15. The book's example. It leaves open which number the green horizontal has.

constexpr race_played amys_turn(int number, cards anothers_saved = {}) {
    return race_played{race_position{
        .players = {
            {.hand =
                 cards_of(horizontal(number, green), centered(1, pink), centered(3, red), joker(cut::centered, green)),
             .saved = cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, pink), centered(2, green))},
            {.hand = cards_of(vertical(1, pink), vertical(1, red), vertical(2, red)), .saved = anothers_saved}}}};
}

constexpr race_played after_the_first_turn(int number, cards anothers_saved = {}) {
    auto g = amys_turn(number, anothers_saved);
    auto const other = [&](int places) { return from_saved(horizontal((number - 1 + places) % 3 + 1, pink)); };
    g.complete(from_hand(horizontal(number, green)), other(1), other(2)).call();
    return g.draw(vertical(3, green)).discard(vertical(3, green)).end();
}

constexpr race_played after_both_centered_pieces(int number, cards anothers_saved = {}) {
    auto g = after_the_first_turn(number, anothers_saved);
    g.complete(from_hand(centered(1, pink)), from_saved(centered(2, green)), from_hand(centered(3, red)));
    return g.save(1);
}

constexpr bool wins(state<game> const& s) {
    return s.result().ending() == ending::emptied && s.result().winners() == seat_set::from_mask(0b01);
}

constexpr race_played example(int number) {
    auto g = after_both_centered_pieces(number);
    return g.play(joker(cut::centered, green));
}
static_assert(wins(example(1)) && wins(example(2)) && wins(example(3)));

TEST(RaceExample, R15_R3_the_first_turn_uses_two_saved_ones_and_calls) {
    for (int number = 1; number <= 3; ++number) {
        auto const g = after_the_first_turn(number);
        EXPECT_EQ(g.saved(0), cards_of(horizontal(1, pink), horizontal(2, pink), horizontal(3, pink),
                                       horizontal(number, green), centered(2, green)));
        EXPECT_EQ(g.in_hand(0), 3);
        EXPECT_EQ(g.table().caller[0], seat{0});
        EXPECT_TRUE(g.turn().is(seat{0}));
    }
}

TEST(RaceExample, R15_R4_the_second_turn_completes_an_unpure_triangle_of_which_one_is_discarded) {
    auto g = after_the_first_turn(1);
    g.complete(from_hand(centered(1, pink)), from_saved(centered(2, green)), from_hand(centered(3, red)));
    EXPECT_THAT(listed(g.legal()), ElementsAre(save(1), save(3)));
    g.save(3);
    EXPECT_EQ(g.table().discards.top(), centered(1, pink));
    EXPECT_FALSE(g.is_over());
    g.play(joker(cut::centered, green));
    EXPECT_TRUE(wins(g));
}

TEST(RaceExample, R15_R7_the_joker_is_played_by_its_cut_though_a_piece_was_discarded) {
    auto const g = after_both_centered_pieces(2);
    EXPECT_EQ(g.hand(0), cards_of(joker(cut::centered, green)));
    EXPECT_EQ(g.saved(0).colours_of(cut::centered, 3), 0U) << "what is saved makes no centered triangle";
    EXPECT_THAT(listed(g.legal()), ElementsAre(play_joker(joker(cut::centered, green)), end_turn(), end_and_call()));
}

TEST(RaceExample, R15_R8_where_there_is_something_to_take_it_takes_nothing) {
    auto g = after_both_centered_pieces(1, cards_of(vertical(3, pink)));
    g.play(joker(cut::centered, green));
    EXPECT_FALSE(g.is_over());
    g.take_nothing();
    EXPECT_TRUE(wins(g));
}

TEST(RaceExample, R15_R9_it_takes_two_turns_and_the_call_between_them) {
    auto g = amys_turn(1);
    g.complete(from_hand(horizontal(1, green)), from_saved(horizontal(2, pink)), from_saved(horizontal(3, pink)));
    g.end().idle();
    g.complete(from_hand(centered(1, pink)), from_saved(centered(2, green)), from_hand(centered(3, red))).save(1);
    EXPECT_EQ(support::why_refused(g, play_joker(joker(cut::centered, green))), refusals::not_called);
}

// Whole games in a constant expression, which also proves that path free of undefined behaviour.

constexpr state<game> played_at_random(state<game> s, std::uint64_t key) {
    dice random{key};
    play_on(s, urn{random}, uniform);
    return s;
}

constexpr setup twelve_turns{.players = 2, .first = seat{1}, .turn_cap = 12};
constexpr auto from_the_deal = played_at_random(state<game>{twelve_turns}, 3);
static_assert(from_the_deal.is_over() && from_the_deal.result().ending() == ending::turn_cap);
static_assert(from_the_deal.result().turns() == 12 && from_the_deal.result().winners().empty());

constexpr race_played nearly_over() {
    return race_played{
        race_position{.players = {{.hand = cards_of(vertical(1, pink), horizontal(1, red), joker(cut::vertical, red)),
                                   .saved = cards_of(vertical(2, red), vertical(3, pink), vertical(2, pink))},
                                  {.hand = cards_of(centered(1, red), centered(2, red), horizontal(2, red)),
                                   .saved = cards_of(centered(3, green), centered(1, red), horizontal(3, red))}}}};
}
constexpr std::uint64_t a_key = 0;
constexpr auto to_the_last_card = played_at_random(nearly_over(), a_key);
static_assert(to_the_last_card.result().ending() == ending::emptied);
static_assert(to_the_last_card.result().winners().size() == 1);

TEST(RaceWholeGame, R1_R14_one_played_by_the_compiler_ends_as_at_run_time) {
    EXPECT_EQ(played_at_random(state<game>{twelve_turns}, 3), from_the_deal);
    EXPECT_NE(played_at_random(state<game>{twelve_turns}, 4), from_the_deal);
}

TEST(RaceWholeGame, R12_so_does_one_that_somebody_wins) {
    EXPECT_EQ(played_at_random(nearly_over(), a_key), to_the_last_card);
    EXPECT_EQ(to_the_last_card.result().left(to_the_last_card.result().winners().lowest()), 0);
}

}  // namespace
}  // namespace triqueta::triangles::race
