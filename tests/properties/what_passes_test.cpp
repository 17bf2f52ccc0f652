#include "properties/what_passes.hpp"
#include "properties/choices.hpp"
#include "properties/games.hpp"
#include "properties/of_every_game.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

// What holds of positions that nobody played to, in every game and variant.
namespace {

using namespace properties;

template <class G>
class EveryPosition : public of_every_game<G> {};
TYPED_TEST_SUITE(EveryPosition, tested_games::as<testing::Types>);

TYPED_TEST(EveryPosition, nothing_is_found_against_positions_of_play) {
    this->check("nothing is found against positions of play",
                [](choices& from) { walk<TypeParam>(from, [](auto const& s) { nothing_is_found_against(s); }); });
}

TYPED_TEST(EveryPosition, what_passes_the_check_can_be_played_out) {
    passed count;
    this->check("what passes the check can be played out", [&](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            if (from.one_in(20)) count += what_passes_the_check_can_be_played_out(s, from);
        });
    });
    // Else little would be shown by it. The tiny variants have few positions.
    EXPECT_GE(count.states + count.views, count.changed / 200) << "of " << count.changed;
    EXPECT_GE(count.changed, 1000);
}

}  // namespace
