#include <triqueta/play/playout.hpp>

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

namespace {

using game = triqueta::base_game<2>;

// One draw of at most 32 bits for each decision and each look.
TEST(Playout, one_draw_a_decision_and_a_look) {
    triqueta::dice dice{3, 4};
    triqueta::state<game> s;
    int const actions = triqueta::play_on(s, triqueta::urn{dice}, triqueta::uniform);

    triqueta::dice again{3, 4};
    triqueta::state<game> t;
    int decisions = 0;
    while (!t.is_over()) {
        auto const word = again.draw();
        auto const scaled = [word](int size) {
            return static_cast<int>(std::uint64_t{word} * static_cast<unsigned>(size) >> 32);
        };
        if (t.turn().is_chance()) {
            ASSERT_FALSE(t.reveal(t.to_draw().nth(scaled(t.to_draw().total()))));
        } else {
            ASSERT_FALSE(t.apply(t.legal()[scaled(t.legal().size())]));
            ++decisions;
        }
    }
    EXPECT_EQ(s, t);
    EXPECT_EQ(actions, decisions);
    EXPECT_EQ(dice, again);
}

TEST(Playout, play_out_leaves_the_state_as_it_was) {
    triqueta::dice dice{5};
    triqueta::state<game> const s;
    auto const end = triqueta::play_out(s, triqueta::urn{dice}, triqueta::uniform);
    EXPECT_EQ(s, triqueta::state<game>{});
    EXPECT_FALSE(end.winners().empty());
}

// A whole game, by the compiler: no undefined behaviour, no heap.
template <class G>
constexpr int points_of_a_game(std::uint64_t key) {
    triqueta::dice dice{key};
    triqueta::state<G> s;
    triqueta::play_on(s, triqueta::urn{dice}, triqueta::uniform);
    int sum = 0;
    for (auto const& score : s.result()) sum += score.points.value();
    return sum;
}
static_assert(points_of_a_game<triqueta::base_game<3>>(1) != 0);
static_assert(points_of_a_game<triqueta::hidden_wolves<5>>(2) != 0);
static_assert(points_of_a_game<triqueta::hidden_wolves_duel>(3) != 0);

}  // namespace
