#pragma once

#include "triqueta/core/assert.hpp"

#include <array>
#include <cstdint>
#include <type_traits>

namespace triqueta {

/// A list of at most Most actions, in ascending order of their numbers.
template <class Action, int Most>
class action_list {
    using number = std::uint16_t;

  public:
    static constexpr int most = Most;

    /// A forward iterator that yields values.
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

    constexpr action_list() = default;  // only the numbers up to size() are ever read

    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr Action operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        return Action::from_number_unchecked(numbers_.of[static_cast<unsigned>(place)]);
    }
    [[nodiscard]] constexpr bool contains(Action a) const {
        int from = 0;
        for (int left = size_; left > 0;) {  // a binary search
            int const half = left / 2;
            if (numbers_.of[static_cast<unsigned>(from + half)] == a.number()) return true;
            bool const above = numbers_.of[static_cast<unsigned>(from + half)] < a.number();
            from += above ? half + 1 : 0;
            left = above ? left - half - 1 : half;
        }
        return false;
    }

    /// Adds an action whose number is above all others.
    constexpr void add(Action a) { add(a.number()); }
    constexpr void add(int action_number) {
        TRIQUETA_ASSERT(size() < Most && (empty() || numbers_.of[static_cast<unsigned>(size_ - 1)] < action_number));
        numbers_.of[static_cast<unsigned>(size_++)] = static_cast<number>(action_number);
    }

    [[nodiscard]] constexpr iterator begin() const { return iterator{numbers_.of.data()}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{numbers_.of.data() + size_}; }

    friend constexpr bool operator==(action_list const& a, action_list const& b) {
        if (a.size_ != b.size_) return false;
        for (auto place = 0U; place < static_cast<unsigned>(a.size_); ++place)
            if (a.numbers_.of[place] != b.numbers_.of[place]) return false;
        return true;
    }

  private:
    /// Numbers that are initialized only where a constant expression needs it: for long lists, that takes longer than
    /// all the rest.
    union numbers {
        constexpr numbers() : none{} {
            if (std::is_constant_evaluated()) of = {};
        }

        char none;
        std::array<number, static_cast<unsigned>(Most)> of;
    };

    numbers numbers_;
    int size_ = 0;
};

}  // namespace triqueta
