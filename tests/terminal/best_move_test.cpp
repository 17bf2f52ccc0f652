#include "terminal/best_move.hpp"

#include <triqueta/core/random/dice.hpp>

#include <gtest/gtest.h>

#include <numeric>
#include <set>
#include <vector>

namespace {

std::set<int> moves_taken(std::vector<double> const& looks) {
    std::vector<int> moves(looks.size());
    std::iota(moves.begin(), moves.end(), 0);
    triqueta::dice random{1};
    std::set<int> taken;
    for (int i = 0; i < 100; ++i)
        taken.insert(terminal::best_move(
            moves, [&](int move) { return looks[static_cast<unsigned>(move)]; }, random));
    return taken;
}

TEST(BestMove, is_any_of_those_that_look_best) {
    EXPECT_EQ(moves_taken({-5, -3, -4, -3}), (std::set{1, 3}));
    EXPECT_EQ(moves_taken({2}), (std::set{0}));
}

TEST(BestMove, does_not_depend_on_how_a_machine_rounds) {
    EXPECT_EQ(moves_taken({0.3, 0.1 + 0.2, 0.25}), (std::set{0, 1}));
    EXPECT_EQ(moves_taken({0.3, 0.300'001}), (std::set{1}));
}

}  // namespace
