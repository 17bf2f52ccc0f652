#pragma once

#include <stdexcept>
#include <string>

/// Claims about every game, as functions that throw when one doesn't hold. Tests, the fuzzer and the check of planted
/// leaks share them.
namespace properties {

class broken : public std::logic_error {
  public:
    using std::logic_error::logic_error;
};

inline void claim(bool holds, char const* what) {
    if (!holds) throw broken{what};
}
inline void claim(bool holds, std::string const& what) {
    if (!holds) throw broken{what};
}

}  // namespace properties
