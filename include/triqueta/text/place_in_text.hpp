#pragma once

#include "triqueta/core/limits.hpp"

#include <cstddef>
#include <string_view>

namespace triqueta::text {

/// A line and a column of a text, both counted from 1. Offsets are at most most_input.
struct place_in_text {
    int line = 1;
    int column = 1;
};
[[nodiscard]] constexpr place_in_text find_place(std::string_view text, std::size_t where) {
    place_in_text place;
    for (std::size_t i = 0; i < where && i < text.size() && i < most_input; ++i) {
        if (text[i] == '\n') {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) {
            ++place.column;
        }
    }
    return place;
}

}  // namespace triqueta::text
