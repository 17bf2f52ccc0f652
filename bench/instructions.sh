#!/usr/bin/env bash
# Counts instructions and mispredicted branches of a decision by valgrind, for the baseline and for AVX2. Unlike times, they
# aren't noisy. valgrind doesn't know AVX-512.
# usage: bench/instructions.sh [NAME...], after `make bench-instructions` has built the programs
set -euo pipefail
cd "$(dirname "$0")/.."

names=("$@")
[ ${#names[@]} != 0 ] || names=(triqueta/{reference,unchecked,checked,playouts,batch}/base_game_3
    triqueta/{playouts,batch}/hidden_wolves_5 mayhem/{reference,unchecked,batch}/4 race/{unchecked,batch}/4)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# How often each thing is done in the shorter run; five times that in the longer one.
amount() {
    case $1 in
    */playouts/* | */batch/*) echo 1 ;;
    *) echo 300 ;;
    esac
}
# count PROGRAM NAME AMOUNT: prints the decisions, and the totals of these valgrind events
count() {
    local decisions
    decisions=$(valgrind --tool=callgrind --branch-sim=yes --callgrind-out-file="$scratch/out" \
        --log-file="$scratch/log" "$1" --do "$2" "$3") || { cat "$scratch/log" >&2; return 1; }
    # events: Ir Bc Bcm Bi Bim
    awk -v decisions="$decisions" \
        '/^events:/ && $2 $3 $4 $5 $6 != "IrBcBcmBiBim" { exit 1 } /^(totals|summary):/ { $1 = ""; line = $0 }
         END { print decisions, line }' "$scratch/out"
}

printf '%-36s %-9s %12s %12s %16s\n' 'a decision' for instructions branches mispredicted
for name in "${names[@]}"; do
    for machine in baseline avx2; do
        program=build/bench/bench/triqueta_bench
        [ $machine = baseline ] || program+=_$machine
        # The difference of two runs leaves only the cost of what is measured.
        few=$(count "$program" "$name" "$(amount "$name")")
        many=$(count "$program" "$name" $((5 * $(amount "$name"))))
        printf '%s %s\n' "$few" "$many" |
            awk -v name="$name" -v machine=$machine '{ n = $7 - $1
                printf "%-36s %-9s %12.1f %12.2f %16.2f\n", name, machine,
                    ($8 - $2) / n, ($9 - $3 + $11 - $5) / n, ($10 - $4 + $12 - $6) / n }'
    done
done
