// The kernel for AVX2.

#include "kernels.hpp"

#if defined(TQ_KERNEL_AVX2)
#include "kernel_standard.hpp"

#pragma GCC target("avx2,bmi,bmi2,lzcnt")
#define TRIQUETA_TARGET_AVX2
// Everything else has names of its own, so that the linker can't mix it with what is compiled for other instructions.
#define triqueta triqueta_avx2
#include "kernel_functions.hpp"

extern tq::kernel const tq::avx2_kernel = triqueta::kernel_here;
#endif
