#pragma once

#include "triqueta/core/assert.hpp"

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

namespace triqueta {

/// The number of a row, a column or a seat: each tag makes a distinct type. A number outside 0..254 becomes none(), so
/// an invalid number never turns into a valid one.
template <class Tag>
class index {
  public:
    constexpr index() = default;
    constexpr explicit index(int number)
        : number_{static_cast<std::uint8_t>(number < 0 || number > 254 ? 255 : number)} {}

    /// No index; its number is 255.
    [[nodiscard]] static constexpr index none() { return index{255}; }

    [[nodiscard]] constexpr int number() const { return number_; }

    friend constexpr bool operator==(index, index) = default;
    friend constexpr auto operator<=>(index, index) = default;

  private:
    std::uint8_t number_ = 0;
};

namespace detail {

template <class T>
inline constexpr T no_value{};

}  // namespace detail

/// A value for each index below Count: tiles[seat{2}]. For an index from outside, call `of`.
template <class Index, class T, int Count>
struct by_index {
    using container = std::array<T, static_cast<unsigned>(Count)>;
    using value_type = T;
    using const_iterator = typename container::const_iterator;

    container values;

    [[nodiscard]] constexpr int size() const { return Count; }
    /// Precondition: the index is below Count.
    [[nodiscard]] constexpr T& operator[](Index i) {
        TRIQUETA_ASSERT(i.number() < Count);
        return values[static_cast<unsigned>(i.number())];
    }
    [[nodiscard]] constexpr T const& operator[](Index i) const {
        TRIQUETA_ASSERT(i.number() < Count);
        return values[static_cast<unsigned>(i.number())];
    }
    /// The value of any index: T{} if there is none.
    [[nodiscard]] constexpr T const& of(Index i) const {
        return i.number() < Count ? values[static_cast<unsigned>(i.number())] : detail::no_value<T>;
    }

    [[nodiscard]] constexpr auto begin() { return values.begin(); }
    [[nodiscard]] constexpr auto begin() const { return values.begin(); }
    [[nodiscard]] constexpr auto end() { return values.end(); }
    [[nodiscard]] constexpr auto end() const { return values.end(); }

    friend constexpr bool operator==(by_index const&, by_index const&) = default;
};

/// A set of indexes below the number of bits of Mask, iterated in ascending order.
template <class Index, class Mask = std::uint8_t>
class index_set {
  public:
    /// A forward iterator that yields values.
    class iterator {
      public:
        constexpr explicit iterator(std::uint32_t left) : left_{left} {}
        constexpr Index operator*() const { return Index{std::countr_zero(left_)}; }
        constexpr iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        std::uint32_t left_;
    };

    constexpr index_set() = default;

    [[nodiscard]] static constexpr index_set from_mask(std::uint32_t mask) {
        index_set set;
        set.mask_ = static_cast<Mask>(mask);
        return set;
    }
    /// The first `count` indexes.
    [[nodiscard]] static constexpr index_set first(int count) {
        return from_mask(static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1));
    }

    [[nodiscard]] constexpr std::uint32_t mask() const { return mask_; }
    [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(mask_); }
    [[nodiscard]] constexpr bool contains(Index i) const {
        return i.number() < 32 && (std::uint32_t{mask_} >> i.number() & 1) != 0;
    }
    /// The lowest index. Precondition: not empty.
    [[nodiscard]] constexpr Index lowest() const { return Index{std::countr_zero(mask())}; }

    // Precondition: the index is below the number of bits of Mask.

    constexpr void insert(Index i) { mask_ = static_cast<Mask>(mask_ | bit(i)); }
    constexpr void erase(Index i) { mask_ = static_cast<Mask>(mask_ & ~bit(i)); }

    [[nodiscard]] constexpr iterator begin() const { return iterator{mask_}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{0}; }

    friend constexpr bool operator==(index_set, index_set) = default;

  private:
    [[nodiscard]] static constexpr std::uint32_t bit(Index i) {
        TRIQUETA_ASSERT(i.number() < static_cast<int>(8 * sizeof(Mask)));
        return std::uint32_t{1} << i.number();
    }

    Mask mask_ = 0;
};

}  // namespace triqueta
