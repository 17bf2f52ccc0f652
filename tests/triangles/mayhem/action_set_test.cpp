#include <triqueta/triangles/mayhem/action_set.hpp>

#include <triqueta/core/random/dice.hpp>

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace triqueta::triangles::mayhem {
namespace {

static_assert(action_set::most == 28);

TEST(MayhemActionSet, starts_empty) {
    action_set const none;
    EXPECT_TRUE(none.empty());
    EXPECT_FALSE(none.contains(stop()));
    EXPECT_EQ(none, action_set{});
}

TEST(MayhemActionSet, M2_M3_lists_each_piece_with_its_targets_and_to_stop) {
    dice random{3};
    for (int turn = 0; turn < 3000; ++turn) {
        action_set set;
        std::vector<action> expected;
        int piece_kind = 0;
        for (auto left = random.below(hand_size + 1); left > 0; --left) {
            piece_kind += 1 + static_cast<int>(random.below(8));
            std::uint32_t const targets = random.below(1U << target::count);
            set.play(card(piece_kind), targets);
            for (int n = 0; n < target::count; ++n)
                if ((targets >> n & 1) != 0) expected.push_back(play(card(piece_kind), target{n}));
        }
        if (random.below(2) == 1) {
            set.stop();
            expected.push_back(stop());
        }
        ASSERT_EQ(set.size(), static_cast<int>(expected.size()));
        std::size_t place = 0;
        for (action const a : set) {
            ASSERT_EQ(a, expected[place++]);
            ASSERT_TRUE(set.contains(a));
        }
    }
}

}  // namespace
}  // namespace triqueta::triangles::mayhem
