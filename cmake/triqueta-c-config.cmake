# The component c of find_package(triqueta); found alone too.
include("${CMAKE_CURRENT_LIST_DIR}/triqueta-c-targets.cmake")
