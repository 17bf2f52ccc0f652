#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fuzz {

/// The fuzzer's bytes, which select calls and arguments. After their end, all bytes are 0.
class input {
  public:
    explicit input(std::span<std::uint8_t const> bytes) : left_{bytes} {}

    [[nodiscard]] bool is_over() const { return left_.empty(); }

    /// Returns a number below `bound`. `bound` is 1 to 256.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) {
        if (left_.empty()) return 0;
        auto const first = left_[0];
        left_ = left_.subspan(1);
        return first % bound;
    }
    [[nodiscard]] bool one_in(std::uint32_t n) { return below(n) == n - 1; }
    [[nodiscard]] std::size_t size_below(std::uint32_t bound) { return below(bound); }
    [[nodiscard]] std::int32_t number_below(std::uint32_t bound) { return static_cast<std::int32_t>(below(bound)); }

    /// Returns one of the elements.
    template <class Range>
    [[nodiscard]] auto& pick(Range& range) {
        return range[size_below(static_cast<std::uint32_t>(std::size(range)))];
    }

    /// Returns a number that breaks an unchecked index, size or sum, or any small number.
    [[nodiscard]] std::int32_t odd_number() {
        static constexpr std::int32_t odd[] = {-1, -2, -3, -4, -5, 255, 256, 65536, INT32_MAX, INT32_MIN};
        return one_in(4) ? number_below(256) - 128 : pick(odd);
    }

    /// Returns up to `most` elements of any value.
    template <class T>
    [[nodiscard]] std::vector<T> garbage(std::size_t most) {
        std::vector<T> some(size_below(static_cast<std::uint32_t>(most + 1)));
        for (auto& one : some) one = static_cast<T>(below(256));
        return some;
    }

  private:
    std::span<std::uint8_t const> left_;
};

}  // namespace fuzz
