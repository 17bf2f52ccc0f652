#pragma once

#include "triqueta/text/pattern_place.hpp"
#include "triqueta/text/sentence_words.hpp"

#include <concepts>
#include <cstddef>
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

template <class Part>
constexpr quantity quantity_of([[maybe_unused]] Part const& part) {
    if constexpr (std::is_convertible_v<Part const&, std::string_view>)
        return quantity_in(part);
    else if constexpr (std::integral<Part>)
        return part == 0 ? quantity::none : part == 1 || part == -1 ? quantity::one : quantity::many;
    else
        return quantity::many;
}

}  // namespace detail

/// Writes a pattern with {1}, {2}, … replaced by its parts. A part is a text, a number, or a function without
/// parameters that writes to `to`. {1:card|cards} writes what fits the number of a part: 1 and -1, or others. With a
/// third form, that is for 0: French has "0 carte".
template <class To, class... Parts>
constexpr void put_pattern(To& to, std::string_view pattern, Parts const&... parts) {
    while (!pattern.empty()) {
        auto const place = pattern_place_at(pattern);
        int left = place.part;
        [[maybe_unused]] auto const put_place = [&](auto const& part) {
            if (--left != 0) return false;
            if (place.forms.empty())
                detail::put_part(to, part);
            else
                to.put(form_for(detail::quantity_of(part), place.forms));
            return true;
        };
        if ((put_place(parts) || ...)) {
            pattern.remove_prefix(place.length);
        } else {
            to.put(pattern[0]);
            pattern.remove_prefix(1);
        }
    }
}

template <class To>
constexpr void put_count(To& to, noun const& of, int count) {
    put_pattern(to, count == 1 ? of.one : of.many, count);
}

/// Writes what stands before the part with this index of a list with `count` parts: "a, b and c".
template <class To>
constexpr void put_separator(To& to, sentence_words const& words, int index, int count) {
    if (index > 0) to.put(index + 1 < count ? words.comma : words.and_);
}

}  // namespace triqueta::text
