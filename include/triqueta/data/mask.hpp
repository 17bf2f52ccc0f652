#pragma once

#include "triqueta/core/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace triqueta {

namespace detail {

/// Adds the legal actions to a mask of zeros.
template <class Position>
constexpr void mark_legal(Position const& p, std::span<std::uint8_t> out) {
    auto const legal = p.legal();
    auto const mark = [out](auto a) { out[static_cast<unsigned>(a.number())] = 1; };
    if constexpr (requires { legal.each(mark); })
        legal.each(mark);
    else
        for (auto const a : legal) mark(a);
}

}  // namespace detail

/// Writes for each action's number 1 if it is legal, else 0. The position is a state or a view. Precondition: `out` has
/// room for them.
template <class Position>
constexpr void write_mask(Position const& p, std::span<std::uint8_t> out) {
    constexpr auto count = static_cast<std::size_t>(Position::action::count);
    TRIQUETA_ASSERT(out.size() >= count);
    for (auto& each : out.first(count)) each = 0;
    detail::mark_legal(p, out);
}

}  // namespace triqueta
