#include "properties/stream.hpp"
#include "any/tested_games.hpp"
#include "properties/choices.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// What a network and a server do to messages, to all games.
namespace {

/// How much has to go wrong: TRIQUETA_FAULTS, or a little.
long faults_wanted() {
    char const* const wanted = std::getenv("TRIQUETA_FAULTS");  // NOLINT(concurrency-mt-unsafe): nothing sets it
    return wanted != nullptr ? std::atol(wanted) : 5'000;
}

TEST(Stream, never_goes_wrong_unnoticed) {
    properties::stream_counts all;
    for (std::uint64_t number = 0; all.faults < faults_wanted(); ++number) {
        std::array<std::uint8_t, 8> bytes{};
        triqueta::dice random{number};
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
        properties::choices from{bytes};
        ASSERT_NO_THROW(all += properties::a_stream_never_goes_wrong_unnoticed(tested::games, from))
            << "world number " << number;
    }
    std::printf("%ld faults, %ld messages taken", all.faults, all.taken);
    for (auto const& [code, count] : all.refused) std::printf(", %ld refused by %d", count, code);
    std::puts("");
    EXPECT_GT(all.taken, all.faults / 10);
    for (auto const why :
         {triqueta::refusal::missed_messages, triqueta::refusal::repeated_message,
          triqueta::refusal::overlapping_message, triqueta::refusal::undone_line, triqueta::refusal::older_save})
        EXPECT_GT(all.refused[why.code()], 0) << why.code();
}

}  // namespace
