"""How the C library is called: statuses become exceptions, its buffers become values."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex, Union

from ._tq import ffi, lib
from .errors import Refusal, Refused, TriquetaError, Unreadable

if TYPE_CHECKING:
    from ._tq import CData

Function = Callable[..., int]
BytesLike = Union[bytes, bytearray, memoryview]

FREE = {"game": lib.tq_game_free, "view": lib.tq_view_free, "batch": lib.tq_batch_free}
INT32 = ffi.typeof("int32_t *")
CLOSED = "it is closed, or its __init__ was not called"


def check(status: int, about: str = "") -> None:
    """Raise what a status stands for, if it isn't OK. `about` names the argument that can be wrong."""
    if status:
        fail(status, about)


def fail(status: int, about: str = "") -> NoReturn:
    """Raise what a status stands for."""
    if status == lib.TQ_NO_MEMORY:
        raise MemoryError
    if status == lib.TQ_NULL:  # the package itself passes NULL only for a handle that is closed
        raise ValueError(CLOSED)
    text = text_of(lib.tq_status_text, status)
    raise TriquetaError(text_of(lib.tq_status_name, status), f"{about}: {text}" if about else text)


def text_of(function: Function, *args: object, tail: tuple[object, ...] = (), about: str = "") -> str:
    """A text that function(*args, out, capacity, count, *tail) writes."""
    return _read("char[]", function, args, tail, about).decode()


def bytes_of(function: Function, *args: object, tail: tuple[object, ...] = (), about: str = "") -> bytes:
    """The bytes that function(*args, out, capacity, count, *tail) writes."""
    return _read("uint8_t[]", function, args, tail, about)


def _read(kind: Any, function: Function, args: tuple[object, ...], tail: tuple[object, ...], about: str) -> bytes:
    capacity = 1024
    count = ffi.new("size_t *")
    while True:
        out = ffi.new(kind, capacity)
        status = function(*args, out, capacity, count, *tail)
        if status != lib.TQ_TOO_SMALL:
            break
        capacity = count[0] + 1
    if status == lib.TQ_REFUSED and tail:
        raise refused(tail[0])
    check(status, about)
    return bytes(ffi.buffer(out, count[0]))


def int32s_of(capacity: int, function: Function, *args: object, about: str = "") -> list[int]:
    """The numbers, no more than `capacity`, that function(*args, out, capacity, count) writes."""
    out, count = ffi.new("int32_t[]", capacity), ffi.new("size_t *")
    check(function(*args, out, capacity, count), about)
    return ffi.unpack(out, count[0])


def int32s_asked(function: Function, *args: object) -> list[int]:
    """The numbers that function(*args, out, capacity, count) writes; it is asked how many first.

    The caller keeps others from changing their number in between.
    """
    count = ffi.new("size_t *")
    status = function(*args, ffi.NULL, 0, count)
    if status != lib.TQ_TOO_SMALL:
        check(status)
        return []
    return int32s_of(count[0], function, *args)


def int32_of(function: Function, *args: object, about: str = "") -> int:
    """The number that function(*args, out) writes."""
    out = ffi.new("int32_t *")
    check(function(*args, out), about)
    return out[0]


def uint64_of(function: Function, *args: object) -> int:
    """The number that function(*args, out) writes."""
    out = ffi.new("uint64_t *")
    check(function(*args, out))
    return out[0]


def handle_of(kind: str, function: Function, *args: object, tail: tuple[object, ...] = (), about: str = "") -> CData:
    """The handle, of a game, a view or a batch, that function(*args, NULL, out, *tail) creates.

    It is freed with the last reference to it.
    """
    out: Any = ffi.new(f"tq_{kind} **")
    status = function(*args, ffi.NULL, out, *tail)
    if status == lib.TQ_REFUSED and tail:
        raise unreadable(tail[0])
    check(status, about)
    return ffi.gc(out[0], FREE[kind])


def check_move(function: Function, *args: object, about: str = "") -> None:
    """Call function(*args, refusal)."""
    code = ffi.new("int32_t *")
    status = function(*args, code)
    if status == lib.TQ_REFUSED:
        raise Refused(refusal_of(code[0]))
    check(status, about)


def check_parsed(function: Function, *args: object, fault: Any) -> None:
    """Call function(*args, fault)."""
    status = function(*args, fault)
    if status == lib.TQ_REFUSED:
        raise unreadable(fault)
    check(status)


@functools.cache
def refusal_of(code: int) -> Refusal:
    """A refusal by its number."""
    rule = text_of(lib.tq_refusal_rule, code) or None
    text = text_of(lib.tq_refusal_text, code, lib.TQ_ENGLISH)
    return Refusal(code, text_of(lib.tq_refusal_name, code), rule, text)


def struct(kind: str) -> Any:
    """One of the C library's structs that begin with their size."""
    return ffi.new(f"tq_{kind} *", {"struct_size": ffi.sizeof(f"tq_{kind}")})


def unreadable(fault: Any) -> Unreadable:
    """What a tq_fault says."""
    reasons = tuple(refusal_of(int32_of(lib.tq_fault_refusal, fault, index)) for index in range(fault.count))
    bounds = (fault.least, fault.most) if fault.least or fault.most else None
    name = text_of(lib.tq_fault_name, fault) or None
    return Unreadable(reasons, fault.where, fault.line, fault.column, name, bounds)


def refused(reason: Any) -> Refused:
    """What a tq_fault or a refusal's code says."""
    return Refused(refusal_of(reason[0])) if ffi.typeof(reason) is INT32 else unreadable(reason)


def pointed(data: BytesLike) -> tuple[bytes, int]:
    """A copy of a bytes-like object, which nothing can change while C reads it, and its length."""
    memory = bytes(memoryview(data))
    return memory, len(memory)


def encoded(text: str) -> tuple[bytes, int]:
    """A text as C takes it, and its length in bytes."""
    utf8 = str.encode(text)  # a subclass could override encode() and return bytes with a wrong length
    return utf8, len(utf8)


def name_lines(names: Sequence[str]) -> tuple[bytes, int]:
    """The names of players, one a line, as C takes them."""
    if any("\n" in name for name in names):
        raise ValueError("a player's name is one line")
    return encoded("\n".join(names))


def integer(name: str, value: SupportsIndex) -> int:
    """Any integer, such as NumPy's, as Python's own."""
    try:
        return int.__index__(operator.index(value))  # a subclass could override what it is compared and printed by
    except TypeError:
        raise TypeError(f"{name}: an integer is needed, not {type(value).__name__}") from None


def in_range(name: str, value: SupportsIndex, least: int, most: int) -> int:
    """An integer that C's type of an argument can hold."""
    number = integer(name, value)
    if not least <= number <= most:
        raise OverflowError(f"{name}: {number} isn't from {least} to {most}")
    return number


def int32(name: str, value: SupportsIndex) -> int:
    """An integer of 32 bits."""
    return in_range(name, value, -(1 << 31), (1 << 31) - 1)


def int64(name: str, value: SupportsIndex) -> int:
    """An integer of 64 bits."""
    return in_range(name, value, -(1 << 63), (1 << 63) - 1)


def uint64(name: str, value: SupportsIndex) -> int:
    """An integer of 64 bits, not negative."""
    return in_range(name, value, 0, (1 << 64) - 1)


def any_number(name: str, value: SupportsIndex) -> int:
    """The number of an action or outcome, which a client may have sent: what C can't hold becomes -1, which is none."""
    number = integer(name, value)
    return number if -(1 << 31) <= number < 1 << 31 else -1
