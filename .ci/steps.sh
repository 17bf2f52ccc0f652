# Functions for .ci/run and .ci/full: run timed steps, and print a table of them.
# shellcheck shell=bash

table=()
failed=()
names=()
wanted=()      # names of steps to run, with * as a wildcard; if empty, all
skip_passed='' # if set, steps that passed on this tree are skipped

# Prints the hash of the working tree: of all files that git doesn't ignore.
tree() {
    local index
    index=$(mktemp -u)
    GIT_INDEX_FILE=$index git add --all && GIT_INDEX_FILE=$index git write-tree
    rm -f "$index"
}

is_wanted() {
    local pattern
    [ ${#wanted[@]} = 0 ] && return
    for pattern in "${wanted[@]}"; do
        # shellcheck disable=SC2053 # it is a pattern
        [[ $1 == $pattern ]] && return
    done
    return 1
}

# step NAME COMMAND...: runs COMMAND in a subshell that stops at the first failure, records the result, and continues.
step() {
    local name=$1 start=$SECONDS result=passed took stamp
    shift
    names+=("$name")
    is_wanted "$name" || return 0
    stamp=build/passed/$(tree)/${name//[^a-zA-Z0-9]/_}
    if [ -n "$skip_passed" ] && [ -e "$stamp" ]; then
        table+=("$(printf '%-28s %7s  skipped: passed on this tree' "$name" '')")
        return
    fi
    printf '\n===== %s: %s\n' "$name" "$*"
    (set -euo pipefail && "$@") < /dev/null
    # shellcheck disable=SC2181 # 'set -e' has no effect in a condition
    if [ $? != 0 ]; then
        result=FAILED
        failed+=("$name")
    else
        mkdir -p "${stamp%/*}" && touch "$stamp"
    fi
    took=$((SECONDS - start))
    table+=("$(printf '%-28s %5d s  %s' "$name" "$took" "$result")")
    printf '===== %s: %s, %d s\n' "$name" "$result" "$took"
}

print_table() {
    if [ ${#table[@]} = 0 ]; then
        printf 'No step has this name. The steps are:\n'
        printf '    %s\n' "${names[@]}"
        failed+=('no step')
        return
    fi
    printf '\n'
    printf '%s\n' "${table[@]}"
}
