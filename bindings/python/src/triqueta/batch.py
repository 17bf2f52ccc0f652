"""Many games stepped together over NumPy arrays."""

from __future__ import annotations

import math
import weakref
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, SupportsIndex, Union

from ._calls import check, handle_of, in_range, refusal_of, struct, uint64
from ._handle import Handle
from ._tq import ffi, lib
from .choice import AnyChoice, Choice, choice_of, raw_of, sizes_of
from .errors import Refused
from .game import Game

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from ._tq import CData
    from .errors import Refusal

    Bools = Union[npt.NDArray[np.bool_], npt.NDArray[np.uint8]]

__all__ = ["Batch"]


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
    what `Game.open(choice)`, `Dice(key, number)` and `Game.draw` give. Games that end begin anew by themselves.

    The results are in arrays that each call writes anew: copy what has to stay. By default the batch creates them.
    Given an array, it writes there, without a copy; given False, not at all. Such an array can't be resized as long as
    the batch exists, and must not get other memory during a call. Needs NumPy.
    """

    __slots__ = ("_arrays", "_given", "_io", "_outputs", "_places")

    def __init__(
        self,
        choice: AnyChoice,
        key: SupportsIndex,
        places: SupportsIndex,
        *,
        seats: npt.NDArray[np.int32] | bool = True,
        masks: Bools | bool = True,
        views: npt.NDArray[np.int8] | bool = True,
        rewards: npt.NDArray[np.int32] | bool = True,
        done: Bools | bool = True,
    ) -> None:
        """Begin `places` games, and observe them."""
        # C and the arrays get the same sizes, whatever the classes of the arguments say about themselves.
        count, raw = in_range("places", places, 0, (1 << 63) - 1), raw_of(choice)
        sizes = sizes_of(raw)
        pointer = handle_of("batch", lib.tq_batch_new, *raw, uint64("key", key), count, about=f"places {count}")
        outputs = (
            output_of("seats", "seat", seats, "int32_t[]", ("int32",), (count,)),
            output_of("masks", "mask", masks, "uint8_t[]", ("bool", "uint8"), (count, sizes.actions)),
            output_of("views", "view", views, "int8_t[]", ("int8",), (count, sizes.encoding_length)),
            output_of("rewards", "reward", rewards, "int32_t[]", ("int32",), (count, sizes.reward_length)),
            output_of("done", "done", done, "uint8_t[]", ("bool", "uint8"), (count,)),
        )
        self._adopt(pointer)
        self._places = count
        self._arrays = {output.name: output.array for output in outputs if output.array is not None}
        # Taking an array's memory costs as much as a game's step, so each is taken once.
        self._io = struct("batch_io")
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
            check(lib.tq_batch_observe(self._pointer, self._checked_io()))

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """Play each place's action for its seat to move, draw for chance, and replace games that end by new ones.

        `actions` is an array of any integer type. `Refused`, with the first place that it is about, if any action isn't
        legal: then nothing has happened.
        """
        taken = self._taken(actions)
        with self._lock:
            # The call's own: a signal handler could step in the middle of this one.
            io: Any = ffi.new("tq_batch_io *", self._checked_io()[0])
            io.action, io.action_capacity = taken, self._places
            status = lib.tq_batch_step(self._pointer, io)
            if status == lib.TQ_REFUSED:
                place, code = self._why_not(taken)
                raise Refused(refusal_of(code), place)
            check(status)

    def why_not(self, actions: npt.NDArray[np.integer[Any]]) -> tuple[int, Refusal] | None:
        """Find the first place whose action would be refused, and why; None if there is none."""
        taken = self._taken(actions)
        with self._lock:
            place, code = self._why_not(taken)
        return (place, refusal_of(code)) if code else None

    def _why_not(self, taken: CData) -> tuple[int, int]:
        place, code = ffi.new("size_t *"), ffi.new("int32_t *")
        check(lib.tq_batch_why_not(self._pointer, taken, self._places, place, code))
        return place[0], code[0]

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

        All arrays are written: `done` is true everywhere.
        """
        taken = ffi.new("uint64_t *")
        with self._lock:
            io = self._checked_io()
            check(lib.tq_batch_play_out(self._pointer, io, taken))
            check(lib.tq_batch_observe(self._pointer, io))
            if io.done != ffi.NULL:
                ffi.buffer(io.done, self._places)[:] = b"\1" * self._places
        return taken[0]

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

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise TypeError("a batch isn't pickled; a new one of the same choice, key and places begins alike")

    def __repr__(self) -> str:
        if self.closed:
            return "<Batch, closed>"
        choice = self.choice
        return f"<Batch {choice.variant}, {choice.players} players, {self._places} places>"


def output_of(name: str, field: str, given: Any, ctype: str, dtypes: tuple[str, ...], shape: tuple[int, ...]) -> Output:
    """An output that is written into the caller's array, or one of the batch's own, or nowhere."""
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
