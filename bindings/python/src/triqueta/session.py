"""What a server does with a game besides playing it: messages, saves, seats, tags."""

from __future__ import annotations

import threading
import time
from typing import Literal, NamedTuple, SupportsIndex, TypeVar

from ._calls import (
    BytesLike,
    bytes_of,
    check,
    check_move,
    encoded,
    int32,
    int32_of,
    int32s_of,
    pointed,
    text_of,
    uint64,
    uint64_of,
)
from ._tq import ffi, lib
from .cursor import Cursor, c_cursor, cursor_of
from .position import Position

__all__ = ["Exit", "Holder", "Seat", "Session"]

Holder = Literal["nobody", "person", "bot"]
"""Who plays for a seat."""
Exit = Literal["resigned", "abandoned"]
"""How the player of a seat left."""

HOLDERS: dict[Holder, int] = {"nobody": lib.TQ_NOBODY, "person": lib.TQ_PERSON, "bot": lib.TQ_BOT}
EXITS: dict[Exit | None, int] = {None: lib.TQ_NO_EXIT, "resigned": lib.TQ_RESIGNED, "abandoned": lib.TQ_ABANDONED}

Self = TypeVar("Self", bound="Session")


class Seat(NamedTuple):
    """Who plays for a seat, and how its last player left."""

    holder: Holder
    exit: Exit | None


