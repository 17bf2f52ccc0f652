#include <triqueta/core/simd/dice.hpp>

#include <triqueta/core/random/dice.hpp>
#include <triqueta/core/simd/rows.hpp>
#include <triqueta/core/simd/vector.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace triqueta::simd {
namespace {

TEST(ManyDice, draw_what_single_dice_draw_where_they_draw) {
    many_dice many;
    std::vector<dice> singles;
    for (int lane = 0; lane < width; ++lane) {
        singles.emplace_back(3, static_cast<std::uint64_t>(lane));
        many.set(lane, singles.back());
    }
    dice choices{1};
    for (int round = 0; round < 2000; ++round) {
        bytes bound{};
        bytes drawing{};
        for (int lane = 0; lane < width; ++lane) {
            bound[lane] = static_cast<std::uint8_t>(choices.below(128));
            drawing[lane] = choices.below(3) > 0 ? 255 : 0;
        }
        bytes const drawn = many.below(bound, drawing);
        for (int lane = 0; lane < width; ++lane) {
            auto& single = singles[static_cast<std::size_t>(lane)];
            if (drawing[lane] != 0) {
                ASSERT_EQ(drawn[lane], single.below(bound[lane])) << lane;
            }
            ASSERT_EQ(many.of(lane), single);
        }
    }
}

TEST(Vector, calls_for_each_lane_that_is_set_in_order) {
    bytes mask{};
    std::vector<int> expected;
    for (int lane = 1; lane < width; lane += 3) {
        mask[lane] = 255;
        expected.push_back(lane);
    }
    std::vector<int> found;
    for_each_set(mask, [&](int lane) { found.push_back(lane); });
    EXPECT_EQ(found, expected);
    EXPECT_TRUE(any(mask));
    EXPECT_FALSE(any(bytes{}));
}

template <std::size_t Columns>
void expect_rows(int count) {
    std::array<column, Columns> columns;
    for (std::size_t i = 0; i < Columns; ++i)
        for (std::size_t lane = 0; lane < block_lanes; ++lane)
            columns[i].lanes[lane] = static_cast<std::uint8_t>(7 * i + 31 * lane);
    std::size_t const used = static_cast<std::size_t>(count) * Columns;
    std::vector<std::uint8_t> out(used + 1, 99);
    write_rows(columns.data(), columns.size(), count, out.data());
    for (std::size_t at = 0; at < used; ++at) ASSERT_EQ(out[at], columns[at % Columns].lanes[at / Columns]) << at;
    EXPECT_EQ(out[used], 99) << "nothing beyond the last row";
}

TEST(Rows, hold_each_lanes_bytes_and_nothing_else) {
    for (int count = 0; count <= block_lanes; ++count) {
        expect_rows<1>(count);
        expect_rows<15>(count);
        expect_rows<16>(count);
        expect_rows<25>(count);
        expect_rows<84>(count);
    }
}

}  // namespace
}  // namespace triqueta::simd
