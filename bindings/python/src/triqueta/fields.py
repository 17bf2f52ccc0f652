"""Named fields: what views, results, events and actions of any game hold, by lists of the library."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, SupportsIndex

from ._calls import any_number, check, encoded, int32, int32_of, int32s_of, struct, text_of
from ._tq import ffi, lib
from .choice import AnyChoice, Raw, Variant, raw_of, variant_of
from .lists import language_of

__all__ = [
    "Action",
    "ActionKind",
    "Event",
    "Field",
    "FieldKind",
    "action_fields",
    "action_kinds",
    "event_fields",
    "find_action",
    "piece_text",
    "pieces",
    "result_fields",
    "view_fields",
]

FieldKind = Literal["numbers", "flags", "choices", "counts", "seats", "pieces", "actions"]
KINDS: dict[int, FieldKind] = {
    lib.TQ_NUMBERS: "numbers",
    lib.TQ_FLAGS: "flags",
    lib.TQ_CHOICES: "choices",
    lib.TQ_COUNTS: "counts",
    lib.TQ_SEATS: "seats",
    lib.TQ_PIECES: "pieces",
    lib.TQ_ACTIONS: "actions",
}


class Field(NamedTuple):
    """A field with its shape.

    Its value is a list with an element for each row if it has rows; a row is a list of places if it has several, and a
    place a tuple if it has parts. So most values are one number. Flags are bool, choices their names, all else numbers.
    None stands for what isn't there.
    """

    name: str
    part: str
    """What it belongs to: "table", "own" or "unseen" of a view, "lines" or "facts" of a result; "" if to nothing."""
    meaning: str
    kind: FieldKind
    """What its values are. "counts" are how many pieces there are of a kind, by the number of the kind."""
    least: int
    """The least value."""
    most: int
    """The greatest value."""
    rows: int
    """The most rows. A view of a game with fewer players has fewer."""
    has_rows: bool
    is_by_seat: bool
    """Whether row i belongs to seat i."""
    length: int
    """How many places a row has; in a list, the most."""
    is_list: bool
    """Whether a row has as many places as are needed."""
    is_optional: bool
    """Whether there may be no value."""
    parts: int
    """How many numbers a place has; above 1 only for a piece that consists of others, as a triangle."""
    offset: int
    """Where it begins in a record of all fields, in which each has the most rows."""
    pieces: int | None
    """Of pieces and counts: which ones, by their index in `pieces(variant)`."""
    choices: tuple[str, ...]
    """The names of choices."""

    @property
    def size(self) -> int:
        """How many numbers it has at most."""
        return self.rows * self.length * self.parts

    def value(self, numbers: Sequence[int]) -> Any:
        """The value of which these are the numbers."""
        ones = [self._one(number) if number >= self.least else None for number in numbers]  # -1 is what isn't there
        width = self.parts
        places = ones if width == 1 else [_present(ones[at : at + width]) for at in range(0, len(ones), width)]
        width = self.length
        is_one = width == 1 and not self.is_list
        rows = places if is_one else [self._row(places[at : at + width]) for at in range(0, len(places), width)]
        if self.has_rows:
            # In a record, what isn't there at all has no rows.
            is_absent = not (self.is_list or self.is_optional) and all(row is None for row in rows)
            return None if is_absent else rows
        return rows[0] if rows else None

    def _row(self, places: list[Any]) -> list[Any] | None:
        if self.is_list:
            return [place for place in places if place is not None]
        return None if all(place is None for place in places) else places

    def _one(self, number: int) -> Any:
        if self.kind == "flags":
            return bool(number)
        return self.choices[number] if self.kind == "choices" else number

    def numbers(self, value: Any) -> list[int]:
        """The numbers of a value, with -1 for what isn't there."""
        rows = value if self.has_rows else [value]
        by_row = [row if self.is_list or self.length > 1 else [row] for row in _listed(rows, self.rows, self.name)]
        places = [place for row in by_row for place in _listed(row, self.length, self.name)]
        by_place = [place if self.parts > 1 else [place] for place in places]
        return [self._number(one) for place in by_place for one in _listed(place, self.parts, self.name)]

    def _number(self, one: Any) -> int:
        if one is None:
            return -1
        if self.kind == "choices" and one in self.choices:
            return self.choices.index(one)
        return int32(self.name, one)


def _present(parts: list[Any]) -> tuple[Any, ...] | None:
    """The parts of a place that are there; None if none is."""
    return tuple(part for part in parts if part is not None) or None


def _listed(values: Iterable[Any] | None, length: int, name: str) -> list[Any]:
    """These values, and None up to a length."""
    found = [] if values is None else list(values)
    if len(found) > length:
        raise ValueError(f"{name}: {length} values at most are needed, not {len(found)}")
    return found + [None] * (length - len(found))


class ActionKind(NamedTuple):
    """A kind of actions: their numbers follow each other."""

    name: str
    """Such as "draw"."""
    numbers: range
    """The numbers of its actions."""
    fields: tuple[Field, ...]


class Action(NamedTuple):
    """An action by its fields: "draw 2" has the kind "draw" and the field column with value 2."""

    kind: str
    fields: dict[str, Any]


class Event(NamedTuple):
    """Something that a viewer saw."""

    seat: int
    """Who acted, looked or drew."""
    kind: str | None
    """The kind of the action; None if chance answered: somebody drew or looked."""
    fields: dict[str, Any]
    """The values of `event_fields` by name; None for what isn't there or is hidden."""


def view_fields(choice: AnyChoice) -> tuple[Field, ...]:
    """The fields of a view, for `View.field`; in the order of its encoding."""
    return fields_of(raw_of(choice), lib.TQ_VIEW_FIELDS)


