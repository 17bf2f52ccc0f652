"""How the C library is called: statuses become exceptions, its buffers become values."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, Union

from ._tq import ffi, lib
from .errors import Refusal, Refused, Status, TriquetaError, Unreadable

if TYPE_CHECKING:
    from ._tq import CData

Function = Callable[..., int]
BytesLike = Union[bytes, bytearray, memoryview]

FREE = {"game": lib.tq_game_free, "view": lib.tq_view_free, "batch": lib.tq_batch_free}
CLOSED = "it is closed, or its __init__ was not called"


def check(status: int) -> None:
    """Raise what a status stands for, if it isn't OK."""
    if status:
        fail(Status(status))


def fail(status: Status) -> NoReturn:
    """Raise what a status stands for."""
    if status is Status.NO_MEMORY:
        raise MemoryError
    if status is Status.NULL:  # the package itself passes NULL only for a handle that is closed
        raise ValueError(CLOSED)
    raise TriquetaError(status, text_of(lib.tq_status_text, status))


def text_of(function: Function, *args: object, tail: tuple[object, ...] = ()) -> str:
    """A text that function(*args, out, capacity, count, *tail) writes."""
    return _read("char[]", function, args, tail).decode()


def bytes_of(function: Function, *args: object, tail: tuple[object, ...] = ()) -> bytes:
    """The bytes that function(*args, out, capacity, count, *tail) writes."""
    return _read("uint8_t[]", function, args, tail)


def _read(kind: Any, function: Function, args: tuple[object, ...], tail: tuple[object, ...]) -> bytes:
    capacity = 1024
    count = ffi.new("size_t *")
    while True:
        out = ffi.new(kind, capacity)
        status = function(*args, out, capacity, count, *tail)
        if status != Status.TOO_SMALL:
            break
        capacity = count[0] + 1
    if status == Status.REFUSED and tail:
        raise unreadable(tail[0])
    check(status)
    return bytes(ffi.buffer(out, count[0]))


def int32s_of(capacity: int, function: Function, *args: object) -> list[int]:
    """The numbers, no more than `capacity`, that function(*args, out, capacity, count) writes."""
    out, count = ffi.new("int32_t[]", capacity), ffi.new("size_t *")
    check(function(*args, out, capacity, count))
    return ffi.unpack(out, count[0])


def int32_of(function: Function, *args: object) -> int:
    """The number that function(*args, out) writes."""
    out = ffi.new("int32_t *")
    check(function(*args, out))
    return out[0]


def uint64_of(function: Function, *args: object) -> int:
    """The number that function(*args, out) writes."""
    out = ffi.new("uint64_t *")
    check(function(*args, out))
    return out[0]


def handle_of(kind: str, function: Function, *args: object, tail: tuple[object, ...] = ()) -> CData:
    """The handle, of a game, a view or a batch, that function(*args, out, *tail) makes.

    It is freed with the last reference to it.
    """
    out: Any = ffi.new(f"tq_{kind} **")
    status = function(*args, out, *tail)
    if status == Status.REFUSED and tail:
        raise unreadable(tail[0])
    check(status)
    return ffi.gc(out[0], FREE[kind])


def check_move(function: Function, *args: object) -> None:
    """Call function(*args, refusal)."""
    code = ffi.new("int32_t *")
    status = function(*args, code)
    if status == Status.REFUSED:
        raise Refused(refusal_of(code[0]))
    check(status)


@functools.cache
def refusal_of(code: int) -> Refusal:
    """A refusal by its number."""
    english = 0
    return Refusal(code, text_of(lib.tq_refusal_rule, code) or None, text_of(lib.tq_refusal_text, code, english))


def struct(kind: str) -> Any:
    """One of the C library's structs that begin with their size."""
    return ffi.new(f"tq_{kind} *", {"struct_size": ffi.sizeof(f"tq_{kind}")})


def unreadable(why: Any) -> Unreadable:
    """What a tq_reasons tells."""
    reasons = tuple(refusal_of(why.refusal[i]) for i in range(why.count))
    return Unreadable(reasons, why.where, why.line, why.column)


def pointed(data: BytesLike) -> tuple[bytes, int]:
    """A copy of a bytes-like object, which nothing can change while C reads it, and its length."""
    memory = bytes(memoryview(data))
    return memory, len(memory)


def encoded(text: str) -> tuple[bytes, int]:
    """A text as C takes it, and its length in bytes."""
    utf8 = str.encode(text)  # a subclass could override encode() and return bytes with a wrong length
    return utf8, len(utf8)
