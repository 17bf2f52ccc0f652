// The kernel for the instructions that the library is compiled for.

#include <triqueta/core/simd/vector.hpp>

#if defined(TRIQUETA_VECTORS)
#include "kernel_functions.hpp"

extern tq::kernel const tq::baseline_kernel = triqueta::kernel_here;
#endif
