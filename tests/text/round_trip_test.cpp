#include "properties/round_trip.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/games.hpp"

#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

// Many games of every variant, written and read in every form there is.
namespace {

using namespace properties;

/// Of each variant. TRIQUETA_GAMES=10000 asks for more.
int games_to_play() {
    constexpr int quick = 20;
    char const* const wanted = std::getenv("TRIQUETA_GAMES");
    return wanted == nullptr ? quick : std::atoi(wanted);
}

/// Where the game of this number takes its choices from: only from dice.
choices of_game(int number) {
    std::array<std::uint8_t, 3> const key{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(number >> 8),
                                          static_cast<std::uint8_t>(number >> 16)};
    choices from{key};
    for (std::size_t i = 0; i < key.size(); ++i) static_cast<void>(from.below(1));
    return from;
}

template <class G>
class RoundTrip : public testing::Test {};
TYPED_TEST_SUITE(RoundTrip, tested_games::as<testing::Types>);

/// Each game at a moment somewhere in it, and at its end.
TYPED_TEST(RoundTrip, whatever_is_written_is_read_as_the_same) {
    for (int number = 0; number < games_to_play(); ++number) {
        auto from = of_game(number);
        auto moment = triqueta::dice{static_cast<std::uint64_t>(number)}.below(200);
        SCOPED_TRACE(number);
        ASSERT_NO_THROW(walk_through_match<TypeParam>(from, [&](auto const& m) {
            if (moment-- == 0 || m.is_over()) everything_written_is_read_as_the_same(m);
        }));
    }
}

}  // namespace
