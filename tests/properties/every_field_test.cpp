#include "properties/choices.hpp"
#include "properties/fields.hpp"
#include "properties/games.hpp"
#include "properties/of_every_game.hpp"

#include <gtest/gtest.h>

// What holds of named fields in every game and variant.
namespace {

using namespace properties;

template <class G>
class EveryField : public of_every_game<G> {};
TYPED_TEST_SUITE(EveryField, tested_games::as<testing::Types>);

TYPED_TEST(EveryField, has_the_values_of_json) {
    this->check("fields say what JSON says", [](choices& from) { fields_say_what_json_says<TypeParam>(from); });
}

TYPED_TEST(EveryField, of_an_action_finds_it) {
    this->check("actions are found by their fields",
                [](choices& from) { actions_are_found_by_their_fields<TypeParam>(from); });
}

}  // namespace
