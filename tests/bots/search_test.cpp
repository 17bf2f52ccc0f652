#include "triqueta/bots/search.hpp"

#include "triqueta/bots/weights.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/play/urn.hpp"
#include "triqueta/triqueta.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace {

using namespace triqueta;

template <game G>
bots::brain<G> brain_of(int players) {
    return bots::brain<G>{*bots::shipped_weights<G>(players)};
}

/// Calls f for the states of a game that is played at random, where a seat is to move.
template <game G, class F>
void in_a_game(std::uint64_t number, F f) {
    state<G> s;
    dice random{number};
    urn const chance{random};
    while (!s.is_over()) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        f(s);
        s.apply_unchecked(random.pick(s.legal()));
    }
}

/// The worth of the best way on in this turn, in any order.
std::int32_t best_in_any_order(state<mayhem> const& s, seat who, bots::brain<mayhem> const& judge) {
    if (!s.turn().is(who) || !bots::mayhem_features::is_mid_turn(s.table())) return judge(s, who);
    std::int32_t best = INT32_MIN;
    for (auto const a : s.legal()) {
        state<mayhem> after = s;
        after.apply_unchecked(a);
        best = std::max(best, best_in_any_order(after, who, judge));
    }
    return best;
}

TEST(Preferred, looks_at_one_of_several_orders_and_misses_nothing) {
    auto const judge = brain_of<mayhem>(2);
    int seen = 0;
    in_a_game<mayhem>(1, [&](state<mayhem> const& s) {
        if (s.table().laid > 0) return;
        std::int64_t nodes = 0;
        auto const found = bots::preferred(s, judge, nodes);
        if (!found.worth) return;
        seat const who = s.turn().seat();
        std::int32_t best = INT32_MIN;
        for (auto const a : s.legal()) {
            state<mayhem> after = s;
            after.apply_unchecked(a);
            best = std::max(best, best_in_any_order(after, who, judge));
        }
        EXPECT_EQ(*found.worth, best);
        ++seen;
    });
    EXPECT_GT(seen, 10);
}

TEST(Shortlist, keeps_the_candidates_with_the_greatest_priors_in_order) {
    bots::shortlist all;
    for (int i = 0; i < 30; ++i) all.add({0, i * 7 % 30, 0, static_cast<std::uint16_t>(i)});
    ASSERT_EQ(all.size(), bots::shortlist::most);
    for (int i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i].prior, 29 - i);
        EXPECT_EQ(all[i].action * 7 % 30, 29 - i);
    }
    all.remove_if([](auto const& c) { return c.prior % 2 == 0; });
    ASSERT_EQ(all.size(), bots::shortlist::most / 2);
    EXPECT_EQ(all[0].prior, 29);
    EXPECT_EQ(all[1].prior, 27);
}

TEST(Search, takes_a_sure_win) {
    using G = race;
    // One turn before the end, a player who alone holds a triangle and has called plays it.
    auto const judge = brain_of<G>(2);
    int wins = 0;
    for (std::uint64_t number = 0; number < 6 && wins < 5; ++number)
        in_a_game<G>(number, [&](state<G> const& s) {
            auto const mover = s.turn().seat();
            std::optional<action<G>> winning;
            for (auto const a : s.distinct()) {
                state<G> after = s;
                after.apply_unchecked(a);
                if (after.is_over() && after.result().winners().contains(mover)) winning = a;
            }
            if (!winning || s.distinct().size() == 1) return;
            bots::search<G> look{s.view(mover), dice{1}, judge};
            while (look.nodes() < 500 && !look.is_settled()) look.step();
            state<G> after = s;
            after.apply_unchecked(look.best());
            EXPECT_TRUE(after.is_over() && after.result().winners().contains(mover));
            ++wins;
        });
    EXPECT_GT(wins, 0);
}

TEST(Search, goes_by_the_net_before_any_try) {
    using G = base_game<2>;
    auto const judge = brain_of<G>(2);
    in_a_game<G>(2, [&](state<G> const& s) {
        std::int64_t nodes = 0;
        auto const found = bots::preferred(s, judge, nodes);
        if (!found.worth) return;
        bots::search<G> const look{s.view(s.turn().seat()), dice{1}, judge};
        EXPECT_EQ(look.best(), found.what);
    });
}

}  // namespace
