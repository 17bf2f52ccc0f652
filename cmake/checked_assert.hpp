#pragma once

#include <cstdio>

// A broken precondition ends the program, and says which. Programs with sanitizers, fuzz targets among them, include
// this first.
namespace checked {
[[noreturn]] inline void precondition_broken(char const* condition) {
    std::fprintf(stderr, "precondition broken: %s\n", condition);
    __builtin_trap();
}
}  // namespace checked

#define TRIQUETA_ASSERT(condition) ((condition) ? static_cast<void>(0) : checked::precondition_broken(#condition))
