#include <triqueta/triangles/opening.hpp>

#include <triqueta/triangles/triangles.hpp>

#include "support/mayhem_played.hpp"

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <vector>

namespace triqueta::triangles {
namespace {

using support::centered, support::horizontal, support::vertical;
using enum colour;
using mayhem_game = mayhem::game;
using race_game = race::game;

constexpr std::array hands{cards_of(horizontal(1, pink), vertical(1, red), centered(3, green)),
                           cards_of(horizontal(1, pink), horizontal(1, pink), horizontal(1, red)),
                           cards_of(vertical(2, pink), vertical(2, red), vertical(2, green))};

TEST(Opening, M1_the_first_hands_may_be_given_whoever_begins) {
    for (int first = 0; first < 3; ++first) {
        auto const s = start_with<mayhem_game>({3, seat{first}}, hands);
        ASSERT_TRUE(s);
        for (auto i = 0U; i < 3; ++i) EXPECT_EQ(s->secrets(seat{static_cast<int>(i)}).hand, hands[i]);
        EXPECT_TRUE(s->turn().is(seat{first}));
        EXPECT_EQ(s->table().pile, 81 - 9);
    }
}

TEST(Opening, M1_it_is_the_same_as_dealing_them) {
    auto dealt = state<mayhem_game>{{3, seat{2}}};
    for (int round = 0; round < 3; ++round)
        for (auto const who : {2U, 0U, 1U}) ASSERT_FALSE(dealt.reveal(hands[who].nth(round)));
    EXPECT_EQ(start_with<mayhem_game>({3, seat{2}}, hands), dealt);
}

TEST(Opening, M1_T1_hands_that_can_not_be_dealt_give_nothing) {
    auto const none = std::optional<state<mayhem_game>>{};
    auto const start = [](int players, std::vector<cards> const& given) {
        return start_with<mayhem_game>({players, seat{0}}, given);
    };
    EXPECT_EQ(start(2, {hands[0], hands[1], hands[2]}), none) << "a hand too many";
    EXPECT_EQ(start(3, {hands[0], hands[1]}), none) << "a hand too few";
    EXPECT_EQ(start(2, {hands[0], hands[1] - cards_of(horizontal(1, red))}), none) << "a card too few";
    EXPECT_EQ(start(2, {hands[0], hands[1] + cards_of(vertical(3, red))}), none) << "a card too many";
    EXPECT_EQ(start(2, {hands[0], {}}), none);
    EXPECT_EQ(start(2, {hands[1], hands[1]}), none) << "four of a kind";
    EXPECT_EQ(start(2, {hands[0], cards_of(vertical(3, red), vertical(3, red), joker(cut::vertical, red))}), none)
        << "a joker";
    EXPECT_EQ(start(1, {hands[0]}), none) << "no game for one";
    EXPECT_EQ(start_with<mayhem_game>({3, seat{3}}, hands), none) << "nobody sits there";
    EXPECT_NE(start(2, {hands[0], hands[1]}), none);
}

TEST(Opening, R1_the_same_for_21_cards_with_jokers) {
    cards first, second;
    for (int place = 0; place < 21; ++place) {
        first.add(cards::whole_deck().nth(place));
        second.add(cards::whole_deck().nth(89 - place));
    }
    ASSERT_FALSE(second.only_jokers().empty());
    auto const s = start_with<race_game>({}, std::array{first, second});
    ASSERT_TRUE(s);
    EXPECT_EQ(s->secrets(seat{0}).hand, first);
    EXPECT_EQ(s->secrets(seat{1}).hand, second);
    EXPECT_TRUE(s->turn().is(seat{0}));

    second.remove(second.nth(0));
    EXPECT_FALSE(start_with<race_game>({}, std::array{first, second}));
}

TEST(Opening, T3_T4_a_player_gives_their_own_hand_and_sees_what_they_would_have_seen) {
    for (int first = 0; first < 3; ++first) {
        setup<mayhem_game> const start{3, seat{first}, true};
        auto const s = start_with<mayhem_game>(start, hands).value();
        for (int i = 0; i < 3; ++i)
            EXPECT_EQ(start_with<mayhem_game>(seat{i}, start, hands[static_cast<unsigned>(i)]), s.view(seat{i}));
        EXPECT_EQ(start_with<mayhem_game>(viewer::spectator(), start, {}), s.view(viewer::spectator()));
    }
}

TEST(Opening, T4_M1_a_hand_that_can_not_be_the_players_own_gives_no_view) {
    auto const none = std::optional<view<mayhem_game>>{};
    auto const start = [](viewer who, cards own) { return start_with<mayhem_game>(who, {3, seat{1}}, own); };
    EXPECT_EQ(start(seat{1}, hands[1] - cards_of(horizontal(1, red))), none);
    EXPECT_EQ(start(seat{1}, hands[1] + cards_of(horizontal(1, red))), none);
    EXPECT_EQ(start(seat{1}, {}), none);
    EXPECT_EQ(start(seat{1}, cards_of(joker(cut::vertical, red), vertical(1, red), vertical(1, red))), none);
    EXPECT_EQ(start(seat{3}, hands[1]), none) << "nobody sits there";
    EXPECT_EQ(start(viewer::spectator(), hands[1]), none) << "a spectator has no hand";
    EXPECT_NE(start(seat{1}, hands[1]), none);
}

static_assert(start_with<mayhem_game>({3, seat{0}}, hands)->secrets(seat{1}).hand == hands[1]);

}  // namespace
}  // namespace triqueta::triangles
