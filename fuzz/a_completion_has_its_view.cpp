#include "any_game_from_bytes.hpp"
#include "properties/choices.hpp"
#include "properties/completion.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_game_from_bytes(data, size, []<class G>(properties::choices& from) {
        properties::completed_views met;
        properties::completions_fit_their_views<G>(from, 4, 4 * properties::positions_for_one_look<G>, met);
    });
}
