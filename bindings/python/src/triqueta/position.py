"""What a game and a view of it have in common."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex, TypeVar

from ._calls import (
    any_number,
    bytes_of,
    check,
    encoded,
    handle_of,
    int32,
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
from .choice import choice_of, lines_of, raw_of, sizes_of
from .lists import language_of

if TYPE_CHECKING:
    from ._calls import BytesLike
    from ._tq import CData
    from .choice import Choice, Raw, Sizes
    from .errors import Refusal

__all__ = ["ALL", "CHANCE", "OVER", "SPECTATOR", "Position"]

CHANCE: int = lib.TQ_CHANCE
"""As a turn, or in the history: chance."""
OVER: int = lib.TQ_OVER
"""As a turn: the game is over."""
SPECTATOR: int = lib.TQ_SPECTATOR
"""As a viewer: a spectator, who knows no secrets."""
ALL: int = lib.TQ_ALL
"""For `Game.record`: the complete record, not that of one viewer."""

Self = TypeVar("Self", bound="Position")


def api_of(kind: str) -> Any:
    """The functions that C has for games and views alike."""
    return SimpleNamespace(
        canonical_hash=getattr(lib, f"tq_{kind}_canonical_hash"),
        choice=getattr(lib, f"tq_{kind}_choice"),
        distinct=getattr(lib, f"tq_{kind}_distinct"),
        from_record=getattr(lib, f"tq_{kind}_from_record"),
        from_snapshot=getattr(lib, f"tq_{kind}_from_snapshot"),
        from_text=getattr(lib, f"tq_{kind}_from_text"),
        hash=getattr(lib, f"tq_{kind}_hash"),
        id=getattr(lib, f"tq_{kind}_id"),
        legal=getattr(lib, f"tq_{kind}_legal"),
        legal_text=getattr(lib, f"tq_{kind}_legal_text"),
        lines=getattr(lib, f"tq_{kind}_lines"),
        mask=getattr(lib, f"tq_{kind}_mask"),
        points=getattr(lib, f"tq_{kind}_points"),
        result_json=getattr(lib, f"tq_{kind}_result_json"),
        snapshot=getattr(lib, f"tq_{kind}_snapshot"),
        text=getattr(lib, f"tq_{kind}_text"),
        turn=getattr(lib, f"tq_{kind}_turn"),
        why_not=getattr(lib, f"tq_{kind}_why_not"),
        winners=getattr(lib, f"tq_{kind}_winners"),
    )


class Position(Handle):
    """A game, or what one viewer knows of it."""

    __slots__ = ("_raw", "_sizes")

    _kind: ClassVar[str]
    _api: ClassVar[Any]
    _raw: Raw
    _sizes: Sizes

    def _own(self, pointer: CData, raw: Raw | None = None) -> None:
        self._adopt(pointer)
        # Asked of C, since capacities depend on them: a subclass could have another choice and other sizes.
        self._raw = raw or raw_of(choice_of(self._api.choice, pointer))
        self._sizes = sizes_of(self._raw)

    @classmethod
    def _owning(cls: type[Self], pointer: CData, raw: Raw | None = None) -> Self:
        position = cls.__new__(cls)
        position._own(pointer, raw)
        return position

    @classmethod
    def _read(cls: type[Self], function: Any, *args: object) -> Self:
        return cls._owning(handle_of(cls._kind, function, *args, tail=(struct("fault"),)))

    @property
    def choice(self) -> Choice:
        """The variant and its options; in a view, and if the game began from a position, `first` is who was to move."""
        with self._lock:
            return choice_of(self._api.choice, self._pointer)

    def _id(self) -> bytes:
        out = ffi.new("uint8_t[]", lib.TQ_ID_SIZE)
        with self._lock:
            check(self._api.id(self._pointer, out))
        return bytes(ffi.buffer(out))

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
            return int32s_of(self._sizes.most_legal, self._api.legal, self._pointer)

    def legal_words(self, language: str = "en") -> dict[int, str]:
        """The legal actions with their words in a language."""
        number = language_of(language)
        with self._lock:
            words = text_of(self._api.legal_text, self._pointer, number).split("\n")
            return dict(zip(self.legal, words))

    @property
    def distinct(self) -> list[int]:
        """Of each group of legal actions that differ only by which of like things they name, the lowest."""
        with self._lock:
            return int32s_of(self._sizes.most_legal, self._api.distinct, self._pointer)

    @property
    def mask(self) -> bytes:
        """For every action number 1 if it is legal, else 0. `numpy.frombuffer(mask, bool)` takes it as it is."""
        out = ffi.new("uint8_t[]", self._sizes.actions)
        with self._lock:
            check(self._api.mask(self._pointer, out, self._sizes.actions, ffi.NULL))
        return bytes(ffi.buffer(out))

    def why_not(self, seat: SupportsIndex, action: SupportsIndex) -> Refusal | None:
        """Why a seat may not play an action now, or None if it may; of other seats a view says only what all see."""
        who, what = int32("seat", seat), any_number("action", action)
        with self._lock:
            code = int32_of(self._api.why_not, self._pointer, who, what, about=f"seat {who}")
        return refusal_of(code) if code else None

    @property
    def points(self) -> list[int]:
        """The points of each seat; before the end as they stand, from what lies open. Race: 1 for the winner."""
        with self._lock:
            return int32s_of(lib.TQ_MOST_PLAYERS, self._api.points, self._pointer)

    def lines(self, seat: SupportsIndex) -> dict[str, int]:
        """The score lines of a seat, which add up to its points; `Variant.line_labels` has them for people."""
        who = int32("seat", seat)
        with self._lock:
            points = int32s_of(self._sizes.lines, self._api.lines, self._pointer, who, about=f"seat {who}")
        return dict(zip(lines_of(self._raw.variant), points))

    @property
    def winners(self) -> list[int]:
        """The seats that have won, or would if the game were over now."""
        with self._lock:
            return int32s_of(lib.TQ_MOST_PLAYERS, self._api.winners, self._pointer)

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

    def text(self, language: str = "en") -> str:
        """Write it as text that people can read and change: docs/positions.md has the format."""
        number = language_of(language)
        with self._lock:
            return text_of(self._api.text, self._pointer, number)

    @classmethod
    def from_text(cls: type[Self], text: str, language: str = "en") -> Self:
        """Read what `text()` wrote, or somebody set up by hand; `Unreadable` has every reason why it can't be.

        Chance is the caller's to play.
        """
        return cls._read(cls._api.from_text, *encoded(text), language_of(language))

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
