#include "properties/animals_pieces.hpp"
#include "properties/games.hpp"
#include "properties/legal.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <cstdint>

// Every game of a tiny variant, to its last leaf.
namespace {

using namespace properties;

struct leaves {
    std::uint64_t games = 0;  // courses: actions and what chance answered
    double chance = 0;        // probability of all, if every action were equally likely
};

template <class G>
void enumerate(triqueta::state<G> const& s, double probability, leaves& found) {
    legal_is_exactly_what_apply_accepts(s);
    pieces_are_conserved(s);
    scores_match_a_naive_count(s);
    if (s.is_over()) {
        ++found.games;
        found.chance += probability;
        return;
    }
    if (s.turn().is_chance()) {
        auto const there = s.to_draw();
        for (int i = 0; i < triqueta::rules_of<G>::outcomes; ++i) {
            auto const drawn = triqueta::outcome<G>(i);
            if (there.of(drawn) == 0) continue;
            auto next = s;
            ASSERT_FALSE(next.reveal(drawn));
            enumerate(next, probability * there.of(drawn) / there.total(), found);
        }
        return;
    }
    for (auto const a : s.legal()) {
        auto next = s;
        ASSERT_FALSE(next.apply(a));
        enumerate(next, probability / s.legal().size(), found);
    }
}

// The numbers of leaves are those that a program of its own found, with plain lists in another language.

// One tower of three single tokens (a rabbit, two owls), two players who may keep one each.
TEST(EveryLeaf, of_the_tiny_variant) {
    leaves found;
    enumerate(triqueta::state<tiny>{}, 1, found);
    EXPECT_NEAR(found.chance, 1, 1e-9);
    EXPECT_EQ(found.games, 4694U);
}

TEST(EveryLeaf, D1_W3_of_the_tiny_variant_in_pairs) {
    leaves found;
    enumerate(triqueta::state<tiny_pair>{}, 1, found);
    EXPECT_NEAR(found.chance, 1, 1e-9);
    EXPECT_EQ(found.games, 2546U);
}

}  // namespace
