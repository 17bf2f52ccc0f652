# Calls the compilers through ccache, if it is installed. Checkouts share the cache, because paths in the project's
# folder are relative to it.
find_program(TRIQUETA_CCACHE ccache)
if(TRIQUETA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        "${CMAKE_COMMAND}"
        -E
        env
        "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}"
        CCACHE_NOHASHDIR=1
        "CCACHE_SLOPPINESS=pch_defines,time_macros"
        "${TRIQUETA_CCACHE}"
    )
    set(CMAKE_C_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()
