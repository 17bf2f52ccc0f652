#include "any_game_from_bytes.hpp"
#include "properties/choices.hpp"
#include "properties/square.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_game_from_bytes(
        data, size, []<class G>(properties::choices& from) { properties::events_carry_every_view_along<G>(from); });
}
