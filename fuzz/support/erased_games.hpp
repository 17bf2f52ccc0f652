#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"

#include <triqueta/any.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

namespace fuzz {

/// One game of each kind with its type erased, compiled once for all targets.
extern triqueta::any_catalog const erased_games;

/// Checks a property of sessions. Aborts if a claim fails.
template <class Property>
int any_session_from_bytes(std::uint8_t const* data, std::size_t size, Property property) {
    try {
        properties::choices from{std::span{data, size}};
        property(erased_games, from);
    } catch (properties::broken const& b) {
        std::fprintf(stderr, "%s\n", b.what());
        std::abort();
    }
    return 0;
}

}  // namespace fuzz
