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
    // Not substr, which can throw: the C library has no exceptions.
    auto const first_form = [](std::string_view all) { return std::string_view{all.data(), all.find('|')}; };
    if (forms.find('|') == std::string_view::npos) return forms;
    auto const one = first_form(forms);
    if (q == quantity::one) return one;
    forms.remove_prefix(one.size() + 1);
    if (forms.find('|') == std::string_view::npos) return forms;
    auto const many = first_form(forms);
    if (q == quantity::many) return many;
    forms.remove_prefix(many.size() + 1);
    return forms;
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
    return {part, {pattern.data() + 3, end - 3}, end + 1};
}

}  // namespace triqueta::text
