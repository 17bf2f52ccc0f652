"""What lives in the C library and has to be freed."""

from __future__ import annotations

import threading
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, TypeVar

from ._tq import ffi

if TYPE_CHECKING:
    from types import TracebackType

    from ._tq import CData

Self = TypeVar("Self", bound="Handle")


class Handle:
    """It is freed with the last reference to it, or before that by `close()` or the end of a `with` block.

    Threads may share it: each call waits for the one before, except `close()`. (Calls let other Python threads run.)
    """

    # Signal handlers, finalizers and the methods of arguments run Python code in the middle of a method; other threads
    # run it in the middle of a C call. None of them may free or replace what C is using:
    # - `_pointer` owns the C handle: its last reference frees it. A C call holds a reference until it returns, so
    #   `close()` only drops the object's own reference.
    # - `_lock` makes threads take turns. It exists from __new__ on and is never replaced. The thread that holds it can
    #   take it again, for the Python code in the middle of a method.
    # - `_unused` is taken once, by the first __init__ that succeeds.
    __slots__ = ("__weakref__", "_lock", "_pointer", "_unused")

    _lock: AbstractContextManager[bool]
    _pointer: CData
    _unused: threading.Lock

    def __new__(cls: type[Self], *_: object, **__: object) -> Self:
        self = object.__new__(cls)
        self._lock, self._unused = threading.RLock(), threading.Lock()
        self._pointer = ffi.NULL
        return self

    def _adopt(self, pointer: CData) -> None:
        if not self._unused.acquire(blocking=False):
            raise TypeError(f"{type(self).__name__}.__init__ was called before")
        self._pointer = pointer

    @property
    def closed(self) -> bool:
        """Whether `close()` was called; then every call raises ValueError."""
        return self._pointer == ffi.NULL

    def close(self) -> None:
        """Close it, without waiting; the last call in progress frees it when it returns. Closing twice is allowed."""
        self._pointer = ffi.NULL

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
