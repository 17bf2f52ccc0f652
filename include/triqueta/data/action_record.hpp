#pragma once

#include "triqueta/core/field.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

/// Actions as records of named fields, and back.
namespace triqueta {
namespace detail {

/// The most values that an action has.
inline constexpr std::size_t most_in_an_action = 64;

using write_action_field = std::size_t (*)(int number, int index, std::span<std::int32_t> out);

/// The record of an action's fields.
constexpr std::size_t put_action_record(action_kind const& kind, int number, write_action_field write,
                                        std::span<std::int32_t> out) {
    write_record(kind.fields, out,
                 [&](int index, std::span<std::int32_t> place) { return write(number, index, place); });
    return record_length(kind.fields);
}
/// The action of this kind with these fields.
[[nodiscard]] constexpr std::optional<int> find_action(action_kind const& kind, std::span<std::int32_t const> record,
                                                       write_action_field write) {
    auto const length = record_length(kind.fields);
    if (record.size() != length || length > most_in_an_action) return std::nullopt;
    std::array<std::int32_t, most_in_an_action> same{};
    auto const values = std::span{same}.first(length);
    for (int number = kind.first; number < kind.first + kind.count; ++number) {
        put_action_record(kind, number, write, values);
        if (std::equal(values.begin(), values.end(), record.begin())) return number;
    }
    return std::nullopt;
}

}  // namespace detail

/// The index of an action's kind; the number of kinds, if there is no such action.
[[nodiscard]] constexpr int kind_of_action(std::span<action_kind const> kinds, int number) {
    int index = 0;
    for (auto const& kind : kinds) {
        if (number < kind.first + kind.count) break;
        ++index;
    }
    return index;
}

}  // namespace triqueta
