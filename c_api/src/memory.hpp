#pragma once

#include "triqueta.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <utility>

namespace tq {

/// The source of a handle's memory: the caller's allocator, or malloc and free. It keeps no track of its blocks.
class memory {
  public:
    memory() = default;  // malloc and free
    explicit memory(tq_allocator const& from)
        : context_{from.context}, allocate_{from.allocate}, release_{from.release} {}

    /// Allocates memory; null if there is none, or if the caller's allocator returned unaligned memory.
    [[nodiscard]] void* take(std::size_t size, std::size_t alignment) const {
        if (allocate_ == nullptr) return std::malloc(size);
        void* const taken = allocate_(context_, size, alignment);
        if (reinterpret_cast<std::uintptr_t>(taken) % alignment == 0) return taken;
        release_(context_, taken, size, alignment);
        return nullptr;
    }
    void give_back(void* taken, std::size_t size, std::size_t alignment) const {
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
        give_back(made, sizeof(T), alignof(T));
    }

  private:
    void* context_ = nullptr;
    void* (*allocate_)(void*, std::size_t, std::size_t) = nullptr;
    void (*release_)(void*, void*, std::size_t, std::size_t) = nullptr;
};

}  // namespace tq
