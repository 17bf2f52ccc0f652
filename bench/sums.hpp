#pragma once

#include <array>
#include <cstdint>

namespace bench {

/// Sums over the games of a benchmark. If a loop plays other games than the others, its sums differ.
struct sums {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;  // choices of players, even with one legal action; draws don't count
    std::array<std::int64_t, 6> points{};
    bool refused = false;  // the library refused a legal step

    friend bool operator==(sums const&, sums const&) = default;
};

}  // namespace bench
