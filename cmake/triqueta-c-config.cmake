# The component c of find_package(triqueta). find_package(triqueta-c) also finds it.
include("${CMAKE_CURRENT_LIST_DIR}/triqueta-c-targets.cmake")
