#pragma once

#include <cstdio>
#include <cstdlib>

namespace fuzz {

/// Aborts at once if a claim fails, so the stack trace shows the cause. It can't throw: no exception may pass through
/// the library from the allocator.
inline void claim(bool holds, char const* what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

}  // namespace fuzz
