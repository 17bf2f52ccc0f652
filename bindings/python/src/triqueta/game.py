"""A game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, SupportsIndex

from ._calls import (
    BytesLike,
    any_number,
    bytes_of,
    check,
    check_move,
    handle_of,
    int32,
    int64,
    pointed,
    text_of,
    uint64,
    uint64_of,
)
from ._tq import ffi, lib
from .choice import AnyChoice, raw_of
from .cursor import Cursor, c_cursor
from .dice import Dice
from .position import ALL, OVER, api_of
from .session import Session
from .tags import Tags
from .view import View

if TYPE_CHECKING:
    from ._tq import CData

__all__ = ["Game", "Happened", "Span", "seed_from"]

Span = Literal["action", "turn"]
"""How much to undo."""
SPANS: dict[Span, int] = {"action": lib.TQ_LAST_ACTION, "turn": lib.TQ_LAST_TURN}


class Happened(NamedTuple):
    """An action or a draw of a game's history."""

    seat: int
    """Who acted; CHANCE for a draw."""
    number: int
    """The action, or the outcome that was drawn."""
    time: int | None
    """The time that was given with it."""


def seed_from(number: SupportsIndex) -> bytes:
    """A seed for tests and demonstrations. A server takes `secrets.token_bytes(32)`."""
    return uint64("number", number).to_bytes(8, "little") + bytes(lib.TQ_SEED_SIZE - 8)


