#pragma once

#include <type_traits>

namespace triqueta {

/// What stands in the place of a part that a variant doesn't have: no member, no size.
template <class Tag>
struct absent {
    friend constexpr bool operator==(absent, absent) = default;
};

/// A part that only some variants have. Declare it [[no_unique_address]]; Tag tells absent parts of one object
/// apart, so that they take no room.
template <bool Has, class T, class Tag>
using when = std::conditional_t<Has, T, absent<Tag>>;

}  // namespace triqueta
