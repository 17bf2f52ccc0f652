#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace properties {

/// Makes the checks of the sections of a saved session or batch fit their content, as far as their lengths make sense.
template <class Byte>
void repair_checks(std::vector<Byte>& bytes) {
    std::size_t at = 8;  // behind the header
    auto const number = [&bytes](std::size_t where) {
        std::uint32_t value = 0;
        for (auto i = 0U; i < 4; ++i) value |= static_cast<std::uint32_t>(bytes[where + i]) << 8 * i;
        return value;
    };
    while (bytes.size() >= at + 8 && number(at) <= bytes.size() - at - 8) {
        auto const end = at + 4 + number(at);
        std::uint32_t check = 0x811C'9DC5;
        for (auto i = at + 4; i < end; ++i) check = (check ^ static_cast<std::uint32_t>(bytes[i])) * 0x0100'0193;
        for (auto i = 0U; i < 4; ++i) bytes[end + i] = static_cast<Byte>(check >> 8 * i & 0xFF);
        at = end + 4;
    }
}

}  // namespace properties
