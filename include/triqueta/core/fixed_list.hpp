#pragma once

#include "triqueta/core/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace triqueta {

/// A list of at most Most values, stored inside the object.
template <class T, int Most>
class fixed_list {
    static_assert(Most < 256);

  public:
    using value_type = T;
    using const_iterator = T const*;

    static constexpr int most = Most;

    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr T const& operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        return items_[place];
    }
    /// The last value. Precondition: not empty.
    [[nodiscard]] constexpr T const& back() const { return (*this)[size() - 1]; }

    constexpr void add(T const& item) {
        TRIQUETA_ASSERT(size() < Most);
        items_[size_++] = item;
    }
    /// Inserts a value into a sorted list, which stays sorted.
    constexpr void add_sorted(T const& item) {
        TRIQUETA_ASSERT(size() < Most);
        unsigned place = size_++;
        for (; place > 0 && item < items_[place - 1]; --place) items_[place] = items_[place - 1];
        items_[place] = item;
    }
    constexpr void remove_last() {
        TRIQUETA_ASSERT(!empty());
        items_[--size_] = T{};
    }
    /// Removes the first equal value; the ones behind it move up. Precondition: there is one.
    constexpr void remove(T const& item) {
        unsigned place = 0;
        while (place < size_ && items_[place] != item) ++place;
        TRIQUETA_ASSERT(place < size_);
        for (; place + 1 < size_; ++place) items_[place] = items_[place + 1];
        remove_last();
    }

    /// All places: T{} from size() on.
    [[nodiscard]] constexpr std::span<T const, static_cast<std::size_t>(Most)> items() const {
        return std::span<T const, static_cast<std::size_t>(Most)>{items_};
    }
    [[nodiscard]] constexpr const_iterator begin() const { return items_; }
    [[nodiscard]] constexpr const_iterator end() const { return items_ + size_; }

    friend constexpr bool operator==(fixed_list const& a, fixed_list const& b) {
        if (a.size_ != b.size_) return false;
        for (unsigned place = 0; place < a.size_; ++place)
            if (a.items_[place] != b.items_[place]) return false;
        return true;
    }

  private:
    T items_[static_cast<unsigned>(Most)]{};  // T{} from size_ on
    std::uint8_t size_ = 0;
};

}  // namespace triqueta
