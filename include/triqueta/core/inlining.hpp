#pragma once

/// Inlines all calls within a function, where the compiler supports it.
#if defined(__has_cpp_attribute)
#if __has_cpp_attribute(gnu::flatten)
#define TRIQUETA_FLATTEN [[gnu::flatten]]
#endif
#endif
#ifndef TRIQUETA_FLATTEN
#define TRIQUETA_FLATTEN
#endif

/// Marks a function that is rarely called: it is never inlined, not even into one with TRIQUETA_FLATTEN.
#if defined(__has_cpp_attribute)
#if __has_cpp_attribute(gnu::cold)
#define TRIQUETA_COLD [[gnu::noinline, gnu::cold]]
#endif
#endif
#ifndef TRIQUETA_COLD
#define TRIQUETA_COLD
#endif

/// Inlines a small function of the innermost loops, which compilers leave out of line in large programs.
#if defined(__has_cpp_attribute)
#if __has_cpp_attribute(gnu::always_inline)
#define TRIQUETA_INLINE [[gnu::always_inline]] inline
#endif
#endif
#ifndef TRIQUETA_INLINE
#define TRIQUETA_INLINE inline
#endif
