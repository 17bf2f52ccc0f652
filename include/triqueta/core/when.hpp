#pragma once

#include <type_traits>

namespace triqueta {

/// An empty type instead of a part that a variant doesn't have.
template <class Tag>
struct absent {
    friend constexpr bool operator==(absent, absent) = default;
};

/// A part that only some variants have. Declare it [[no_unique_address]]; a Tag for each absent part of an object makes
/// their types differ, so that they take no space.
template <bool Has, class T, class Tag>
using when = std::conditional_t<Has, T, absent<Tag>>;

}  // namespace triqueta
