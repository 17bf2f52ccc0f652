#!/usr/bin/env bash
# warnings.sh CXX: programs that include the headers without -isystem compile without warnings of the kinds that many
# projects turn on. Optimised, since some warnings need it.
set -euo pipefail
cd "$(dirname "$0")/../.."
cxx=$1

for program in examples/*.cpp; do
    "$cxx" -std=c++20 -O2 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror -Iinclude -Iexamples \
        -c "$program" -o /dev/null
done
