"""Many games stepped together over NumPy arrays."""

from __future__ import annotations

import math
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex, TypeVar, Union

from ._calls import BytesLike, bytes_of, check, handle_of, in_range, pointed, refusal_of, struct, uint64
from ._handle import Handle
from ._tq import ffi, lib
from .choice import AnyChoice, Choice, Sizes, choice_of, raw_of, sizes_of
from .errors import Refused
from .game import Game
from .view import View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from ._tq import CData
    from .choice import Raw
    from .errors import Refusal

    Bools = Union[npt.NDArray[np.bool_], npt.NDArray[np.uint8]]

__all__ = ["Batch"]

T = TypeVar("T")


USUAL = "seats", "masks", "views", "rewards", "done"


class Kind(NamedTuple):
    """A kind of output."""

    field: str
    """Its name in tq_batch_io."""
    ctype: str
    dtypes: tuple[str, ...]
    """Those that it may have, the usual one first."""
    row: tuple[int, ...]
    """The shape of a place's part."""


class Output(NamedTuple):
    """One kind of result, and the memory that C writes it into."""

    name: str
    field: str
    """Its name in tq_batch_io."""
    array: npt.NDArray[Any] | None
    """None if it isn't wanted."""
    ctype: str
    memory: CData
    """NULL if it isn't wanted."""
    owner: weakref.ref[Any] | None
    """Of the caller's array, the one that owns the memory: NumPy never resizes an array with a weak reference."""


