#include "kernels.hpp"

#include "arguments.hpp"
#include "outputs.hpp"

#include <triqueta/core/simd/vector.hpp>

#include <array>
#include <atomic>
#include <cstdint>
#include <span>

#if defined(TQ_KERNEL_AVX512)
#include <cpuid.h>
#endif

using namespace tq;

namespace {

#if defined(TQ_KERNEL_AVX512)
/// The feature registers of cpuid, and which registers the operating system saves.
class machine {
  public:
    machine() {
        unsigned a = 0, b = 0, c = 0, d = 0;
        if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & bit_OSXSAVE) == 0) return;
        __asm__("xgetbv" : "=a"(saved_), "=d"(d) : "c"(0));
        if (__get_cpuid(0x8000'0001, &a, &b, &c, &d) != 0) lzcnt_ = (c & bit_LZCNT) != 0;
        if (__get_cpuid_count(7, 0, &a, &b, &c, &d) != 0) features_ = b;
    }
    [[nodiscard]] bool has_avx2() const {
        constexpr unsigned needed = bit_AVX2 | bit_BMI | bit_BMI2;
        constexpr unsigned registers = 0x06;  // xmm, ymm
        return (features_ & needed) == needed && lzcnt_ && (saved_ & registers) == registers;
    }
    [[nodiscard]] bool has_avx512() const {
        constexpr unsigned needed = bit_AVX512F | bit_AVX512BW | bit_AVX512VL;
        constexpr unsigned registers = 0xE0;  // masks, zmm
        return has_avx2() && (features_ & needed) == needed && (saved_ & registers) == registers;
    }

  private:
    unsigned features_ = 0;
    unsigned saved_ = 0;
    bool lzcnt_ = false;
};
#endif

#if defined(TRIQUETA_VECTORS)
constexpr kernel const* all[] = {
    &baseline_kernel,
#if defined(TQ_KERNEL_AVX2)
    &avx2_kernel,
#endif
#if defined(TQ_KERNEL_AVX512)
    &avx512_kernel,
#endif
};

/// How many of them this machine can run: each needs all that the one before it needs.
std::size_t count_runnable() {
    std::size_t count = 1;
#if defined(TQ_KERNEL_AVX512)
    machine const here;
#if defined(TQ_KERNEL_AVX2)
    if (!here.has_avx2()) return count;
    ++count;
#endif
    if (here.has_avx512()) ++count;
#endif
    return count;
}
#endif

}  // namespace

std::span<kernel const* const> tq::kernels() {
#if defined(TRIQUETA_VECTORS)
    // Asking the machine takes microseconds. Threads that ask at the same time find the same.
    static constinit std::atomic<std::uint8_t> known{0};
    std::size_t count = known.load(std::memory_order_relaxed);
    if (count == 0) {
        count = count_runnable();
        known.store(static_cast<std::uint8_t>(count), std::memory_order_relaxed);
    }
    return {all, count};
#else
    return {};
#endif
}

tq_status tq_kernel_count(std::int32_t* count) { return put_count(kernels(), count); }

tq_status tq_kernel_name(std::int32_t index, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    if (!is_below(index, kernels().size())) return TQ_NO_SUCH_INDEX;
    return put_words(out, capacity, count, kernels()[static_cast<std::size_t>(index)]->name);
}
