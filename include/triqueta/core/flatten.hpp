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
