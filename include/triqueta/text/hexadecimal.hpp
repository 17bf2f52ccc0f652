#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace triqueta::text::detail {

/// The digit of a value below 16, in lower case.
[[nodiscard]] constexpr char hexadecimal_digit(unsigned value) { return "0123456789abcdef"[value & 15]; }
/// The value of a digit in lower case; 16 if it isn't one.
[[nodiscard]] constexpr unsigned hexadecimal_value(char digit) {
    if (digit >= '0' && digit <= '9') return static_cast<unsigned>(digit - '0');
    return digit >= 'a' && digit <= 'f' ? static_cast<unsigned>(digit - 'a') + 10 : 16;
}

/// Writes two digits for each byte.
template <class Writer, class Bytes>
constexpr void write_hexadecimal(Writer& to, Bytes const& bytes) {
    for (auto const byte : bytes)
        to.put(hexadecimal_digit(static_cast<unsigned>(byte) >> 4)).put(hexadecimal_digit(static_cast<unsigned>(byte)));
}
/// Reads two digits for each byte. False if the text isn't exactly that.
template <class Byte>
[[nodiscard]] constexpr bool read_hexadecimal(std::string_view text, std::span<Byte> bytes) {
    if (text.size() != 2 * bytes.size()) return false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        auto const high = hexadecimal_value(text[2 * i]);
        auto const low = hexadecimal_value(text[2 * i + 1]);
        if (high > 15 || low > 15) return false;
        bytes[i] = static_cast<Byte>(high << 4 | low);
    }
    return true;
}

}  // namespace triqueta::text::detail
