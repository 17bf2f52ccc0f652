#pragma once

#include <filesystem>
#include <string_view>

namespace support {

/// A file of the project, by its path in it.
[[nodiscard]] std::filesystem::path project_file(std::string_view path);

}  // namespace support
