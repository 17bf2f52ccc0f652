# Writes the SBOM of a package (CycloneDX 1.5): a list of its files and of the packages that it needs. Equal packages
# have equal SBOMs: the serial number is a hash of the rest, and the only time stamp is SOURCE_DATE_EPOCH, if it is set.
#
# triqueta_write_sbom(OUTPUT ECOSYSTEM type ROOTS folder... FILES path... [REQUIRED name...] [OPTIONAL name...])
#   ECOSYSTEM           the type in package URLs: generic, conan, pypi or npm
#   FILES               absolute paths; their names are relative to the first of ROOTS that they lie below
#   REQUIRED, OPTIONAL  other packages of the ecosystem, or libc, the C library of the system
#
# As a script, for all files in a folder:
#   cmake -D output=FILE -D ecosystem=TYPE -D root=FOLDER [-D required=NAMES] -P sbom.cmake
cmake_minimum_required(VERSION 3.23)
include("${CMAKE_CURRENT_LIST_DIR}/version.cmake")

function(triqueta_write_sbom output)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "ECOSYSTEM" "ROOTS;FILES;REQUIRED;OPTIONAL")
    triqueta_read_version(version)

    set(files)
    foreach(path IN LISTS arg_FILES)
        if(IS_SYMLINK "${path}")
            continue()
        endif()
        file(SHA256 "${path}" hash)
        foreach(root IN LISTS arg_ROOTS)
            cmake_path(IS_PREFIX root "${path}" NORMALIZE below)
            if(below)
                cmake_path(RELATIVE_PATH path BASE_DIRECTORY "${root}")
                break()
            endif()
        endforeach()
        set(hashes "[{\"alg\": \"SHA-256\", \"content\": \"${hash}\"}]")
        list(APPEND files "{\"type\": \"file\", \"name\": \"${path}\", \"hashes\": ${hashes}}")
    endforeach()
    list(SORT files)

    set(needed)
    set(references)
    foreach(scope IN ITEMS REQUIRED OPTIONAL)
        foreach(name IN LISTS arg_${scope})
            string(TOLOWER "${scope}" in_words)
            set(purl ", \"purl\": \"pkg:${arg_ECOSYSTEM}/${name}\"")
            if(name STREQUAL "libc")
                set(purl)
            endif()
            set(package "\"type\": \"library\", \"bom-ref\": \"${name}\", \"name\": \"${name}\"")
            list(APPEND needed "{${package}, \"scope\": \"${in_words}\"${purl}}")
            list(APPEND references "\"${name}\"")
        endforeach()
    endforeach()
    set(components ${needed} ${files})
    list(JOIN components ",\n        " components)
    list(JOIN references ", " references)

    set(timestamp)
    if(DEFINED ENV{SOURCE_DATE_EPOCH})
        string(TIMESTAMP now "%Y-%m-%dT%H:%M:%SZ" UTC)
        set(timestamp "\"timestamp\": \"${now}\",\n        ")
    endif()
    set(rest "\"version\": 1,
    \"metadata\": {
        ${timestamp}\"component\": {
            \"type\": \"library\",
            \"bom-ref\": \"triqueta\",
            \"name\": \"triqueta\",
            \"version\": \"${version}\",
            \"licenses\": [{\"license\": {\"id\": \"MIT\"}}],
            \"purl\": \"pkg:${arg_ECOSYSTEM}/triqueta@${version}\"
        }
    },
    \"components\": [
        ${components}
    ],
    \"dependencies\": [{\"ref\": \"triqueta\", \"dependsOn\": [${references}]}]
}
")
    # The UUID namespace for URLs.
    string(UUID serial NAMESPACE 6ba7b811-9dad-11d1-80b4-00c04fd430c8 NAME "${rest}" TYPE SHA1)
    file(WRITE "${output}" "{
    \"bomFormat\": \"CycloneDX\",
    \"specVersion\": \"1.5\",
    \"serialNumber\": \"urn:uuid:${serial}\",
    ${rest}")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    cmake_path(ABSOLUTE_PATH root)
    file(REMOVE "${output}") # an SBOM doesn't list itself
    file(GLOB_RECURSE files "${root}/*")
    triqueta_write_sbom("${output}" ECOSYSTEM "${ecosystem}" ROOTS "${root}" FILES ${files} REQUIRED ${required})
endif()
