#pragma once

#include "terminal/device.hpp"

#include <chrono>

namespace terminal {

/// Pauses on a terminal. One beat is long enough to see a small change.
class tempo {
  public:
    /// 1 is normal, 2 twice as fast, 0 without pauses.
    explicit tempo(double speed) : beat_{speed > 0 ? 700 / speed : 0} {}

    void wait(device const& d, double beats) const {
        // At most a day, so that the number fits.
        double const time = beats * beat_ < 86'400'000 ? beats * beat_ : 86'400'000;
        if (d.fancy()) d.wait(std::chrono::milliseconds{static_cast<long>(time)});
    }

  private:
    double beat_;  // in milliseconds
};

}  // namespace terminal
