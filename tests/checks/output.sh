#!/usr/bin/env bash
# output.sh EXPECTED COMMAND...: COMMAND must succeed without any input, and print what the file EXPECTED holds if
# there is one.
set -uo pipefail
expected=$1
shift

if [ -e "$expected" ]; then
    "$@" < /dev/null | diff -u "$expected" -
else
    "$@" < /dev/null
fi || { echo "exit codes: ${PIPESTATUS[*]}"; exit 1; }
