#!/usr/bin/env bash
# Counts instructions and mispredicted branches per decision by valgrind. Unlike times, they aren't noisy.
# usage: bench/instructions.sh [PROGRAM [NAME...]], after `make bench`
set -euo pipefail

program=${1:-build/bench/bench/triqueta_bench}
names=("${@:2}")
[ ${#names[@]} != 0 ] || names=(triqueta/{reference,unchecked,checked}/base_game_3)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# count NAME GAMES: prints the decisions, and the totals of these valgrind events
count() {
    local decisions
    decisions=$(valgrind --tool=callgrind --branch-sim=yes --callgrind-out-file="$scratch/out" \
        --log-file="$scratch/log" "$program" --play "$1" "$2") || { cat "$scratch/log" >&2; return 1; }
    # events: Ir Bc Bcm Bi Bim
    awk -v decisions="${decisions% decisions}" \
        '/^events:/ && $2 $3 $4 $5 $6 != "IrBcBcmBiBim" { exit 1 } /^(totals|summary):/ { $1 = ""; line = $0 }
         END { print decisions, line }' "$scratch/out"
}

printf '%-36s %12s %12s %16s\n' 'a decision' instructions branches mispredicted
for name in "${names[@]}"; do
    # The difference of two runs leaves only the cost of play.
    few=$(count "$name" 500)
    many=$(count "$name" 2500)
    # shellcheck disable=SC2086 # six numbers each
    printf '%s %s\n' "$few" "$many" |
        awk -v name="$name" '{ n = $7 - $1
            printf "%-36s %12.1f %12.2f %16.2f\n", name, ($8 - $2) / n, ($9 - $3 + $11 - $5) / n, ($10 - $4 + $12 - $6) / n }'
done
