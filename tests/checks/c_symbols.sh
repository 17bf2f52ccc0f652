#!/usr/bin/env bash
# c_symbols.sh LIBRARY HEADER GOLDEN [needs-only-c]: the shared library exports what the sorted list GOLDEN names, which
# are the functions of HEADER, and nothing else. With needs-only-c it asks for nothing but the C library, either.
set -euo pipefail
library=$1
header=$2
golden=$3
export LC_ALL=C

failed=0
# same WHAT FILE FILE: the lines of two files; what only one of them has is shown.
same() {
    diff -u --label "$2" --label "$3" "$2" "$3" && return
    echo "$1"
    failed=1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
nm -D --defined-only "$library" | awk '{print $3}' | sort > "$work/exported"
# Comments away, then each name before a parenthesis in a declaration that begins with TQ_API.
sed 's|/\*.*\*/||; /\/\*/,/\*\//d' "$header" | sed -n 's/^TQ_API [a-z0-9_ *]*\<\(tq_[a-z0-9_]*\)(.*/\1/p' | sort > "$work/declared"
[ -s "$work/declared" ] || { echo "$header: no function was found in it"; exit 1; }

same "The library exports other names than $golden lists. What stands with + is new: if it is meant to be, add the
line. What stands with - is gone, and programs that are linked to it break: bring it back." "$golden" "$work/exported"
same "The library exports other names than $header declares, each by a line that begins with TQ_API. Define what is
missing (+), or declare it TQ_API; make what is too much (-) internal." "$work/exported" "$work/declared"

if [ "${4-}" = needs-only-c ]; then
    # Weak ones are the linker's: they may be missing. clang makes bcmp of a memcmp that only asks for equality. The first
    # two belong to stack canaries; where threads share one canary, it lies in the dynamic linker. Those in _chk are what
    # glibc has for others of the list with _FORTIFY_SOURCE.
    allowed='__stack_chk_fail __stack_chk_guard __memcpy_chk __memmove_chk __memset_chk
        bcmp free malloc memchr memcmp memcpy memmove memset strlen'
    nm -D --undefined-only "$library" | awk '$1 != "w" {sub(/@.*/, "", $2); print $2}' | sort > "$work/needed"
    tr -s ' ' '\n' <<< "$allowed" | sort > "$work/allowed"
    comm -23 "$work/needed" "$work/allowed" > "$work/too-much"
    if [ -s "$work/too-much" ]; then
        echo "$library needs, beyond what is allowed of the C library ($allowed):"
        c++filt < "$work/too-much"
        echo "Whatever needs the C++ run-time library (operator new, std::string, a throw, an assertion of the standard
library) or the heap other than by tq_allocator makes every binding harder: do without it. If it is a plain function
of the C library that every machine has, add it to the list in $0."
        failed=1
    fi
    if readelf -d "$library" | grep NEEDED | grep -Ev '\[(libc|ld-linux[^]]*)\.so'; then
        echo "$library is linked to the libraries above; nothing but the C library may be."
        failed=1
    fi
    # Weak symbols of libstdc++ would be looked for all the same.
    if nm -D --undefined-only "$library" | awk '$1 == "w" {print $2}' |
        grep -Ev '^(__cxa_finalize(@.*)?|__gmon_start__|_ITM_(de)?registerTMCloneTable)$'; then
        echo "$library has the weak references above, which no plain C library has: find what makes them."
        failed=1
    fi
fi
exit $failed
