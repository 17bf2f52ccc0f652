#include <triqueta/animals/lockstep.hpp>

#include "properties/choices.hpp"
#include "properties/lockstep.hpp"
#include "support/lockstep_variants.hpp"

#include <triqueta/batch.hpp>
#include <triqueta/play/simulate.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace triqueta {
namespace {

/// TRIQUETA_DECISIONS: for each variant, about how many decisions.
std::uint64_t decisions_wanted() {
    auto const* const stated = std::getenv("TRIQUETA_DECISIONS");
    return stated == nullptr ? 30'000 : std::strtoull(stated, nullptr, 10);
}

template <class G>
class Lockstep : public testing::Test {};
TYPED_TEST_SUITE(Lockstep, support::lockstep_variants::as<testing::Types>);

TYPED_TEST(Lockstep, games_are_single_games) {
    this->RecordProperty("kernel", simd::kernel_name);
    std::uint64_t decisions = 0;
    for (std::uint32_t key = 0; decisions < decisions_wanted(); ++key) {
        std::array const bytes{static_cast<std::uint8_t>(key), static_cast<std::uint8_t>(key >> 8),
                               static_cast<std::uint8_t>(key >> 16)};
        properties::choices from{bytes};
        static_cast<void>(from.below_any(1 << 24));
        ASSERT_NO_THROW(decisions += properties::games_in_lockstep_are_single_games<TypeParam>(from, 60)) << key;
    }
}

TYPED_TEST(Lockstep, simulations_are_sums_of_single_games) {
    using G = TypeParam;
    static_assert(played_in_lockstep<G>);
    constexpr std::uint64_t first = (std::uint64_t{1} << 32) - 50;
    setup<G> const start{seat{1}};
    totals<G> expected;
    for (std::uint64_t number = first; number < first + 150; ++number) {
        dice random{3, number};
        state<G> s{start};
        int const actions = play_on(s, urn{random}, uniform);
        expected.add(s.result(), s.players(), actions);
    }
    EXPECT_EQ((simulate<G>(3, {first, 150}, uniform, start)), expected);
}

/// The build names the kernel that it means to test: a kernel that is off goes unnoticed otherwise.
TEST(Kernel, is_the_one_that_this_build_is_for) {
    std::string_view const kernel = simd::kernel_name;
    if (auto const* const meant = std::getenv("TRIQUETA_KERNEL")) {
        EXPECT_EQ(kernel, meant);
        return;
    }
#if defined(TRIQUETA_NO_VECTORS) || (!defined(__SSE2__) && !defined(__ARM_NEON))
    EXPECT_EQ(kernel, "plain");  // such as x86 of 32 bits, and s390x
#elif defined(__AVX512BW__) && defined(__AVX512VL__)
    EXPECT_EQ(kernel, "avx512");
#elif defined(__AVX2__)
    EXPECT_EQ(kernel, "avx2");
#else
    EXPECT_EQ(kernel, "vectors");
#endif
}

}  // namespace
}  // namespace triqueta
