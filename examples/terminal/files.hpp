#pragma once

#include "triqueta/core/limits.hpp"

#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>

namespace terminal {

/// The content of a file or of standard input; none if it can't be read. Reads one byte more than a record may have, at
/// most.
inline std::optional<std::string> read_file(std::string const& name) {
    std::FILE* const file = name == "-" ? stdin : std::fopen(name.c_str(), "rb");
    if (file == nullptr) return std::nullopt;
    std::string all(triqueta::most_input + 1, '\0');
    all.resize(std::fread(all.data(), 1, all.size(), file));
    bool const failed = std::ferror(file) != 0;
    if (file != stdin) static_cast<void>(std::fclose(file));
    return failed ? std::nullopt : std::optional{all};
}

/// Writes a file. If that fails, it has said why.
inline bool write_file(std::string const& name, std::string const& content) {
    std::FILE* const file = std::fopen(name.c_str(), "wb");
    bool const written = file != nullptr && std::fwrite(content.data(), 1, content.size(), file) == content.size();
    bool const closed = file != nullptr && std::fclose(file) == 0;
    if (!written || !closed) std::perror(name.c_str());
    return written && closed;
}

}  // namespace terminal
