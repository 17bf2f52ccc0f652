#include <triqueta/data/batch_pool.hpp>

#include <triqueta/batch.hpp>

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace triqueta {
namespace {

constexpr std::size_t places = 500;

/// What a batch wrote.
struct written {
    std::vector<std::int32_t> actions = std::vector<std::int32_t>(places);
    std::vector<std::int32_t> seats = std::vector<std::int32_t>(places);
    std::vector<std::int32_t> rewards = std::vector<std::int32_t>(3 * places);
    std::vector<std::uint8_t> done = std::vector<std::uint8_t>(places);
    std::uint64_t taken = 0;

    [[nodiscard]] batch_outputs outputs() { return {.seats = seats, .rewards = rewards, .done = done}; }
    friend bool operator==(written const&, written const&) = default;
};

template <class G>
class BatchPool : public testing::Test {};
using some_games = testing::Types<base_game<3>, race>;
TYPED_TEST_SUITE(BatchPool, some_games);

TYPED_TEST(BatchPool, steps_as_one_thread_does) {
    using G = TypeParam;
    auto const start = *rules_of<G>::setup_for(3);
    batch<G> alone{3, places, start};
    batch<G> shared{3, places, start};
    written expected;
    written all;
    expected.rewards.resize(places * batch<G>::reward_length);
    all.rewards.resize(places * batch<G>::reward_length);
    for (std::size_t const threads : {1U, 2U, 3U, 20U}) {
        batch_pool pool{threads};
        EXPECT_EQ(pool.threads(), threads);
        for (int step = 0; step < 40; ++step) {
            alone.choose(expected.actions);
            pool.choose(shared, all.actions);
            ASSERT_FALSE(alone.step(expected.actions, expected.outputs()));
            ASSERT_FALSE(pool.step(shared, all.actions, all.outputs()));
            ASSERT_EQ(all, expected);
        }
        all.taken = pool.play_out(shared, all.rewards);
        expected.taken = alone.play_out(expected.rewards);
        pool.observe(shared, all.outputs());
        alone.observe(expected.outputs());
        EXPECT_EQ(all, expected);
    }
    EXPECT_EQ(bytes(shared), bytes(alone));
}

TEST(BatchPoolOfBaseGame, changes_nothing_if_an_action_is_refused) {
    batch<base_game<3>> shared{3, places};
    auto const before = bytes(shared);
    written all;
    batch_pool pool{4};
    pool.choose(shared, all.actions);
    auto const chosen = bytes(shared);
    EXPECT_NE(chosen, before) << "the dice were drawn";
    all.actions[400] = -1;
    all.actions[300] = 99;
    EXPECT_EQ(pool.step(shared, all.actions, all.outputs()), (refused_in_batch{300, refusal::no_such_number}));
    EXPECT_EQ(bytes(shared), chosen);
}

}  // namespace
}  // namespace triqueta
