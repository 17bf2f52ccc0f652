# What the package uses of the extension module for opponents: as _tq.pyi, for triqueta_bots.h.
from collections.abc import Callable

from ._tq import _FFI, CData

class _Lib:
    TQ_WORTH_LENGTH: int
    TQ_ERROR_UNKNOWN: int
    def __getattr__(self, name: str) -> Callable[..., int]: ...
    def tq_bot_free(self, bot: CData) -> None: ...
    def tq_analysis_free(self, analysis: CData) -> None: ...

ffi: _FFI
lib: _Lib
