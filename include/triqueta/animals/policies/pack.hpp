#pragma once

#include "triqueta/animals/pieces/tokens.hpp"

#include <array>
#include <concepts>
#include <optional>

namespace triqueta::animals {

/// A number for each kind of animal, in the order of their codes, rabbits first.
using by_kind = std::array<int, most_kinds>;

template <class... Numbers>
[[nodiscard]] constexpr by_kind values(Numbers... of_each_kind) {
    static_assert(sizeof...(Numbers) <= most_kinds, "a pack has at most eight kinds of animals");
    return {of_each_kind...};
}

/// The policy for tokens: the value of each kind, and how many tokens it has with light and with shadow backs.
template <class P>
concept pack_policy = requires {
    { P::value } -> std::convertible_to<by_kind>;
    { P::light } -> std::convertible_to<by_kind>;
    { P::shadow } -> std::convertible_to<by_kind>;
};

/// B1. Six animals, ten light tokens each.
struct light_pack {
    static constexpr by_kind value = values(5, 6, 7, 8, 9, 10);
    static constexpr by_kind light = values(10, 10, 10, 10, 10, 10);
    static constexpr by_kind shadow = values();
};
static_assert(pack_policy<light_pack>);

/// W1. The light pack, and as shadow tokens nine wolves and one of each other animal.
struct wolf_pack {
    static constexpr by_kind value = values(5, 6, 7, 8, 9, 10, 11);
    static constexpr by_kind light = light_pack::light;
    static constexpr by_kind shadow = values(1, 1, 1, 1, 1, 1, 9);
};
static_assert(pack_policy<wolf_pack>);

/// None if a number is below 0 or above fifteen.
[[nodiscard]] constexpr std::optional<tokens> to_tokens(by_kind const& counts) {
    return detail::tokens_counted([&counts](int kind) { return counts[static_cast<unsigned>(kind)]; });
}

// Empty where a pack exceeds the bounds of a variant.

template <pack_policy P>
inline constexpr tokens light_tokens = to_tokens(P::light).value_or(tokens{});
template <pack_policy P>
inline constexpr tokens shadow_tokens = to_tokens(P::shadow).value_or(tokens{});

namespace detail {

// By value: compilers remember the results of calls with equal arguments, and the packs of most variants are alike.

/// Whether a variant may have these light and shadow tokens.
[[nodiscard]] constexpr bool are_in_bounds(by_kind light, by_kind shadow) {
    for (auto kind = 0U; kind < most_kinds; ++kind) {
        if (light[kind] < 0 || shadow[kind] < 0) return false;
        if (light[kind] > most_of_a_kind - shadow[kind]) return false;
    }
    return true;
}
[[nodiscard]] constexpr int sum(by_kind counts) {
    int all = 0;
    for (int const count : counts) all += count;
    return all;
}

}  // namespace detail

/// The number of kinds in the pack, up to the last one with a token.
template <pack_policy P>
inline constexpr int kinds = [] {
    int n = most_kinds;
    while (n > 0 && P::light[static_cast<unsigned>(n - 1)] == 0 && P::shadow[static_cast<unsigned>(n - 1)] == 0) --n;
    return n;
}();

}  // namespace triqueta::animals
