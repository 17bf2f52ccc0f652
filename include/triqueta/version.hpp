#pragma once

#include <compare>

/// The only definition of the version: CMakeLists.txt and conanfile.py read these three lines.
#define TRIQUETA_VERSION_MAJOR 0
#define TRIQUETA_VERSION_MINOR 2
#define TRIQUETA_VERSION_PATCH 0

namespace triqueta {

/// The number of a release. Before 1.0 an incompatible change raises the minor part.
struct version_number {
    int major_part = 0;
    int minor_part = 0;
    int patch_part = 0;

    friend constexpr bool operator==(version_number, version_number) = default;
    friend constexpr auto operator<=>(version_number, version_number) = default;
};

inline constexpr version_number version{TRIQUETA_VERSION_MAJOR, TRIQUETA_VERSION_MINOR, TRIQUETA_VERSION_PATCH};

}  // namespace triqueta
