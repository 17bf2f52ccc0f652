# What the project's own programs are built with; no user of the library gets any of it.
find_package(Threads REQUIRED)

# For the whole folder, not for a target: so the check of headers alone (below) has them too.
add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
if(TRIQUETA_WERROR)
    add_compile_options(-Werror)
endif()
# With sanitizers, the library's preconditions are checked too.
if(CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
    add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${PROJECT_SOURCE_DIR}/cmake/checked_assert.hpp>")
endif()
# Standard C++ only: the library promises to need no compiler extension.
set(CMAKE_CXX_EXTENSIONS OFF)
# For clang-tidy and editors.
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(triqueta_developer INTERFACE)
target_link_libraries(triqueta_developer INTERFACE triqueta::triqueta Threads::Threads)

# `cmake --build . --target all_verify_interface_header_sets` compiles every header alone.
set_target_properties(triqueta PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
