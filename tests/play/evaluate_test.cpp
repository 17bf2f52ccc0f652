#include <triqueta/batch.hpp>

#include "properties/choices.hpp"
#include "properties/walk.hpp"
#include "support/lockstep_variants.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

namespace {

using namespace triqueta;

/// The same tries, each completed and played on as a single game.
template <game G>
evaluation<G> try_by_try(view<G> const& v, std::uint64_t key, game_range tries) {
    evaluation<G> all{v};
    for (std::uint64_t i = 0; i < tries.count; ++i) all.add(key, {tries.first + i, 1});
    return all;
}

template <game G>
void expect_same(evaluation<G> const& a, evaluation<G> const& b) {
    ASSERT_EQ(a.size(), b.size());
    for (int i = 0; i < a.size(); ++i) EXPECT_EQ(a[i], b[i]) << G::name << ", action " << a[i].what.number();
}

/// Calls f with some views of the seat to move.
template <game G, class F>
void at_some_views(F f) {
    for (std::uint8_t number = 0; number < 3; ++number) {
        std::array<std::uint8_t, 2> const bytes{number, 11};
        properties::choices from{bytes};
        properties::walk<G>(from, [&](auto const& s) {
            if (s.turn().is_seat() && from.one_in(12)) f(s.view(s.turn().seat()));
        });
    }
}

template <class G>
struct Evaluate : testing::Test {};
TYPED_TEST_SUITE(Evaluate, support::lockstep_variants::as<testing::Types>);

TYPED_TEST(Evaluate, tries_in_lockstep_are_single_tries) {
    at_some_views<TypeParam>([](auto const& v) {
        auto const expected = try_by_try<TypeParam>(v, 5, {1'000, 70});
        // Also where single games are faster, so that an evaluation would take these.
        evaluation<TypeParam> const none{v};
        std::vector<tried_action<TypeParam>> found{none.begin(), none.end()};
        detail::play_out_after_by<TypeParam>(
            typename rules_of<TypeParam>::lockstep{}, v, v.distinct(), 5, {1'000, 70},
            [&](std::size_t place, auto const& end) { found[place].add(end, v.seat()); });
        for (int i = 0; i < expected.size(); ++i)
            EXPECT_EQ(found[static_cast<unsigned>(i)], expected[i]) << "action " << expected[i].what.number();
        evaluation<TypeParam> many{v};
        many.add(5, {1'000, 70});
        expect_same(many, expected);
    });
}

TEST(Evaluation, has_each_action_and_its_tries) {
    at_some_views<hidden_wolves<3>>([](auto const& v) {
        auto const all = evaluate(v, 40);
        auto const distinct = v.distinct();
        ASSERT_EQ(all.size(), static_cast<int>(distinct.size()));
        int place = 0;
        for (auto const& one : all) {
            EXPECT_EQ(one.what, distinct[place++]);
            EXPECT_EQ(one.tries, 40U);
            EXPECT_GE(one.variance(), 0);
            EXPECT_LE(one.share_of_wins(), 1);
        }
    });
}

TEST(Evaluation, is_the_same_however_the_tries_are_split) {
    at_some_views<mayhem>([](auto const& v) {
        auto const whole = evaluate(v, 10, 3);
        evaluation<mayhem> first{v}, rest{v};
        first.add(3, {0, 4});
        rest.add(3, {7, 3});
        rest.add(3, {4, 3});
        expect_same(whole, first += rest);
    });
}

TEST(Evaluation, knows_what_is_certain) {
    // The last decision of the game: what a seat gains is known to it.
    state<base_game<2>> s{setup<base_game<2>>{}};
    dice random{5};
    urn const chance{random};
    while (!s.is_over()) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        auto const before = s;
        auto const a = random.pick(s.legal());
        s.apply_unchecked(a);
        if (!s.is_over()) continue;
        auto const who = before.turn().seat();
        auto const all = evaluate(before.view(who), 20);
        for (auto const& one : all) {
            EXPECT_EQ(one.variance(), 0) << "its own tokens are no secret to it";
            if (one.what != a) continue;
            EXPECT_EQ(one.mean(), s.result().points(who).value());
        }
        return;
    }
}

}  // namespace
