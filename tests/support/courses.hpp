#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace support {

/// A fraction in lowest terms, of numbers that aren't large.
class fraction {
  public:
    constexpr fraction() = default;
    constexpr fraction(std::int64_t over, std::int64_t under)
        : over_{over / std::gcd(over, under)}, under_{under / std::gcd(over, under)} {}

    friend constexpr fraction operator+(fraction a, fraction b) {
        std::int64_t const under = std::lcm(a.under_, b.under_);
        return {a.over_ * (under / a.under_) + b.over_ * (under / b.under_), under};
    }
    friend constexpr fraction operator*(fraction a, fraction b) { return {a.over_ * b.over_, a.under_ * b.under_}; }
    friend constexpr bool operator==(fraction, fraction) = default;

  private:
    std::int64_t over_ = 0;
    std::int64_t under_ = 1;
};

/// How likely each of some outcomes is, by whatever tells them apart.
using distribution = std::map<std::string, fraction>;

/// A source of random numbers that goes through every course of draws there is, one after the other.
class courses {
  public:
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) {
        if (bound == 0) throw std::logic_error{"no number is below 0"};
        if (next_ == course_.size()) course_.push_back({0, bound});
        if (course_[next_].bound != bound) throw std::logic_error{"the same draws, but another bound"};
        return course_[next_++].drawn;
    }

    /// Of the draws made since the course began.
    [[nodiscard]] fraction probability() const {
        fraction all{1, 1};
        for (auto const& each : course_) all = all * fraction{1, each.bound};
        return all;
    }

    /// Goes on to the next course; false when there is none.
    [[nodiscard]] bool next() {
        next_ = 0;
        while (!course_.empty() && ++course_.back().drawn == course_.back().bound) course_.pop_back();
        return !course_.empty();
    }

  private:
    struct draw {
        std::uint32_t drawn;
        std::uint32_t bound;
    };
    std::vector<draw> course_;
    std::size_t next_ = 0;
};

/// What tell(source) answers, and how likely, over every course of draws.
template <class Tell>
[[nodiscard]] distribution over_all_courses(Tell tell) {
    distribution all;
    courses source;
    do {
        auto const told = tell(source);
        auto& here = all[told];
        here = here + source.probability();
    } while (source.next());
    return all;
}

}  // namespace support
