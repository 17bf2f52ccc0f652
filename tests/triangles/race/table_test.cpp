#include <triqueta/triangles/race/table.hpp>

#include <triqueta/core/random/dice.hpp>
#include <triqueta/play/policy.hpp>
#include <triqueta/play/urn.hpp>

#include "support/race_played.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace triqueta::triangles::race {
namespace {

static_assert(hand_size(2) == 21 && hand_size(3) == 15 && hand_size(4) == 15 && hand_size(5) == 9 && hand_size(6) == 9);
static_assert(table::deck() == cards::whole_deck() && table::deck().total() == 90);
static_assert(game::name == std::string_view{"race"});

TEST(RaceTable, R1_a_game_is_for_two_to_six_players_whoever_begins) {
    for (int players = -1; players <= 8; ++players) {
        bool const possible = players >= 2 && players <= 6;
        EXPECT_EQ(rules::setup_for(players).has_value(), possible) << players;
        EXPECT_EQ(!state<game>::why_not(setup{.players = players}), possible) << players;
        EXPECT_EQ(state<game>::make(setup{.players = players}).has_value(), possible) << players;
        if (!possible) continue;
        EXPECT_EQ(*rules::setup_for(players), setup{.players = players});
        for (int first = 0; first < 8; ++first)
            EXPECT_EQ(state<game>::make(setup{players, seat{first}}).has_value(), first < players);
    }
}

TEST(RaceTable, T3_tells_who_is_still_playing) {
    table t;
    t.players = 5;
    EXPECT_EQ(t.playing(), player_set::from_mask(0b11111));
    t.out.insert(seat{1});
    t.out.insert(seat{4});
    EXPECT_EQ(t.playing(), player_set::from_mask(0b01101));
}

TEST(RaceTable, R6_T3_in_every_random_game_no_card_is_lost_and_pile_and_discards_hold_30_or_more) {
    for (int players = 2; players <= 6; ++players)
        for (unsigned seed = 0; seed < 8; ++seed) {
            dice random{seed, static_cast<unsigned>(players)};
            state<game> s{setup{.players = players, .turn_cap = 200}};
            int dead = 0;
            while (!s.is_over()) {
                auto const& t = s.table();
                if (s.turn().is_chance())
                    s.reveal_unchecked(urn{random}(s));
                else
                    s.apply_unchecked(uniform(s.legal(), random));
                ASSERT_GE(t.out.size(), dead) << "nobody comes back";
                dead = t.out.size();
                cards open = t.discards.cards() + t.gone + t.saving;
                int hidden = t.pile;
                for (seat const who : player_set::first(players)) {
                    open += t.saved[who];
                    hidden += t.in_hand[who];
                    ASSERT_EQ(s.secrets(who).hand.total(), t.in_hand[who]);
                    ASSERT_TRUE(s.secrets(who).hand.contains(t.known[who]));
                    ASSERT_TRUE(t.saved[who].only_jokers().empty());
                }
                ASSERT_EQ(open.total() + hidden, 90);
                ASSERT_EQ(not_open(t), cards::whole_deck() - open);
                if (t.phase != phase::turn) continue;
                ASSERT_GE(t.pile + t.discards.size(), 90 - players * hand_size(players));
                ASSERT_GE(t.pile + t.discards.size(), 30);
            }
        }
}

}  // namespace
}  // namespace triqueta::triangles::race
