# Compilers are called through ccache where it is installed. What was compiled in one checkout is found again from another
# one: paths below the project's folder count relative to it.
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
