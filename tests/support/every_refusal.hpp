#pragma once

#include <triqueta/catalog.hpp>

#include <vector>

namespace support {

/// Every refusal of the library.
inline std::vector<triqueta::refusal> every_refusal() {
    std::vector<triqueta::refusal> all;
    triqueta::shipped::any_refusal([&all](triqueta::named_refusal const& one) {
        all.push_back(one.why);
        return false;
    });
    return all;
}

}  // namespace support
