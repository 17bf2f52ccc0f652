#pragma once

#include <cstddef>
#include <string_view>

namespace triqueta::text {

/// The length in bytes of the first character. 0 if it isn't valid UTF-8. Precondition: the text isn't empty.
[[nodiscard]] constexpr std::size_t utf8_length(std::string_view text) {
    auto const first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) return 1;
    std::size_t const length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) return 0;
    auto const second = static_cast<unsigned char>(text[1]);
    bool const possible = (first != 0xE0 || second >= 0xA0) && (first != 0xED || second < 0xA0) &&
                          (first != 0xF0 || second >= 0x90) && (first != 0xF4 || second < 0x90);
    return possible ? length : 0;
}

[[nodiscard]] constexpr bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        auto const length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

}  // namespace triqueta::text
