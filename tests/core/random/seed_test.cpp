#include <triqueta/core/random/seed.hpp>

#include <gtest/gtest.h>

#include <cstdint>

namespace triqueta {
namespace {

TEST(Seed, from_a_number_has_its_eight_bytes_lowest_first_then_zeros) {
    seed expected{};
    for (auto i = 0U; i < 8; ++i) expected[i] = static_cast<std::uint8_t>(8 - i);
    EXPECT_EQ(seed_from(0x0102'0304'0506'0708), expected);
    EXPECT_EQ(seed_from(0), seed{});
    EXPECT_NE(seed_from(1), seed_from(1ULL << 32));
}

}  // namespace
}  // namespace triqueta
