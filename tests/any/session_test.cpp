#include "properties/sessions.hpp"

#include "any/tested_games.hpp"
#include "properties/choices.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdlib>

// Sessions of all games, saved at random moments.
namespace {

/// How many in all: TRIQUETA_SESSIONS for each game, or a few.
long sessions_wanted() {
    char const* const wanted = std::getenv("TRIQUETA_SESSIONS");  // NOLINT(concurrency-mt-unsafe): nothing sets it
    auto const games = static_cast<long>(tested::games.games().size());
    return games * (wanted != nullptr ? std::atol(wanted) : 20);
}

TEST(Session, goes_on_as_it_would_have) {
    for (long number = 0; number < sessions_wanted(); ++number) {
        std::array<std::uint8_t, 8> bytes{};
        triqueta::dice random{static_cast<std::uint64_t>(number)};
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
        properties::choices from{bytes};
        ASSERT_NO_THROW(properties::a_session_survives(tested::games, from)) << "session number " << number;
    }
}

TEST(Session, that_was_forged_is_refused_or_sound) {
    for (std::uint64_t number = 0; number < 2'000; ++number) {
        std::array<std::uint8_t, 8> bytes{};
        triqueta::dice random{number};
        for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
        properties::choices from{bytes};
        ASSERT_NO_THROW(properties::a_forged_session_is_refused_or_sound(tested::games, from))
            << "session number " << number;
    }
}

}  // namespace
