#include "any_text.hpp"
#include "properties/texts_from_outside.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_text(data, size, [](std::string_view text) {
        static_cast<void>(properties::what_is_read_of_a_record_is_a_valid_game(text));
    });
}
