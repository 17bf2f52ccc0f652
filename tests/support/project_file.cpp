#include "project_file.hpp"

namespace support {

std::filesystem::path project_file(std::string_view path) { return std::filesystem::path{TRIQUETA_SOURCE_DIR} / path; }

}  // namespace support
