#pragma once

#include <cmath>
#include <cstddef>

namespace support {

/// Pearson's statistic for counts that should all be equal.
template <class Counts>
[[nodiscard]] double chi_squared(Counts const& counts, double expected) {
    double sum = 0;
    for (double const n : counts) sum += (n - expected) * (n - expected) / expected;
    return sum;
}

/// A statistic, and what it exceeds once in a million times by chance.
struct chi_squared_test {
    double statistic = 0;
    double one_in_a_million = 0;

    [[nodiscard]] bool passed() const { return statistic < one_in_a_million; }
};

/// Counts that should be as the weights of the same place; what has no weight may not occur at all.
template <class Counts, class Weights>
[[nodiscard]] chi_squared_test chi_squared_by_weights(Counts const& counts, Weights const& weights) {
    double all = 0;
    double weight = 0;
    int there = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        all += counts[i];
        weight += weights[i];
        there += weights[i] > 0;
    }
    chi_squared_test test;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        double const expected = all * weights[i] / weight;
        if (weights[i] > 0)
            test.statistic += (counts[i] - expected) * (counts[i] - expected) / expected;
        else if (counts[i] > 0)
            test.statistic = HUGE_VAL;
    }
    // Wilson and Hilferty: its cube root is nearly normal, and 4.7534 deviations are one in a million.
    double const spread = 2.0 / (9.0 * (there - 1));
    test.one_in_a_million = (there - 1) * std::pow(1 - spread + 4.7534 * std::sqrt(spread), 3);
    return test;
}

}  // namespace support
