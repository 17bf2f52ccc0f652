#pragma once

#include "triqueta/any/cursor.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/hexadecimal.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Cursors and match ids as text, for requests, addresses, and names of files.
namespace triqueta::text {
namespace detail {

inline void append_hexadecimal(std::string& to, std::uint64_t value, int digits) {
    while (digits > 0) to += hexadecimal_digit(static_cast<unsigned>(value >> 4 * --digits & 15));
}

}  // namespace detail

/// A cursor as "12.0123456789abcdef": the moment in decimal, and the hash in 16 hexadecimal digits.
[[nodiscard]] inline std::string to_text(cursor const& at) {
    auto text = std::to_string(at.moment) + '.';
    detail::append_hexadecimal(text, at.view_hash, 16);
    return text;
}
/// An id as 32 hexadecimal digits in lower case.
[[nodiscard]] inline std::string to_text(match_id const& id) {
    std::string text;
    for (std::byte const b : id) detail::append_hexadecimal(text, static_cast<std::uint64_t>(b), 2);
    return text;
}

/// Reads exactly what to_text writes, so that one cursor has one text.
[[nodiscard]] constexpr parsed<cursor> read_cursor(std::string_view text) {
    cursor at;
    auto const point = text.find('.');
    if (point == std::string_view::npos || point == 0) return {refusal::unknown_word, 0};
    for (std::size_t i = 0; i < point; ++i) {
        auto const digit = detail::hexadecimal_value(text[i]);
        if (digit > 9) return {refusal::unknown_word, i};
        if ((i > 0 && at.moment == 0) || at.moment > (UINT64_MAX - digit) / 10) return {refusal::wrong_number, 0};
        at.moment = 10 * at.moment + digit;
    }
    auto const start = point + 1;
    for (auto i = start; i < text.size() && i < start + 16; ++i) {
        auto const digit = detail::hexadecimal_value(text[i]);
        if (digit > 15) return {refusal::unknown_word, i};
        at.view_hash = at.view_hash << 4 | digit;
    }
    if (text.size() < start + 16) return {refusal::text_too_short, text.size()};
    if (text.size() > start + 16) return {refusal::text_too_long, start + 16};
    return at;
}
[[nodiscard]] constexpr parsed<match_id> read_match_id(std::string_view text) {
    match_id id{};
    for (std::size_t i = 0; i < text.size() && i < 2 * id.size(); ++i) {
        auto const digit = detail::hexadecimal_value(text[i]);
        if (digit > 15) return {refusal::unknown_word, i};
        id[i / 2] = id[i / 2] << 4 | static_cast<std::byte>(digit);
    }
    if (text.size() < 2 * id.size()) return {refusal::text_too_short, text.size()};
    if (text.size() > 2 * id.size()) return {refusal::text_too_long, 2 * id.size()};
    return id;
}

}  // namespace triqueta::text