class Batch(Handle):
    """Many games of one variant, stepped together.

    Place i of n plays games i, i + n, i + 2n, … Chance draws by dice of `key` and the game's number, so each game is
    what `Game.open(choice)`, `Dice(key, number)` and `Game.draw` give. Games that end begin anew by themselves. Workers
    that share a key play different games if worker w of W has `first=w * n` and `stride=W * n`.

    With `most_actions` a game ends after so many actions in the batch (truncation): it is done, and its rewards are the
    points so far. With `threads` each call shares its places out to so many threads; 1,000 places or more for each are
    worth it. docs/batches.md tells more.

    `more` names further outputs, or has arrays for them: "numbers", "players", "lengths", "mask_bits", "legal_counts",
    "legal", "all_views", "states", "truncated", "wins", and of games that ended in a step "final_numbers",
    "final_lengths", "final_views", "final_states". They are in `batch.more`; docs/batches.md says what they hold.

    The results are in arrays that each call writes anew: copy what has to stay. By default the batch creates them.
    Given an array, it writes there, without a copy; given False, not at all. Such an array can't be resized as long as
    the batch exists, and must not get other memory during a call. Needs NumPy.
    """

    __slots__ = ("_arrays", "_given", "_io", "_most", "_outputs", "_places", "_pool", "_ranges")

    def __init__(
        self,
        choice: AnyChoice,
        key: SupportsIndex,
        places: SupportsIndex,
        *,
        first: SupportsIndex = 0,
        stride: SupportsIndex = 0,
        most_actions: SupportsIndex = 0,
        threads: SupportsIndex = 1,
        seats: npt.NDArray[np.int32] | bool = True,
        masks: Bools | bool = True,
        views: npt.NDArray[np.int8] | bool = True,
        rewards: npt.NDArray[np.int32] | bool = True,
        done: Bools | bool = True,
        more: Iterable[str] | Mapping[str, npt.NDArray[Any]] = (),
    ) -> None:
        """Begin `places` games, and observe them."""
        # C and the arrays get the same sizes, whatever the classes of the arguments say about themselves.
        count, raw, seed = in_range("places", places, 0, (1 << 63) - 1), raw_of(choice), uint64("key", key)
        numbers = uint64("first", first), uint64("stride", stride)
        pointer = handle_of("batch", lib.tq_batch_new, *raw, seed, count, about=f"places {count}")
        if any(numbers):
            check(lib.tq_batch_restart(pointer, seed, *numbers))
        given = {"seats": seats, "masks": masks, "views": views, "rewards": rewards, "done": done}
        given.update(more if isinstance(more, Mapping) else dict.fromkeys(more, True))
        self._begin(pointer, raw, most_actions, threads, given)

    def _begin(
        self,
        pointer: CData,
        raw: Raw,
        most_actions: SupportsIndex,
        threads: SupportsIndex,
        given: Mapping[str, npt.NDArray[Any] | bool],
    ) -> None:
        """Take over a batch of C with its outputs, and observe it."""
        most, sharing = in_range("most_actions", most_actions, 0, (1 << 32) - 1), in_range("threads", threads, 1, 1024)
        sizes, count = sizes_of(raw), places_of(pointer)
        kinds = kinds_of_output(sizes)
        if unknown := given.keys() - kinds.keys():
            raise ValueError(f"there are no outputs {', '.join(sorted(unknown))}")
        outputs = tuple(output_of(name, kinds[name], one, count) for name, one in given.items())
        self._adopt(pointer)
        self._places, self._most = count, most
        self._ranges = list(ranges_of(count, sharing))
        self._pool = ThreadPoolExecutor(len(self._ranges) - 1) if len(self._ranges) > 1 else None
        self._arrays = {output.name: output.array for output in outputs if output.array is not None}
        # Taking an array's memory costs as much as a game's step, so each is taken once.
        self._io = struct("batch_io")
        self._io.most_actions = most
        for output in outputs:
            if output.memory != ffi.NULL:
                setattr(self._io, output.field, output.memory)
                setattr(self._io, f"{output.field}_capacity", len(output.memory))
        self._outputs = outputs  # keeps the memory
        self._given = tuple(output for output in outputs if output.owner)
        self.observe()

    def _array(self, name: str) -> npt.NDArray[Any]:
        if name not in self._arrays:
            raise ValueError(f"this batch was made without {name}")
        return self._arrays[name]

    @property
    def more(self) -> Mapping[str, npt.NDArray[Any]]:
        """All arrays by their names, those of `more` among them."""
        return MappingProxyType(self._arrays)

    @property
    def choice(self) -> Choice:
        """The variant and its options."""
        with self._lock:
            return choice_of(lib.tq_batch_choice, self._pointer)

    def __len__(self) -> int:
        """How many places there are."""
        return self._places

    @property
    def seats(self) -> npt.NDArray[np.int32]:
        """Of each place the seat to move."""
        return self._array("seats")

    @property
    def masks(self) -> Bools:
        """Of each place and action number, whether it is legal."""
        return self._array("masks")

    @property
    def views(self) -> npt.NDArray[np.int8]:
        """Of each place what the seat to move knows, encoded: `Choice.encoding` says what its places hold."""
        return self._array("views")

    @property
    def rewards(self) -> npt.NDArray[np.int32]:
        """Of each place and seat, its points if the place's game ended with the last step, else 0."""
        return self._array("rewards")

    @property
    def done(self) -> Bools:
        """Of each place, whether its game ended with the last step; what else is told is of the next game then."""
        return self._array("done")

    def observe(self) -> None:
        """Write seats, masks and views anew. Only needed when something else wrote into them."""
        with self._lock:
            self._observe()

    def _observe(self, where: CData = ffi.NULL) -> None:
        self._check_all(lib.tq_batch_observe_range, self._inputs(where))

    def step(self, actions: npt.NDArray[np.integer[Any]], where: Bools | None = None) -> None:
        """Play each place's action for its seat to move, draw for chance, and replace games that end by new ones.

        `actions` is an array of any integer type. With `where` only some places take part; the others stay as they are,
        and so do their outputs. If any action isn't legal, it is `Refused`, with the first place that it is about: then
        nothing has happened.
        """
        taken, asked = self._taken(actions), self._asked(where)
        with self._lock:
            io = self._inputs(asked, taken)
            # One thread checks and plays in one call. Several must have checked all before the first one plays.
            if self._pool is not None and (no := self._why_not(io)):
                raise Refused(refusal_of(no[1]), no[0])
            if lib.TQ_REFUSED in self._statuses(lib.tq_batch_step_range, io):
                place, code = self._why_not(io) or (0, 0)
                raise Refused(refusal_of(code), place)

    def why_not(self, actions: npt.NDArray[np.integer[Any]], where: Bools | None = None) -> tuple[int, Refusal] | None:
        """Find the first place whose action would be refused, and why; None if there is none."""
        taken, asked = self._taken(actions), self._asked(where)
        with self._lock:
            no = self._why_not(self._inputs(asked, taken))
        return (no[0], refusal_of(no[1])) if no else None

    def _why_not(self, io: Any) -> tuple[int, int] | None:
        pointer = self._pointer

        def found(first: int, count: int) -> tuple[int, int]:
            place, code = ffi.new("size_t *"), ffi.new("int32_t *")
            check(lib.tq_batch_why_not_range(pointer, io, first, count, place, code))
            return place[0], code[0]

        return next((no for no in self._shared(found) if no[1]), None)

    def choose(
        self, where: Bools | None = None, *, random: npt.NDArray[np.uint64] | None = None
    ) -> npt.NDArray[np.int32]:
        """Choose a legal action for each place, every one equally likely.

        It takes one draw of the place's dice, as `play_out` does; or `random`, 64 random bits for each place. Places
        that don't take part get -1.
        """
        asked, actions = self._asked(where), numpy().full(self._places, -1, "int32")
        drawn = None if random is None else checked("random", random, ("uint64",), (self._places,)).tobytes()
        with self._lock:
            io = self._inputs(asked)
            io.chosen = memory = ffi.from_buffer("int32_t[]", actions, require_writable=True)
            io.chosen_capacity = len(memory)
            if drawn is not None:
                io.random = numbers = ffi.from_buffer("uint64_t[]", drawn)
                io.random_capacity = len(numbers)
            self._check_all(lib.tq_batch_choose_range, io)
        chosen: npt.NDArray[np.int32] = actions
        return chosen

    # ---------------------------------------------------------------------------------------------- other games

    def reset(self, where: Bools | None = None) -> None:
        """Leave the games of some places, or of all, and begin the next ones there."""
        asked = self._asked(where)
        with self._lock:
            check(lib.tq_batch_reset(self._pointer, asked, 0 if where is None else self._places))
            self._observe(asked)

    def restart(self, key: SupportsIndex, first: SupportsIndex = 0, stride: SupportsIndex = 0) -> None:
        """Begin all games anew, with another key and other numbers."""
        numbers = uint64("key", key), uint64("first", first), uint64("stride", stride)
        with self._lock:
            check(lib.tq_batch_restart(self._pointer, *numbers))
            self._observe()

    def put(self, place: SupportsIndex, game: Game, key: SupportsIndex, number: SupportsIndex = 0) -> None:
        """Put the position of a game at a place, with the dice of `Dice(key, number)` for its chance.

        When it has ended, the place goes on with the game of that number plus the stride, and the key of the batch.
        """
        at, numbers = in_range("place", place, 0, (1 << 63) - 1), (uint64("key", key), uint64("number", number))
        with game._lock, self._lock:
            status = lib.tq_batch_put(self._pointer, at, game._pointer, *numbers)
            if status == lib.TQ_REFUSED:
                raise ValueError("the game is over")
            check(status, f"place {at}")
            self._observe(self._only(at, 1))

    def complete(
        self,
        view: View,
        key: SupportsIndex,
        number: SupportsIndex = 0,
        first: SupportsIndex = 0,
        count: SupportsIndex | None = None,
    ) -> None:
        """Put completions of a view (determinizations) at `count` places from `first` on; by default at all others.

        Dice of `key` and `number` + i complete the i-th of them, and draw for its chance then: the tries of
        `View.evaluate`.
        """
        numbers = uint64("key", key), uint64("number", number)
        begin = in_range("first", first, 0, (1 << 63) - 1)
        places = max(0, self._places - begin) if count is None else in_range("count", count, 0, (1 << 63) - 1)
        with view._lock, self._lock:
            status = lib.tq_batch_complete(self._pointer, view._pointer, *numbers, begin, places)
            if status == lib.TQ_REFUSED:
                raise ValueError("the game of the view is over")
            check(status, f"places {begin} to {begin + places - 1}")
            self._observe(self._only(begin, places))

    # ---------------------------------------------------------------------------------------------- calls

    def _inputs(self, where: CData, actions: CData = ffi.NULL) -> Any:
        """The struct of one call: its own, since a signal handler could step in the middle of another one."""
        io: Any = ffi.new("tq_batch_io *", self._checked_io()[0])
        io.where, io.where_capacity = where, self._places
        io.action, io.action_capacity = actions, self._places
        return io

    def _shared(self, call: Callable[[int, int], T]) -> list[T]:
        """What call(first, count) returns for the range of each thread."""
        if self._pool is None:
            return [call(*part) for part in self._ranges]
        others = [self._pool.submit(call, *part) for part in self._ranges[1:]]
        try:
            return [call(*self._ranges[0]), *(other.result() for other in others)]
        finally:
            wait(others)

    def _statuses(self, function: Any, io: Any) -> list[int]:
        """What function(batch, io, first, count) returns; an error other than a refusal is raised."""
        pointer = self._pointer
        statuses = self._shared(lambda first, count: function(pointer, io, first, count))
        for status in statuses:
            if status != lib.TQ_REFUSED:
                check(status)
        return statuses

    def _check_all(self, function: Any, io: Any) -> None:
        for status in self._statuses(function, io):
            check(status)

    def _only(self, first: int, count: int) -> CData:
        """`where` for places next to each other."""
        where: CData = ffi.new("uint8_t[]", bytes(first) + b"\1" * count + bytes(self._places - first - count))
        return where

    def _asked(self, where: Bools | None) -> CData:
        """A copy of `where`, so that nothing can change it between C's check and its use."""
        if where is None:
            return ffi.NULL
        plain = checked("where", where, ("bool", "uint8"), (self._places,))
        return memory_of("where", "uint8_t[]", plain.tobytes(), self._places, writable=False)

    def _taken(self, actions: npt.NDArray[np.integer[Any]]) -> CData:
        """A copy of the actions, so that nothing can change them between C's check and their use."""
        plain = checked("actions", actions, None, (self._places,))
        if plain.dtype != "int32":
            np = numpy()
            if plain.dtype.kind not in "iu":
                raise TypeError(f"actions: an integer dtype is needed, not {plain.dtype}")
            # No action has a negative number, so what C can't hold becomes one of these.
            plain = np.where((plain >= 0) & (plain < 1 << 31), plain, -1).astype("int32")
        return memory_of("actions", "int32_t[]", plain.tobytes(), self._places, writable=False)

    def _checked_io(self) -> Any:
        """The arrays that C writes into. ValueError if an array of the caller's has other memory by now."""
        for name, _, array, ctype, memory, _ in self._given:
            if memory_of(name, ctype, array, len(memory)) != memory:
                raise ValueError(f"{name}: the memory of the array was replaced")
        return self._io

    def play_out(self) -> int:
        """Play every place's game to its end at random, and begin the next one. Returns the number of actions played.

        Seats, masks and views are then those of the new games, and `done` is true everywhere.
        """
        with self._lock:
            io, pointer = self._checked_io(), self._pointer

            def played(first: int, count: int) -> int:
                taken = ffi.new("uint64_t *")
                check(lib.tq_batch_play_out_range(pointer, io, first, count, taken))
                return taken[0]

            actions = sum(self._shared(played))
            self._observe()
            if io.done != ffi.NULL:
                ffi.buffer(io.done, self._places)[:] = b"\1" * self._places
        return actions

    @property
    def numbers(self) -> npt.NDArray[np.uint64]:
        """The number of the game that each place plays."""
        numbers: npt.NDArray[np.uint64] = numpy().empty(self._places, "uint64")
        memory = ffi.from_buffer("uint64_t[]", numbers, require_writable=True)
        with self._lock:
            check(lib.tq_batch_numbers(self._pointer, memory, self._places, ffi.NULL))
        return numbers

    def game(self, place: SupportsIndex) -> Game:
        """A copy of one place's game, without its history; the caller plays its chance."""
        number, game = in_range("place", place, 0, (1 << 63) - 1), Game.open(self.choice)
        with self._lock:
            check(lib.tq_batch_game(self._pointer, number, game._pointer), f"place {number}")
        return game

    # ---------------------------------------------------------------------------------------------- copies

    def copy(self) -> Batch:
        """A batch that goes on exactly as this one, with arrays of its own."""
        return self.__copy__()

    def __copy__(self) -> Batch:
        with self._lock:
            pointer = handle_of("batch", lib.tq_batch_clone, self._pointer)
            return self._made(pointer, *self._how())

    def __deepcopy__(self, memo: object) -> Batch:
        return self.__copy__()

    def save(self) -> bytes:
        """Save the games with their chance and numbers, and the key. The bytes have all secrets and the future.

        A pickle of the batch has the same.
        """
        with self._lock:
            return bytes_of(lib.tq_batch_save, self._pointer)

    @classmethod
    def load(cls, save: BytesLike, *, most_actions: SupportsIndex = 0, threads: SupportsIndex = 1) -> Batch:
        """Load what `save()` wrote; it goes on exactly as the saved one would have. `Unreadable` if it is damaged."""
        return cls._made(loaded(save), most_actions, threads, dict.fromkeys(USUAL, True))

    @classmethod
    def _made(cls, pointer: CData, most: SupportsIndex, threads: SupportsIndex, wanted: Mapping[str, bool]) -> Batch:
        batch = cls.__new__(cls)
        batch._begin(pointer, raw_of(choice_of(lib.tq_batch_choice, pointer)), most, threads, wanted)
        return batch

    def _how(self) -> tuple[int, int, dict[str, bool]]:
        """The rest of a copy's arguments."""
        return self._most, len(self._ranges), {output.name: output.array is not None for output in self._outputs}

    def __reduce__(self) -> tuple[Any, ...]:
        return unpickled, (type(self), self.save(), *self._how())

    def __repr__(self) -> str:
        if self.closed:
            return "<Batch, closed>"
        choice = self.choice
        return f"<Batch {choice.variant}, {choice.players} players, {self._places} places>"


