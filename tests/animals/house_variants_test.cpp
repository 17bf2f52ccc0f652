#include <triqueta/animals/animals.hpp>

#include <triqueta/play/playout.hpp>

#include "support/hand_played.hpp"
#include "support/seen.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdint>

/// Variants of a user's own, each made as a user would make it.
namespace triqueta::animals {
namespace {

using support::hand_played, support::seen_by, support::some;
using enum animal;

/// Wolves are worth 15, and one light token may be kept.
struct night : hidden_wolves<4> {
    struct pack : wolf_pack {
        static constexpr auto value = values(5, 6, 7, 8, 9, 10, 15);
    };
    struct kept : at_most<1> {};
};

/// Two rounds on two small towers.
struct short_game : base_game<3> {
    struct pack : light_pack {
        static constexpr auto light = values(4, 4, 4);
    };
    struct towers : four_towers {
        static constexpr int count = 2;
        static constexpr int columns = 3;
        static constexpr int light_levels = 2;
    };
};

/// One tower of one token.
struct smallest : base_game<2> {
    struct pack : light_pack {
        static constexpr auto light = values(1);
    };
    struct towers : four_towers {
        static constexpr int count = 1;
        static constexpr int columns = 1;
        static constexpr int light_levels = 1;
    };
};

/// Two shadow tokens under each column of every tower, the first one as well.
struct deep_night : hidden_wolves<2> {
    struct pack : wolf_pack {
        static constexpr auto light = values(5, 5, 5, 5);
        static constexpr auto shadow = values(0, 0, 10, 10, 10, 0, 10);
    };
    struct towers : four_towers {
        static constexpr int light_levels = 1;
        static constexpr int shadow_levels(tower) { return 2; }
    };
};

/// An eighth animal, which the rules call nothing but 7.
struct eighth : hidden_wolves<3> {
    static constexpr char const* name = "eighth";

    struct pack : wolf_pack {
        static constexpr auto value = values(5, 6, 7, 8, 9, 10, 11, 20);
        static constexpr auto shadow = values(1, 1, 1, 1, 1, 1, 4, 5);
    };
};

/// Tiles are worth three points, the rock none, and every token of an animal one.
struct plain : base_game<2> {
    struct scoring : exactly_three {
        static constexpr int animal(int count, int) { return count; }
        static constexpr int rock = 0;
        static constexpr int tile = 3;
    };
};

/// In pairs, and nothing may be kept.
struct open_duel : hidden_wolves_duel {
    struct kept : at_most<0> {};
};

template <class V>
class HouseVariant : public ::testing::Test {};
using house_variants = ::testing::Types<night, short_game, smallest, deep_night, eighth, plain, open_duel>;
TYPED_TEST_SUITE(HouseVariant, house_variants);

TYPED_TEST(HouseVariant, V1_is_playable_but_not_official) {
    static_assert(playable<TypeParam> && game<TypeParam> && !official<TypeParam>);
}

TYPED_TEST(HouseVariant, B17_plays_to_the_end) {
    for (std::uint64_t key = 0; key < 50; ++key) {
        dice random{key};
        state<TypeParam> s;
        play_on(s, urn{random}, uniform);
        ASSERT_TRUE(s.is_over());
        EXPECT_EQ(s.table().round(), TypeParam::towers::count);
        EXPECT_FALSE(s.result().winners().empty());
        int tokens_left = s.table().box;
        for (tokens const up : s.table().up) tokens_left += up.total();
        EXPECT_EQ(tokens_left, bounds<TypeParam>::light_places + bounds<TypeParam>::shadow_places);
    }
}

TEST(HouseRules, B1_B19_other_values_score) {
    static_assert(points_of<night>(pile{.wolf = 3}) == 15);
    static_assert(points_of<hidden_wolves<4>>(pile{.wolf = 3}) == 11);
    EXPECT_EQ(points_of<night>(pile{.bear = 3, .wolf = 2}), 12);
}

TEST(HouseRules, B10_B18_of_one_kept_token_there_are_two_decisions) {
    hand_played<night> g;
    g.draw(0, owl).keep();
    while (!g.turn().is(seat{0})) g.draw(1, owl).lay(0);
    g.draw(2, owl);
    EXPECT_EQ(g.apply(keep()), refusals::kept_enough);
    g.lay(0).end_rounds();
    EXPECT_EQ(g.legal().size(), 2);
}

TEST(HouseRules, B10_where_nothing_may_be_kept_a_token_is_laid) {
    hand_played<open_duel> g;
    g.draw(0, owl, 1, owl);
    EXPECT_EQ(g.apply(keep()), refusals::kept_enough);
    EXPECT_EQ(g.legal().size(), 3) << "two rows or the box";
}

TEST(HouseRules, B4_B17_fewer_towers_are_fewer_rounds_and_tiles) {
    hand_played<short_game> g;
    EXPECT_EQ(g.table().left.total(), 6);
    g.next_round().take_rest();
    EXPECT_TRUE(g.is_over());
    int tiles = 0;
    for (auto const of_one : g.table().tiles) tiles += of_one;
    EXPECT_EQ(tiles, 1);
}

TEST(HouseRules, B14_B17_a_game_of_one_token) {
    hand_played<smallest> g;
    g.draw(0, rabbit).keep();
    EXPECT_EQ(g.legal().size(), 2) << "the rows";
    g.take(0).take(1);
    ASSERT_TRUE(g.turn().is(seat{0}));
    g.decide(1);
    EXPECT_TRUE(g.is_over());
    EXPECT_EQ(g.result().points(seat{0}), 2) << "a rabbit and the rock";
}

TEST(HouseRules, W3_shadow_tokens_may_lie_in_every_tower) {
    hand_played<deep_night> g;
    EXPECT_EQ(g.table().left.of(column{0}), 3);
    g.draw(0, rabbit).lay(0).draw(0, wolf).draw(0, deer);
    EXPECT_EQ(g.secrets(seat{1}).shadows, some({.wolf = 1}));
    EXPECT_EQ(g.secrets(seat{0}).shadows, some({.deer = 1}));
}

TEST(HouseRules, B1_B19_an_eighth_animal_is_drawn_seen_and_scored) {
    constexpr animal seventh{7};
    hand_played<eighth> g;
    g.next_round().draw(0, owl).lay(0).draw(0, owl).lay(0).draw(0, owl).lay(0);
    seat const taker = g.turn().seat();
    g.draw(0, seventh);
    EXPECT_EQ(g.secrets(taker).shadows.of(seventh), 1);
    auto const v = seen_by(taker, g);
    EXPECT_EQ(v["unseen"]["shadow"], nlohmann::json::parse("[1,1,1,1,1,1,4,4]"));
    EXPECT_EQ(v["rows"][0].size(), 8U);
    g.end_rounds();
    ASSERT_TRUE(g.is_over());
    EXPECT_EQ(g.result().of(taker).animals[7], 1);
    EXPECT_EQ(g.result().of(taker).tokens, g.table().up[taker].total());
    EXPECT_EQ(points_of<eighth>(tokens::from_nibbles(0x3000'0000)), 20);
}

TEST(HouseRules, B19_B20_another_scoring_counts_its_own_way) {
    EXPECT_EQ(points_of<plain>(pile{.owl = 9, .bear = 3}, 2, true), 9 + 3 + 6);
}

}  // namespace
}  // namespace triqueta::animals
