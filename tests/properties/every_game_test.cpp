#include "properties/animals_pieces.hpp"
#include "properties/any_game.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/distinct.hpp"
#include "properties/games.hpp"
#include "properties/legal.hpp"
#include "properties/of_every_game.hpp"
#include "properties/triangles_pieces.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <vector>

// What holds in every game and variant, checked over games played by arbitrary choices.
namespace {

using namespace properties;

template <class G>
class EveryGame : public of_every_game<G> {};
TYPED_TEST_SUITE(EveryGame, tested_games::as<testing::Types>);

TYPED_TEST(EveryGame, legal_is_exactly_what_apply_accepts) {
    this->check("legal is exactly what apply accepts", [](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            if (from.one_in(positions_for_one_look<TypeParam>)) legal_is_exactly_what_apply_accepts(s);
            a_view_answers_like_its_state(s);
        });
    });
}

TYPED_TEST(EveryGame, T1_M3_M8_T3_pieces_are_conserved) {
    this->check("pieces are conserved",
                [](choices& from) { walk<TypeParam>(from, [](auto const& s) { pieces_are_conserved(s); }); });
}

TYPED_TEST(EveryGame, B19_B20_B21_M8_M9_R12_R13_R14_scores_match_a_naive_count) {
    this->check("scores match a naive count",
                [](choices& from) { walk<TypeParam>(from, [](auto const& s) { scores_match_a_naive_count(s); }); });
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
