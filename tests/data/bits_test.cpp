#include <triqueta/data/bits.hpp>

#include "support/print.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

namespace triqueta {
namespace {

using ::testing::ElementsAre, ::testing::IsEmpty;

using numbers = std::vector<std::pair<int, int>>;  // each with its greatest value

std::vector<std::byte> written(numbers const& all) {
    std::vector<std::byte> bytes;
    bit_writer writer{std::back_inserter(bytes)};
    for (auto const& [value, most] : all) writer.number(value, most);
    writer.finish();
    return bytes;
}
constexpr std::byte operator""_b(unsigned long long value) { return static_cast<std::byte>(value); }

static_assert(bits_for(0) == 0 && bits_for(1) == 1 && bits_for(2) == 2 && bits_for(3) == 2 && bits_for(4) == 3);
static_assert(bits_for(255) == 8 && bits_for(256) == 9 && bits_for(std::numeric_limits<int>::max()) == 31);

TEST(Bits, a_number_takes_as_many_bits_as_its_greatest_value_the_lowest_first) {
    EXPECT_THAT(written({}), IsEmpty());
    EXPECT_THAT(written({{0, 0}, {0, 0}}), IsEmpty());
    EXPECT_THAT(written({{1, 1}}), ElementsAre(0b1_b));
    EXPECT_THAT(written({{1, 1}, {0, 1}, {1, 1}}), ElementsAre(0b101_b));
    EXPECT_THAT(written({{5, 7}, {2, 3}, {6, 6}}), ElementsAre(0b110'10'101_b));
    EXPECT_THAT(written({{0, 1}, {0x1FF, 0x1FF}}), ElementsAre(0xFE_b, 0x03_b)) << "across the bytes";
    EXPECT_THAT(written({{0x7654'3210, std::numeric_limits<int>::max()}}), ElementsAre(0x10_b, 0x32_b, 0x54_b, 0x76_b));
}

TEST(Bits, many_bits_at_once_are_the_same_as_their_numbers) {
    std::vector<std::byte> bytes;
    bit_writer writer{std::back_inserter(bytes)};
    writer.number(1, 1);
    writer.bits(0xFEDC'BA98, 32);
    writer.finish();
    numbers same{{1, 1}};
    for (int shift = 0; shift < 32; shift += 4) same.emplace_back(0xFEDC'BA98 >> shift & 15, 15);
    EXPECT_EQ(bytes, written(same));
    bit_reader reader{bytes};
    EXPECT_EQ(reader.number(1), 1);
    EXPECT_EQ(reader.bits(32), 0xFEDC'BA98);
    EXPECT_FALSE(reader.why_at_end());
}

TEST(Bits, what_is_written_is_read_again) {
    numbers all;
    for (int most = 0; most < 700; most += 13)
        for (int value : {0, 1, most / 2, most}) all.emplace_back(value <= most ? value : 0, most);
    auto const bytes = written(all);
    bit_reader reader{bytes};
    for (auto const& [value, most] : all) EXPECT_EQ(reader.number(most), value) << most;
    EXPECT_FALSE(reader.why());
    EXPECT_FALSE(reader.why_at_end());
}

TEST(Bits, a_number_above_its_greatest_value_is_wrong_and_read_as_none) {
    auto const bytes = written({{6, 7}, {5, 7}});
    bit_reader reader{bytes};
    EXPECT_EQ(reader.number(5), 0);
    EXPECT_EQ(reader.why(), refusal::wrong_value);
    EXPECT_EQ(reader.number(5), 5) << "the next one is read";
    EXPECT_EQ(reader.why_at_end(), refusal::wrong_value);
}

TEST(Bits, bytes_that_end_too_soon_are_too_short_and_give_zeros) {
    auto const bytes = written({{200, 255}});
    bit_reader reader{bytes};
    EXPECT_EQ(reader.number(255), 200);
    EXPECT_FALSE(reader.why());
    EXPECT_EQ(reader.number(1), 0);
    EXPECT_EQ(reader.why(), refusal::bytes_too_short);
    reader.wrong();
    EXPECT_EQ(reader.why_at_end(), refusal::bytes_too_short) << "the first thing that was wrong";
}

TEST(Bits, a_number_that_is_cut_off_is_none_whatever_its_first_bits_are) {
    std::array const bytes{0xFF_b};
    bit_reader reader{bytes};
    EXPECT_EQ(reader.number(7), 7);
    EXPECT_EQ(reader.number(255), 0) << "five of its eight bits are there";
    EXPECT_EQ(reader.why(), refusal::bytes_too_short);
    EXPECT_EQ(reader.number(255), 0);
    EXPECT_EQ(reader.why_at_end(), refusal::bytes_too_short);
}

TEST(Bits, bytes_that_go_on_are_too_long) {
    auto const bytes = written({{1, 1}, {0, 255}});
    bit_reader reader{bytes};
    EXPECT_EQ(reader.number(1), 1);
    EXPECT_FALSE(reader.why());
    EXPECT_EQ(reader.why_at_end(), refusal::bytes_too_long);
}

TEST(Bits, the_bits_that_fill_up_the_last_byte_are_zeros) {
    std::array const bytes{0b10'1_b};
    bit_reader reader{bytes};
    EXPECT_EQ(reader.number(1), 1);
    EXPECT_EQ(reader.why_at_end(), refusal::wrong_value);
}

constexpr int there_and_back(int value, int most) {
    std::array<std::byte, 8> bytes{};
    bit_writer writer{bytes.begin()};
    writer.number(value, most);
    writer.finish();
    return bit_reader{bytes}.number(most);
}
static_assert(there_and_back(12345, 1 << 20) == 12345);

}  // namespace
}  // namespace triqueta
