#include "properties/animals_pieces.hpp"
#include "properties/animals_secrets.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/distinct.hpp"
#include "properties/games.hpp"
#include "properties/legal.hpp"
#include "properties/noninterference.hpp"
#include "properties/outside.hpp"
#include "properties/square.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdint>
#include <vector>

// What holds in every game and variant, checked over games played by arbitrary choices.
namespace {

using namespace properties;

template <class G>
class EveryGame : public testing::Test {
  protected:
    /// Runs a property of choices many times; a claim that doesn't hold fails it, with the bytes that led there.
    template <class Property>
    static void check(char const* claim_in_words, Property property) {
        EXPECT_TRUE(rc::check(claim_in_words, [&](std::vector<std::uint8_t> const& bytes) {
            choices from{bytes};
            property(from);
        }));
    }
};

TYPED_TEST_SUITE(EveryGame, all_games::as<testing::Types>);

TYPED_TEST(EveryGame, legal_is_exactly_what_apply_accepts) {
    this->check("legal is exactly what apply accepts", [](choices& from) {
        walk<TypeParam>(from, [](auto const& s) {
            legal_is_exactly_what_apply_accepts(s);
            a_view_answers_like_its_state(s);
        });
    });
}

TYPED_TEST(EveryGame, pieces_are_conserved) {
    this->check("pieces are conserved",
                [](choices& from) { walk<TypeParam>(from, [](auto const& s) { pieces_are_conserved(s); }); });
}

TYPED_TEST(EveryGame, B19_B20_B21_scores_match_a_naive_count) {
    this->check("scores match a naive count",
                [](choices& from) { walk<TypeParam>(from, [](auto const& s) { scores_match_a_naive_count(s); }); });
}

TYPED_TEST(EveryGame, K1_K2_K3_K4_events_carry_every_view_along) {
    this->check("events carry every view along", [](choices& from) { events_carry_every_view_along<TypeParam>(from); });
}

TYPED_TEST(EveryGame, K1_K2_K3_K4_others_secrets_change_nothing) {
    this->check("others' secrets change nothing", [](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            if (from.one_in(4)) others_secrets_change_nothing(s, from);
        });
    });
}

TYPED_TEST(EveryGame, an_event_from_outside_leaves_a_view_whole) {
    this->check("an event from outside leaves a view whole",
                [](choices& from) { an_event_from_outside_leaves_a_view_whole<TypeParam>(from); });
}

TYPED_TEST(EveryGame, equal_choices_make_equal_games) {
    this->check("equal choices, equal games", [](choices& from) {
        auto again = from;
        std::vector<triqueta::state<TypeParam>> positions;
        walk<TypeParam>(from, [&](auto const& s) { positions.push_back(s); });
        std::size_t next = 0;
        walk<TypeParam>(again, [&](auto const& s) { claim(s == positions[next++], "equal games"); });
    });
}

TYPED_TEST(EveryGame, distinct_actions_stand_for_all) {
    this->check("distinct actions stand for all legal ones",
                [](choices& from) { walk<TypeParam>(from, [](auto const& s) { distinct_actions_stand_for_all(s); }); });
}

}  // namespace
