#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

namespace triqueta {

/// The number of a row, a column, a seat: each tag is a type of its own. A number outside 0..254 becomes none(), so a
/// wrong number never turns into a valid one.
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

/// A value for each index below Count: tiles[seat{2}].
template <class Index, class T, int Count>
struct by_index {
    using container = std::array<T, static_cast<unsigned>(Count)>;
    using value_type = T;
    using const_iterator = typename container::const_iterator;

    container values;

    [[nodiscard]] constexpr int size() const { return Count; }
    [[nodiscard]] constexpr T& operator[](Index i) { return values[static_cast<unsigned>(i.number())]; }
    [[nodiscard]] constexpr T const& operator[](Index i) const { return values[static_cast<unsigned>(i.number())]; }

    [[nodiscard]] constexpr auto begin() { return values.begin(); }
    [[nodiscard]] constexpr auto begin() const { return values.begin(); }
    [[nodiscard]] constexpr auto end() { return values.end(); }
    [[nodiscard]] constexpr auto end() const { return values.end(); }

    friend constexpr bool operator==(by_index const&, by_index const&) = default;
};

/// A set of indexes below the number of bits of Mask; members come in ascending order.
template <class Index, class Mask = std::uint8_t>
class index_set {
  public:
    /// Forward, of values.
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
    /// Of a set that isn't empty.
    [[nodiscard]] constexpr Index lowest() const { return Index{std::countr_zero(mask())}; }

    constexpr void insert(Index i) { mask_ = static_cast<Mask>(mask_ | 1U << i.number()); }
    constexpr void erase(Index i) { mask_ = static_cast<Mask>(mask_ & ~(1U << i.number())); }

    [[nodiscard]] constexpr iterator begin() const { return iterator{mask_}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{0}; }

    friend constexpr bool operator==(index_set, index_set) = default;

  private:
    Mask mask_ = 0;
};

}  // namespace triqueta
