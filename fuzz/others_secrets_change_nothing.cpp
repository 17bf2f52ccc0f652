#include "any_game_from_bytes.hpp"
#include "properties/choices.hpp"
#include "properties/noninterference.hpp"
#include "properties/walk.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_game_from_bytes(data, size, []<class G>(properties::choices& from) {
        properties::walk<G>(from, [&](auto const& s) {
            if (from.one_in(6 * properties::positions_for_one_look<G>))
                properties::others_secrets_change_nothing(s, from);
        });
    });
}