class Game(Session):
    """A game, as a session: its position, its history, its source of chance, its tags and seats.

    It knows every secret, so it is for the server; players and bots get a `View`. Its `repr` says nothing
    that not all see. **Its pickle is its save: it holds all secrets and the future**, so keep it on the server.
    """

    __slots__ = ()
    _kind = "game"
    _api = api_of(_kind)

    def __init__(self, choice: AnyChoice, seed: BytesLike, number: SupportsIndex | None = None) -> None:
        """Deal a game from 32 bytes: Game("race(players=3)", secrets.token_bytes(32)).

        Anyone who knows the seed knows the deal: a server takes it from the operating system. Without a number the seed
        must deal no other game, since the complete record shows it after the game. For several games of one seed, give
        each its `number`; no record shows the seed then.
        """
        key, length = pointed(seed)
        if length != lib.TQ_SEED_SIZE:
            raise ValueError(f"a seed has {lib.TQ_SEED_SIZE} bytes, not {length}")
        raw = raw_of(choice)
        if number is None:
            pointer = handle_of("game", lib.tq_game_new, *raw, key)
        else:
            pointer = handle_of("game", lib.tq_game_new_numbered, *raw, key, uint64("number", number))
        self._own(pointer, raw)

    @classmethod
    def dealt(cls, choice: AnyChoice, pieces: Iterable[SupportsIndex]) -> Game:
        """Deal a game by hand; the status is "wrong_deal" if these aren't its pieces.

        Triqueta: all tokens, tower by tower, in a tower column by column, in a column from bottom to top. Triangles:
        the cards in the order drawn, the first hands included, one card to each player in turn; then, for each time
        that the discards become a new pile (at most seven), -1 and its cards. If these don't fit, chance waits for
        `reveal`.
        """
        order = [int32("piece", piece) for piece in pieces]
        return cls._owning(handle_of("game", lib.tq_game_new_dealt, *raw_of(choice), order, len(order)))

    @classmethod
    def open(cls, choice: AnyChoice) -> Game:
        """Begin a game whose chance the caller plays, by `reveal` or `draw`."""
        return cls._owning(handle_of("game", lib.tq_game_new_open, *raw_of(choice)))

    def copy(self) -> Game:
        """A copy, with history, tags and seats, that **doesn't know the future**: it has neither deal nor dice.

        The caller supplies the outcomes of chance. Use it for searches. `copy.copy` and `copy.deepcopy` do the same.
        """
        return self.__copy__()

    def exact_copy(self) -> Game:
        """A copy that goes on exactly as the original: it knows the future."""
        return self._copied(lib.TQ_FUTURE_KNOWN)

    def _copied(self, future: int) -> Game:
        with self._lock:
            return type(self)._owning(handle_of("game", lib.tq_game_clone, self._pointer, future), self._raw)

    # ---------------------------------------------------------------------------------------------- play

    def view(self, viewer: SupportsIndex, moment: SupportsIndex | None = None) -> View:
        """What a seat, or SPECTATOR, may know now, or knew at a moment. The view doesn't follow the game."""
        who, when = int32("viewer", viewer), None if moment is None else uint64("moment", moment)
        about = f"viewer {who}"
        with self._lock:
            view = View._owning(handle_of("view", lib.tq_view_new, self._pointer, who, about=about), self._raw)
            if when is not None:
                check(lib.tq_view_refresh_at(self._pointer, who, when, view._pointer), f"moment {when}")
        return view

    def play(
        self,
        seat: SupportsIndex,
        action: SupportsIndex,
        *,
        at: Cursor | None = None,
        time: SupportsIndex | None = None,
    ) -> None:
        """Play an action for a seat; `Refused` if the rules don't allow it.

        Both may be any integers. `at` is the cursor of the view that the action was chosen from: it is refused if the
        seat's view isn't there now. `time` is kept in the history, in any unit, such as milliseconds.
        """
        who, what, cursor, when = int32("seat", seat), any_number("action", action), c_cursor(at), _time(time)
        with self._lock:
            check_move(lib.tq_game_play_at, self._pointer, cursor, who, what, when, about=f"seat {who}")

    def step(self, action: SupportsIndex) -> tuple[int, list[int]]:
        """Play an action for the seat to move; returns the next turn and its legal actions. For fast playouts."""
        what, turn, count = any_number("action", action), ffi.new("int32_t *"), ffi.new("size_t *")
        legal = ffi.new("int32_t[]", self._sizes.most_legal)
        with self._lock:
            check_move(lib.tq_game_step, self._pointer, what, turn, legal, len(legal), count)
        return turn[0], ffi.unpack(legal, count[0])

    @property
    def chance(self) -> dict[int, int]:
        """The outcomes that chance can draw now, and how often each is there; empty if chance isn't to draw."""
        most = self._sizes.outcomes
        outcomes, weights, count = ffi.new("int32_t[]", most), ffi.new("uint32_t[]", most), ffi.new("size_t *")
        with self._lock:
            check(lib.tq_game_chance(self._pointer, outcomes, weights, most, count))
        return dict(zip(ffi.unpack(outcomes, count[0]), ffi.unpack(weights, count[0])))

    def reveal(self, outcome: SupportsIndex, *, time: SupportsIndex | None = None) -> None:
        """Set the outcome that chance draws, in a game without deal or dice."""
        what, when = any_number("outcome", outcome), _time(time)
        with self._lock:
            check_move(lib.tq_game_reveal, self._pointer, what, when)

    def draw(self, dice: Dice, *, time: SupportsIndex | None = None) -> int:
        """Draw the outcome of chance by dice, with one number of them: each remaining token or card equally likely."""
        outcome, when = ffi.new("int32_t *"), _time(time)
        with self._lock:
            check_move(lib.tq_game_draw, self._pointer, dice._dice, when, outcome)
        return outcome[0]

    def set_dice(self, dice: Dice | None) -> None:
        """From now on chance draws by a copy of these dice, where no deal supplies the outcome; by None, the caller."""
        with self._lock:
            check_move(lib.tq_game_set_dice, self._pointer, ffi.NULL if dice is None else dice._dice)

    def play_out(self, dice: Dice) -> int:
        """Play to the end at random; returns the number of actions. The game loses deal, dice, history, tags, seats."""
        with self._lock:
            return uint64_of(lib.tq_game_play_out, self._pointer, dice._dice)

    def undo(self, span: Span = "action", *, also_looks: bool = False) -> None:
        """Undo the last action, or the last turn, with the draws that followed.

        It is refused if anybody saw a hidden piece by it, the mover included, unless `also_looks`.
        """
        if span not in SPANS:
            raise ValueError(f"{span!r} is neither 'action' nor 'turn'")
        with self._lock:
            check_move(lib.tq_game_undo, self._pointer, SPANS[span], bool(also_looks))

    def redo(self) -> None:
        """Play again what was undone last."""
        with self._lock:
            check_move(lib.tq_game_redo, self._pointer)

    # ---------------------------------------------------------------------------------------------- history

    @property
    def moment(self) -> int:
        """How many actions and draws have happened."""
        with self._lock:
            return uint64_of(lib.tq_game_moment, self._pointer)

    def history(self, since: SupportsIndex = 0) -> list[Happened]:
        """The actions and draws since a moment. Draws may be secret: `events` has what a viewer saw."""
        first = uint64("since", since)
        with self._lock:
            return [_happened(self._pointer, place) for place in range(first, self.moment)]

    def events(self, viewer: SupportsIndex, since: SupportsIndex = 0) -> bytes:
        """The events that a viewer has seen since a moment, for logs, animations and `View.see`.

        For clients use `catch_up`, whose messages can't go wrong unnoticed.
        """
        who, first = int32("viewer", viewer), uint64("since", since)
        with self._lock:
            return bytes_of(lib.tq_game_events, self._pointer, who, first, about=f"viewer {who}, since {first}")

    def record(self, viewer: SupportsIndex = ALL) -> str:
        """Write the whole game as text, or cut down to what a viewer saw: docs/records.md has the format."""
        who = int32("viewer", viewer)
        with self._lock:
            return text_of(lib.tq_game_record, self._pointer, who, about=f"viewer {who}")

    @property
    def tags(self) -> Tags:
        """The tags by name: `game.tags["Seat0"] = "Ada"`."""
        return Tags(self)

    def __copy__(self) -> Game:
        return self._copied(lib.TQ_FUTURE_UNKNOWN)

    def __deepcopy__(self, memo: object) -> Game:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).load, (self.save(),)

    def __repr__(self) -> str:
        if self.closed:
            return "<Game, closed>"
        choice, turn = self.choice, self.turn
        whose = f"seat {turn} to move" if turn >= 0 else "over" if turn == OVER else "chance to answer"
        return f"<Game {choice.variant}, {choice.players} players, {whose}>"


def _happened(pointer: CData, place: int) -> Happened:
    seat, number, time = ffi.new("int32_t *"), ffi.new("int32_t *"), ffi.new("int64_t *")
    check(lib.tq_game_happened(pointer, place, seat, number))
    status = lib.tq_game_time(pointer, place, time)
    if status != lib.TQ_NOT_FOUND:
        check(status)
    return Happened(seat[0], number[0], None if status else time[0])


def _time(time: SupportsIndex | None) -> CData:
    return ffi.NULL if time is None else ffi.new("int64_t *", int64("time", time))
