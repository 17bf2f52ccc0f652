#pragma once

#include <cstdint>

namespace triqueta {

/// A small, fast generator for playouts and bots; not for deals, whose order must be a secret. Its numbers are a
/// function of key, game and how many were drawn before. Which function it is, is no promise before 1.0.
class dice {
  public:
    constexpr explicit dice(std::uint64_t key, std::uint64_t game = 0)
        : state_{mix(mix(key + step) + game * 0xD1B5'4A32'D192'ED03)} {}

    [[nodiscard]] constexpr std::uint32_t draw() {
        state_ += step;
        return static_cast<std::uint32_t>(mix_upper(state_) >> 32);
    }

    /// A number below `bound`, by multiply and shift: no number's probability is off from 1 / bound by more than
    /// 2^-32, so by at most one part in 2^32 / bound of itself.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(std::uint64_t{draw()} * bound >> 32);
    }

    /// One of a range that isn't empty.
    template <class Range>
    [[nodiscard]] constexpr auto pick(Range const& range) {
        return range[static_cast<decltype(range.size())>(below(static_cast<std::uint32_t>(range.size())))];
    }

    friend constexpr bool operator==(dice const&, dice const&) = default;

  private:
    static constexpr std::uint64_t step = 0x9E37'79B9'7F4A'7C15;  // odd, so all 2^64 states are passed through

    /// Of what it returns, only the upper half is mixed well.
    static constexpr std::uint64_t mix_upper(std::uint64_t z) {
        z = (z ^ z >> 32) * 0xD6E8'FEB8'6659'FD93;
        return (z ^ z >> 32) * 0xD6E8'FEB8'6659'FD93;
    }
    static constexpr std::uint64_t mix(std::uint64_t z) {
        z = mix_upper(z);
        return z ^ z >> 32;
    }

    std::uint64_t state_;
};

}  // namespace triqueta
