"""What one viewer may know of a game."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from ._calls import BytesLike, check, check_move, handle_of, int32_of, pointed, text_of
from ._tq import ffi, lib
from .dice import Dice
from .options import Options, struct_of
from .position import SPECTATOR, Position, api_of
from .words import Language

if TYPE_CHECKING:
    from .game import Game

__all__ = ["View"]


class View(Position):
    """What a seat, or a spectator, may know of a game; nothing in it leads to the game's secrets.

    It is pickled and copied by its snapshot, which holds what the viewer knows and nothing else.
    """

    __slots__ = ()
    _kind = "view"
    _api = api_of(_kind)

    def __init__(self, options: Options, viewer: int) -> None:
        """Begin without the game: for a client, or for people at a table. `Game.view` gives one of a game."""
        self._own(handle_of("view", lib.tq_view_new_start, struct_of(options), viewer, ffi.NULL))

    def copy(self) -> View:
        """A copy."""
        return self.__copy__()

    @property
    def viewer(self) -> int:
        """Whose view it is: a seat or SPECTATOR."""
        with self._lock:
            return int32_of(lib.tq_view_viewer, self._pointer)

    def advance(self, events: BytesLike) -> None:
        """Move on by `Game.events` for the same viewer, or by `event_from_text`.

        Bytes may come from anybody: what can't have happened is `Refused`, and then none of it has.
        """
        with self._lock:
            check_move(lib.tq_view_advance, self._pointer, *pointed(events))

    def encode(self) -> array[int]:
        """An array of small numbers, for programs that learn; `Options.fields` tells what stands where.

        `numpy.asarray` takes it as it is.
        """
        out = array("b", bytes(self._bounds.encoding_length))
        memory = ffi.from_buffer("int8_t[]", out, require_writable=True)
        with self._lock:
            check(lib.tq_view_encode(self._pointer, memory, len(out), ffi.NULL))
        return out

    def json(self, language: Language = Language.ENGLISH) -> str:
        """Write all that the viewer knows as JSON: docs/json.md has the keys.

        The words of the legal actions are in this language; all else is the same in every language.
        """
        with self._lock:
            return text_of(lib.tq_view_json, self._pointer, language)

    def complete(self, dice: Dice) -> Game:
        """A whole game that has exactly this view, for search; what can't be seen is laid out by dice.

        Each arrangement is equally likely. The caller plays its chance; its history is empty.
        """
        from .game import Game  # games know views, so views can't know games before

        game = Game.open(self.options)
        with self._lock:
            check(lib.tq_view_complete(self._pointer, dice._dice, game._pointer))
        return game

    def __copy__(self) -> View:
        return type(self).from_snapshot(self.snapshot())

    def __deepcopy__(self, memo: object) -> View:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        return type(self).from_snapshot, (self.snapshot(),)

    def __repr__(self) -> str:
        if self.closed:
            return "<View, closed>"
        options, viewer = self.options, self.viewer
        whose = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
        return f"<View of {whose}, {options.variant}, {options.players} players>"
