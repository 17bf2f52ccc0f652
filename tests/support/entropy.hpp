#pragma once

#include <triqueta/core/random/seed.hpp>
#include <triqueta/core/random/sha256.hpp>

#include <cstdint>

namespace support {

/// 32 bytes that look random, the same for the same number.
[[nodiscard]] constexpr triqueta::seed entropy(std::uint8_t number) {
    return triqueta::sha256{}.add("entropy for tests").add(number).finish();
}

}  // namespace support
