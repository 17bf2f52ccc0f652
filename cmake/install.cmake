# What `cmake --install` lays out, by components, for `--component`:
#   cpp        the headers of the C++ library; nothing of it depends on the machine
#   c_runtime  the shared library of the C API, all that a program built with it needs
#   c          its header, the static library or the link to the shared one, and what CMake and pkg-config ask for
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Until 1.0 a raised minor version may break; from then on only a raised major.
if(PROJECT_VERSION_MAJOR EQUAL 0)
    set(compatibility SameMinorVersion)
else()
    set(compatibility SameMajorVersion)
endif()

# NAME.pc goes to `directory`. It finds the prefix from where it lies, so that an installation can be moved; unless it
# is told to lie outside.
function(triqueta_install_pkg_config name component directory)
    set(prefix "${CMAKE_INSTALL_PREFIX}")
    if(NOT IS_ABSOLUTE "${directory}")
        cmake_path(RELATIVE_PATH prefix BASE_DIRECTORY "${prefix}/${directory}")
        set(prefix "\${pcfiledir}/${prefix}")
    endif()
    # A folder that is absolute stands for itself.
    cmake_path(APPEND includedir "\${prefix}" "${CMAKE_INSTALL_INCLUDEDIR}")
    cmake_path(APPEND libdir "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
    configure_file("${PROJECT_SOURCE_DIR}/cmake/${name}.pc.in" "${PROJECT_BINARY_DIR}/${name}.pc" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/${name}.pc" DESTINATION "${directory}" COMPONENT ${component})
endfunction()

# --- the C++ library, and what find_package(triqueta) reads: share/, not lib/
set(directory "${CMAKE_INSTALL_DATADIR}/cmake/triqueta")
install(TARGETS triqueta EXPORT triqueta-targets FILE_SET HEADERS COMPONENT cpp)
install(EXPORT triqueta-targets NAMESPACE triqueta:: DESTINATION "${directory}" COMPONENT cpp)
triqueta_install_pkg_config(triqueta cpp "${CMAKE_INSTALL_DATADIR}/pkgconfig")

configure_package_config_file(
    "${PROJECT_SOURCE_DIR}/cmake/triqueta-config.cmake.in"
    "${PROJECT_BINARY_DIR}/triqueta-config.cmake"
    INSTALL_DESTINATION "${directory}"
    NO_SET_AND_CHECK_MACRO
    NO_CHECK_REQUIRED_COMPONENTS_MACRO
)
write_basic_package_version_file(
    "${PROJECT_BINARY_DIR}/triqueta-config-version.cmake"
    COMPATIBILITY ${compatibility}
    ARCH_INDEPENDENT
)
# Each component is of use without the other, so both bring these.
set(components cpp)
if(TARGET triqueta_c)
    list(APPEND components c)
endif()
foreach(component IN LISTS components)
    install(
        FILES "${PROJECT_BINARY_DIR}/triqueta-config.cmake" "${PROJECT_BINARY_DIR}/triqueta-config-version.cmake"
        DESTINATION "${directory}"
        COMPONENT ${component}
    )
    install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT ${component})
endforeach()

# --- the library of the C API, a package of its own that the one above finds
if(TARGET triqueta_c)
    set(directory "${CMAKE_INSTALL_LIBDIR}/cmake/triqueta-c")
    install(
        TARGETS triqueta_c
        EXPORT triqueta-c-targets
        RUNTIME COMPONENT c_runtime
        LIBRARY COMPONENT c_runtime NAMELINK_COMPONENT c
        ARCHIVE COMPONENT c
        FILE_SET c_api COMPONENT c
    )
    install(EXPORT triqueta-c-targets NAMESPACE triqueta:: DESTINATION "${directory}" COMPONENT c)
    write_basic_package_version_file(
        "${PROJECT_BINARY_DIR}/triqueta-c-config-version.cmake"
        COMPATIBILITY ${compatibility}
    )
    install(
        FILES
            "${PROJECT_SOURCE_DIR}/cmake/triqueta-c-config.cmake"
            "${PROJECT_BINARY_DIR}/triqueta-c-config-version.cmake"
        DESTINATION "${directory}"
        COMPONENT c
    )
    get_target_property(type triqueta_c TYPE)
    set(static_flag)
    if(type STREQUAL "STATIC_LIBRARY")
        set(static_flag " -DTQ_STATIC")
    endif()
    triqueta_install_pkg_config(triqueta-c c "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
endif()
