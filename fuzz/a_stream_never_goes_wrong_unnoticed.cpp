#include "properties/stream.hpp"
#include "support/erased_games.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    // Only Triangle Mayhem has more. Each of its 27 players is a client for whom every message is written, checked and
    // compared: without a bound, there are a third as many runs a second. The tests have them all.
    constexpr int most_players = 6;
    return fuzz::any_session_from_bytes(data, size, [](auto const& games, auto& from) {
        static_cast<void>(properties::a_stream_never_goes_wrong_unnoticed(games, from, most_players));
    });
}
