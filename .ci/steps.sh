# For .ci/run and .ci/full: steps that are timed, and a table of them.
# shellcheck shell=bash

table=()
failed=()

# step NAME COMMAND...: runs COMMAND, in a shell of its own that stops at the first failure, and goes on in any case.
step() {
    local name=$1 start=$SECONDS result=passed took
    shift
    printf '\n===== %s: %s\n' "$name" "$*"
    (set -euo pipefail && "$@") < /dev/null
    # shellcheck disable=SC2181 # in an 'if', set -e would do nothing
    if [ $? != 0 ]; then
        result=FAILED
        failed+=("$name")
    fi
    took=$((SECONDS - start))
    table+=("$(printf '%-28s %5d s  %s' "$name" "$took" "$result")")
    printf '===== %s: %s, %d s\n' "$name" "$result" "$took"
}

print_table() {
    printf '\n'
    printf '%s\n' "${table[@]}"
}
