#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <stdexcept>
#include <string>

/// Replaying games that an independent reading of the rules played, and comparing every step.
namespace conformance {

using json = nlohmann::json;

/// The first point where the engine and a vector disagree. Step 0 is the set-up, the last one and the result count
/// on from there.
class difference : public std::runtime_error {
  public:
    difference(std::size_t at_step, std::string const& what) : std::runtime_error{what}, step{at_step} {}

    std::size_t step;
};

/// Throws unless they are equal.
inline void expect(std::size_t step, char const* what, json const& expected, json const& found) {
    if (expected == found) return;
    throw difference{step, std::string{what} + ": expected " + expected.dump() + ", found " + found.dump()};
}

}  // namespace conformance
