"""Writes the C source of the extension module: write_extension.py triqueta.h _tq.c.

The declarations are those of the C header itself, so nothing is stated twice.
"""

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


def main(header: str, extension: str) -> None:
    """Reads the header and writes the extension's source."""
    ffi = FFI()
    ffi.cdef(declarations(Path(header).read_text(encoding="utf-8")))
    ffi.set_source("triqueta._tq", "#include <triqueta.h>")
    ffi.emit_c_code(extension)


if __name__ == "__main__":
    main(*sys.argv[1:])
