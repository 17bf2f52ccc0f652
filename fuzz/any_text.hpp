#pragma once

#include "properties/claim.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace fuzz {

/// Checks a property of a text, which is all of the input. Aborts if a claim fails.
template <class Property>
int any_text(std::uint8_t const* data, std::size_t size, Property property) {
    std::string const text(data, data + size);  // a copy, so that the sanitizer finds reads beyond its end
    try {
        property(std::string_view{text});
    } catch (properties::broken const& b) {
        std::fprintf(stderr, "%s\n", b.what());
        std::abort();
    }
    return 0;
}

}  // namespace fuzz