class Session(Position):
    """A game as a session on a server."""

    __slots__ = ()

    @property
    def id(self) -> bytes:
        """The 16 bytes that identify the game in its messages, such as `uuid.uuid4().bytes`; zeros at first.

        Set it before the first message.
        """
        return self._id()

    @id.setter  # noqa: A003
    def id(self, value: BytesLike) -> None:
        name, length = pointed(value)
        if length != lib.TQ_ID_SIZE:
            raise ValueError(f"an id has {lib.TQ_ID_SIZE} bytes, not {length}")
        with self._lock:
            check(lib.tq_game_set_id(self._pointer, name))

    @property
    def changes(self) -> int:
        """How often the game was changed since it was created or loaded: what was saved at another number is old."""
        with self._lock:
            return uint64_of(lib.tq_game_changes, self._pointer)

    # ---------------------------------------------------------------------------------------------- messages

    def cursor(self, viewer: SupportsIndex) -> Cursor:
        """Where a viewer who has seen everything is in the stream of messages."""
        who = int32("viewer", viewer)
        with self._lock:
            return cursor_of(lib.tq_game_cursor, self._pointer, who, about=f"viewer {who}")

    def catch_up(self, viewer: SupportsIndex, cursor: Cursor | None = None) -> bytes:
        """Write the message that takes a viewer from a cursor to now, for `View.advance`; without one for `View.join`.

        It has the events since the cursor, or the whole view if that is shorter, or if the cursor isn't on this line of
        play. Keep `cursor(viewer)` for the next call. Sending a message again does no harm.
        """
        who, start = int32("viewer", viewer), c_cursor(cursor)
        with self._lock:
            return bytes_of(lib.tq_game_catch_up, self._pointer, who, start, about=f"viewer {who}")

    # ---------------------------------------------------------------------------------------------- saves

    def save(self) -> bytes:
        """Save all of it: position, history with what was undone, source of chance, id, tags, seats and times.

        The bytes have **all secrets and the future**: keep them on the server. A pickle of the game holds the same.
        """
        with self._lock:
            return bytes_of(lib.tq_game_save, self._pointer)

    @classmethod
    def load(cls: type[Self], save: BytesLike, run: SupportsIndex | None = None) -> Self:
        """Load what `save()` wrote. The game goes on exactly as the saved one would have, chance included.

        `run` must be greater than at every earlier start of the server: it shows viewers that an older save was loaded,
        and gets them the whole view. If it is left out, it is the time in milliseconds, and grows with each call.
        """
        number = Runs.next() if run is None else uint64("run", run)
        return cls._read(lib.tq_game_load, *pointed(save), number)

    # ---------------------------------------------------------------------------------------------- seats

    def seat(self, seat: SupportsIndex) -> Seat:
        """Who plays for a seat, and how its last player left."""
        who, holder, left = int32("seat", seat), ffi.new("int32_t *"), ffi.new("int32_t *")
        with self._lock:
            check(lib.tq_game_seat(self._pointer, who, holder, left), f"seat {who}")
        return Seat(_named(HOLDERS, holder[0]), _named(EXITS, left[0]))

    def take_seat(self, seat: SupportsIndex, holder: Holder) -> None:
        """Let somebody play for a seat, even if somebody else holds it."""
        who, what = int32("seat", seat), _number(HOLDERS, holder)
        with self._lock:
            check(lib.tq_game_take_seat(self._pointer, who, what), f"seat {who}")

    def claim_seat(self, seat: SupportsIndex, holder: Holder, key: str) -> None:
        """Take a seat that nobody holds, with a key that its player chose, or return to it by this key; or `Refused`.

        The key is kept in the tag _Key and the seat's number, which no record has.
        """
        who, what, text = int32("seat", seat), _number(HOLDERS, holder), encoded(key)
        with self._lock:
            check_move(lib.tq_game_claim_seat, self._pointer, who, what, *text, about=f"seat {who}")

    def leave_seat(self, seat: SupportsIndex, how: Exit) -> None:
        """Make the player of a seat leave it. The game goes on: let somebody take the seat, or close the session."""
        who, number = int32("seat", seat), _number(EXITS, how)
        with self._lock:
            check(lib.tq_game_leave_seat(self._pointer, who, number), f"seat {who}")

    def seats_json(self) -> str:
        """Write what people see beside the game as JSON: seats, agreements to undo, and why it was closed."""
        with self._lock:
            return text_of(lib.tq_game_seats_json, self._pointer)

    def agree_to_undo(self, seat: SupportsIndex, at: Cursor | None = None) -> None:
        """Agree to undo the last action, for a seat that a person holds, whose view is at a cursor.

        When all seats that persons hold agree, the action is undone, even if it showed a hidden piece.
        """
        who, cursor = int32("seat", seat), c_cursor(at)
        with self._lock:
            check_move(lib.tq_game_agree_to_undo, self._pointer, cursor, who, about=f"seat {who}")

    def refuse_to_undo(self) -> None:
        """Take back all agreements to undo."""
        with self._lock:
            check(lib.tq_game_refuse_to_undo(self._pointer))

    @property
    def agreed(self) -> list[int]:
        """The seats that agree to undo."""
        with self._lock:
            return int32s_of(lib.TQ_MOST_PLAYERS, lib.tq_game_agreed, self._pointer)

    def close_session(self, why: str) -> None:
        """Take no more moves. `why` is a line of text, which the record has in its tag Closed."""
        text = encoded(why)
        with self._lock:
            check_move(lib.tq_game_close, self._pointer, *text)

    @property
    def session_closed(self) -> bool:
        """Whether `close_session` was called."""
        with self._lock:
            return bool(int32_of(lib.tq_game_is_closed, self._pointer))


class Runs:
    """The numbers of runs of this process: the time in milliseconds, but each greater than the one before."""

    _lock = threading.Lock()
    _last = 0

    @classmethod
    def next(cls) -> int:
        """A number that is greater than all before."""
        with cls._lock:
            cls._last = max(cls._last + 1, time.time_ns() // 1_000_000)
            return cls._last


Name = TypeVar("Name")


def _number(numbers: dict[Name, int], name: Name) -> int:
    if name not in numbers:
        raise ValueError(f"{name!r} is none of {', '.join(map(repr, numbers))}")
    return numbers[name]


def _named(numbers: dict[Name, int], number: int) -> Name:
    return next(name for name, its in numbers.items() if its == number)
