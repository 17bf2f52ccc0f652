#include <triqueta/core/summed_result.hpp>

#include <gtest/gtest.h>

#include <array>

namespace triqueta {
namespace {

struct end : summed_result<4, 2> {
    constexpr end() = default;
    constexpr explicit end(std::array<std::array<int, 2>, 3> const& lines_of_each) : summed_result{3} {
        for (int s = 0; s < 3; ++s)
            for (int line = 0; line < 2; ++line)
                set_line(line, seat{s},
                         triqueta::points{lines_of_each[static_cast<unsigned>(s)][static_cast<unsigned>(line)]});
        settle();
    }
};

TEST(SummedResult, adds_up_lines) {
    end const r{{{{4, 1}, {0, 7}, {-3, 2}}}};
    EXPECT_EQ(r.players(), 3);
    EXPECT_EQ(r.points(seat{0}), 5);
    EXPECT_EQ(r.points(seat{1}), 7);
    EXPECT_EQ(r.points(seat{2}), -1);
    EXPECT_EQ(r.line(1, seat{0}), 1);
    EXPECT_EQ(r.line(0, seat{2}), -3);
}

TEST(SummedResult, has_no_points_for_a_seat_or_line_that_is_not_there) {
    constexpr end r{{{{4, 1}, {0, 7}, {-3, 2}}}};
    static_assert(r.points(seat::none()) == 0);
    for (seat const absent : {seat{3}, seat{4}, seat{7}, seat{200}, seat::none()}) {
        EXPECT_EQ(r.points(absent), 0);
        EXPECT_EQ(r.line(1, absent), 0);
    }
    for (int line : {-1, 2, 1000}) EXPECT_EQ(r.line(line, seat{0}), 0);
}

TEST(SummedResult, is_won_by_the_most_points) {
    EXPECT_EQ((end{{{{4, 1}, {0, 7}, {-3, 2}}}}.winners().mask()), 0b010U);
    EXPECT_EQ((end{{{{0, 0}, {-1, 0}, {0, -2}}}}.winners().mask()), 0b001U);
    EXPECT_EQ((end{{{{-5, 0}, {-9, 0}, {0, -4}}}}.winners().mask()), 0b100U) << "all below zero";
}

TEST(SummedResult, is_shared_by_equal_ones) {
    EXPECT_EQ((end{{{{4, 1}, {0, 5}, {2, 2}}}}.winners().mask()), 0b011U);
    EXPECT_EQ((end{{{{0, 0}, {0, 0}, {0, 0}}}}.winners().mask()), 0b111U);
}

TEST(SummedResult, of_no_players_is_none) {
    end none;
    EXPECT_FALSE(none.settle());
    EXPECT_TRUE(none.winners().empty());
}

}  // namespace
}  // namespace triqueta
