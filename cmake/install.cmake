# The files that `cmake --install` installs. Their components, for `--component`:
#   cpp        the headers of the C++ library; independent of the machine
#   c_runtime  the shared libraries of the C API: all that a compiled program needs
#   c          the C headers, the static libraries or the links to the shared ones, the files for CMake and pkg-config
# Each component has an SBOM.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Before 1.0 a new minor version may break the API; from 1.0 on only a new major version may.
if(PROJECT_VERSION_MAJOR EQUAL 0)
    set(compatibility SameMinorVersion)
else()
    set(compatibility SameMajorVersion)
endif()

# Installs NAME.pc in `directory`. The file computes the prefix from its own location, so an installation can be moved.
# If `directory` is absolute, the prefix is fixed.
function(triqueta_install_pkg_config name component directory)
    set(prefix "${CMAKE_INSTALL_PREFIX}")
    if(NOT IS_ABSOLUTE "${directory}")
        cmake_path(RELATIVE_PATH prefix BASE_DIRECTORY "${prefix}/${directory}")
        set(prefix "\${pcfiledir}/${prefix}")
    endif()
    # cmake_path keeps an absolute folder as it is.
    cmake_path(APPEND includedir "\${prefix}" "${CMAKE_INSTALL_INCLUDEDIR}")
    cmake_path(APPEND libdir "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
    configure_file("${PROJECT_SOURCE_DIR}/cmake/${name}.pc.in" "${PROJECT_BINARY_DIR}/${name}.pc" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/${name}.pc" DESTINATION "${directory}" COMPONENT ${component})
endfunction()

# The SBOM of a component lists the files installed since triqueta_start_sbom(). INCLUDE name lists only the file with
# a name that matches, EXCLUDE name all others.
function(triqueta_start_sbom)
    install(CODE "list(LENGTH CMAKE_INSTALL_MANIFEST_FILES triqueta_first)" ALL_COMPONENTS)
endfunction()
function(triqueta_install_sbom component)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "INCLUDE;EXCLUDE;REQUIRED" "")
    set(filter)
    foreach(mode IN ITEMS INCLUDE EXCLUDE)
        if(arg_${mode})
            set(filter "list(FILTER files ${mode} REGEX \"/${arg_${mode}}$\")")
        endif()
    endforeach()
    set(sbom "${PROJECT_BINARY_DIR}/triqueta-${component}.cdx.json")
    set(directory "${CMAKE_INSTALL_DATADIR}/sbom")
    if(NOT IS_ABSOLUTE "${directory}")
        string(PREPEND directory "\${CMAKE_INSTALL_PREFIX}/")
    endif()
    string(
        CONFIGURE
        [[
            include("@PROJECT_SOURCE_DIR@/cmake/sbom.cmake")
            list(SUBLIST CMAKE_INSTALL_MANIFEST_FILES ${triqueta_first} -1 files)
            @filter@
            list(TRANSFORM files PREPEND "$ENV{DESTDIR}")
            triqueta_write_sbom(
                "@sbom@"
                ECOSYSTEM generic
                ROOTS "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}" "$ENV{DESTDIR}/"
                FILES ${files}
                REQUIRED @arg_REQUIRED@
            )
            file(INSTALL DESTINATION "@directory@" TYPE FILE FILES "@sbom@")
        ]]
        code
        @ONLY
    )
    install(CODE "${code}" COMPONENT ${component})
endfunction()

# Files of every component, so that it can be used without the others.
function(triqueta_install_common component)
    install(
        FILES "${PROJECT_BINARY_DIR}/triqueta-config.cmake" "${PROJECT_BINARY_DIR}/triqueta-config-version.cmake"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/cmake/triqueta"
        COMPONENT ${component}
    )
    install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT ${component})
endfunction()

# --- the C++ library, with the files for find_package(triqueta), in share/ rather than lib/
set(directory "${CMAKE_INSTALL_DATADIR}/cmake/triqueta")
triqueta_start_sbom()
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
triqueta_install_common(cpp)
triqueta_install_sbom(cpp)

# --- the libraries of the C API, a separate CMake package that the package above finds
if(TARGET triqueta_c)
    set(directory "${CMAKE_INSTALL_LIBDIR}/cmake/triqueta-c")
    triqueta_start_sbom()
    install(
        TARGETS triqueta_c triqueta_c_bots
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
    triqueta_install_pkg_config(triqueta-c-bots c "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
    triqueta_install_common(c)
    if(type STREQUAL "STATIC_LIBRARY")
        triqueta_install_sbom(c REQUIRED libc)
    else()
        set(libraries "($<TARGET_FILE_NAME:triqueta_c>|$<TARGET_FILE_NAME:triqueta_c_bots>)")
        triqueta_install_sbom(c EXCLUDE "${libraries}" REQUIRED libc)
        triqueta_install_sbom(c_runtime INCLUDE "${libraries}" REQUIRED libc)
    endif()
endif()
