#!/usr/bin/env bash
# c_header.sh DIRECTORY COMPILER...: each header in DIRECTORY compiles alone, and twice, in every standard that it
# promises, by each C or C++ compiler: those given, which must be there, and clang if it is. Its structs have no hidden
# padding, so that they lie alike wherever pointers have the same size. Its enumerations have signed types: generators of
# bindings, such as bindgen, take these from the compiler, which makes one without a negative member unsigned.
set -euo pipefail
headers=("$1"/*.h)
shift
compilers=("$@")
for more in gcc g++ clang-14 clang++-14 clang-19 clang++-19; do
    if command -v "$more" > /dev/null; then compilers+=("$more"); fi
done

failed=0
for header in "${headers[@]}"; do
    enumerations=$(sed -n 's/^enum \(tq_[a-z0-9_]*\) {.*/\1/p' "$header")
    [ -n "$enumerations" ] || { echo "$header: no enumeration was found in it"; exit 1; }
    signed='#include <type_traits>'
    for one in $enumerations; do
        signed+="
static_assert(std::is_signed<std::underlying_type<$one>::type>::value, \"$one needs a negative member, TQ_..._SIGNED\");"
    done
    for compiler in "${compilers[@]}"; do
        language=c standards=(c99 c11 c17)
        case $(basename "$compiler") in *++*) language=c++ standards=(c++11 c++20) ;; esac
        for standard in "${standards[@]}"; do
            { printf '#include "%s"\n' "$header" "$header"; [ $language = c ] || printf '%s\n' "$signed"; } |
                "$compiler" -x "$language" "-std=$standard" -Wall -Wextra -pedantic -Wpadded -Werror -fsyntax-only - ||
                { echo "$header: doesn't compile by $compiler -std=$standard (above)"; failed=1; }
        done
    done
done
exit $failed
