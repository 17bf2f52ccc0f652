// What generic code can bear: a game with more of everything than the shipped ones have.

#include "support/wide_game.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/fields.hpp"
#include "properties/json.hpp"
#include "properties/round_trip.hpp"
#include "properties/square.hpp"
#include "properties/undo.hpp"

#include <triqueta/catalog.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace {

using triqueta::seat;

static_assert(triqueta::described_game<wide::game>);
static_assert(triqueta::catalog<triqueta::shipped, wide::game>::all().back().most_players == wide::most_players);

class WideGame : public testing::Test {
  protected:
    std::array<std::uint8_t, 2> bytes{1, 2};
    properties::choices from{bytes};
};

TEST_F(WideGame, has_actions_above_every_signed_number_of_16_bits_in_its_history) {
    triqueta::match<wide::game> m{triqueta::seed_from(1), {.seats = 2}};
    auto const last = *triqueta::action<wide::game>::from_number(wide::actions - 1);
    ASSERT_FALSE(m.play(seat{0}, last));
    auto const seen = m.events(seat{1});
    ASSERT_EQ(seen.size(), 2U);
    EXPECT_EQ(seen[0].action(), last);
    EXPECT_EQ(m.state().table().number, wide::actions - 1);
    ASSERT_FALSE(m.undo(triqueta::undo_looks::yes));
    ASSERT_FALSE(m.redo());
    EXPECT_EQ(m.state().table().number, wide::actions - 1);
    EXPECT_EQ(sizeof(triqueta::noted<wide::game>), 4U);
}

TEST_F(WideGame, seats_as_many_as_a_set_of_seats_has) {
    EXPECT_EQ(triqueta::seat_set::first(32).size(), 32);
    triqueta::state<wide::game> s{{.seats = 32}};
    while (!s.is_over()) properties::any_step(s, from);
    EXPECT_EQ(s.result().winners().size(), 1) << "the one who got the last answer";
}

TEST_F(WideGame, goes_back_and_on) { ASSERT_NO_THROW(properties::a_match_goes_back_and_on_again<wide::game>(from)); }

TEST_F(WideGame, is_written_and_read_as_the_same) {
    ASSERT_NO_THROW(properties::walk_through_match<wide::game>(
        from, [](auto const& m) { properties::everything_written_is_read_as_the_same(m); }));
}

TEST_F(WideGame, is_told_as_json_with_many_values_in_a_field) {
    ASSERT_NO_THROW(properties::all_json_is_read_back<wide::game>(from));
}

TEST_F(WideGame, has_fields_of_what_it_describes) {
    ASSERT_NO_THROW(properties::fields_say_what_json_says<wide::game>(from));
    // its move doesn't describe itself
    auto const kind = triqueta::action_kinds<wide::game>[0];
    EXPECT_STREQ(kind.name, "say");
    ASSERT_EQ(kind.fields.size(), 1U);
    EXPECT_STREQ(kind.fields[0].name, "index");
    EXPECT_EQ(kind.fields[0].most, wide::actions - 1);
    constexpr auto write = &triqueta::detail::kinds_of_moves<triqueta::rules_of<wide::game>::all_moves>::write;
    EXPECT_EQ(triqueta::detail::find_action(kind, std::array{wide::actions - 2}, write), wide::actions - 2);
}

TEST_F(WideGame, carries_views_along_by_events) {
    ASSERT_NO_THROW(properties::events_carry_every_view_along<wide::game>(from));
}

}  // namespace
