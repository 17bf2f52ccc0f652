#include "properties/choices.hpp"
#include "properties/games.hpp"
#include "properties/of_every_game.hpp"
#include "properties/round_trip.hpp"
#include "properties/walk.hpp"

#include <gtest/gtest.h>

namespace {

using namespace properties;

template <class G>
class EveryPositionInText : public of_every_game<G> {};
TYPED_TEST_SUITE(EveryPositionInText, tested_games::as<testing::Types>);

TYPED_TEST(EveryPositionInText, is_read_as_it_was_written_in_every_language) {
    this->check("positions as text", [](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            if (s.is_over() || from.one_in(8)) positions_in_text_keep_everything(s);
        });
    });
}

}  // namespace
