#include <triqueta/core/require.hpp>

#include <triqueta/batch.hpp>

#include <gtest/gtest.h>

namespace triqueta {
namespace {

using G = base_game<3>;

constexpr char const* no_seat = "impossible set-up: no_such_seat \\(refusal 6\\)";

// Numbers from a lobby: in every build, nothing is made of what can't be played. make() refuses it.
TEST(RequireDeathTest, B6_a_game_of_three_has_no_seat_7) {
    setup<G> const impossible{seat{7}};
    EXPECT_DEATH(static_cast<void>(state<G>{impossible}), no_seat);
    EXPECT_DEATH(static_cast<void>(view<G>{seat{0}, impossible}), no_seat);
    EXPECT_DEATH(static_cast<void>(spectate<G>(impossible)), no_seat);
    EXPECT_DEATH(static_cast<void>(spectate<G>(seat{7})), no_seat);
    EXPECT_DEATH(static_cast<void>(deal<G>{seed_from(1), impossible}), no_seat);
    EXPECT_DEATH(static_cast<void>(match<G>{seed_from(1), impossible}), no_seat);
    EXPECT_DEATH(static_cast<void>(match<G>{impossible}), no_seat);
    EXPECT_DEATH(static_cast<void>(simulate<G>(1, {0, 1}, uniform, impossible)), no_seat);
    EXPECT_DEATH(static_cast<void>(batch<G>{1, 2, impossible}), no_seat);
    EXPECT_DEATH((static_cast<void>(batch<G>{1, {}, impossible})), no_seat);
    EXPECT_EQ(state<G>::make(impossible), std::nullopt);
    EXPECT_FALSE(match<G>::make(impossible));
    EXPECT_FALSE(match<G>::make(seed_from(1), impossible));
    EXPECT_EQ(deal<G>::make(seed_from(1), impossible), std::nullopt);
    EXPECT_EQ(view<G>::make(seat{0}, impossible), std::nullopt);
}

TEST(RequireDeathTest, M1_nobody_plays_mayhem_with_28) {
    setup<mayhem> const impossible{.players = 28};
    auto const* const why = "impossible set-up: .* \\(refusal 64, rule M1\\)";
    EXPECT_DEATH(static_cast<void>(state<mayhem>{impossible}), why);
    EXPECT_DEATH(static_cast<void>(match<mayhem>{impossible}), why);
    EXPECT_DEATH(static_cast<void>(deal<mayhem>{seed_from(1), impossible}), why);
}

TEST(RequireDeathTest, R1_R14_nobody_plays_race_alone_or_without_turns) {
    EXPECT_DEATH(static_cast<void>(state<race>{{.players = 1}}), "refusal 80, rule R1");
    EXPECT_DEATH(static_cast<void>(state<race>{{.turn_cap = 0}}), "refusal 81, rule R14");
}

TEST(Require, possible_setups_are_made) {
    EXPECT_EQ(state<G>{{seat{2}}}, state<G>::make_unchecked({seat{2}}));
    EXPECT_EQ(state<mayhem>{{.players = 27}}.players(), 27);
    EXPECT_EQ(match<mayhem>::make(seed_from(1), {.players = 27})->players(), 27);
    EXPECT_EQ(deal<G>::make(seed_from(1), {seat{2}}, 3), (deal<G>{seed_from(1), {seat{2}}, 3}));
    static_assert(state<G>{}.players() == 3);
    static_assert(state<G>{{}} == state<G>{});
}

}  // namespace
}  // namespace triqueta
