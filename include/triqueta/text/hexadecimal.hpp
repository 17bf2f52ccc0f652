#pragma once

namespace triqueta::text::detail {

/// The digit of a value below 16, in lower case.
[[nodiscard]] constexpr char hexadecimal_digit(unsigned value) { return "0123456789abcdef"[value & 15]; }
/// The value of a digit in lower case; 16 if it isn't one.
[[nodiscard]] constexpr unsigned hexadecimal_value(char digit) {
    if (digit >= '0' && digit <= '9') return static_cast<unsigned>(digit - '0');
    return digit >= 'a' && digit <= 'f' ? static_cast<unsigned>(digit - 'a') + 10 : 16;
}

}  // namespace triqueta::text::detail
