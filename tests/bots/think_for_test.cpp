#include "triqueta/bots/think_for.hpp"

#include "triqueta/bots/analysis.hpp"
#include "triqueta/play/match.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace {

using namespace triqueta;

/// A clock that goes on by a millisecond whenever somebody looks at it.
struct hasty_clock {
    using duration = std::chrono::milliseconds;
    using time_point = std::chrono::time_point<hasty_clock, duration>;
    static inline int now_is = 0;
    static time_point now() { return time_point{duration{++now_is}}; }
};

struct counting {
    int slices = 0;
    int enough = 1000;
    bool think(std::int64_t) { return ++slices >= enough; }
};

TEST(ThinkFor, stops_when_the_time_is_over) {
    counting all;
    EXPECT_FALSE(bots::think_for<hasty_clock>(all, std::chrono::milliseconds{20}));
    EXPECT_EQ(all.slices, 20);
    counting none;
    EXPECT_FALSE(bots::think_for<hasty_clock>(none, std::chrono::milliseconds{0}));
    EXPECT_EQ(none.slices, 1) << "never without any thought";
}

TEST(ThinkFor, stops_when_the_budget_is_spent) {
    counting few{.enough = 5};
    EXPECT_TRUE(bots::think_for<hasty_clock>(few, std::chrono::hours{1}));
    EXPECT_EQ(few.slices, 5);
}

TEST(ThinkWhile, stops_when_it_is_told_to) {
    counting all;
    EXPECT_FALSE(bots::think_while(all, [&] { return all.slices < 7; }));
    EXPECT_EQ(all.slices, 7);
}

TEST(ChooseWithin, has_a_legal_choice_after_any_time) {
    match<mayhem> game{seed_from(5)};
    auto const v = game.view(*game.to_move());
    for (auto const l : bots::all_levels)
        for (int const ms : {0, 1, 30}) {
            bots::bot<mayhem> bot{l, dice{1}};
            EXPECT_TRUE(v.legal().contains(bots::choose_within<hasty_clock>(bot, v, std::chrono::milliseconds{ms})));
        }
    bots::bot<mayhem> bot{bots::level::best, dice{1}};
    EXPECT_TRUE(v.legal().contains(bots::choose_within(bot, v, std::chrono::milliseconds{3})));
    EXPECT_GT(bot.spent().nodes, 0);
}

TEST(ThinkFor, serves_an_analysis_too) {
    match<mayhem> game{seed_from(5)};
    bots::analysis<mayhem> found;
    found.begin(game.view(*game.to_move()), bots::as_long_as_it_takes);
    EXPECT_FALSE(bots::think_for<hasty_clock>(found, std::chrono::milliseconds{10}));
    EXPECT_GT(found[0].chance.tries, 0);
}

}  // namespace
