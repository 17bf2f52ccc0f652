// The kernel for AVX-512.

#include "kernels.hpp"

#if defined(TQ_KERNEL_AVX512)
#include "kernel_standard.hpp"

#pragma GCC target("avx2,bmi,bmi2,lzcnt,avx512f,avx512bw,avx512vl")
#define TRIQUETA_TARGET_AVX512
// Everything else has names of its own, so that the linker can't mix it with what is compiled for other instructions.
#define triqueta triqueta_avx512
#include "kernel_functions.hpp"

extern tq::kernel const tq::avx512_kernel = triqueta::kernel_here;
#endif
