"""What one viewer may know of a game."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

from ._calls import (
    BytesLike,
    check,
    check_move,
    encoded,
    handle_of,
    int32,
    int32_of,
    int32s_of,
    integer,
    name_lines,
    pointed,
    refused,
    text_of,
    uint64,
)
from ._tq import ffi, lib
from .choice import AnyChoice, raw_of
from .cursor import Cursor, cursor_of
from .dice import Dice
from .evaluation import Tried, tried
from .fields import Event, by_part, event_of, field_named, fields_of, kinds_of, record_length
from .lists import language_of
from .position import SPECTATOR, Position, api_of

if TYPE_CHECKING:
    from .game import Game

__all__ = ["View"]

INT8S = ffi.typeof("int8_t[]")


class View(Position):
    """The observation of a seat, or of a spectator; nothing in it leads to the game's secrets.

    It is pickled by its snapshot, which holds what the viewer knows and nothing else.
    """

    __slots__ = ()
    _kind = "view"
    _api = api_of(_kind)

    def __init__(self, choice: AnyChoice, viewer: SupportsIndex) -> None:
        """Begin the view of a new game, without the game: for people at a table. `see` keeps it up to date.

        `Game.view` gives the view of a game, and `join` a client's.
        """
        who = int32("viewer", viewer)
        self._own(handle_of("view", lib.tq_view_new_start, *raw_of(choice), who, about=f"viewer {who}"))

    @classmethod
    def join(cls, message: BytesLike) -> View:
        """Create a client's view from its first message, which `Game.catch_up` writes without a cursor.

        The bytes may be untrusted. Compare `id` and `viewer` if the client knows its game and its seat.
        """
        return cls._read(lib.tq_view_join, *pointed(message))

    def copy(self) -> View:
        """A copy."""
        return self.__copy__()

    @property
    def id(self) -> bytes:
        """The 16 bytes that identify the game in its messages."""
        return self._id()

    @property
    def viewer(self) -> int:
        """Whose view it is: a seat or SPECTATOR."""
        with self._lock:
            return int32_of(lib.tq_view_viewer, self._pointer)

    @property
    def cursor(self) -> Cursor:
        """Where it is in the stream of messages."""
        with self._lock:
            return cursor_of(lib.tq_view_cursor, self._pointer)

    def advance(self, message: BytesLike) -> None:
        """Apply a message of `Game.catch_up`. The bytes may be untrusted: if they are `Refused`, nothing changes.

        After "repeated_message" do nothing: the view has all of it. After "missed_messages", "overlapping_message",
        "undone_line", "older_save" or "wrong_end" send `cursor` to the server and ask it to catch up; if the next
        message is refused too, ask without a cursor and `join`. After "other_match", "other_viewer" or any other name,
        drop the message.
        """
        data = pointed(message)
        with self._lock:
            check_move(lib.tq_view_advance, self._pointer, *data)

    def refresh(self, game: Game, viewer: SupportsIndex | None = None) -> None:
        """Become what a viewer knows of a game now: its own viewer, or another. Quicker than a new view."""
        who = self.viewer if viewer is None else int32("viewer", viewer)
        with self._lock, game._lock:
            check(lib.tq_view_refresh(game._pointer, who, self._pointer), f"viewer {who}")
            self._raw, self._sizes = game._raw, game._sizes

    def see(self, events: BytesLike) -> None:
        """Apply loose events: of `Game.events` for the same viewer, or of `event_from_text`.

        The bytes may be untrusted: if one event is impossible, it is `Refused`, and none is applied. Use either
        messages or loose events for a view.
        """
        data = pointed(events)
        with self._lock:
            check_move(lib.tq_view_see, self._pointer, *data)

    def sentences(
        self, data: BytesLike, language: str = "en", *, names: Sequence[str] = (), says_you: bool = True
    ) -> list[str]:
        """The events of a message, or loose events, as sentences for people. Call it before `advance` or `see`.

        `names` are those of the players by seat; a player without one is "Player 1" and so on. With `says_you` the
        viewer is "you". It is empty for a message that has the whole view.
        """
        args = *pointed(data), language_of(language), *name_lines(names), bool(says_you)
        with self._lock:
            return text_of(lib.tq_view_sentences, self._pointer, *args, tail=(ffi.new("int32_t *"),)).split("\n")[:-1]

    def field(self, name: str) -> Any:
        """The value of a field, by its name or by its part and name, such as "table.tiles"; None if it is hidden.

        `view_fields(choice)` lists the fields with their shapes, and `Field` says what a value looks like.
        """
        index = field_named(self._raw, lib.TQ_VIEW_FIELDS, name)
        with self._lock:
            return self._value(lib.tq_view_field, lib.TQ_VIEW_FIELDS, index)

    def fields(self) -> dict[str, Any]:
        """The values of all fields by their names; those of a part, such as "table", in a dict of their own.

        `json.loads(view.json())` has the same values, and is quicker for all of them.
        """
        return self._values(lib.tq_view_field, lib.TQ_VIEW_FIELDS)

    def result(self) -> dict[str, Any]:
        """The values of all fields of the result. Before the end it is the result if the game ended now."""
        return self._values(lib.tq_view_result_field, lib.TQ_RESULT_FIELDS)

    def _values(self, function: Any, which: int) -> dict[str, Any]:
        fields = fields_of(self._raw, which)
        with self._lock:
            return by_part(fields, [self._value(function, which, index) for index in range(len(fields))])

    def _value(self, function: Any, which: int, index: int) -> Any:
        field = fields_of(self._raw, which)[index]
        return field.value(int32s_of(field.size, function, self._pointer, index))

    def events(self, data: BytesLike) -> list[Event]:
        """The events of a message, or loose events. Call it before `advance`: a message must be the next one.

        The list is empty for a message that has the whole view.
        """
        fields, given, count = fields_of(self._raw, lib.TQ_EVENT_FIELDS), pointed(data), ffi.new("size_t *")
        code, length = ffi.new("int32_t *"), 2 + record_length(fields)
        with self._lock:
            status = lib.tq_view_events(self._pointer, *given, ffi.NULL, 0, count, code)
            if status == lib.TQ_TOO_SMALL:
                out = ffi.new("int32_t[]", count[0])
                status = lib.tq_view_events(self._pointer, *given, out, len(out), count, code)
        if status == lib.TQ_REFUSED:
            raise refused(code)
        check(status)
        numbers = ffi.unpack(out, count[0]) if count[0] else []
        kinds = kinds_of(self._raw.variant)
        return [event_of(fields, kinds, numbers[at : at + length]) for at in range(0, len(numbers), length)]

    def encode(self) -> array[int]:
        """A flat array of small numbers, for machine learning; `Choice.encoding` says what its places hold.

        `numpy.asarray` takes it as it is.
        """
        out = array("b", bytes(self._sizes.encoding_length))
        memory = ffi.from_buffer(INT8S, out, True)
        with self._lock:
            check(lib.tq_view_encode(self._pointer, memory, len(out), ffi.NULL))
        return out

    def json(self, language: str = "en") -> str:
        """Write all that the viewer knows as JSON: docs/json.md has the keys.

        The words of the legal actions are in this language; all else is the same in every language.
        """
        number = language_of(language)
        with self._lock:
            return text_of(lib.tq_view_json, self._pointer, number)

    @classmethod
    def from_json(cls, text: str, language: str = "en") -> View:
        """Read what `json()` wrote in the same language; or `Unreadable`."""
        return cls._read(lib.tq_view_from_json, *encoded(text), language_of(language))

    def complete(self, dice: Dice) -> Game:
        """A whole game that has exactly this view (determinization), for search.

        Dice lay out what the viewer can't see, each arrangement equally likely. The game has no history, and the caller
        plays its chance.
        """
        from .game import Game  # games know views, so views can't know games before

        game = Game.open(self.choice)
        with self._lock:
            check(lib.tq_view_complete(self._pointer, dice._dice, game._pointer))
        return game

    def evaluate(self, tries: SupportsIndex, key: SupportsIndex = 1, first: SupportsIndex = 0) -> list[Tried]:
        """What random play after each action of the viewer comes to; empty if it isn't their turn.

        A try completes the view, plays the action and goes on at random to the end. All actions meet the same
        completions. The tries are those of this key with the numbers `first` to `first + tries - 1`. You may split them
        over calls, threads (each with a copy of the view) or machines: the `Tried`s of an action add up to the same.
        """
        seed, begin, count = uint64("key", key), uint64("first", first), integer("tries", tries)
        if count < 0:
            raise ValueError("tries is negative")
        with self._lock:
            return tried(self._pointer, seed, begin, count)

    def __copy__(self) -> View:
        with self._lock:
            return type(self)._owning(handle_of("view", lib.tq_view_clone, self._pointer), self._raw)

    def __deepcopy__(self, memo: object) -> View:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        return type(self).from_snapshot, (self.snapshot(),)

    def __repr__(self) -> str:
        if self.closed:
            return "<View, closed>"
        choice, viewer = self.choice, self.viewer
        whose = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
        return f"<View of {whose}, {choice.variant}, {choice.players} players>"
