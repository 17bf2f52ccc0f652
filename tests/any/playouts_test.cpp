#include "any/tested_games.hpp"

#include <triqueta/any_games.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>

// What searches and other languages need of a match at run time: steps, playouts, and matches that become another.
namespace triqueta {
namespace {

using ::testing::Eq, ::testing::SizeIs;

any_match match_of(char const* text) { return *tested::games.make(text, seed_from(5)); }

TEST(Playouts, a_step_plays_and_lists_what_is_legal_then) {
    auto match = match_of("base_game");
    auto twin = match.copy();
    std::array<std::int32_t, 64> legal{};
    auto next = match.turn();
    std::size_t count = match.position().legal(match.erased(), legal);
    ASSERT_GT(count, 0U);
    auto const action = legal[0];
    ASSERT_FALSE(match.step(action, next, legal.data(), count));
    ASSERT_FALSE(twin.play(twin.turn().seat(), action));
    EXPECT_EQ(next, match.turn());
    std::array<std::int32_t, 64> expected{};
    EXPECT_EQ(count, match.position().legal(match.erased(), expected));
    for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(legal[i], expected[i]);

    auto const before = match.hash();
    EXPECT_EQ(match.step(match.game().actions, next, legal.data(), count), refusal::no_such_number);
    EXPECT_EQ(match.hash(), before);
    EXPECT_EQ(next, match.turn());
}

TEST(Playouts, few_places_get_no_actions_but_their_number) {
    auto const match = match_of("base_game");
    std::array<std::int32_t, 64> all{};
    auto const count = match.position().legal(match.erased(), all);
    ASSERT_GT(count, 1U);
    std::array<std::int32_t, 1> one{-1};
    EXPECT_EQ(match.position().legal(match.erased(), one), count);
    EXPECT_EQ(one[0], -1);
}

TEST(Playouts, end_without_history_and_tags) {
    auto match = match_of("mayhem");
    ASSERT_FALSE(match.set_tag("Seat0", "Ada"));
    ASSERT_FALSE(match.close("late"));
    dice random{1};
    EXPECT_GT(match.play_out(random), 0U);
    EXPECT_TRUE(match.is_over());
    EXPECT_FALSE(match.is_closed());
    EXPECT_FALSE(match.has_record());
    EXPECT_THAT(match.moment(), Eq(0U));
    EXPECT_THAT(match.tags(), SizeIs(0));
}

TEST(Playouts, a_match_of_any_game_becomes_a_completion) {
    auto const of = match_of("hidden_wolves_duel");
    auto const view = of.view(seat{1});
    for (char const* text : {"hidden_wolves_duel", "mayhem"}) {
        auto into = match_of(text);
        ASSERT_FALSE(into.set_tag("Seat0", "Ada"));
        dice random{2};
        dice same{2};
        ASSERT_TRUE(view.put_completion(random, into));
        EXPECT_EQ(into.view(seat{1}), view);
        EXPECT_EQ(into, view.complete(same));
        EXPECT_THAT(into.tags(), SizeIs(0));
    }
}

TEST(Playouts, an_empty_match_becomes_a_copy) {
    auto const of = match_of("race");
    any_match copy{memory{}};
    EXPECT_TRUE(copy.is_empty());
    ASSERT_TRUE(copy.copy_from(of));
    EXPECT_EQ(copy, of);
}

TEST(Playouts, a_view_becomes_another_games) {
    any_view view{memory{}};
    auto const first = match_of("base_game");
    auto const second = match_of("mayhem");
    ASSERT_TRUE(first.put_view(seat{0}, view));
    EXPECT_EQ(view, first.view(seat{0}));
    ASSERT_TRUE(second.put_view(seat{1}, view));
    EXPECT_EQ(view, second.view(seat{1}));
}

TEST(Playouts, texts_name_their_game) {
    auto const match = match_of("base_game");
    auto const view = match.view(seat{1});
    auto const read = tested::games.read_view(view.text(*text::all_languages[0]), *text::all_languages[0]);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, view);

    auto const seen = tested::games.read_seen_record(*match.record(seat{1}));
    ASSERT_TRUE(seen);
    EXPECT_EQ(*seen, view);

    auto const for_nine =
        tested::games.read_state("[Triqueta \"2\"]\n[Game \"base_game\"]\n[Players \"9\"]\n", *text::all_languages[0]);
    EXPECT_TRUE(for_nine.why().contain(refusal::wrong_players));
    EXPECT_EQ(for_nine.where(), 35U);
}

}  // namespace
}  // namespace triqueta
