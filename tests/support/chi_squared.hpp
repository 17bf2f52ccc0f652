#pragma once

namespace support {

/// Pearson's statistic for counts that should all be equal.
template <class Counts>
[[nodiscard]] double chi_squared(Counts const& counts, double expected) {
    double sum = 0;
    for (double const n : counts) sum += (n - expected) * (n - expected) / expected;
    return sum;
}

}  // namespace support
