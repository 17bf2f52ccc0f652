#pragma once

#include <cstdio>
#include <cstdlib>

namespace fuzz {

/// A claim that doesn't hold ends the program where it stands, with all that led there on the stack; no exception may
/// pass through the library from the allocator.
inline void claim(bool holds, char const* what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

}  // namespace fuzz
