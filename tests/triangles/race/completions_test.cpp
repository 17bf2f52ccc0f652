#include <triqueta/triangles/race/completions.hpp>

#include <triqueta/core/random/dice.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace triqueta::triangles::race {
namespace {

/// The numbers of the plans, found by trying every plan.
std::vector<int> tried(cards hand, cards saved, int may_use) {
    std::vector<int> found;
    for (int number = 0; number < plan::count; ++number) {
        cards const from_hand = plan{number}.pieces_from(source::hand);
        bool const has_them = hand.contains(from_hand) && saved.contains(plan{number}.pieces_from(source::saved));
        if (has_them && !from_hand.empty() && from_hand.total() <= may_use) found.push_back(number);
    }
    return found;
}

cards some_pieces(dice& random, int most) {
    cards some;
    for (auto left = random.below(static_cast<unsigned>(most) + 1); left > 0; --left) {
        card const c{static_cast<std::uint8_t>(random.below(piece_kinds))};
        if (some.of(c) < copies_of_a_piece) some.add(c);
    }
    return some;
}

TEST(Completions, R3_R9_they_are_the_plans_that_hand_saved_pieces_and_their_number_allow) {
    dice random{19};
    int longest = 0;
    for (int turn = 0; turn < 4000; ++turn) {
        cards const hand = some_pieces(random, 40);
        cards const saved = some_pieces(random, turn % 2 == 0 ? 5 : 40);
        int const may_use = static_cast<int>(random.below(22));
        auto const expected = tried(hand, saved, turn % 5 == 0 ? may_use : may_use % 4);
        completions const all{hand, saved, turn % 5 == 0 ? may_use : may_use % 4};
        ASSERT_EQ(all.size(), static_cast<int>(expected.size()));
        for (int place = 0; place < all.size(); ++place)
            ASSERT_EQ(all[place], expected[static_cast<unsigned>(place)]) << place;
        longest = std::max(longest, all.size());
    }
    EXPECT_GT(longest, 200) << "or large sets weren't tried";
    EXPECT_EQ(completions{}.size(), 0);
}

}  // namespace
}  // namespace triqueta::triangles::race
