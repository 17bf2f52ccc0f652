#!/usr/bin/env bash
# kernel_symbols.sh OBJECT...: of the objects of the C library, those of the kernels define no function that the linker
# could take in place of one that is compiled for any machine. Else a program would crash on an older processor.
set -euo pipefail
failed=0
for kernel in avx2 avx512; do
    object=$(printf '%s\n' "$@" | grep "/kernel_$kernel\.cpp")
    own=$(nm --defined-only "$object" | awk '$2 ~ /[WVu]/' | grep -c "triqueta_$kernel" || :)
    if others=$(nm -C --defined-only "$object" | awk '$2 ~ /[TDBRWVu]/' | grep -v "triqueta_$kernel\|tq::${kernel}_kernel"); then
        printf '%s\n' "$object shares these with other files:" "$others" \
            "Include their headers in c_api/src/kernel_standard.hpp, or keep them from being compiled here."
        failed=1
    fi
    if [ "$own" = 0 ]; then
        echo "$object has no functions of triqueta_$kernel. Is the kernel off?"
        failed=1
    fi
done
exit $failed
