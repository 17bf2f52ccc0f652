#pragma once

#include <cstdio>

// Makes a broken precondition print its condition and end the program. Programs with sanitizers, such as fuzz targets,
// include this file first.
namespace checked {
[[noreturn]] inline void precondition_broken(char const* condition) {
    std::fprintf(stderr, "precondition broken: %s\n", condition);
    __builtin_trap();
}
}  // namespace checked

#define TRIQUETA_ASSERT(condition) ((condition) ? static_cast<void>(0) : checked::precondition_broken(#condition))
