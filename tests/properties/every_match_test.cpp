#include "properties/games.hpp"
#include "properties/of_every_game.hpp"
#include "properties/sentences.hpp"
#include "properties/undo.hpp"

#include <gtest/gtest.h>

// What holds in every match, whatever game is played.
namespace {

using namespace properties;

template <class G>
class EveryMatch : public of_every_game<G> {};
TYPED_TEST_SUITE(EveryMatch, tested_games::as<testing::Types>);

TYPED_TEST(EveryMatch, undo_takes_back_nothing_that_was_seen) {
    this->check("undo takes back nothing that was seen", undo_takes_back_nothing_that_was_seen<TypeParam>);
}

TYPED_TEST(EveryMatch, goes_back_and_on_again) {
    this->check("a match goes back and on again", a_match_goes_back_and_on_again<TypeParam>);
}

TYPED_TEST(EveryMatch, is_told_in_whole_sentences) {
    this->check("events are told in whole sentences", events_are_told_in_whole_sentences<TypeParam>);
}

}  // namespace
