#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <utility>

namespace triqueta {

/// The source of memory for a match or view chosen at run time: your functions, or malloc and free. It keeps no track
/// of its blocks.
class memory {
  public:
    using take_function = void* (*)(void* context, std::size_t size, std::size_t alignment);
    using release_function = void (*)(void* context, void* taken, std::size_t size, std::size_t alignment);

    memory() = default;  // malloc and free
    memory(void* context, take_function taker, release_function releaser)
        : context_{context}, take_{taker}, release_{releaser} {}

    /// Takes memory; null if there is none, or if your function returned unaligned memory.
    [[nodiscard]] void* take(std::size_t size, std::size_t alignment) const {
        if (take_ == nullptr) return std::malloc(size);
        void* const taken = take_(context_, size, alignment);
        if (reinterpret_cast<std::uintptr_t>(taken) % alignment == 0) return taken;
        release_(context_, taken, size, alignment);
        return nullptr;
    }
    void release(void* taken, std::size_t size, std::size_t alignment) const {
        if (release_ != nullptr)
            release_(context_, taken, size, alignment);
        else
            std::free(taken);
    }

    /// Creates a T; null if there is no memory.
    template <class T, class... Arguments>
    [[nodiscard]] T* make(Arguments&&... arguments) const {
        static_assert(alignof(T) <= alignof(std::max_align_t), "malloc gives no more");
        void* const taken = take(sizeof(T), alignof(T));
        return taken == nullptr ? nullptr : new (taken) T{std::forward<Arguments>(arguments)...};
    }
    template <class T>
    void destroy(T* made) const {
        made->~T();
        release(made, sizeof(T), alignof(T));
    }

  private:
    void* context_ = nullptr;
    take_function take_ = nullptr;
    release_function release_ = nullptr;
};

}  // namespace triqueta
