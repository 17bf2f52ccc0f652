#include "any_game_from_bytes.hpp"
#include "properties/choices.hpp"
#include "properties/outside.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_game_from_bytes(data, size, []<class G>(properties::choices& from) {
        properties::an_event_from_outside_leaves_a_view_whole<G>(from);
    });
}
