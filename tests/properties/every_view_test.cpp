#include "properties/choices.hpp"
#include "properties/games.hpp"
#include "properties/noninterference.hpp"
#include "properties/of_every_game.hpp"
#include "properties/outside.hpp"
#include "properties/square.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

// What holds of views and events in every game and variant.
namespace {

using namespace properties;

template <class G>
class EveryView : public of_every_game<G> {};
TYPED_TEST_SUITE(EveryView, tested_games::as<testing::Types>);

TYPED_TEST(EveryView, K1_K2_K3_K4_T3_T4_events_carry_every_view_along) {
    this->check("events carry every view along", [](choices& from) { events_carry_every_view_along<TypeParam>(from); });
}

TYPED_TEST(EveryView, K1_K2_K3_K4_T3_T4_T5_others_secrets_change_nothing) {
    this->check("others' secrets change nothing", [](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            if (from.one_in(4 * positions_for_one_look<TypeParam>)) others_secrets_change_nothing(s, from);
        });
    });
}

TYPED_TEST(EveryView, an_event_from_outside_leaves_a_view_whole) {
    this->check("an event from outside leaves a view whole",
                [](choices& from) { an_event_from_outside_leaves_a_view_whole<TypeParam>(from); });
}

}  // namespace