def loaded(save: BytesLike) -> CData:
    """The batch of C that a save has."""
    return handle_of("batch", lib.tq_batch_load, *pointed(save), tail=(struct("fault"),))


def unpickled(cls: type[Batch], save: bytes, most: int, threads: int, wanted: dict[str, bool]) -> Batch:
    """What a pickle of a batch has."""
    return cls._made(loaded(save), most, threads, wanted)


def places_of(batch: CData) -> int:
    """How many places a batch of C has."""
    count = ffi.new("size_t *")
    check(lib.tq_batch_places(batch, count))
    return count[0]


def ranges_of(places: int, threads: int) -> Iterator[tuple[int, int]]:
    """The places of each thread: the first one, and how many; none for threads that have none."""
    first, count = ffi.new("size_t *"), ffi.new("size_t *")
    for part in range(threads):
        check(lib.tq_batch_range(places, threads, part, first, count))
        if count[0]:
            yield first[0], count[0]


def kinds_of_output(sizes: Sizes) -> dict[str, Kind]:
    """The outputs that a batch can have."""
    each: tuple[int, ...] = ()
    seats, rewards = (sizes.players, sizes.encoding_length), (sizes.reward_length,)
    return {
        "seats": Kind("seat", "int32_t[]", ("int32",), each),
        "masks": Kind("mask", "uint8_t[]", ("bool", "uint8"), (sizes.actions,)),
        "views": Kind("view", "int8_t[]", ("int8",), (sizes.encoding_length,)),
        "rewards": Kind("reward", "int32_t[]", ("int32",), rewards),
        "done": Kind("done", "uint8_t[]", ("bool", "uint8"), each),
        "numbers": Kind("number", "uint64_t[]", ("uint64",), each),
        "players": Kind("player", "int32_t[]", ("int32",), each),
        "lengths": Kind("length", "uint32_t[]", ("uint32",), each),
        "mask_bits": Kind("mask_bits", "uint8_t[]", ("uint8",), ((sizes.actions + 7) // 8,)),
        "legal_counts": Kind("legal_count", "int32_t[]", ("int32",), each),
        "legal": Kind("legal", "int32_t[]", ("int32",), (sizes.most_legal,)),
        "all_views": Kind("seat_view", "int8_t[]", ("int8",), seats),
        "states": Kind("state", "int8_t[]", ("int8",), (sizes.state_length,)),
        "truncated": Kind("truncated", "uint8_t[]", ("bool", "uint8"), each),
        "wins": Kind("won", "uint8_t[]", ("bool", "uint8"), rewards),
        "final_numbers": Kind("final_number", "uint64_t[]", ("uint64",), each),
        "final_lengths": Kind("final_length", "uint32_t[]", ("uint32",), each),
        "final_views": Kind("final_view", "int8_t[]", ("int8",), seats),
        "final_states": Kind("final_state", "int8_t[]", ("int8",), (sizes.state_length,)),
    }


def output_of(name: str, kind: Kind, given: Any, places: int) -> Output:
    """An output that is written into the caller's array, or one of the batch's own, or nowhere."""
    field, ctype, dtypes, row = kind
    shape = (places, *row)
    if given is False:
        return Output(name, field, None, ctype, ffi.NULL, None)
    if given is True:
        # NumPy can't resize or free this memory, since no array owns it.
        memory = ffi.new(ctype, math.prod(shape))
        array = numpy().frombuffer(ffi.buffer(memory), dtypes[0]).reshape(shape)
        return Output(name, field, array, ctype, memory, None)
    owner = plain = checked(name, given, dtypes, shape)
    if not plain.flags.carray:
        raise ValueError(f"{name}: a C-contiguous array that can be written to is needed")
    while isinstance(owner.base, numpy().ndarray):
        owner = owner.base
    kept = weakref.ref(owner)  # before its memory is taken
    return Output(name, field, given, ctype, memory_of(name, ctype, plain, math.prod(shape)), kept)


def memory_of(name: str, ctype: str, data: object, count: int, writable: bool = True) -> CData:
    """The memory of an array or of bytes, which has room for exactly `count` numbers."""
    try:
        memory = ffi.from_buffer(ctype, data, require_writable=writable)
    except (BufferError, ValueError) as error:
        raise ValueError(f"{name}: {error}") from error
    if len(memory) != count:
        raise ValueError(f"{name}: the memory of the array was replaced")
    return memory


def checked(name: str, array: object, dtypes: tuple[str, ...] | None, shape: tuple[int, ...]) -> Any:
    """Check an array of the caller's, as a plain array: a subclass can lie about its type and shape.

    Without `dtypes` it may have any.
    """
    np = numpy()
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{name}: a NumPy array is needed, not {type(array).__name__}")
    plain = np.asarray(array)
    if dtypes and plain.dtype not in dtypes:
        raise TypeError(f"{name}: dtype {' or '.join(dtypes)} is needed, not {plain.dtype}")
    if plain.shape != shape:
        raise ValueError(f"{name}: shape {shape} is needed, not {plain.shape}")
    return plain


def numpy() -> Any:
    """NumPy, which only batches need."""
    try:
        import numpy
    except ImportError as error:
        raise ImportError("batches need NumPy: pip install 'triqueta[numpy]'") from error
    return numpy
