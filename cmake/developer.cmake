# Compiler options of the project's own programs. Users of the library get none of them.
find_package(Threads REQUIRED)

# For the whole folder, so that they apply to the check of single headers (below) too.
add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow)
if(TRIQUETA_WERROR)
    add_compile_options(-Werror)
endif()
# With sanitizers, the library checks its preconditions.
if(CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
    add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${PROJECT_SOURCE_DIR}/cmake/checked_assert.hpp>")
endif()
# The library promises to need no compiler extensions.
set(CMAKE_CXX_EXTENSIONS OFF)
# For clang-tidy and editors.
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(triqueta_developer INTERFACE)
target_link_libraries(triqueta_developer INTERFACE triqueta::triqueta Threads::Threads)

# `cmake --build . --target all_verify_interface_header_sets` compiles each header on its own.
set_target_properties(triqueta PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
