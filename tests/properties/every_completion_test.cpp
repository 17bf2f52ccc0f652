#include "properties/any_game.hpp"
#include "properties/choices.hpp"
#include "properties/completion.hpp"
#include "properties/games.hpp"
#include "properties/of_every_game.hpp"
#include "properties/triangles_pieces.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <set>

// What holds of every view that is completed by chance, in every game and variant.
namespace {

using namespace properties;

template <class G>
class EveryCompletion : public of_every_game<G> {};
TYPED_TEST_SUITE(EveryCompletion, tested_games::as<testing::Types>);

TYPED_TEST(EveryCompletion, K1_K2_T3_T4_has_its_view_by_arbitrary_choices) {
    completed_views met;
    this->check("a completion has its view", [&](choices& from) {
        completions_fit_their_views<TypeParam>(from, 4, 4 * positions_for_one_look<TypeParam>, met);
    });
}

constexpr int views_of_each_game = 100'000;

/// The phases that a game has.
template <triqueta::game G>
[[nodiscard]] std::set<int> phases_of() {
    std::set<int> all;
    auto const add = [&all](auto... each) { (all.insert(static_cast<int>(each)), ...); };
    if constexpr (is_race<G>) {
        using enum triqueta::triangles::race::phase;
        add(deal, turn, draw, discard, save, closing, take_saved, over);
    } else if constexpr (triqueta::animals::variant<G>) {
        using enum triqueta::animals::phase;
        add(turn, look, place, over);
        if (G::draw::tokens == 2) add(second_draw);
        if (G::towers::count > 1) add(next_tower);
        if (G::kept::most > 0) add(decide);
    } else {
        int const count = phase_of(triqueta::state<G>{}.table()).count();
        for (int phase = 0; phase < count; ++phase) add(phase);
    }
    return all;
}

TYPED_TEST(EveryCompletion, K1_K2_T3_T4_has_its_view_in_every_phase_for_every_viewer) {
    completed_views met;
    for (triqueta::dice dice{1}; met.all < views_of_each_game;) {
        std::array<std::uint8_t, 8> bytes{};
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(dice.below(256));
        choices from{bytes};
        completions_fit_their_views<TypeParam>(from, 4, 16 * positions_for_one_look<TypeParam>, met);
    }
    for (int const phase : phases_of<TypeParam>()) {
        EXPECT_GT(met.of_phase[phase], 20) << "views in phase " << phase;
        EXPECT_GT(met.of_others[phase], 10) << "and of those who aren't to act";
    }
    for (int viewer = -1; viewer < triqueta::rules_of<TypeParam>::most_players; ++viewer)
        EXPECT_TRUE(met.viewers.contains(viewer)) << "seat " << viewer;
    EXPECT_GT(met.played_on, 10);
}

}  // namespace
