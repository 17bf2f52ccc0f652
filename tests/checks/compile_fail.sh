#!/usr/bin/env bash
# compile_fail.sh COMPILER FILE: FILE must not compile, for the reason that its first line gives,
#     // expect: EXTENDED-REGULAR-EXPRESSION
# and must compile with -DFIXED, which proves that nothing else is wrong with it.
set -euo pipefail
compiler=$1
file=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
export LC_ALL=C # quotes in messages are plain ones then

expected=$(sed -n '1s|^// expect: *||p' "$file")
if [ -z "$expected" ]; then
    echo "$file: the first line must be '// expect: REGEX'"
    exit 1
fi

compile() {
    "$compiler" -std=c++20 -fsyntax-only -I"$root/include" -I"$root/tests" "$@" "$file" 2>&1
}

if ! said=$(compile -DFIXED); then
    printf '%s\n' "$said"
    echo "$file: doesn't compile even with -DFIXED"
    exit 1
fi
if said=$(compile); then
    echo "$file: compiles, but must not"
    exit 1
fi
if ! grep -Eq -e "$expected" <<< "$said"; then
    printf '%s\n' "$said"
    echo "$file: no line of the message matches: $expected"
    exit 1
fi
grep -E -m1 -e "$expected" <<< "$said"
