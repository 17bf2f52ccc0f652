#pragma once

#include <triqueta/core/random/dice.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

namespace properties {

/// Where a property takes its choices from: arbitrary bytes, whoever made them; when they run out, dice whose key is
/// made from them, so that a game always goes on to its end.
class choices {
  public:
    explicit choices(std::span<std::uint8_t const> bytes) : bytes_{bytes}, dice_{key_of(bytes)} {}

    /// A number below `bound`, which is at least 1.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound) {
        if (bytes_.empty()) return dice_.below(bound);
        std::uint32_t const first = bytes_[0];
        bytes_ = bytes_.subspan(1);
        return first % bound;
    }

    /// The same for a bound that may be above 256.
    [[nodiscard]] std::uint32_t below_any(std::uint32_t bound) {
        if (bound <= 256) return below(bound);
        std::uint32_t number = 0;
        for (int i = 0; i < 4; ++i) number = number << 8 | below(256);
        return number % bound;
    }

    [[nodiscard]] bool one_in(std::uint32_t n) { return n == 1 || below(n) == 0; }

    /// One of what is there, each kind as likely as it is often.
    template <class Counts>
    [[nodiscard]] auto draw(Counts const& there) {
        return there.nth(static_cast<int>(below(static_cast<std::uint32_t>(there.total()))));
    }

    template <class Range>
    [[nodiscard]] auto pick(Range const& range) {
        return range[static_cast<int>(below(static_cast<std::uint32_t>(range.size())))];
    }

  private:
    static std::uint64_t key_of(std::span<std::uint8_t const> bytes) {
        std::uint64_t key = bytes.size();
        for (auto const byte : bytes) key = key * 0x100'0000'01B3 ^ byte;
        return key;
    }

    std::span<std::uint8_t const> bytes_;
    triqueta::dice dice_;
};

}  // namespace properties
