#pragma once

#include <array>
#include <cstdint>

namespace bench {

/// What the games of a benchmark come to: a loop that plays another game than the others shows in it.
struct sums {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;  // every choice of a player, where there is but one too; looks are none
    std::array<std::int64_t, 6> points{};
    bool refused = false;  // something that ought to have been accepted

    friend bool operator==(sums const&, sums const&) = default;
};

}  // namespace bench
