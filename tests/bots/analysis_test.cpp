#include "triqueta/bots/analysis.hpp"

#include "properties/bots.hpp"
#include "properties/games.hpp"
#include "properties/walk.hpp"
#include "support/hand_played.hpp"
#include "support/some_views.hpp"
#include "support/variants.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace {

using namespace triqueta;
using bots::estimate;

/// With a net each, house variants without one, and a game of others.
using games = catalog<base_game<2>, base_game<4>, hidden_wolves<3>, hidden_wolves_duel, mayhem, race, properties::tiny,
                      properties::giant, properties::games_of_others>;

template <class F>
void in_each_game(F f) {
    for (int place = 0; place < games::size; ++place) games::at(place, f);
}

double in_units(std::int32_t of) { return static_cast<double>(of) / estimate::one; }

TEST(Tally, has_the_mean_and_the_standard_error_of_its_tries) {
    bots::tally<16> points;
    bots::tally<4> chance;
    EXPECT_EQ(points.result(), (estimate{0, estimate::unknown, 0}));
    dice random{1};
    double sum = 0, squares = 0;
    for (int n = 1; n <= 3000; ++n) {
        int const found = static_cast<int>(random.below(60)) - 20;
        points.add(found);
        chance.add(found * 64);
        sum += found;
        squares += found * found;
        auto const mean = sum / n;
        EXPECT_NEAR(in_units(points.result().mean), mean, 1e-4);
        EXPECT_NEAR(in_units(chance.result().mean), mean / 64, 1e-4);
        if (n == 1) {
            EXPECT_EQ(points.result().error, estimate::unknown);
        } else {
            auto const error = std::sqrt((squares - n * mean * mean) / (n - 1) / n);
            EXPECT_NEAR(in_units(points.result().error), error, 1e-4) << n;
            EXPECT_NEAR(in_units(chance.result().error), error / 64, 1e-4) << n;
        }
    }
}

