#include <triqueta/core/game_limits.hpp>

#include "properties/games.hpp"
#include "support/lockstep_variants.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

namespace triqueta {
namespace {

/// Plays random games, and returns the least and most points and the most actions of one.
template <game G>
game_limits reached(setup<G> const& start, std::uint64_t games) {
    game_limits all{1'000'000'000, -1'000'000'000, 0};
    for (std::uint64_t number = 0; number < games; ++number) {
        dice random{5, number};
        state<G> s{start};
        all.most_actions = std::max(all.most_actions, play_on(s, urn{random}, uniform));
        auto const end = s.result();
        for (int i = 0; i < s.players(); ++i) {
            all.least_points = std::min(all.least_points, end.points(seat{i}).value());
            all.most_points = std::max(all.most_points, end.points(seat{i}).value());
        }
    }
    return all;
}

template <game G>
void expect_within_limits(setup<G> const& start) {
    auto const all = limits_of<G>(start);
    auto const found = reached<G>(start, 50);
    EXPECT_GE(found.least_points, all.least_points);
    EXPECT_LE(found.most_points, all.most_points);
    if (all.most_actions != 0) {
        EXPECT_LE(found.most_actions, all.most_actions);
    }
}

template <class G>
class GameLimits : public testing::Test {};
using games =
    testing::Types<base_game<2>, base_game<5>, hidden_wolves<4>, base_game_duel, hidden_wolves_duel, support::steep,
                   support::thrifty, support::narrow, properties::tiny, properties::giant, mayhem, race>;
TYPED_TEST_SUITE(GameLimits, games);

TYPED_TEST(GameLimits, are_those_of_every_game) { expect_within_limits<TypeParam>({}); }

TEST(GameLimitsOfBaseGame, are_what_the_tokens_tiles_and_rock_come_to) {
    using game = base_game<3>;
    constexpr auto all = limits_of<game>();
    // B4: 60 tokens, each drawn and placed; B17: a tower is chosen three times; B18.
    static_assert(all.most_actions == 2 * 60 + 4 * 3 + 3 + 3);
    EXPECT_GT(reached<game>({}, 2000).most_actions, all.most_actions / 2);
}

TEST(GameLimitsOfCards, depend_on_the_options) {
    static_assert(limits_of<mayhem>({.players = 3}) == game_limits{0, 162, 162});
    static_assert(limits_of<mayhem>({.players = 3, .fast = true}) == game_limits{0, 162, 243});
    expect_within_limits<mayhem>({.players = 27, .fast = true});
    static_assert(limits_of<race>({.players = 3}).most_actions / 1000 ==
                  limits_of<race>({.players = 3, .turn_cap = 1}).most_actions);
    expect_within_limits<race>({.players = 2, .turn_cap = 5});
    EXPECT_EQ(limits_of<race>({.players = 3, .turn_cap = 2'000'000'000}).most_actions, 2'147'483'647);
}

}  // namespace
}  // namespace triqueta
