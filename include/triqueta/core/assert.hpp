#pragma once

#include <type_traits>

namespace triqueta::detail {
inline void precondition_broken() {}  // not constexpr: reaching it ends a constant expression
}  // namespace triqueta::detail

/// Checks a precondition of an unchecked function. To check at run time too, define it before the first include, alike
/// in every translation unit. By default a broken precondition is an error in a constant expression, and the check
/// costs nothing elsewhere, with or without NDEBUG.
#ifndef TRIQUETA_ASSERT
#define TRIQUETA_ASSERT(condition) \
    (std::is_constant_evaluated() && !(condition) ? ::triqueta::detail::precondition_broken() : static_cast<void>(0))
#endif
