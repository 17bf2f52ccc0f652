include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Headers only, so nothing here depends on the architecture: share/, not lib/.
set(triqueta_cmake_dir "${CMAKE_INSTALL_DATADIR}/cmake/triqueta")

install(TARGETS triqueta EXPORT triqueta-targets FILE_SET HEADERS)
install(EXPORT triqueta-targets NAMESPACE triqueta:: DESTINATION "${triqueta_cmake_dir}")

# Until 1.0 a raised minor version may break; from then on only a raised major.
if(PROJECT_VERSION_MAJOR EQUAL 0)
    set(compatibility SameMinorVersion)
else()
    set(compatibility SameMajorVersion)
endif()
write_basic_package_version_file(
    "${PROJECT_BINARY_DIR}/triqueta-config-version.cmake"
    COMPATIBILITY ${compatibility}
    ARCH_INDEPENDENT
)
install(
    FILES
        "${PROJECT_SOURCE_DIR}/cmake/triqueta-config.cmake"
        "${PROJECT_BINARY_DIR}/triqueta-config-version.cmake"
    DESTINATION "${triqueta_cmake_dir}"
)
