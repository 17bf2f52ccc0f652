#!/usr/bin/env bash
# planted.sh COMPILER PATCH DIR PROGRAM: plants the fault of PATCH in a copy of the headers and requires PROGRAM, a source
# file, to fail against it, with output that matches the first line of PATCH,
#     expect: EXTENDED-REGULAR-EXPRESSION
# With 'none' for PATCH the untouched headers must pass.
set -euo pipefail
compiler=$1
patch=$2
dir=$3
program=$4
root=$(cd "$(dirname "$0")/../.." && pwd)

rm -rf "$dir"
mkdir -p "$dir"
cp -R "$root/include" "$dir/include"
if [ "$patch" != none ]; then
    expected=$(sed -n '1s|^expect: *||p' "$patch")
    if [ -z "$expected" ]; then
        echo "$patch: the first line must be 'expect: REGEX'"
        exit 1
    fi
    # No fuzz: a patch that no longer fits might plant something else than it says.
    patch -p1 -d "$dir" --fuzz=0 --no-backup-if-mismatch < "$patch"
fi

# -Og is quicker to build than -O1; what -O0 saves beyond it is lost when it runs.
"$compiler" -std=c++20 -Og -I"$dir/include" -I"$root/tests" -I"$root/examples" "$program" -o "$dir/check"
code=0
said=$("$dir/check" < /dev/null 2>&1) || code=$?
printf '%s\n' "$said"

if [ "$patch" = none ]; then
    [ "$code" = 0 ] && exit 0
    echo "the program fails on untouched headers"
elif [ "$code" = 0 ]; then
    echo "the fault was not found"
elif [ "$code" -gt 127 ]; then
    echo "the program crashed instead of naming the fault"
elif grep -Eq -e "$expected" <<< "$said"; then
    exit 0
else
    echo "no line names the fault: $expected"
fi
exit 1
