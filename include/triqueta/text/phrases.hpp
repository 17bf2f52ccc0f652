#pragma once

#include "triqueta/text/sentence_words.hpp"

#include <concepts>
#include <string_view>
#include <type_traits>

/// Writing patterns and lists. `to` is a writer.
namespace triqueta::text {

namespace detail {

template <class To, class Part>
constexpr void put_part(To& to, Part const& part) {
    if constexpr (std::is_convertible_v<Part const&, std::string_view>)
        to.put(std::string_view{part});
    else if constexpr (std::integral<Part>)
        to.number(part);
    else
        part();
}

}  // namespace detail

/// Writes a pattern with {1}, {2}, … replaced by its parts. A part is a text, a number, or a function without
/// parameters that writes to `to`.
template <class To, class... Parts>
constexpr void put_pattern(To& to, std::string_view pattern, Parts const&... parts) {
    for (; !pattern.empty(); pattern.remove_prefix(1)) {
        bool const marks = pattern.size() >= 3 && pattern[0] == '{' && pattern[2] == '}';
        int left = marks ? pattern[1] - '0' : 0;
        if (((--left == 0 && (detail::put_part(to, parts), true)) || ...))
            pattern.remove_prefix(2);
        else
            to.put(pattern[0]);
    }
}

template <class To>
constexpr void put_count(To& to, noun const& of, int count) {
    count == 1 ? put_pattern(to, of.one) : put_pattern(to, of.many, count);
}

/// Writes what stands before the part with this index of a list with `count` parts: "a, b and c".
template <class To>
constexpr void put_separator(To& to, sentence_words const& words, int index, int count) {
    if (index > 0) to.put(index + 1 < count ? words.comma : words.and_);
}

}  // namespace triqueta::text
