"""Actions, outcomes and events as text, and back."""

from __future__ import annotations

from typing import SupportsIndex

from ._calls import (
    BytesLike,
    Function,
    any_number,
    bytes_of,
    check_parsed,
    encoded,
    integer,
    pointed,
    struct,
    text_of,
)
from ._tq import ffi, lib
from .choice import AnyChoice, Choice, Variant, raw_of, variant_of
from .errors import TriquetaError
from .lists import language_of

__all__ = [
    "action_text",
    "event_from_text",
    "events_json",
    "events_text",
    "outcome_text",
    "parse_action",
    "parse_outcome",
]


def action_text(variant: Variant | str, action: SupportsIndex, language: str = "en") -> str:
    """An action in words, such as "lay 2": numbers count from 0."""
    return _text("action", variant, action, language)


def outcome_text(variant: Variant | str, outcome: SupportsIndex, language: str = "en") -> str:
    """An outcome of chance, a token or a card, in words."""
    return _text("outcome", variant, outcome, language)


def _text(kind: str, variant: Variant | str, value: SupportsIndex, language: str) -> str:
    function = {"action": lib.tq_action_text, "outcome": lib.tq_outcome_text}[kind]
    game, number, shown = variant_of(variant), any_number(kind, value), integer(kind, value)
    try:
        return text_of(function, game, number, language_of(language), about=f"{kind} {shown}")
    except TriquetaError as error:
        if error.status != f"no_such_{kind}":
            raise
        end = getattr(Choice(str(variant)).sizes, f"{kind}s")
        raise TriquetaError(error.status, f"{kind} {shown}: {variant} has {kind}s 0 to {end - 1}") from None


def parse_action(variant: Variant | str, text: str, language: str = "en") -> int:
    """The action of such a text; or `Unreadable`."""
    return _parse(lib.tq_action_parse, variant, text, language)


def parse_outcome(variant: Variant | str, text: str, language: str = "en") -> int:
    """The token or card of such a text; or `Unreadable`."""
    return _parse(lib.tq_outcome_parse, variant, text, language)


def _parse(function: Function, variant: Variant | str, text: str, language: str) -> int:
    number = ffi.new("int32_t *")
    which = variant_of(variant), *encoded(text), language_of(language)
    check_parsed(function, *which, number, fault=struct("fault"))
    return number[0]


def events_json(events: BytesLike) -> str:
    """Events as a JSON array: docs/json.md has the keys."""
    return text_of(lib.tq_events_json, *pointed(events), tail=(struct("fault"),))


def events_text(events: BytesLike, language: str = "en") -> str:
    """Events in words, a line each, behind the seat that acted or looked: "1: draw 2"."""
    return text_of(lib.tq_events_text, *pointed(events), language_of(language), tail=(struct("fault"),))


def event_from_text(choice: AnyChoice, text: str, language: str = "en") -> bytes:
    """Such a line as an event, to enter the moves of a game on a real table.

    `Unreadable` if it is none, or lacks its seat.
    """
    args = *encoded(text), language_of(language)
    return bytes_of(lib.tq_event_parse, *raw_of(choice), *args, tail=(struct("fault"),))
