#pragma once

#include "triqueta/any/memory.hpp"
#include "triqueta/core/inlining.hpp"

#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>

namespace triqueta {

/// A growing list in memory from anywhere. An element for which there is no memory is lost; from then on the list
/// accepts no more elements.
template <class T>
class memory_list {
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    memory_list() = default;
    explicit memory_list(memory const& from) : memory_{from} {}
    memory_list(memory_list&& other) noexcept
        : memory_{other.memory_},
          first_{other.first_},
          size_{other.size_},
          capacity_{other.capacity_},
          lost_{other.lost_} {
        other.forget();
    }
    memory_list& operator=(memory_list&& other) noexcept {
        if (this == &other) return *this;
        release();
        memory_ = other.memory_;
        first_ = other.first_;
        size_ = other.size_;
        capacity_ = other.capacity_;
        lost_ = other.lost_;
        other.forget();
        return *this;
    }
    memory_list(memory_list const&) = delete;
    /// Copies the elements into its own memory. Precondition: the capacity suffices.
    memory_list& operator=(memory_list const& other) {
        if (this == &other) return *this;
        size_ = other.size_;
        copy(other.first_, size_, first_);
        return *this;
    }
    ~memory_list() { release(); }

    /// Reserves capacity for `most` elements in all; false if there is no memory.
    bool reserve(std::size_t most) {
        if (most <= capacity_) return !lost_;
        return !lost_ && grow(most);
    }
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
    void clear() { size_ = 0; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::size_t capacity() const { return capacity_; }
    [[nodiscard]] T& operator[](std::size_t place) { return first_[place]; }
    [[nodiscard]] T const& operator[](std::size_t place) const { return first_[place]; }
    [[nodiscard]] T* begin() { return first_; }
    [[nodiscard]] T* end() { return first_ + size_; }
    [[nodiscard]] T const* begin() const { return first_; }
    [[nodiscard]] T const* end() const { return first_ + size_; }

  private:
    static constexpr std::size_t some = 1 + 255 / sizeof(T);

    TRIQUETA_COLD bool grow(std::size_t most) {
        auto const more = most > 2 * capacity_ ? most : 2 * capacity_;
        auto* const taken = static_cast<T*>(memory_.take(more * sizeof(T), alignof(T)));
        if (taken == nullptr) return false;
        copy(first_, size_, taken);
        release();
        first_ = taken;
        capacity_ = more;
        return true;
    }
    static void copy(T const* from, std::size_t count, T* to) {
        if (count > 0) std::memcpy(static_cast<void*>(to), from, count * sizeof(T));
    }
    void release() {
        if (first_ != nullptr) memory_.release(first_, capacity_ * sizeof(T), alignof(T));
    }
    void forget() {
        first_ = nullptr;
        size_ = capacity_ = 0;
    }

    memory memory_;
    T* first_ = nullptr;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
    bool lost_ = false;
};

/// Stores the growing parts of a match in this memory.
struct in_memory {
    template <class T>
    using list = memory_list<T>;
    template <class T>
    [[nodiscard]] list<T> make() const {
        return list<T>{from};
    }

    memory from;
};

}  // namespace triqueta
