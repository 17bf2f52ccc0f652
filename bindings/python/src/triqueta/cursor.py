"""A place in the stream of what one viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ._calls import check, check_parsed, encoded, struct, text_of, uint64
from ._tq import ffi, lib

if TYPE_CHECKING:
    from ._tq import CData

__all__ = ["Cursor"]


class Cursor(NamedTuple):
    """A place in the stream of what one viewer sees. `str(cursor)` is its text, for requests and addresses."""

    moment: int
    """How many things had happened."""
    view_hash: int
    """The hash of the viewer's view then."""

    def __str__(self) -> str:
        return text_of(lib.tq_cursor_text, c_cursor(self))

    @classmethod
    def parse(cls, text: str) -> Cursor:
        """Parse exactly what `str(cursor)` writes; else `Unreadable`."""
        cursor: Any = ffi.new("tq_cursor *")
        check_parsed(lib.tq_cursor_parse, *encoded(text), cursor, fault=struct("fault"))
        return cls(cursor.moment, cursor.view_hash)


def c_cursor(cursor: Cursor | None) -> CData:
    """A cursor as C takes it."""
    if cursor is None:
        return ffi.NULL
    c: CData = ffi.new("tq_cursor *", [uint64("moment", cursor.moment), uint64("view_hash", cursor.view_hash)])
    return c


def cursor_of(function: Any, *args: object, about: str = "") -> Cursor:
    """The cursor that function(*args, cursor) writes."""
    cursor: Any = ffi.new("tq_cursor *")
    check(function(*args, cursor), about)
    return Cursor(cursor.moment, cursor.view_hash)
