#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Places in patterns: {1} stands for the first part, {1:card|cards} for what fits its number.
namespace triqueta::text {

/// The numbers that words depend on in English, German and French.
enum class quantity : std::uint8_t { none, one, many };

/// The quantity of a number in digits, with or without a minus.
[[nodiscard]] constexpr quantity quantity_in(std::string_view digits) {
    return digits == "0" ? quantity::none : digits == "1" || digits == "-1" ? quantity::one : quantity::many;
}

/// The form that fits a number, of "one|many" or "one|many|none".
[[nodiscard]] constexpr std::string_view form_for(quantity q, std::string_view forms) {
    auto const first = forms.find('|');
    auto const one = forms.substr(0, first);
    if (first == std::string_view::npos) return one;
    auto const rest = forms.substr(first + 1);
    auto const second = rest.find('|');
    auto const many = rest.substr(0, second);
    if (q == quantity::one) return one;
    return q == quantity::none && second != std::string_view::npos ? rest.substr(second + 1) : many;
}

/// What a pattern begins with. Without a place, the part is 0.
struct pattern_place {
    int part = 0;  // from 1
    std::string_view forms;
    std::size_t length = 0;
};

[[nodiscard]] constexpr pattern_place pattern_place_at(std::string_view pattern) {
    if (pattern.size() < 3 || pattern[0] != '{' || pattern[1] < '1' || pattern[1] > '9') return {};
    int const part = pattern[1] - '0';
    if (pattern[2] == '}') return {part, {}, 3};
    auto const end = pattern.find('}');
    if (pattern[2] != ':' || end == std::string_view::npos || end == 3) return {};
    return {part, pattern.substr(3, end - 3), end + 1};
}

}  // namespace triqueta::text
