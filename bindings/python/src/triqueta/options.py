"""Which game it is."""

from __future__ import annotations

import enum
import functools
from dataclasses import dataclass
from typing import Any, NamedTuple

from ._calls import check, encoded, int32_of, struct, text_of
from ._tq import ffi, lib

__all__ = ["Bounds", "Field", "Options", "Variant"]


class Variant(enum.IntEnum):
    """A game of the library, by its number, which never changes. `str(variant)` is its name, "base_game"."""

    BASE_GAME = 0
    HIDDEN_WOLVES = 1
    BASE_GAME_DUEL = 2
    HIDDEN_WOLVES_DUEL = 3
    MAYHEM = 4
    RACE = 5

    def __str__(self) -> str:
        return self.name.lower()

    @classmethod
    def named(cls, name: str) -> Variant:
        """The variant of this name; `Status.NO_SUCH_VARIANT` if there is none."""
        return cls(int32_of(lib.tq_variant_find, *encoded(name)))


class Bounds(NamedTuple):
    """What a game's numbers can be."""

    least_players: int
    """Of the variant."""
    most_players: int
    """Of the variant."""
    actions: int
    """Action numbers are below this; the length of a mask."""
    most_legal: int
    """No more actions are ever legal at once."""
    outcomes: int
    """What chance can answer is below this."""
    encoding_length: int
    """Of an encoded view."""
    encoding_fields: int
    """How many fields that has."""
    parts: int
    """How many parts points are made up of."""
    pieces: int
    """Tokens or cards of a deal by hand."""
    reward_length: int
    """Rewards of one game of a batch: a number for each seat that it may have."""


class Field(NamedTuple):
    """What stands at some places of an encoded view."""

    name: str
    offset: int
    length: int
    meaning: str


@dataclass(frozen=True, init=False)
class Options:
    """How a game is set up. What isn't given is the variant's default: the fewest players, seat 0 first."""

    variant: Variant
    players: int
    first: int
    """The seat that begins."""
    fast: bool
    """Triangle Mayhem: with fast draw-and-play. Other games ignore it."""
    turn_cap: int
    """The 21/15/9-card game: after how many turns nobody wins. Other games ignore it."""

    def __init__(
        self,
        variant: Variant | str,
        players: int | None = None,
        first: int | None = None,
        fast: bool | None = None,
        turn_cap: int | None = None,
    ) -> None:
        """Raise `TriquetaError` with `Status.WRONG_OPTIONS` if the variant can't be played like this."""
        number = Variant.named(variant) if isinstance(variant, str) else Variant(variant)
        io = struct("options")
        check(lib.tq_options_default(number, io))
        for name, value in (("players", players), ("first", first), ("fast", fast), ("turn_cap", turn_cap)):
            if value is not None:
                setattr(io, name, value)
        check(lib.tq_variant_bounds(io, struct("bounds")))
        self._take(io)

    def _take(self, io: Any) -> None:
        taken = (Variant(io.variant), io.players, io.first, bool(io.fast), io.turn_cap)
        for name, value in zip(("variant", "players", "first", "fast", "turn_cap"), taken):
            object.__setattr__(self, name, value)

    @property
    def bounds(self) -> Bounds:
        """What the game's numbers can be."""
        return bounds_of(struct_of(self))

    @property
    def fields(self) -> tuple[Field, ...]:
        """What stands where in an encoded view."""
        return tuple(_field(self, index) for index in range(self.bounds.encoding_fields))

    @property
    def parts(self) -> tuple[str, ...]:
        """The names, in English, of what points are made up of."""
        return tuple(text_of(lib.tq_part_name, struct_of(self), index) for index in range(self.bounds.parts))


def options_of(function: Any, handle: Any) -> Options:
    """The options that function(handle, io) fills in."""
    io = struct("options")
    check(function(handle, io))
    options = object.__new__(Options)
    options._take(io)
    return options


@functools.lru_cache(maxsize=64)
def struct_of(options: Options) -> Any:
    """Options as C takes them. C only reads it, so it may be shared."""
    io = struct("options")
    io.variant, io.players, io.first = options.variant, options.players, options.first
    io.fast, io.turn_cap = options.fast, options.turn_cap
    return io


@functools.lru_cache(maxsize=64)
def bounds_of(options: Any) -> Bounds:
    """The bounds of options as C takes them."""
    io = struct("bounds")
    check(lib.tq_variant_bounds(options, io))
    return Bounds(*(getattr(io, name) for name in Bounds._fields))


def _field(options: Options, index: int) -> Field:
    which = struct_of(options), index
    offset, length = ffi.new("int32_t *"), ffi.new("int32_t *")
    check(lib.tq_encoding_field(*which, offset, length))
    name = text_of(lib.tq_encoding_field_name, *which)
    return Field(name, offset[0], length[0], text_of(lib.tq_encoding_field_meaning, *which))
