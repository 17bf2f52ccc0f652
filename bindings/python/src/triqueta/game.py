"""A game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NoReturn, SupportsIndex

from ._calls import BytesLike, bytes_of, check, check_move, encoded, handle_of, pointed, struct, text_of, uint64_of
from ._tq import ffi, lib
from .dice import Dice
from .options import Options, bounds_of, struct_of
from .position import ALL, OVER, Position, api_of
from .view import View

__all__ = ["Game", "seed_from"]

LENGTH_OF_A_SEED = 32


def seed_from(number: int) -> bytes:
    """A seed for tests and demonstrations. A server takes `secrets.token_bytes(32)`."""
    return number.to_bytes(8, "little") + bytes(LENGTH_OF_A_SEED - 8)


class Game(Position):
    """A game: its position, its history, and who plays chance.

    It knows every secret, so it is for whoever runs the game; players and bots get a `View`. Its `repr` tells nothing
    that not all see, and it can't be pickled: `snapshot()` or `record()` write its secrets where that is meant.
    """

    __slots__ = ()
    _kind = "game"
    _api = api_of(_kind)

    def __init__(self, options: Options, seed: BytesLike, number: int = 0) -> None:
        """Deal a game from 32 bytes; chance answers by itself.

        Whoever knows the seed knows the deal: a server takes `secrets.token_bytes(32)`, and keeps it to itself.
        `number` tells games of the same seed apart.
        """
        key, length = pointed(seed)
        if length != LENGTH_OF_A_SEED:
            raise ValueError(f"a seed has {LENGTH_OF_A_SEED} bytes, not {length}")
        which = struct_of(options)
        self._own(handle_of("game", lib.tq_game_new, which, key, number, ffi.NULL), bounds_of(which))

    @classmethod
    def dealt(cls, options: Options, pieces: Iterable[int]) -> Game:
        """Deal a game by hand; `Status.WRONG_DEAL` if these aren't its pieces.

        Triqueta: the token at every place, tower by tower, in it column by column, in it from the bottom up.
        Triangles: the cards in the order they come from the pile, the first hands included, one to each in turn; then,
        for each time that the discards become a new pile (seven times at most), a -1 and its cards in their order.
        Where these don't fit, chance waits for `reveal`.
        """
        order = list(pieces)
        memory = ffi.new("int32_t[]", order)
        return cls._owning(handle_of("game", lib.tq_game_new_dealt, struct_of(options), memory, len(order), ffi.NULL))

    @classmethod
    def open(cls, options: Options) -> Game:
        """Begin a game whose chance the caller plays, by `reveal` or `draw`."""
        return cls._owning(handle_of("game", lib.tq_game_new_open, struct_of(options), ffi.NULL))

    def copy(self) -> Game:
        """A copy, with history and deal."""
        return self.__copy__()

    def view(self, viewer: int) -> View:
        """What a seat, or SPECTATOR, may know now. The view doesn't follow the game: see `events`."""
        with self._lock:
            return View._owning(handle_of("view", lib.tq_view_new, self._pointer, viewer), self._bounds)

    def play(self, seat: int, action: int) -> None:
        """A seat does something; `Refused` if the rules don't allow it."""
        with self._lock:
            check_move(lib.tq_game_play, self._pointer, seat, action)

    @property
    def chance(self) -> dict[int, int]:
        """All that chance can answer now, and how often each is there; empty if it isn't asked."""
        most = self._bounds.outcomes
        outcomes, weights, count = ffi.new("int32_t[]", most), ffi.new("uint32_t[]", most), ffi.new("size_t *")
        with self._lock:
            check(lib.tq_game_chance(self._pointer, outcomes, weights, most, count))
        return dict(zip(ffi.unpack(outcomes, count[0]), ffi.unpack(weights, count[0])))

    def reveal(self, outcome: int) -> None:
        """Answer for chance, where the caller plays it."""
        with self._lock:
            check_move(lib.tq_game_reveal, self._pointer, outcome)

    def draw(self, dice: Dice) -> int:
        """Answer for chance by dice, with one draw: each token or card that is left equally likely."""
        outcome = ffi.new("int32_t *")
        with self._lock:
            check_move(lib.tq_game_draw, self._pointer, dice._dice, outcome)
        return outcome[0]

    def set_dice(self, dice: Dice | None) -> None:
        """From now on chance answers at once, by a copy of these dice, where no deal does; by None, the caller."""
        with self._lock:
            check(lib.tq_game_set_dice(self._pointer, ffi.NULL if dice is None else dice._dice))

    def play_out(self, dice: Dice) -> int:
        """Play to the end at random; its deal and history are given up. Returns how many actions were taken."""
        with self._lock:
            return uint64_of(lib.tq_game_play_out, self._pointer, dice._dice)

    def undo(self, also_looks: bool = False) -> None:
        """Take the last action back, with what chance answered to it.

        It is refused if anybody saw a hidden piece by it, the mover included, unless `also_looks`.
        """
        with self._lock:
            check_move(lib.tq_game_undo, self._pointer, also_looks)

    def redo(self) -> None:
        """Do again what was undone last."""
        with self._lock:
            check_move(lib.tq_game_redo, self._pointer)

    @property
    def moment(self) -> int:
        """How much has happened: a watcher's `since` for the next `events`."""
        with self._lock:
            return uint64_of(lib.tq_game_moment, self._pointer)

    def events(self, viewer: int, since: int = 0) -> bytes:
        """What a viewer saw happen since a moment, for `View.advance`. After an undo, watchers need new views."""
        with self._lock:
            return bytes_of(lib.tq_game_events, self._pointer, viewer, since)

    def record(self, viewer: int = ALL, tags: Mapping[str, str] | None = None) -> str:
        """Write the whole game as text, or cut down to what a viewer saw: docs/records.md has the format.

        `tags` are more of them, by name; those with a meaning in these games are left out.
        """
        lines = "".join(f'[{name} "{_escaped(value)}"]\n' for name, value in (tags or {}).items())
        why = struct("reasons")
        with self._lock:
            return text_of(lib.tq_game_record, self._pointer, viewer, *encoded(lines), tail=(why,))

    def __copy__(self) -> Game:
        with self._lock:
            return type(self)._owning(handle_of("game", lib.tq_game_clone, self._pointer, ffi.NULL), self._bounds)

    def __deepcopy__(self, memo: object) -> Game:
        return self.__copy__()

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise TypeError("a game isn't pickled, since it has secrets; pickle its snapshot() or its record(), or a view")

    def __repr__(self) -> str:
        if self.closed:
            return "<Game, closed>"
        options = self.options
        turn = self.turn
        whose = f"seat {turn} to move" if turn >= 0 else "over" if turn == OVER else "chance to answer"
        return f"<Game {options.variant}, {options.players} players, {whose}>"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
