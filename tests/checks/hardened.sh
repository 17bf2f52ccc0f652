#!/usr/bin/env bash
# hardened.sh LIBRARY [COMPILE-COMMANDS]: a shared library or a module has the protections that cmake/hardening.cmake
# asks for. With the compile_commands.json of its build, its sources were compiled for the checked functions of glibc too:
# a library that never calls one shows no trace of that.
# hardened.sh prove COMPILER DIR: small libraries, each built without one of the protections, must fail.
set -euo pipefail
export LC_ALL=C

check() {
    local library=$1 commands=${2-} segments dynamic symbols failed=0
    missing() {
        echo "$library: $*"
        failed=1
    }
    segments=$(readelf --segments --wide "$library")
    dynamic=$(readelf --dynamic --wide "$library")
    symbols=$(nm --dynamic --undefined-only "$library")

    grep -qw GNU_RELRO <<< "$segments" || missing 'no RELRO segment (-z relro)'
    grep -qE '\((FLAGS|FLAGS_1)\).*NOW' <<< "$dynamic" || missing 'symbols are bound late, in writable memory (-z now)'
    grep -qE '^ *GNU_STACK .* RW +0x' <<< "$segments" || missing 'the stack is executable (-z noexecstack)'
    ! grep -qE '^ *LOAD .* RWE +0x' <<< "$segments" || missing 'a segment is writable and executable'
    ! grep -qw TEXTREL <<< "$dynamic" || missing 'relocations in the code, which must be writable for them (-z text)'
    ! grep -qE '\((RPATH|RUNPATH)\)' <<< "$dynamic" || missing 'a search path for libraries'
    grep -qw __stack_chk_fail <<< "$symbols" || missing 'no stack canaries (-fstack-protector-strong)'
    if [[ $(readelf --file-header "$library") == *X86-64* && $(readelf --notes --wide "$library") != *SHSTK* ]]; then
        missing 'no mark for shadow stacks (-fcf-protection=return, -z shstk)'
    fi
    if [ -n "$commands" ] && getconf GNU_LIBC_VERSION > /dev/null 2>&1; then
        ! grep -E '"command": .* -O[1-3sz] .*/c_api/src/' "$commands" | grep -v -- '-D_FORTIFY_SOURCE=[23]' ||
            missing 'the sources above were compiled without checked functions (-D_FORTIFY_SOURCE)'
    fi
    return $failed
}

prove() {
    local compiler=$1 out=$2 flags library commands
    rm -rf "$out"
    mkdir -p "$out"
    library=$out/library.so
    commands=$out/compile_commands.json
    flags='-O2 -fPIC -shared -fstack-protector-strong -fcf-protection=return -Wl,-z,relro,-z,now,-z,noexecstack,-z,text
        -Wl,-z,shstk -D_FORTIFY_SOURCE=2'
    cat > "$out/library.c" << 'END'
void use(char* text);
char first(void);
char first(void) {
    char text[64];
    use(text);
    return text[0];
}
#ifdef RELOCATED
__asm__(".text\n.quad use\n");
#endif
#ifdef WRITABLE
__asm__(".section writable, \"awx\"\n.byte 0\n.text\n");
#endif
END
    # build FROM TO: with TO in place of FROM among the flags
    build() {
        local these=${flags/$'\n'/ }
        these=${these/"$1"/"$2"}
        # shellcheck disable=SC2086 # several flags
        "$compiler" $these "$out/library.c" -o "$library"
        echo "\"command\": \"$compiler $these -c /c_api/src/library.cpp\"" > "$commands"
    }
    build '' ''
    check "$library" "$commands" || { echo 'A library with all protections fails.'; exit 1; }
    # without FROM TO WORDS: a library with TO in place of FROM must fail with these words.
    without() {
        local said
        build "$1" "$2"
        ! said=$(check "$library" "$commands") || { echo "not found: '$2' in place of '$1'"; exit 1; }
        grep -qF -- "$3" <<< "$said" || { echo "$said"; echo "None of these names $3"; exit 1; }
        echo "found: $3"
    }
    without -z,relro -z,norelro '-z relro'
    without -z,now -z,lazy '-z now'
    without -z,noexecstack -z,execstack '-z noexecstack'
    without -shared '-shared -DWRITABLE' 'writable and executable'
    without -z,text '-z,notext -DRELOCATED' '-z text'
    without -shared '-shared -Wl,-rpath,/somewhere' 'search path'
    without -fstack-protector-strong -fno-stack-protector -fstack-protector-strong
    without -Wl,-z,shstk '' '-z shstk'
    without -D_FORTIFY_SOURCE=2 '' -D_FORTIFY_SOURCE
}

if [ "$1" = prove ]; then prove "$2" "$3"; else check "$@"; fi
