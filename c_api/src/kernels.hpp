#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

// Where the compiler can choose instructions for one file, there are kernels for more than those that the library is
// compiled for. Not on Windows, where g++ aligns no vectors of more than 16 bytes on the stack.
#if !defined(TRIQUETA_NO_VECTORS) && defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(_WIN32)
#if !defined(__AVX2__)
#define TQ_KERNEL_AVX2
#endif
#if !defined(__AVX512BW__) || !defined(__AVX512VL__)
#define TQ_KERNEL_AVX512
#endif
#endif

/// What plays games in lock-step, compiled for several sets of instructions. Nothing here is of the namespace triqueta,
/// which is another one in each kernel.
namespace tq {

/// How the games of one variant and number of players are played: the functions of triqueta's `lockstep`, whose blocks
/// and finals have the same layout in all kernels. Functions of the caller get `context` first; dice are passed as
/// bits.
struct kernel_of_game {
    using next_dice = bool(void* context, std::uint64_t& random);
    using ended = void(void* context, int game, void const* finals);
    using ended_in_step = std::uint64_t(void* context, int game, void const* finals);

    std::uint64_t (*legal_ones)(void const* games, std::int32_t const* actions, int count);
    void (*choose)(void* games, std::uint64_t where, std::int32_t* actions);
    void (*step)(void* games, std::int32_t const* actions, int count, void const* start, ended_in_step* f,
                 void* context);
    void (*complete)(void* games, void const* known, void const* table, int seat, std::uint64_t key,
                     std::uint64_t first);
    void (*observe)(void const* games, int count, std::int32_t* seats, std::uint8_t* masks, std::int8_t* views);
    void (*observe_seat)(void const* games, int count, int seat, std::int8_t* views);
    std::uint64_t (*play)(void const* games, int first, int count, void const* start, next_dice* next, ended* f,
                          void* context);
};

inline constexpr std::size_t games_with_kernels = 10;

struct kernel {
    char const* name;
    int at_once;
    std::array<kernel_of_game, games_with_kernels> games;
};

extern kernel const baseline_kernel;  // if the library is compiled for a machine with vectors
extern kernel const avx2_kernel;
extern kernel const avx512_kernel;

/// The kernels that this machine can run, the fastest last; none where games are faster one after the other.
[[nodiscard]] std::span<kernel const* const> kernels();

}  // namespace tq
