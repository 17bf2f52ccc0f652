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
