#include "properties/sessions.hpp"
#include "support/erased_games.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_session_from_bytes(data, size, [](auto const& games, auto& from) {
        if (from.one_in(2))
            properties::a_session_survives(games, from);
        else
            properties::a_forged_session_is_refused_or_sound(games, from);
    });
}
