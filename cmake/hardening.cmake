# triqueta_harden(TARGET SOURCE...): adds protections against memory errors, as far as the compiler and the linker
# support them. TARGET is a shared library, a module, or a static library for one of these. Only the sources named
# get stack canaries. Targets that link to TARGET get none of the flags.
include(CheckCompilerFlag)
include(CheckCXXSourceCompiles)
include(CheckLinkerFlag)

function(triqueta_harden target)
    if(CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
        return() # sanitizers find more errors, and don't intercept glibc's fortified functions
    endif()
    check_compiler_flag(CXX -fstack-protector-strong triqueta_has_stack_protector)
    if(triqueta_has_stack_protector)
        set_property(SOURCE ${ARGN} APPEND PROPERTY COMPILE_OPTIONS -fstack-protector-strong)
    endif()
    check_compiler_flag(CXX -fstack-clash-protection triqueta_has_stack_clash_protection)
    if(triqueta_has_stack_clash_protection)
        target_compile_options(${target} PRIVATE -fstack-clash-protection)
    endif()

    # Shadow stacks need only a mark in the binary. The linker drops the mark if the start files lack it.
    set(CMAKE_REQUIRED_LINK_OPTIONS LINKER:-z,shstk)
    check_compiler_flag(CXX -fcf-protection=return triqueta_has_shadow_stack)
    unset(CMAKE_REQUIRED_LINK_OPTIONS)
    if(triqueta_has_shadow_stack)
        target_compile_options(${target} PRIVATE -fcf-protection=return)
        target_link_options(${target} PRIVATE LINKER:-z,shstk)
    endif()

    # glibc's fortified functions. Level 3 needs a newer compiler. Both levels need an optimized build.
    foreach(level IN ITEMS 3 2)
        set(CMAKE_REQUIRED_FLAGS "-O2 -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=${level}")
        check_cxx_source_compiles(
            "#include <stdlib.h>
            #if __USE_FORTIFY_LEVEL != ${level}
            #error
            #endif
            int main() {}"
            triqueta_has_fortify_${level}
        )
        unset(CMAKE_REQUIRED_FLAGS)
        if(triqueta_has_fortify_${level})
            set(optimized "$<CONFIG:Release,RelWithDebInfo,MinSizeRel>")
            if(CMAKE_CXX_FLAGS MATCHES "-O[1-3sz]")
                set(optimized 1)
            endif()
            target_compile_options(
                ${target}
                PRIVATE "$<${optimized}:-U_FORTIFY_SOURCE>" "$<${optimized}:-D_FORTIFY_SOURCE=${level}>"
            )
            break()
        endif()
    endforeach()

    # The dynamic linker resolves all symbols at load time, and then makes the tables read-only. The stack isn't
    # executable, and code isn't writable.
    set(elf LINKER:-z,relro,-z,now,-z,noexecstack,-z,text)
    check_linker_flag(CXX ${elf} triqueta_has_elf_hardening)
    if(triqueta_has_elf_hardening)
        target_link_options(${target} PRIVATE ${elf})
    endif()
endfunction()
