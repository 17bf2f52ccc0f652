#pragma once

#include <triqueta/core/random/seed.hpp>

#include <cstdint>

namespace support {

/// A seed and a number of which every byte counts.
inline constexpr triqueta::seed varied = [] {
    triqueta::seed s{};
    for (auto i = 0U; i < s.size(); ++i) s[i] = static_cast<std::uint8_t>(i * 37 + 11);
    return s;
}();
inline constexpr std::uint64_t varied_number = 0x0102'0304'0506'0708;

}  // namespace support
