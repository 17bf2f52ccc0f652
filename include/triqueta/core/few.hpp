#pragma once

#include "triqueta/core/assert.hpp"

#include <cstdint>

namespace triqueta {

/// A list of at most Most values, one or two, in one byte. T is an enumeration or an index with values below 15.
template <class T, int Most>
class few {
    static_assert(Most == 1 || Most == 2);

  public:
    using value_type = T;

    constexpr few() = default;

    [[nodiscard]] constexpr int size() const { return (bits_ != 0) + (Most == 2 && bits_ > 15); }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr T operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        return T(Most == 1 ? bits_ - 1 : (bits_ >> 4 * place & 15) - 1);
    }

    constexpr void add(T value) {
        TRIQUETA_ASSERT(size() < Most);
        if constexpr (Most == 1)
            bits_ = static_cast<std::uint8_t>(code(value) + 1);
        else
            bits_ = static_cast<std::uint8_t>(bits_ | (code(value) + 1) << (bits_ == 0 ? 0 : 4));
    }
    /// Removes the value at `place`; the one behind it moves up.
    constexpr void erase(int place) {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        if constexpr (Most == 1)
            bits_ = 0;
        else
            bits_ = static_cast<std::uint8_t>(place == 0 ? bits_ >> 4 : bits_ & 15);
    }

    friend constexpr bool operator==(few, few) = default;

  private:
    static constexpr int code(T value) {
        if constexpr (requires { value.number(); })
            return value.number();
        else
            return static_cast<int>(value);
    }

    std::uint8_t bits_ = 0;  // a nibble each, the first one low: value + 1, or 0
};

/// A list of at most two values.
template <class T>
using pair_of = few<T, 2>;

}  // namespace triqueta
