#pragma once

#include "triqueta/core/assert.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace triqueta {

/// At most Most actions, in ascending order of their numbers.
template <class Action, int Most>
class action_list {
    using number = std::uint16_t;

  public:
    static constexpr int most = Most;

    class iterator {
      public:
        constexpr explicit iterator(number const* place) : place_{place} {}
        constexpr Action operator*() const { return Action::from_number_unchecked(*place_); }
        constexpr iterator& operator++() {
            ++place_;
            return *this;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        number const* place_;
    };

    constexpr action_list() {
        if (std::is_constant_evaluated()) numbers_ = {};
    }

    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr Action operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        return Action::from_number_unchecked(numbers_[static_cast<unsigned>(place)]);
    }
    [[nodiscard]] constexpr bool contains(Action a) const {
        return std::binary_search(numbers_.data(), numbers_.data() + size_, a.number());
    }

    /// Adds an action whose number is above all others.
    constexpr void add(Action a) { add(a.number()); }
    constexpr void add(int action_number) {
        TRIQUETA_ASSERT(size() < Most && (empty() || numbers_[static_cast<unsigned>(size_ - 1)] < action_number));
        numbers_[static_cast<unsigned>(size_++)] = static_cast<number>(action_number);
    }

    [[nodiscard]] constexpr iterator begin() const { return iterator{numbers_.data()}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{numbers_.data() + size_}; }

    friend constexpr bool operator==(action_list const& a, action_list const& b) {
        return std::equal(a.numbers_.data(), a.numbers_.data() + a.size_, b.numbers_.data(),
                          b.numbers_.data() + b.size_);
    }

  private:
    std::array<number, static_cast<unsigned>(Most)> numbers_;  // set up to size_
    int size_ = 0;
};

}  // namespace triqueta
