#!/usr/bin/env bash
# Measures the cost of including the umbrella header: instructions of -fsyntax-only, as a ratio to five standard
# headers. CXX is the compiler.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

printf '#include <%s>\n' algorithm array optional string vector > "$dir/standard.cpp"
echo '#include <triqueta/triqueta.hpp>' > "$dir/umbrella.cpp"

# The largest process is the compiler itself.
instructions() {
    valgrind --tool=callgrind --trace-children=yes --callgrind-out-file=/dev/null \
        "${CXX:-g++}" -std=c++20 -fsyntax-only -I"$root/include" "$1" 2>&1 |
        sed -n 's/.*Collected : //p' | sort -n | tail -1
}
standard=$(instructions "$dir/standard.cpp")
umbrella=$(instructions "$dir/umbrella.cpp")
echo "standard headers $standard, umbrella $umbrella: $(awk "BEGIN {printf \"%.2f\", $umbrella / $standard}")"
