"""Which games there are, and the choice of one with its options."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex, Union

from ._calls import (
    check,
    check_parsed,
    encoded,
    int32,
    int32_of,
    struct,
    text_of,
)
from ._tq import ffi, lib
from .errors import Unreadable
from .lists import language_of, refusal_named

if TYPE_CHECKING:
    from ._tq import CData

__all__ = ["Choice", "EncodingField", "Option", "Sizes", "Variant", "games"]


class Option(NamedTuple):
    """An option of a variant, with its bounds."""

    name: str
    meaning: str
    """What it means, in English."""
    least: int
    most: int
    default: int
    is_truth: bool
    """Whether it is yes or no: then its values are False and True."""


class Sizes(NamedTuple):
    """How many of what a game has."""

    players: int
    actions: int
    """The number of action numbers, from 0 up; the length of a mask."""
    most_legal: int
    """The most actions that are ever legal at once."""
    outcomes: int
    """The number of outcomes of chance (tokens or cards), from 0 up."""
    lines: int
    """The number of score lines of a seat."""
    encoding_length: int
    """The length of an encoded view."""
    encoding_fields: int
    """The number of fields of an encoded view."""
    pieces: int
    """The number of tokens or cards of a deal by hand."""
    reward_length: int
    """The number of rewards of one game of a batch: one for each possible seat."""
    state_length: int
    """The length of an encoded state, of a batch."""
    own_offset: int
    """Where in an encoded view the part begins that only the viewer knows."""
    own_length: int
    """The length of that part."""
    least_reward: int
    """The least points of a seat at the end of a game."""
    most_reward: int
    """The most points of a seat at the end of a game."""
    longest_game: int
    """The most actions of a game; 0 if there is no limit."""


class EncodingField(NamedTuple):
    """What some places of an encoded view hold."""

    name: str
    offset: int
    length: int
    meaning: str


@dataclass(frozen=True, order=True)
class Variant:
    """A game of the library. `games()` lists all; `str(variant)` is its name."""

    number: int
    """It never changes."""
    name: str
    """Such as "hidden_wolves"."""

    def __str__(self) -> str:
        return self.name

    def title(self, language: str = "en") -> str:
        """Its title for people to read."""
        return text_of(lib.tq_variant_title, self.number, language_of(language))

    @property
    def options(self) -> tuple[Option, ...]:
        """Its options: the number of players, the seat that begins, and its own."""
        return tuple(_option(self.number, index) for index in range(int32_of(lib.tq_option_count, self.number)))

    @property
    def players(self) -> range:
        """The numbers of players that it can have."""
        players = _option(self.number, 0)
        return range(players.least, players.most + 1)

    @property
    def lines(self) -> tuple[str, ...]:
        """The names of its score lines."""
        return lines_of(self.number)

    def line_labels(self, language: str = "en") -> tuple[str, ...]:
        """The labels of its score lines, for people to read."""
        number = language_of(language)
        return tuple(text_of(lib.tq_line_label, self.number, index, number) for index in range(len(self.lines)))


def games() -> tuple[Variant, ...]:
    """All games of the library."""
    every = range(int32_of(lib.tq_variant_count))
    return tuple(Variant(number, text_of(lib.tq_variant_name, number)) for number in every)


def variant_of(variant: Variant | str) -> int:
    """The number of a variant."""
    if isinstance(variant, Variant):
        return int32("variant", variant.number)
    return int32_of(lib.tq_variant_find, *encoded(variant), about=f"variant {variant!r}")


@functools.cache
def lines_of(variant: int) -> tuple[str, ...]:
    """The names of score lines."""
    return tuple(text_of(lib.tq_line_name, variant, index) for index in range(int32_of(lib.tq_line_count, variant)))


@functools.cache
def _option(variant: int, index: int) -> Option:
    least, most, default = (ffi.new("int32_t *") for _ in range(3))
    check(lib.tq_option_bounds(variant, index, least, most, default))
    is_truth = bool(int32_of(lib.tq_option_is_truth, variant, index))
    name, meaning = (text_of(f, variant, index) for f in (lib.tq_option_name, lib.tq_option_meaning))
    return Option(name, meaning, least[0], most[0], default[0], is_truth)


@dataclass(frozen=True, init=False)
class Choice:
    """A variant with its options: what a game is created from.

    Options that are left out have their defaults: the fewest players, seat 0 first, and so on.
    """

    variant: Variant
    values: tuple[int, ...]
    """The values of all options, in the order of `variant.options`."""

    def __init__(self, game: Variant | Choice | str, **options: SupportsIndex) -> None:
        """Choose a game by its name, and options by theirs: Choice("race", players=3, turn_cap=60).

        The name may be a whole choice, also as text: "race(players=3, turn_cap=60)". What no game has raises
        `Unreadable`, which says which option is wrong, and its bounds.
        """
        if not isinstance(game, (Variant, Choice, str)):
            raise TypeError(f"game: a name, a Variant or a Choice is needed, not {type(game).__name__}")
        variant, values = parsed(str(game))
        names = [option.name for option in variant.options]
        for name, value in options.items():
            if name not in names:
                raise Unreadable((refusal_named("unknown_option"),), about=name)
            values[names.index(name)] = int32(name, value)
        check_parsed(lib.tq_choice_check, variant.number, values, len(values), fault=struct("fault"))
        self._set(variant, values)

    def _set(self, variant: Variant, values: list[int]) -> None:
        object.__setattr__(self, "variant", variant)
        object.__setattr__(self, "values", tuple(values))

    @property
    def options(self) -> dict[str, int | bool]:
        """All options by name."""
        pairs = zip(self.variant.options, self.values)
        return {option.name: bool(value) if option.is_truth else value for option, value in pairs}

    @property
    def players(self) -> int:
        """The number of players."""
        return self.values[0]

    @property
    def first(self) -> int:
        """The seat that begins."""
        return self.values[1]

    @property
    def sizes(self) -> Sizes:
        """How many actions, outcomes and so on its games have."""
        return sizes_of(raw_of(self))

    @property
    def encoding(self) -> tuple[EncodingField, ...]:
        """What the places of an encoded view hold."""
        return tuple(_field(raw_of(self), index) for index in range(self.sizes.encoding_fields))

    def __str__(self) -> str:
        return text_of(lib.tq_choice_text, *raw_of(self))

    def __repr__(self) -> str:
        return f"Choice({str(self)!r})"

    def __reduce__(self) -> tuple[type[Choice], tuple[str]]:
        return type(self), (str(self),)


class Raw(NamedTuple):
    """A choice as C takes it."""

    variant: int
    options: CData
    length: int


# What may be given where a choice is needed.
AnyChoice = Union[Choice, str]


def parsed(text: str) -> tuple[Variant, list[int]]:
    """The variant of a choice in text, and the values of all its options."""
    variant, count, options = ffi.new("int32_t *"), ffi.new("size_t *"), ffi.new("int32_t[]", lib.TQ_MOST_OPTIONS)
    out = variant, options, len(options), count
    check_parsed(lib.tq_choice_parse, *encoded(text), *out, fault=struct("fault"))
    return Variant(variant[0], text_of(lib.tq_variant_name, variant[0])), ffi.unpack(options, count[0])


@functools.lru_cache(maxsize=64)
def raw_of(choice: AnyChoice) -> Raw:
    """A choice as C takes it. C only reads it, so it may be shared."""
    if not isinstance(choice, Choice):
        choice = Choice(choice)
    values = [int32("option", value) for value in choice.values]
    return Raw(variant_of(choice.variant), ffi.new("int32_t[]", values), len(values))


@functools.lru_cache(maxsize=64)
def sizes_of(raw: Raw) -> Sizes:
    """The sizes of a choice as C takes it."""
    io = struct("sizes")
    check(lib.tq_choice_sizes(*raw, io))
    return Sizes(*(getattr(io, name) for name in Sizes._fields))


def choice_of(function: Any, handle: Any) -> Choice:
    """The choice that function(handle, variant, options, capacity, count) writes."""
    variant, count, options = ffi.new("int32_t *"), ffi.new("size_t *"), ffi.new("int32_t[]", lib.TQ_MOST_OPTIONS)
    check(function(handle, variant, options, len(options), count))
    choice = object.__new__(Choice)
    choice._set(Variant(variant[0], text_of(lib.tq_variant_name, variant[0])), ffi.unpack(options, count[0]))
    return choice


def _field(raw: Raw, index: int) -> EncodingField:
    offset, length = ffi.new("int32_t *"), ffi.new("int32_t *")
    check(lib.tq_encoding_field(*raw, index, offset, length))
    name, meaning = (text_of(f, *raw, index) for f in (lib.tq_encoding_field_name, lib.tq_encoding_field_meaning))
    return EncodingField(name, offset[0], length[0], meaning)