TEST(Tally, is_right_at_its_bounds) {
    bots::tally<16> points;
    for (int n = 0; n < bots::tally<16>::most_tries; ++n) points.add(n % 2 == 0 ? 32'767 : -32'768);
    EXPECT_NEAR(in_units(points.result().mean), 0, 1);
    EXPECT_NEAR(in_units(points.result().error), 32'767.5 / 256, 0.01);
}

TEST(Analysis, goes_by_its_view_alone_and_has_each_legal_action) {
    in_each_game([&]<class G>() {
        for (std::uint64_t number = 0; number < 3; ++number) {
            std::array<std::uint8_t, 2> const bytes{static_cast<std::uint8_t>(number + 1), 7};
            properties::choices from{bytes};
            properties::walk<G>(from, [&](auto const& s) {
                if (from.one_in(30)) properties::an_analysis_goes_by_its_view<G>(s, from);
            });
        }
    });
}

TEST(Analysis, is_the_same_in_slices_of_any_size) {
    in_each_game([&]<class G>() {
        for (auto const& v : support::some_views<G>(3, 5)) {
            auto const at_once = bots::analyze(v, {2000}, dice{5});
            for (int const slice : {1, 170, 10'000}) {
                bots::analysis<G> in_slices{dice{5}};
                in_slices.begin(v, {2000});
                while (!in_slices.think(slice)) EXPECT_EQ(in_slices.granted().nodes, 2000);
                ASSERT_EQ(in_slices.size(), at_once.size());
                for (int i = 0; i < at_once.size(); ++i)
                    EXPECT_EQ(in_slices[i], at_once[i]) << G::name << " in slices of " << slice;
            }
        }
    });
}

TEST(Analysis, has_results_whenever_it_is_stopped) {
    in_each_game([&]<class G>() {
        for (auto const& v : support::some_views<G>(4, 5)) {
            bots::analysis<G> a;
            a.begin(v, {500});
            EXPECT_EQ(a.size(), v.distinct().size());
            EXPECT_EQ(a[0].chance, (estimate{0, estimate::unknown, 0}));
            EXPECT_TRUE(v.legal().contains(a.best().what));
            static_cast<void>(a.think(1));
            EXPECT_EQ(a[0].chance.tries, 1) << G::name;
            EXPECT_TRUE(v.legal().contains(a.best().what));
        }
    });
}

TEST(Analysis, can_be_used_for_one_view_after_another) {
    auto const views = support::some_views<mayhem>(5, 4);
    bots::analysis<mayhem> used{dice{2}};
    for (auto const& v : views) {
        used.begin(v, {300});
        while (!used.think(50)) {
        }
        auto const fresh = bots::analyze(v, {300}, dice{2});
        ASSERT_EQ(used.size(), fresh.size());
        for (int i = 0; i < fresh.size(); ++i) EXPECT_EQ(used[i], fresh[i]);
    }
}

TEST(Analysis, finds_a_sure_win) {
    // Race: two cards are left and go with a saved one, and this is the last round: completing wins at once (R12).
    namespace cards = triangles;
    namespace rules = triangles::race;
    rules::table t;
    t.players = 2;
    t.phase = rules::phase::turn;
    auto const pink = [](int number) { return cards::piece(cards::cut::horizontal, number, cards::colour::pink); };
    t.saved[seat{0}] = cards::cards_of(pink(3));
    t.in_hand[seat{0}] = 2;
    t.in_hand[seat{1}] = 5;
    t.caller.add(seat{0});
    rules::secrets mine;
    mine.hand = cards::cards_of(pink(1), pink(2));
    t.pile = 90 - 1 - 2 - 5;
    auto const v = set_up<triqueta::race>(t, mine, viewer{seat{0}});
    ASSERT_TRUE(v);
    auto const found = bots::analyze(*v, {5000});
    EXPECT_EQ(found.best().what.what(), rules::action::kind::complete);
    EXPECT_EQ(found.best().chance.mean, estimate::one);
    EXPECT_EQ(found.best().chance.error, 0);
}

TEST(Analysis, M9_prefers_to_score_at_once_where_nothing_else_makes_a_difference) {
    int equal = 0;
    auto views = support::some_views<mayhem>(6, 60);
    for (auto const& more : support::some_views<mayhem>(7, 60)) views.push_back(more);
    for (auto const& v : views) {
        auto const found = bots::analyze(v, {400});
        auto const after = [&](action<mayhem> a) {
            auto next = v;
            EXPECT_FALSE(next.advance(event<mayhem>::did(a).by(v.seat())));
            return next;
        };
        auto const scored = [&](action<mayhem> a) { return after(a).result().points(v.seat()).value(); };
        auto const best = found.best();
        auto const advice = found.advice();
        EXPECT_GE(advice.chance.mean, best.chance.mean - best.chance.error);
        EXPECT_TRUE(advice == best || after(advice.what).turn().is(v.seat()));
        for (int i = 0; i < found.size(); ++i) {
            auto const here = found[i];
            EXPECT_LE(here.chance.mean, best.chance.mean);
            if (here.chance.mean == best.chance.mean) {
                EXPECT_LE(scored(here.what), scored(best.what));
                equal += scored(here.what) < scored(best.what);
            }
            if (here.chance.mean < best.chance.mean - best.chance.error || !after(here.what).turn().is(v.seat()))
                continue;
            EXPECT_LE(scored(here.what), scored(advice.what));
        }
    }
    EXPECT_GT(equal, 0) << "no choice between actions that are worth the same";
}

TEST(Analysis, M9_advises_to_score_first) {
    // To complete a triangle and to start another one come to the same in either order, but for luck.
    namespace cards = triangles;
    namespace rules = triangles::mayhem;
    auto const piece = [](cards::cut c, int number) { return cards::piece(c, number, cards::colour::red); };
    rules::table t;
    t.players = 2;
    t.phase = rules::phase::play;
    t.in_hand[seat{0}] = t.in_hand[seat{1}] = 3;
    t.played = cards::cards_of(piece(cards::cut::centered, 1), piece(cards::cut::centered, 2));
    auto const open =
        cards::triangle{cards::cut::centered}.with(piece(cards::cut::centered, 1)).with(piece(cards::cut::centered, 2));
    t.open[static_cast<unsigned>(cards::cut::centered)].add_sorted(open);
    t.pile = 81 - 2 - 6;
    rules::secrets mine;
    mine.hand = cards::cards_of(piece(cards::cut::horizontal, 1), piece(cards::cut::centered, 3),
                                piece(cards::cut::vertical, 1));
    auto const v = set_up<mayhem>(t, mine, viewer{seat{0}});
    ASSERT_TRUE(v);
    EXPECT_EQ(bots::analyze(*v, {5000}).advice().what, rules::play(piece(cards::cut::centered, 3), open));
}

TEST(Analysis, B18_knows_what_an_end_decision_is_worth) {
    // Player 1 keeps two owls and has a third face up: to add both makes a triqueta, six points.
    support::hand_played<base_game<2>> game;
    game.draw(0, animal::owl).keep().draw(0, animal::bear).lay(1);
    game.draw(1, animal::owl).keep().draw(1, animal::deer).lay(1);
    game.draw(2, animal::owl).lay(0).take(1).take(0);
    for (int later = 1; later < 4; ++later) game.choose(later).take(0).take(1);
    auto const v = game.view(seat{0});
    ASSERT_TRUE(v.turn().is(seat{0}));
    auto const found = bots::analyze(v, {3000});
    ASSERT_EQ(found.size(), 3);
    auto const both = found.of(decide(3));
    auto const one = found.of(decide(2));  // the same as the first owl alone
    EXPECT_EQ(found.of(decide(1)), one);
    EXPECT_EQ(both.points.mean - one.points.mean, 4 * estimate::one);
    EXPECT_EQ(both.points.error, 0);
    EXPECT_EQ(found.best(), both);
}

}  // namespace
