#pragma once

#include "memory.hpp"

#include <triqueta/play/match.hpp>

#include <cstddef>
#include <memory>
#include <type_traits>

namespace tq {

/// What happened in a match, in memory of the caller's. It grows where it can; what there is no room for is lost, and
/// `has_lost` remembers that.
template <triqueta::game G>
class history {
  public:
    using value_type = triqueta::noted<G>;
    static_assert(std::is_trivially_copyable_v<value_type>);

    history() = default;
    explicit history(memory const& from) : memory_{from} {}
    history(history&& other) noexcept
        : memory_{other.memory_}, first_{other.first_}, size_{other.size_}, capacity_{other.capacity_} {
        other.first_ = nullptr;
        other.size_ = other.capacity_ = 0;
    }
    /// Takes over what happened, and keeps its own memory. Precondition: it has room for it.
    history& operator=(history const& other) {
        for (size_ = 0; size_ < other.size_; ++size_) std::construct_at(first_ + size_, other.first_[size_]);
        return *this;
    }
    ~history() {
        if (first_ != nullptr) memory_.give_back(first_, capacity_ * sizeof(value_type), alignof(value_type));
    }

    /// Makes room for so many in all; false if there is no memory for it.
    bool reserve(std::size_t most) { return most <= capacity_ || grow(most); }
    void push_back(value_type one) {
        lost_ = lost_ || (size_ == capacity_ && !grow(size_ + 1));
        if (!lost_) std::construct_at(first_ + size_++, one);
    }
    /// Up to the end.
    void erase(value_type const* from, value_type const*) {
        if (from < end()) size_ = static_cast<std::size_t>(from - begin());
    }

    [[nodiscard]] bool has_lost() const { return lost_; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] value_type const& operator[](std::size_t place) const { return first_[place]; }
    [[nodiscard]] value_type const* begin() const { return first_; }
    [[nodiscard]] value_type const* end() const { return first_ + size_; }

  private:
    bool grow(std::size_t most) {
        auto const more = most > 2 * capacity_ ? most : 2 * capacity_;
        auto* const taken = static_cast<value_type*>(memory_.take(more * sizeof(value_type), alignof(value_type)));
        if (taken == nullptr) return false;
        for (std::size_t i = 0; i < size_; ++i) std::construct_at(taken + i, first_[i]);
        if (first_ != nullptr) memory_.give_back(first_, capacity_ * sizeof(value_type), alignof(value_type));
        first_ = taken;
        capacity_ = more;
        return true;
    }

    memory memory_;
    value_type* first_ = nullptr;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
    bool lost_ = false;
};

}  // namespace tq
