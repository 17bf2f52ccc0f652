"""What a game and a view of it have in common."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from ._calls import (
    bytes_of,
    check,
    encoded,
    handle_of,
    int32_of,
    int32s_of,
    pointed,
    refusal_of,
    struct,
    text_of,
    uint64_of,
)
from ._handle import Handle
from ._tq import ffi, lib
from .options import Bounds, Options, bounds_of, options_of, struct_of
from .words import Language

if TYPE_CHECKING:
    from ._calls import BytesLike
    from ._tq import CData
    from .errors import Refusal

__all__ = ["ALL", "CHANCE", "OVER", "SPECTATOR", "Position"]

CHANCE = -1
"""Whose turn it is: chance has to answer."""
OVER = -2
"""Whose turn it is: nobody's any more."""
SPECTATOR = -3
"""A viewer who has no secrets."""
ALL = -4
"""Of `Game.record`: everything, not one viewer's."""

MOST_PLAYERS = 27

# The functions that C has for games and views alike.
COMMON = (
    "canonical_hash", "distinct", "from_record", "from_snapshot", "from_text", "hash", "legal", "mask",
    "options", "parts", "points", "result_json", "snapshot", "text", "turn", "why_not", "winners",
)  # fmt: skip

Self = TypeVar("Self", bound="Position")


def api_of(kind: str) -> Any:
    """Those of COMMON for this kind of handle."""
    return SimpleNamespace(**{name: getattr(lib, f"tq_{kind}_{name}") for name in COMMON})


class Position(Handle):
    """A game, or what one viewer knows of it."""

    __slots__ = ("_bounds",)

    _kind: ClassVar[str]
    _api: ClassVar[Any]
    _bounds: Bounds

    def _own(self, pointer: CData, bounds: Bounds | None = None) -> None:
        self._adopt(pointer)
        # Asked of C, since capacities are made of them: a subclass could have other options and bounds.
        self._bounds = bounds or bounds_of(struct_of(options_of(self._api.options, pointer)))

    @classmethod
    def _owning(cls: type[Self], pointer: CData, bounds: Bounds | None = None) -> Self:
        position = cls.__new__(cls)
        position._own(pointer, bounds)
        return position

    @classmethod
    def _read(cls: type[Self], function: Any, *args: object) -> Self:
        return cls._owning(handle_of(cls._kind, function, *args, ffi.NULL, tail=(struct("reasons"),)))

    @property
    def options(self) -> Options:
        """How the game is set up; of a view, and of a game that began from a position, `first` is who was to move."""
        with self._lock:
            return options_of(self._api.options, self._pointer)

    @property
    def turn(self) -> int:
        """Whose turn it is: a seat, CHANCE or OVER."""
        with self._lock:
            return int32_of(self._api.turn, self._pointer)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when chance has to answer, and when the game is over."""
        turn = self.turn
        return turn if turn >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.turn == OVER

    @property
    def legal(self) -> list[int]:
        """The numbers of all legal actions, ascending; of a view, of those that are open to its viewer."""
        with self._lock:
            return int32s_of(self._bounds.most_legal, self._api.legal, self._pointer)

    @property
    def distinct(self) -> list[int]:
        """Of each group of legal actions that differ only by which of like things they name, the lowest."""
        with self._lock:
            return int32s_of(self._bounds.most_legal, self._api.distinct, self._pointer)

    @property
    def mask(self) -> bytes:
        """For every action number 1 if it is legal, else 0. `numpy.frombuffer(mask, bool)` takes it as it is."""
        out = ffi.new("uint8_t[]", self._bounds.actions)
        with self._lock:
            check(self._api.mask(self._pointer, out, self._bounds.actions, ffi.NULL))
        return bytes(ffi.buffer(out))

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why a seat may not do this now, or None if it may; a view tells of others what the table tells."""
        with self._lock:
            code = int32_of(self._api.why_not, self._pointer, seat, action)
        return refusal_of(code) if code else None

    @property
    def points(self) -> list[int]:
        """The points of each seat; before the end as they stand, from what lies open. Race: 1 for the winner."""
        with self._lock:
            return int32s_of(MOST_PLAYERS, self._api.points, self._pointer)

    def parts(self, seat: int) -> dict[str, int]:
        """What a seat's points are made up of."""
        with self._lock:
            points = int32s_of(self._bounds.parts, self._api.parts, self._pointer, seat)
        return dict(zip(self.options.parts, points))

    @property
    def winners(self) -> list[int]:
        """The seats that have won, or would if the game were over now."""
        with self._lock:
            return int32s_of(MOST_PLAYERS, self._api.winners, self._pointer)

    def result_json(self) -> str:
        """Write the result as JSON, with the tie-break or how it ended: docs/json.md has the keys."""
        with self._lock:
            return text_of(self._api.result_json, self._pointer)

    @property
    def hash(self) -> int:
        """A hash of all that it holds, the same in every release and on every machine."""
        with self._lock:
            return uint64_of(self._api.hash, self._pointer)

    @property
    def canonical_hash(self) -> int:
        """The same of all that differ only by which of like things has which number."""
        with self._lock:
            return uint64_of(self._api.canonical_hash, self._pointer)

    def text(self, language: Language = Language.ENGLISH) -> str:
        """Write it as text that people can read and change: docs/positions.md has the format."""
        with self._lock:
            return text_of(self._api.text, self._pointer, language)

    @classmethod
    def from_text(cls: type[Self], text: str, language: Language = Language.ENGLISH) -> Self:
        """Read what `text()` wrote, or somebody set up by hand; `Unreadable` has every reason why it can't be.

        Chance is the caller's to play.
        """
        return cls._read(cls._api.from_text, *encoded(text), language)

    def snapshot(self) -> bytes:
        """Write all that it holds, but no history, as bytes."""
        with self._lock:
            return bytes_of(self._api.snapshot, self._pointer)

    @classmethod
    def from_snapshot(cls: type[Self], snapshot: BytesLike) -> Self:
        """Read what `snapshot()` wrote; bytes may come from anybody, and `Unreadable` has every reason why not.

        Chance is the caller's to play.
        """
        return cls._read(cls._api.from_snapshot, *pointed(snapshot))

    @classmethod
    def from_record(cls: type[Self], record: str) -> Self:
        """Read what `Game.record` wrote: a game with its history, a view at the end; `Unreadable` tells why not.

        Chance is the caller's to play.
        """
        return cls._read(cls._api.from_record, *encoded(record))
