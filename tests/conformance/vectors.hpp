#pragma once

#include "conformance/verdict.hpp"

#include <cstddef>
#include <exception>
#include <istream>
#include <optional>
#include <ostream>
#include <string>

namespace conformance {

/// How many lines of one or several files agreed.
struct tally {
    std::size_t agreed = 0;
};

/// Compares one line, by its game. Throws what is wrong with it.
void compare(json const& line);

/// What is wrong with a line: a message that begins with where it is; nothing if it agrees. Counts it in `counted`.
[[nodiscard]] inline std::optional<std::string> check_line(std::string const& text, std::string const& where,
                                                           tally& counted) {
    try {
        compare(json::parse(text));
        ++counted.agreed;
        return std::nullopt;
    } catch (difference const& d) {
        return where + ": step " + std::to_string(d.step) + ": " + d.what();
    } catch (std::exception const& e) {
        return where + ": malformed: " + e.what();
    }
}

/// The first thing wrong in a file of vectors, if any. A file without a line is malformed.
[[nodiscard]] inline std::optional<std::string> check_file(std::istream& file, std::string const& name,
                                                           tally& counted) {
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (auto wrong = check_line(line, name + ":" + std::to_string(number), counted)) return wrong;
    }
    if (file.bad()) return name + ": can't be read";
    if (number == 0) return name + ": malformed: no lines";
    return std::nullopt;
}

}  // namespace conformance
