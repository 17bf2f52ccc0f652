#include "triqueta/bots/likely_completion.hpp"

#include "triqueta/bots/weights.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/play/complete.hpp"
#include "triqueta/play/urn.hpp"
#include "triqueta/triqueta.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace {

using namespace triqueta;

/// Calls f for the views of the movers in a game that is played at random.
template <game G, class F>
void in_a_game(setup<G> const& start, F f) {
    state<G> s{start};
    dice random{3};
    urn const chance{random};
    for (int moves = 0; moves < 80 && !s.is_over();) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        f(s.view(s.turn().seat()));
        s.apply_unchecked(random.pick(s.legal()));
        ++moves;
    }
}

template <game G>
void check(setup<G> const& start) {
    bots::brain<G> const judge{*bots::shipped_weights<G>(state<G>{start}.players())};
    std::int64_t one = 0, best_of_eight = 0, nodes = 0;
    in_a_game<G>(start, [&](view<G> const& v) {
        dice first{7}, second{7}, third{7};
        auto const plain = complete(v, first);
        EXPECT_EQ(bots::likely_completion(v, second, judge, 1, nodes), plain);
        auto const likely = bots::likely_completion(v, third, judge, 8, nodes);
        EXPECT_EQ(likely.view(v.seat()), v);
        auto const before = bots::worth_to_others(plain, v.seat(), judge, nodes);
        auto const after = bots::worth_to_others(likely, v.seat(), judge, nodes);
        EXPECT_GE(after, before);
        one += before;
        best_of_eight += after;
    });
    EXPECT_GT(best_of_eight, one);
}

TEST(LikelyCompletion, fits_the_view_and_is_the_best_guess_for_the_others) {
    check<race>({});
    check<race>({.players = 3});
    check<hidden_wolves_duel>({});
    check<base_game<4>>({});
}

TEST(LikelyCompletion, counts_each_judgement_as_a_node) {
    bots::brain<race> const judge{*bots::shipped_weights<race>(3)};
    std::int64_t nodes = 0;
    dice random{1};
    auto const guess = [&](int guesses) {
        in_a_game<race>({.players = 3}, [&](view<race> const& v) {
            if (nodes == 0) static_cast<void>(bots::likely_completion(v, random, judge, guesses, nodes));
        });
    };
    guess(5);
    EXPECT_EQ(nodes, 2 * 5);
}

TEST(BeginsTurn, is_not_said_of_what_follows_a_triangle_in_the_same_turn) {
    int begun = 0, goes_on = 0;
    in_a_game<race>({}, [&](view<race> const& v) {
        bool const begins = bots::begins_turn<bots::race_features>(v.table());
        (begins ? begun : goes_on) += 1;
        bool const acted = v.table().phase != triangles::race::phase::turn || !v.table().completed.empty();
        EXPECT_FALSE(begins && acted);
    });
    EXPECT_GT(begun, 5);
    EXPECT_GT(goes_on, 5);
}

}  // namespace
