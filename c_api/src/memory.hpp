#pragma once

#include "triqueta.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <utility>

namespace tq {

/// Where a handle's memory comes from. It knows nothing of what it has given.
class memory {
  public:
    memory() = default;  // malloc and free
    explicit memory(tq_allocator const& from)
        : context_{from.context}, allocate_{from.allocate}, release_{from.release} {}

    /// Null if there is none, or if what the caller's allocator gave isn't aligned.
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

    /// A T, or null.
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
