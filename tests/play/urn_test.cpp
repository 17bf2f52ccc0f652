#include <triqueta/play/urn.hpp>

#include <triqueta/triqueta.hpp>

#include "support/chi_squared.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

// Urn and deal answer alike: with fixed keys, so that a test fails always or never.
namespace {

using support::chi_squared;
using triqueta::state;

/// Which animals come, drawing whatever can be drawn from column 0 on and laying all at row 0, till the first tower
/// is empty: fifteen in a base game.
template <class G, class Chance>
std::vector<triqueta::animal> first_tower(Chance&& chance) {
    std::vector<triqueta::animal> seen;
    state<G> s;
    while (seen.size() < 15) {
        s.apply_unchecked(*s.legal().begin());  // draw from the lowest column
        seen.push_back(chance(s));
        s.reveal_unchecked(seen.back());
        s.apply_unchecked(triqueta::lay(triqueta::row{0}));
    }
    return seen;
}

constexpr int games = 60'000;
constexpr double one_in_a_million_5 = 35.9;   // of chi-squared with 5 degrees of freedom
constexpr double one_in_a_million_35 = 87.9;  // with 35

/// How often each animal lies at a place of the order, and each pair of animals at two places. `sample(game)` gives
/// the first tower's animals in some order of drawing.
struct fit {
    double one;
    double pairs;
};
template <class Sample>
fit fit_of(Sample sample, unsigned place, unsigned other) {
    std::array<double, 6> singles{};
    std::array<double, 36> pairs{};
    for (int game = 0; game < games; ++game) {
        auto const seen = sample(static_cast<std::uint64_t>(game));
        auto const a = static_cast<unsigned>(seen[place]);
        auto const b = static_cast<unsigned>(seen[other]);
        ++singles[a];
        // equal pairs are 9 of 59, others 10 of 59: weighed so that all are expected alike
        pairs[6 * a + b] += a == b ? 10.0 / 9.0 : 1.0;
    }
    return {chi_squared(singles, games / 6.0), chi_squared(pairs, games / 6.0 * 10.0 / 59.0)};
}

template <class Sample>
void expect_even(Sample sample) {
    for (auto const& [place, other] : {std::pair{0U, 1U}, std::pair{7U, 14U}, std::pair{14U, 2U}}) {
        auto const f = fit_of(sample, place, other);
        EXPECT_LT(f.one, one_in_a_million_5) << place;
        EXPECT_LT(f.pairs, one_in_a_million_35) << place << ' ' << other;
    }
}

using game = triqueta::base_game<3>;

TEST(Urn, B4_draws_every_animal_equally_often) {
    expect_even([](std::uint64_t number) {
        triqueta::dice dice{1, number};
        return first_tower<game>(triqueta::urn{dice});
    });
}

TEST(Urn, B4_a_deal_has_the_same_distribution) {
    expect_even([](std::uint64_t number) {
        return first_tower<game>(triqueta::deal<game>{triqueta::seed{}, {}, number});
    });
}

TEST(Urn, W2_shadow_tokens_come_from_their_own_kind) {
    std::array<double, 7> urn_counts{};
    std::array<double, 7> deal_counts{};
    using wolves = triqueta::hidden_wolves<3>;
    for (std::uint64_t number = 0; number < games; ++number) {
        // the first of the fifteen shadow tokens: nine wolves and one each of the others
        triqueta::dice dice{2, number};
        state<wolves> s;
        auto const shadow = s.pool().shadow;
        ++urn_counts[static_cast<unsigned>(shadow.nth(static_cast<int>(dice.below(15))))];
        triqueta::deal<wolves> const dealt{triqueta::seed{}, {}, number};
        ++deal_counts[static_cast<unsigned>(dealt.whole().of(triqueta::tower{2}, triqueta::column{3}, 0))];
    }
    for (auto& counts : {&urn_counts, &deal_counts}) {
        (*counts)[6] /= 9;
        // the ninth part of a count varies a ninth as much: the statistic is smaller, never larger
        EXPECT_LT(chi_squared(*counts, games / 15.0), 38.3);  // one in a million, 6 degrees of freedom
        for (double const n : *counts) EXPECT_NEAR(n, games / 15.0, 330);
    }
}

// Faults, planted to see the statistics find them.

TEST(Urn, an_urn_that_forgets_a_token_is_found) {
    auto const f = fit_of(
        [](std::uint64_t number) {
            triqueta::dice dice{1, number};
            return first_tower<game>([&](state<game> const& s) {
                auto const there = s.to_draw();
                return there.nth(static_cast<int>(dice.below(static_cast<std::uint32_t>(there.total() - 1))));
            });
        },
        0, 1);
    EXPECT_GT(f.one, one_in_a_million_5);
}

TEST(Urn, a_draw_that_puts_the_token_back_is_found) {
    auto const f = fit_of(
        [](std::uint64_t number) {
            triqueta::dice dice{1, number};
            std::vector<triqueta::animal> seen(15);
            for (auto& a : seen) a = state<game>{}.pool().light.nth(static_cast<int>(dice.below(60)));
            return seen;
        },
        0, 1);
    EXPECT_LT(f.one, one_in_a_million_5);
    EXPECT_GT(f.pairs, one_in_a_million_35);
}

TEST(Urn, a_shuffle_that_never_leaves_a_piece_in_place_is_found) {
    auto const f = fit_of(
        [](std::uint64_t number) {
            std::array<triqueta::animal, 60> order{};
            for (int i = 0; i < 60; ++i) order[static_cast<unsigned>(i)] = state<game>{}.pool().light.nth(i);
            triqueta::chacha20 random{triqueta::seed{}, number, 0};
            for (auto left = 60U; left > 1; --left) std::swap(order[left - 1], order[random.below(left - 1)]);
            return std::vector<triqueta::animal>(order.begin(), order.begin() + 15);
        },
        0, 1);
    EXPECT_GT(f.one, one_in_a_million_5);
}

}  // namespace
