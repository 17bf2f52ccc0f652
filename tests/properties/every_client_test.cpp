#include "properties/choices.hpp"
#include "properties/games.hpp"
#include "properties/twins.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdlib>

// What a client is sent, compared in pairs of whole games that differ only in what it may not see.
namespace {

using namespace properties;

/// How many pairs of each game: TRIQUETA_PAIRS, or a few.
int pairs() {
    char const* const wanted = std::getenv("TRIQUETA_PAIRS");  // NOLINT(concurrency-mt-unsafe): nothing sets it
    return wanted != nullptr ? std::atoi(wanted) : 200;
}

template <class G>
class EveryClient : public testing::Test {};
TYPED_TEST_SUITE(EveryClient, games_of_clients::as<testing::Types>);

TYPED_TEST(EveryClient, K1_K2_K3_K4_T3_T4_is_sent_the_same_whatever_it_may_not_see) {
    int differing = 0;
    int long_ones = 0;
    for (int number = 0; number < pairs(); ++number) {
        std::array<std::uint8_t, 8> bytes{};
        triqueta::dice random{static_cast<std::uint64_t>(number)};
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
        choices from{bytes};
        auto const [differ, actions] = a_client_is_sent_the_same<TypeParam>(from);
        differing += differ ? 1 : 0;
        long_ones += actions > 15 ? 1 : 0;
    }
    EXPECT_GT(differing, pairs() / 2) << "pairs that are alike prove nothing";
    EXPECT_GT(long_ones, pairs() / 4) << "nor do short games";
}

}  // namespace
