#pragma once

#include "triqueta/bots/worth.hpp"

#include <cstdint>

namespace triqueta::bots {

/// What is expected of a number, from tries at random: the mean of the tries, and its standard error. Both in 65536ths:
/// `one` is a point, or a sure win.
struct estimate {
    static constexpr std::int32_t one = worth::sure;
    static constexpr std::int32_t unknown = INT32_MAX;  // the error of fewer than two tries

    std::int32_t mean = 0;
    std::int32_t error = unknown;
    std::int32_t tries = 0;

    friend constexpr bool operator==(estimate, estimate) = default;
};

namespace detail {

/// The integer square root.
[[nodiscard]] constexpr std::int64_t root(std::int64_t of) {
    std::int64_t r = 0;
    for (std::int64_t bit = std::int64_t{1} << 30; bit > 0; bit >>= 1)
        if ((r + bit) * (r + bit) <= of) r += bit;
    return r;
}

/// number · 2^bits / by, without overflow. Preconditions: 0 <= number, 0 < by < 2^62.
[[nodiscard]] constexpr std::int64_t shifted_quotient(std::int64_t number, int bits, std::int64_t by) {
    std::int64_t quotient = number / by;
    std::int64_t rest = number % by;
    for (; bits > 0; --bits) {
        rest *= 2;
        quotient = 2 * quotient + (rest >= by);
        if (rest >= by) rest -= by;
    }
    return quotient;
}

}  // namespace detail

/// Adds up tries, in integers. A try is from -32,768 to 32,767; 1 stands for 2^Bits 65536ths.
template <int Bits>
class tally {
  public:
    static constexpr int most_tries = 65'535;  // so that nothing overflows

    constexpr void add(std::int32_t found) {
        found = found < -32'768 ? -32'768 : found > 32'767 ? 32'767 : found;
        sum_ += found;
        squares_ += std::int64_t{found} * found;
        ++tries_;
    }
    [[nodiscard]] constexpr int tries() const { return tries_; }
    [[nodiscard]] constexpr std::int32_t mean() const {
        return tries_ == 0 ? 0 : static_cast<std::int32_t>(sum_ * (1 << Bits) / tries_);
    }
    [[nodiscard]] constexpr estimate result() const {
        if (tries_ < 2) return {mean(), estimate::unknown, tries_};
        std::int64_t const n = tries_;
        std::int64_t const spread = n * squares_ - sum_ * sum_;  // n² times the variance
        auto const square = detail::shifted_quotient(spread, 2 * Bits, n * n * (n - 1));
        return {mean(), static_cast<std::int32_t>(detail::root(square)), tries_};
    }

  private:
    std::int64_t sum_ = 0;
    std::int64_t squares_ = 0;
    std::int32_t tries_ = 0;
};

}  // namespace triqueta::bots
