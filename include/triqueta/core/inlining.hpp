#pragma once

/// Before a function that is to have all that it calls within itself, where a compiler can be told so.
#if defined(__has_cpp_attribute)
#if __has_cpp_attribute(gnu::flatten)
#define TRIQUETA_FLATTEN [[gnu::flatten]]
#endif
#endif
#ifndef TRIQUETA_FLATTEN
#define TRIQUETA_FLATTEN
#endif

/// Before a function that is called seldom: never inlined, also not into a flat one.
#if defined(__has_cpp_attribute)
#if __has_cpp_attribute(gnu::cold)
#define TRIQUETA_COLD [[gnu::noinline, gnu::cold]]
#endif
#endif
#ifndef TRIQUETA_COLD
#define TRIQUETA_COLD
#endif

/// Before a small function of the innermost loops, which compilers leave out of line in large programs.
#if defined(__has_cpp_attribute)
#if __has_cpp_attribute(gnu::always_inline)
#define TRIQUETA_INLINE [[gnu::always_inline]] inline
#endif
#endif
#ifndef TRIQUETA_INLINE
#define TRIQUETA_INLINE inline
#endif
