#include "triqueta/bots.hpp"

#include "properties/bots.hpp"
#include "properties/games.hpp"
#include "properties/walk.hpp"
#include "support/some_views.hpp"
#include "support/variants.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

namespace {

using namespace triqueta;
using bots::level;

/// The games that bots are tested in: with a net each, a house variant of each kind without one, and a game of others.
using games = catalog<base_game<2>, base_game<4>, hidden_wolves<3>, hidden_wolves_duel, base_game_duel, mayhem, race,
                      properties::night, properties::tiny, properties::giant, properties::games_of_others>;

template <class F>
void in_each_game(F f) {
    for (int place = 0; place < games::size; ++place) games::at(place, f);
}

TEST(Bot, chooses_a_legal_action_by_its_view_alone) {
    in_each_game([&]<class G>() {
        for (std::uint64_t number = 0; number < 3; ++number) {
            std::array<std::uint8_t, 2> const bytes{static_cast<std::uint8_t>(number + 1), 7};
            properties::choices from{bytes};
            properties::walk<G>(from, [&](auto const& s) {
                if (from.one_in(30)) properties::a_bot_goes_by_its_view<G>(s, from);
            });
        }
    });
}

TEST(Bot, comes_to_the_same_choice_in_slices_of_any_size) {
    in_each_game([&]<class G>() {
        for (auto const& v : support::some_views<G>(3, 12))
            for (auto const l : {level::beginner, level::best}) {
                bots::bot<G> at_once{l, dice{5}};
                auto const chosen = at_once.choose(v, {300});
                for (int const slice : {1, 17, 1000}) {
                    bots::bot<G> in_slices{l, dice{5}};
                    in_slices.begin(v, {300});
                    while (!in_slices.think(slice)) EXPECT_LE(in_slices.spent().nodes, in_slices.granted().nodes);
                    EXPECT_EQ(in_slices.choice(), chosen) << G::name << " in slices of " << slice;
                }
            }
    });
}

TEST(Bot, has_a_legal_choice_whenever_it_is_stopped) {
    in_each_game([&]<class G>() {
        for (auto const& v : support::some_views<G>(4, 12))
            for (auto const l : bots::all_levels) {
                bots::bot<G> bot{l, dice{5}};
                bot.begin(v, {500});
                EXPECT_TRUE(v.legal().contains(bot.choice())) << G::name << ", before it thinks";
                static_cast<void>(bot.think(1));
                EXPECT_TRUE(v.legal().contains(bot.choice())) << G::name << ", after a first slice";
            }
    });
}

TEST(Bot, spends_no_more_than_its_budget_and_what_one_try_takes) {
    in_each_game([&]<class G>() {
        for (auto const& v : support::some_views<G>(6, 12)) {
            bots::bot<G> bot{level::best, dice{5}};
            static_cast<void>(bot.choose(v, {400}));
            EXPECT_LT(bot.spent().nodes, 400 + 2000) << G::name;
        }
    });
}

TEST(Bot, needs_no_thought_for_a_single_action) {
    // The last player of a round, with an empty tower, must take the last row (B14).
    int found = 0;
    for (std::uint64_t number = 0; number < 40; ++number)
        for (auto const& v : support::some_views<base_game<2>>(number, 12)) {
            if (v.distinct().size() != 1) continue;
            ++found;
            bots::bot<base_game<2>> bot{level::best, dice{1}};
            EXPECT_EQ(bot.choose(v), v.distinct()[0]);
            EXPECT_EQ(bot.spent().nodes, 0);
        }
    EXPECT_GT(found, 0);
}

TEST(Bot, plays_by_weights_that_are_given) {
    using G = mayhem;
    // Weights that think nothing of anything: every action is as good as another, so the first one is chosen.
    static constexpr std::array<std::int8_t, bots::weights_of<G>> none{};
    int differ = 0;
    for (auto const& v : support::some_views<G>(9, 12)) {
        bots::bot<G> dull{level::strong, dice{1}, none};
        bots::bot<G> usual{level::strong, dice{1}};
        differ += dull.choose(v) != usual.choose(v);
    }
    EXPECT_GT(differ, 0);
}

/// Whether a game of cards between bots of two levels has a winner.
bool has_a_winner(level first, level second, std::uint64_t number) {
    using G = race;
    state<G> s;
    dice random{number};
    urn const chance{random};
    bots::bot<G> players[] = {{first, dice{number, 1}}, {second, dice{number, 2}}};
    while (!s.is_over()) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        seat const mover = s.turn().seat();
        s.apply_unchecked(players[mover.number()].choose(s.view(mover), {60}));
    }
    return !s.result().winners().empty();
}

// A call gives the others a turn without limit, so strong players would wait for each other for ever.
TEST(Bot, comes_to_an_end_where_each_waits_for_the_others_call) {
    int winners = 0;
    for (std::uint64_t number = 0; number < 4; ++number) {
        winners += has_a_winner(level::strong, level::strong, number);
        winners += has_a_winner(level::best, level::best, number);
    }
    EXPECT_GE(winners, 7);
}

TEST(Level, has_a_name_and_is_found_by_it) {
    for (auto const l : bots::all_levels) EXPECT_EQ(bots::level_of(bots::name_of(l)), l);
    EXPECT_EQ(bots::level_of("grandmaster"), std::nullopt);
}

TEST(WithError, is_off_by_at_most_the_error_and_on_average_not_at_all) {
    dice random{1};
    std::int64_t sum = 0;
    int least = 0, most = 0;
    for (int i = 0; i < 20'000; ++i) {
        int const off = bots::with_error(0, 1000, random);
        least = std::min(least, off);
        most = std::max(most, off);
        sum += off;
    }
    EXPECT_GE(least, -1000);
    EXPECT_LE(most, 1000);
    EXPECT_LT(least, -900);
    EXPECT_GT(most, 900);
    EXPECT_LT(std::abs(static_cast<double>(sum) / 20'000), 12);
    EXPECT_EQ(bots::with_error(5, 0, random), 5);
}

}  // namespace
