#pragma once

#include "triqueta/animals/action.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/bit_places.hpp"

#include <bit>
#include <cstdint>

namespace triqueta::animals {

/// A set of actions, iterated in ascending order of their numbers. All belong to one phase of a turn, so their numbers
/// span at most ten: 0–9 draw and take, 10–16 place, 17–20 choose a tower, 21–24 decide.
class action_set {
  public:
    static constexpr int most = 10;  // of one phase

    /// A forward iterator that yields values.
    class iterator {
      public:
        constexpr explicit iterator(std::uint32_t left) : left_{left} {}
        constexpr action operator*() const { return action::from_number_unchecked(std::countr_zero(left_)); }
        constexpr iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        std::uint32_t left_;
    };

    constexpr action_set() = default;

    /// Bit n stands for action number n.
    [[nodiscard]] static constexpr action_set from_mask(std::uint32_t mask) {
        TRIQUETA_ASSERT(mask < std::uint32_t{1} << action::count);
        TRIQUETA_ASSERT(mask == 0 || mask >> std::countr_zero(mask) < 1024);
        action_set set;
        set.mask_ = mask;
        return set;
    }
    [[nodiscard]] constexpr std::uint32_t mask() const { return mask_; }

    [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
    [[nodiscard]] constexpr int size() const { return triqueta::detail::places_of_bits.count(mask_ >> lowest()); }
    [[nodiscard]] constexpr bool contains(action a) const { return (mask_ >> a.number() & 1) != 0; }

    /// The action at `place`. Precondition: 0 <= place < size().
    [[nodiscard]] constexpr action operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        return action::from_number_unchecked(lowest() + triqueta::detail::places_of_bits.nth(mask_ >> lowest(), place));
    }

    [[nodiscard]] constexpr iterator begin() const { return iterator{mask_}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{0}; }

    friend constexpr bool operator==(action_set, action_set) = default;

  private:
    // 31 for an empty set: no action has this bit, and no shift is by 32.
    [[nodiscard]] constexpr int lowest() const { return std::countr_zero(mask_ | std::uint32_t{1} << 31); }

    std::uint32_t mask_ = 0;
};

}  // namespace triqueta::animals
