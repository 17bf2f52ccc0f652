"""Many games stepped together over NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex, Union

from ._calls import check, handle_of, refusal_of, uint64_of
from ._handle import Handle
from ._tq import ffi, lib
from .errors import Refused, Status
from .game import Game
from .options import Options, struct_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from ._tq import CData
    from .errors import Refusal

    Bools = Union[npt.NDArray[np.bool_], npt.NDArray[np.uint8]]

__all__ = ["Batch"]

CTYPES = {"bool": "uint8_t[]", "int8": "int8_t[]", "int32": "int32_t[]"}


class Batch(Handle):
    """Many games of one variant, stepped together.

    Place i of n plays games i, i + n, i + 2n, … Chance is played by dice of `key` and the game's number, so each game
    is what `Game.open(options)`, `Dice(key, number)` and `Game.draw` give. Games that end begin anew by themselves.

    The results stand in arrays that each call writes anew: copy what has to stay. By default the batch makes them.
    Given an array, it writes there, without a copy; given False, not at all. Needs NumPy.
    """

    __slots__ = ("_actions", "_arrays", "_options", "_outputs", "_places")

    def __init__(
        self,
        options: Options,
        key: int,
        places: int,
        *,
        seats: npt.NDArray[np.int32] | bool = True,
        masks: Bools | bool = True,
        views: npt.NDArray[np.int8] | bool = True,
        rewards: npt.NDArray[np.int32] | bool = True,
        done: Bools | bool = True,
    ) -> None:
        """Begin `places` games, and observe them."""
        bounds = options.bounds
        self._options, self._places = options, places
        self._arrays: dict[str, npt.NDArray[Any]] = {}
        self._adopt(handle_of("batch", lib.tq_batch_new, struct_of(options), key, places, ffi.NULL), lib.tq_batch_free)
        # Taking an array's pointer costs more than a game's step: each is taken once.
        self._outputs = (
            self._output("seats", seats, ("int32",), (places,)),
            self._output("masks", masks, ("bool", "uint8"), (places, bounds.actions)),
            self._output("views", views, ("int8",), (places, bounds.encoding_length)),
            self._output("rewards", rewards, ("int32",), (places, bounds.reward_length)),
            self._output("done", done, ("bool", "uint8"), (places,)),
        )
        # The actions that C checks and then takes: a copy, since the caller's can be changed meanwhile, by another
        # thread or by a result that is written into the same memory.
        taken: npt.NDArray[np.int32] = numpy().empty(places, "int32")
        self._actions = taken, ffi.from_buffer("int32_t[]", taken)
        self.observe()

    def _output(self, name: str, given: Any, dtypes: tuple[str, ...], shape: tuple[int, ...]) -> CData:
        """The pointer of an array of this batch's, made or given; NULL of one that isn't wanted."""
        if given is False:
            return ffi.NULL
        if given is True:
            given = numpy().zeros(shape, dtypes[0])
        check_array(name, given, dtypes, shape)
        if not given.flags.carray:
            raise ValueError(f"{name}: a C-contiguous array that can be written to is needed")
        self._arrays[name] = given
        return ffi.from_buffer(CTYPES[dtypes[0]], given, require_writable=True)

    def _array(self, name: str) -> npt.NDArray[Any]:
        if name not in self._arrays:
            raise ValueError(f"this batch was made without {name}")
        return self._arrays[name]

    @property
    def options(self) -> Options:
        """How the games are set up."""
        return self._options

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
        """Of each place what the seat to move knows, encoded: `Options.fields` tells what stands where."""
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

    def _observe(self) -> None:
        seats, masks, views, _, _ = self._outputs
        check(lib.tq_batch_observe(self._pointer, seats, masks, views))

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        """Each place's seat to move does its action, chance answers, and games that end begin anew.

        `Refused`, with the first place that it is about, if any action isn't legal: then nothing has happened.
        """
        with self._lock:
            memory = self._taken(actions)
            status = lib.tq_batch_step(self._pointer, memory, *self._outputs)
            if status == Status.REFUSED:
                place, code = self._why_not(memory)
                raise Refused(refusal_of(code), place)
            check(status)

    def why_not(self, actions: npt.NDArray[np.int32]) -> tuple[int, Refusal] | None:
        """Find the first place whose action would be refused, and why; None if there is none."""
        with self._lock:
            place, code = self._why_not(self._taken(actions))
        return (place, refusal_of(code)) if code else None

    def _why_not(self, memory: CData) -> tuple[int, int]:
        place, code = ffi.new("uint64_t *"), ffi.new("int32_t *")
        check(lib.tq_batch_why_not(self._pointer, memory, place, code))
        return place[0], code[0]

    def _taken(self, actions: npt.NDArray[np.int32]) -> CData:
        check_array("actions", actions, ("int32",), (self._places,))
        array, memory = self._actions
        array[:] = actions
        return memory

    def play_out(self) -> int:
        """Play every place's game to its end at random, and begin the next one. Returns how many actions were taken.

        All arrays are written: `done` is true everywhere.
        """
        with self._lock:
            taken = uint64_of(lib.tq_batch_play_out, self._pointer, self._outputs[3])
            self._observe()
            if "done" in self._arrays:
                self._arrays["done"][:] = True
        return taken

    @property
    def numbers(self) -> npt.NDArray[np.uint64]:
        """The number of the game that each place plays."""
        numbers: npt.NDArray[np.uint64] = numpy().empty(self._places, "uint64")
        memory = ffi.from_buffer("uint64_t[]", numbers, require_writable=True)
        with self._lock:
            check(lib.tq_batch_numbers(self._pointer, memory, self._places, ffi.NULL))
        return numbers

    def game(self, place: int) -> Game:
        """A copy of one place's game, without its history; the caller plays its chance."""
        game = Game.open(self._options)
        with self._lock:
            check(lib.tq_batch_game(self._pointer, place, game._pointer))
        return game

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise TypeError("a batch isn't pickled; a new one of the same options, key and places begins alike")

    def __repr__(self) -> str:
        state = ", closed" if self.closed else ""
        return f"<Batch {self._options.variant}, {self._options.players} players, {self._places} places{state}>"


def check_array(name: str, array: object, dtypes: tuple[str, ...], shape: tuple[int, ...]) -> None:
    """Raise what is wrong with an array of the caller's."""
    np = numpy()
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{name}: a NumPy array is needed, not {type(array).__name__}")
    if array.dtype not in dtypes:
        raise TypeError(f"{name}: dtype {' or '.join(dtypes)} is needed, not {array.dtype}")
    if array.shape != shape:
        raise ValueError(f"{name}: shape {shape} is needed, not {array.shape}")


def numpy() -> Any:
    """NumPy, which only batches need."""
    try:
        import numpy
    except ImportError as error:
        raise ImportError("batches need NumPy: pip install 'triqueta[numpy]'") from error
    return numpy
