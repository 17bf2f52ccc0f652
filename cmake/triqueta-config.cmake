# What find_package(triqueta) reads. The library has no dependency, so there is nothing else to find.
include("${CMAKE_CURRENT_LIST_DIR}/triqueta-targets.cmake")

foreach(component IN LISTS triqueta_FIND_COMPONENTS)
    if(triqueta_FIND_REQUIRED_${component})
        set(triqueta_FOUND FALSE)
        set(triqueta_NOT_FOUND_MESSAGE "triqueta has no component '${component}'")
    endif()
endforeach()
