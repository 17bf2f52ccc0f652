#include <triqueta/triangles/race/rules.hpp>

#include <triqueta/core/random/dice.hpp>
#include <triqueta/play/policy.hpp>
#include <triqueta/play/urn.hpp>

#include "support/listed.hpp"
#include "support/race_played.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace triqueta::triangles::race {
namespace {

using support::listed, support::race_played, support::race_position;

static_assert(triqueta::game<game>);
static_assert(rules::most_players == 6 && rules::outcomes == 36);

/// Small hands and a few saved pieces, as the dice have it: all that can happen happens soon.
race_played late_in_a_game(int players, dice& random) {
    race_position from{.count = players};
    cards rest = cards::whole_deck();
    auto const get = [&](cards among) {
        card const c = among.nth(static_cast<int>(random.below(static_cast<unsigned>(among.total()))));
        rest.remove(c);
        return c;
    };
    bool const poor = random.below(3) == 0;
    for (int s = 0; s < players; ++s) {
        auto& [hand, saved, known, out] = from.players[s];
        for (auto n = 2 + random.below(poor ? 2 : 5); n > 0; --n) hand.add(get(rest));
        for (auto n = random.below(poor ? 2 : 6); n > 0; --n) saved.add(get(rest.without(rest.only_jokers())));
    }
    from.turn_cap = 40;
    if (random.below(2) == 0) from.caller = static_cast<int>(random.below(static_cast<unsigned>(players)));
    return race_played{from};
}

TEST(RaceRules, R2_R3_R4_R7_R8_R9_R10_the_legal_actions_are_exactly_those_that_nothing_forbids) {
    std::set<int> kinds;
    std::set<int> endings;
    for (int players = 2; players <= 6; ++players)
        for (unsigned seed = 0; seed < 16; ++seed) {
            dice random{seed, static_cast<unsigned>(players)};
            state<game> s = late_in_a_game(players, random);
            while (!s.is_over()) {
                std::vector<action> allowed;
                for (int number = 0; number < action::count; ++number) {
                    action const a = action::from_number_unchecked(number);
                    if (!s.why_not(s.table().mover, a)) allowed.push_back(a);
                }
                auto const legal = s.legal();
                ASSERT_EQ(listed(legal), allowed);
                ASSERT_EQ(listed(s.distinct()), allowed);
                if (s.turn().is_chance()) {
                    ASSERT_TRUE(legal.empty());
                    s.reveal_unchecked(urn{random}(s));
                    continue;
                }
                ASSERT_FALSE(legal.empty());
                for (seat const who : player_set::first(players))
                    ASSERT_EQ(s.view(who).legal(), s.turn().is(who) ? legal : action_set{});
                action const a = uniform(legal, random);
                kinds.insert(static_cast<int>(a.what()));
                s.apply_unchecked(a);
            }
            ASSERT_TRUE(s.legal().empty());
            endings.insert(static_cast<int>(s.result().ending()));
        }
    EXPECT_EQ(kinds.size(), 10U) << "every kind of action was played";
    EXPECT_EQ(endings.size(), 3U) << "and every ending was reached";
}

TEST(RaceRules, R9_R10_R12_a_hand_is_emptied_only_while_a_call_stands) {
    int emptied = 0;
    for (unsigned seed = 0; seed < 200; ++seed) {
        dice random{seed, 7};
        state<game> s = late_in_a_game(2 + static_cast<int>(seed % 5), random);
        while (!s.is_over()) {
            if (s.turn().is_chance()) {
                s.reveal_unchecked(urn{random}(s));
                continue;
            }
            bool const called = !s.table().caller.empty();
            s.apply_unchecked(uniform(s.legal(), random));
            if (s.result().ending() == ending::emptied) {
                ++emptied;
                ASSERT_TRUE(called);
                ASSERT_EQ(s.table().in_hand[s.result().winners().lowest()], 0);
            }
            if (s.is_over()) continue;
            for (seat const who : player_set::first(s.players()))
                ASSERT_TRUE(s.table().in_hand[who] > 0 || s.table().phase == phase::save ||
                            s.table().phase == phase::take_saved);
        }
    }
    EXPECT_GT(emptied, 5);
}

}  // namespace
}  // namespace triqueta::triangles::race
