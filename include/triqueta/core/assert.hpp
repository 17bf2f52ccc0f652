#pragma once

#include <type_traits>

namespace triqueta::detail {
inline void precondition_broken() {}  // not constexpr: reaching it ends a constant expression
}  // namespace triqueta::detail

/// Checks a precondition of an unchecked function. Define it before the first include, and alike in every
/// translation unit, to have it checked at run time too. By default a broken precondition is an error in a
/// constant expression and costs nothing elsewhere, with or without NDEBUG.
#ifndef TRIQUETA_ASSERT
#define TRIQUETA_ASSERT(condition) \
    (std::is_constant_evaluated() && !(condition) ? ::triqueta::detail::precondition_broken() : static_cast<void>(0))
#endif