def result_fields(choice: AnyChoice) -> tuple[Field, ...]:
    """The fields of a result, for `View.result`."""
    return fields_of(raw_of(choice), lib.TQ_RESULT_FIELDS)


def event_fields(choice: AnyChoice) -> tuple[Field, ...]:
    """The fields of an event, for `View.events`."""
    return fields_of(raw_of(choice), lib.TQ_EVENT_FIELDS)


@functools.lru_cache(maxsize=256)
def fields_of(raw: Raw, which: int) -> tuple[Field, ...]:
    """The fields of one of C's lists."""
    return tuple(_field(raw, which, index) for index in range(int32_of(lib.tq_field_count, *raw, which)))


def _field(raw: Raw, which: int, index: int) -> Field:
    shape, one = struct("field"), (*raw, which, index)
    check(lib.tq_field_shape(*one, shape))
    name, part, meaning = (text_of(f, *one) for f in (lib.tq_field_name, lib.tq_field_part, lib.tq_field_meaning))
    return Field(
        name,
        part,
        meaning,
        KINDS[shape.kind],
        shape.least,
        shape.most,
        shape.rows,
        bool(shape.has_rows),
        bool(shape.is_by_seat),
        shape.length,
        bool(shape.is_list),
        bool(shape.is_optional),
        shape.parts,
        shape.offset,
        None if shape.pieces < 0 else shape.pieces,
        tuple(text_of(lib.tq_field_choice, *one, choice) for choice in range(shape.choices)),
    )


def field_named(raw: Raw, which: int, name: str) -> int:
    """The index of a field, by its name or by its part and name."""
    return int32_of(lib.tq_field_find, *raw, which, *encoded(name), about=f"field {name!r}")


def by_part(fields: Iterable[Field], values: Iterable[Any]) -> dict[str, Any]:
    """Values by the names of their fields; those of a part in a dict of their own, or None if none of it is there."""
    found: dict[str, Any] = {}
    for field, value in zip(fields, values):
        (found.setdefault(field.part, {}) if field.part else found)[field.name] = value
    hidden = {f.part for f in fields if f.part and all(value is None for value in found[f.part].values())}
    return {name: None if name in hidden else value for name, value in found.items()}


def from_record(fields: Sequence[Field], record: Sequence[int]) -> dict[str, Any]:
    """The values of a record, in which each field begins at its offset."""
    return by_part(fields, (field.value(record[field.offset : field.offset + field.size]) for field in fields))


def record_length(fields: Sequence[Field]) -> int:
    """How many numbers a record has."""
    return max((field.offset + field.size for field in fields), default=0)


def event_of(fields: Sequence[Field], kinds: Sequence[ActionKind], numbers: Sequence[int]) -> Event:
    """An event of its seat, its kind and its record."""
    seat, kind, *record = numbers
    return Event(seat, kinds[kind].name if kind < len(kinds) else None, from_record(fields, record))


def pieces(variant: Variant | str) -> tuple[str, ...]:
    """The names of the pieces that fields refer to. Most variants have one: its tokens or cards."""
    game = variant_of(variant)
    return tuple(text_of(lib.tq_pieces_name, game, index) for index in range(int32_of(lib.tq_pieces_count, game)))


def piece_text(variant: Variant | str, index: SupportsIndex, piece: SupportsIndex, language: str = "en") -> str:
    """A kind of pieces in words, such as "owl": `index` as of `Field.pieces`, `piece` the number of the kind."""
    which = variant_of(variant), int32("index", index), any_number("piece", piece), language_of(language)
    return text_of(lib.tq_piece_text, *which, about=f"piece {which[2]}")


def action_kinds(variant: Variant | str) -> tuple[ActionKind, ...]:
    """The kinds of actions of a variant."""
    return kinds_of(variant_of(variant))


@functools.cache
def kinds_of(game: int) -> tuple[ActionKind, ...]:
    """The kinds of actions of a variant."""
    return tuple(_kind(game, index) for index in range(int32_of(lib.tq_action_kind_count, game)))


def _kind(game: int, index: int) -> ActionKind:
    first, count = ffi.new("int32_t *"), ffi.new("int32_t *")
    check(lib.tq_action_kind_numbers(game, index, first, count))
    fields = fields_of(Raw(game, ffi.NULL, 0), lib.TQ_ACTION_FIELDS + index)
    name = text_of(lib.tq_action_kind_name, game, index)
    return ActionKind(name, range(first[0], first[0] + count[0]), fields)


def action_fields(variant: Variant | str, action: SupportsIndex) -> Action:
    """An action by its fields."""
    game, number, kind = variant_of(variant), any_number("action", action), ffi.new("int32_t *")
    most = max(record_length(one.fields) for one in kinds_of(game))
    record = int32s_of(most, lib.tq_action_fields, game, number, kind, about=f"action {number}")
    its = kinds_of(game)[kind[0]]
    return Action(its.name, from_record(its.fields, record))


def find_action(variant: Variant | str, kind: str, **fields: Any) -> int:
    """The action of a kind with these fields; the status is "not_found" if there is none."""
    game = variant_of(variant)
    names = [one.name for one in kinds_of(game)]
    if kind not in names:
        raise ValueError(f"{variant} has no actions {kind!r}; it has {', '.join(names)}")
    index = names.index(kind)
    its = kinds_of(game)[index].fields
    if fields.keys() != {field.name for field in its}:
        raise TypeError(f"{kind!r} has the fields {', '.join(field.name for field in its) or '(none)'}")
    record = [-1] * record_length(its)
    for field in its:
        record[field.offset : field.offset + field.size] = field.numbers(fields[field.name])
    return int32_of(lib.tq_action_find, game, index, record, len(record), about=f"{kind} {fields}")
