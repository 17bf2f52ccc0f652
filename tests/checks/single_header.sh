#!/usr/bin/env bash
# single_header.sh CXX OUT: the library as one header, made in the folder OUT, compiles without warnings, alone and in
# two translation units of one program, and the examples built with it say what they always say.
set -euo pipefail
cd "$(dirname "$0")/../.."
cxx=$1
out=$2
rm -rf "$out"
tools/amalgamate "$out/triqueta/triqueta.hpp"

# So that the examples, which name the umbrella headers, find nothing but the one.
for umbrella in data text; do
    echo '#include "triqueta.hpp"' > "$out/triqueta/$umbrella.hpp"
done
echo '#include <triqueta/triqueta.hpp>' > "$out/alone.cpp"

compile=("$cxx" -std=c++20 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror "-I$out")
"${compile[@]}" -c "$out/alone.cpp" -o "$out/alone.o"
for name in first_game record; do
    "${compile[@]}" "examples/$name.cpp" "$out/alone.o" -o "$out/$name"
    "$out/$name" < /dev/null | diff -u "examples/$name.expected" -
done
