#pragma once

#include <compare>

namespace triqueta {

/// A player's points; other numbers don't convert to them implicitly.
class points {
  public:
    constexpr points() = default;
    constexpr explicit points(int value) : value_{value} {}

    [[nodiscard]] constexpr int value() const { return value_; }

    constexpr points& operator+=(points other) {
        value_ += other.value_;
        return *this;
    }
    friend constexpr points operator+(points a, points b) { return a += b; }
    friend constexpr bool operator==(points, points) = default;
    friend constexpr auto operator<=>(points, points) = default;
    /// Compares with a literal: points(3) == 3.
    friend constexpr bool operator==(points a, int b) { return a.value_ == b; }

  private:
    int value_ = 0;
};

}  // namespace triqueta
