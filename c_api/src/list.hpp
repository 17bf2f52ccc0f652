#pragma once

#include "memory.hpp"

#include <triqueta/core/inlining.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace tq {

/// A growing list in the caller's memory. If there is no memory for an element, the element is lost; from then on the
/// list accepts no more elements.
template <class T>
class list {
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    list() = default;
    explicit list(memory const& from) : memory_{from} {}
    list(list&& other) noexcept
        : memory_{other.memory_}, first_{other.first_}, size_{other.size_}, capacity_{other.capacity_} {
        other.first_ = nullptr;
        other.size_ = other.capacity_ = 0;
    }
    /// Copies the elements, and keeps its own memory. Precondition: the capacity suffices.
    list& operator=(list const& other) {
        for (size_ = 0; size_ < other.size_; ++size_) std::construct_at(first_ + size_, other.first_[size_]);
        return *this;
    }
    ~list() {
        if (first_ != nullptr) memory_.give_back(first_, capacity_ * sizeof(T), alignof(T));
    }

    /// Reserves capacity for `most` elements in all; false if there is no memory.
    bool reserve(std::size_t most) { return !lost_ && (most <= capacity_ || grow(most)); }
    void push_back(T const& one) {
        if (size_ == capacity_ && (lost_ || !grow(size_ + some)))
            lost_ = true;
        else
            std::construct_at(first_ + size_++, one);
    }
    /// Erases from here to the end.
    void erase(T const* from, T const*) {
        if (from < end()) size_ = static_cast<std::size_t>(from - begin());
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t capacity() const { return capacity_; }
    [[nodiscard]] T const& operator[](std::size_t place) const { return first_[place]; }
    [[nodiscard]] T const* begin() const { return first_; }
    [[nodiscard]] T const* end() const { return first_ + size_; }

  private:
    static constexpr std::size_t some = 1 + 255 / sizeof(T);

    TRIQUETA_COLD bool grow(std::size_t most) {
        auto const more = std::max(most, 2 * capacity_);
        auto* const taken = static_cast<T*>(memory_.take(more * sizeof(T), alignof(T)));
        if (taken == nullptr) return false;
        for (std::size_t i = 0; i < size_; ++i) std::construct_at(taken + i, first_[i]);
        if (first_ != nullptr) memory_.give_back(first_, capacity_ * sizeof(T), alignof(T));
        first_ = taken;
        capacity_ = more;
        return true;
    }

    memory memory_;
    T* first_ = nullptr;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
    bool lost_ = false;
};

/// Storage policy of a match: keeps its lists in this memory.
struct in_memory {
    template <class T>
    using list = tq::list<T>;
    template <class T>
    [[nodiscard]] list<T> make() const {
        return list<T>{from};
    }

    memory from;
};

}  // namespace tq
