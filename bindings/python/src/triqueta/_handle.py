"""What lives in the C library and has to be freed."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, TypeVar

from ._tq import ffi

if TYPE_CHECKING:
    from types import TracebackType

    from ._tq import CData

Self = TypeVar("Self", bound="Handle")


class Handle:
    """It is freed with the last reference to it, or before that by `close()` or the end of a `with` block.

    Threads may share it: each call waits for the one before. (Calls let other Python threads run.)
    """

    # A handle of C belongs to one thread at a time, and the interpreter's own lock is released during calls of C. The
    # lock is one that its holder may take again: signal handlers and finalisers run anywhere between two calls.
    __slots__ = ("__weakref__", "_lock", "_pointer")

    _lock: AbstractContextManager[bool]
    _pointer: CData

    def _adopt(self, pointer: CData, free: Callable[..., None]) -> None:
        self._lock = threading.RLock()
        self._pointer = ffi.gc(pointer, free)

    @property
    def closed(self) -> bool:
        """Whether it was freed by `close()`; then nothing can be done with it any more but raise ValueError."""
        return self._pointer == ffi.NULL

    def close(self) -> None:
        """Free it; a second time does nothing."""
        with self._lock:
            if not self.closed:
                ffi.release(self._pointer)
                self._pointer = ffi.NULL

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
