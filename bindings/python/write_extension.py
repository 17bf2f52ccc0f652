"""Writes the C source of an extension module: write_extension.py MODULE HEADER... SOURCE.c.

The declarations are those of the last C header itself, so nothing is stated twice. Those of the headers before it are
of the module triqueta._tq, which the new one builds on.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from cffi import FFI


def declarations(header: str) -> str:
    """What a C compiler sees of the header, without the preprocessor's lines, which cffi can't read."""
    code = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)
    code = re.sub(r"^#ifdef __cplusplus\n.*?^#endif\n", "", code, flags=re.DOTALL | re.MULTILINE)
    code = re.sub(r"^#.*\n", "", code, flags=re.MULTILINE)
    return code.replace("TQ_API ", "")


def ffi_of(module: str, header: Path, base: FFI | None) -> FFI:
    """What cffi needs to know of a module that makes a header's functions callable."""
    ffi = FFI()
    if base:
        ffi.include(base)
    ffi.cdef(declarations(header.read_text(encoding="utf-8")))
    ffi.set_source(module, f"#include <{header.name}>")
    return ffi


def main(module: str, *headers: str, extension: str) -> None:
    """Reads the headers and writes the extension's source."""
    base = None
    for header in headers[:-1]:
        base = ffi_of("triqueta._tq", Path(header), base)
    ffi_of(module, Path(headers[-1]), base).emit_c_code(extension)


if __name__ == "__main__":
    main(*sys.argv[1:-1], extension=sys.argv[-1])
