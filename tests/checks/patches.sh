#!/usr/bin/env bash
# Every planted fault still fits the headers. The long checks plant them; without this, they would be the first to see it.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
wrong=0
for patch in "$root"/tests/{leaks,faults,drift}/*.patch; do
    patch -p1 -d "$root" --fuzz=0 --dry-run --force < "$patch" > /dev/null || { echo "no longer fits: $patch"; wrong=1; }
done
exit $wrong
