#include <triqueta/core/random/seed.hpp>

#include "support/entropy.hpp"

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

// tests/golden/fair_deals.json has more.
TEST(Seed, of_bytes_in_steps_can_be_guessed) {
    for (std::uint64_t const n : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}, std::uint64_t{1} << 63})
        EXPECT_TRUE(is_guessable(seed_from(n))) << n;
    auto bytes = support::entropy(0);
    EXPECT_FALSE(is_guessable(bytes));
    for (auto i = 9U; i < 24; ++i) bytes[i] = 'x';
    EXPECT_FALSE(is_guessable(bytes)) << "fifteen bytes may be equal";
    bytes[24] = 'x';
    EXPECT_TRUE(is_guessable(bytes));
}

}  // namespace
}  // namespace triqueta
