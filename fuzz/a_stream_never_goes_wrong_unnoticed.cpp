#include "properties/stream.hpp"
#include "support/erased_games.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_session_from_bytes(data, size, [](auto const& games, auto& from) {
        static_cast<void>(properties::a_stream_never_goes_wrong_unnoticed(games, from));
    });
}
