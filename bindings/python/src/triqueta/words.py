"""Actions, cards, events and refusals as text, and the other way."""

from __future__ import annotations

import enum

from ._calls import BytesLike, bytes_of, check, encoded, int32_of, pointed, struct, text_of, unreadable
from ._tq import ffi, lib
from .errors import Status, TriquetaError
from .options import Options, Variant, struct_of

__all__ = [
    "Language",
    "action_text",
    "event_from_text",
    "events_json",
    "events_text",
    "outcome_text",
    "parse_action",
    "parse_outcome",
    "refusal_text",
    "text_tag",
]


class Language(enum.IntEnum):
    """A language that the library speaks."""

    ENGLISH = 0
    GERMAN = 1
    FRENCH = 2

    @classmethod
    def coded(cls, code: str) -> Language:
        """The language of a code of ISO 639: en, de, fr; `Status.NOT_FOUND` if there is none."""
        return cls(int32_of(lib.tq_language_find, *encoded(code)))


def action_text(variant: Variant, action: int, language: Language = Language.ENGLISH) -> str:
    """What an action is called, "lay 2": numbers count from 0."""
    return text_of(lib.tq_action_text, variant, action, language)


def parse_action(variant: Variant, text: str, language: Language = Language.ENGLISH) -> int:
    """The action of such a text; `Unreadable` if it is none."""
    return _parse("tq_action_parse", variant, text, language)


def outcome_text(variant: Variant, outcome: int, language: Language = Language.ENGLISH) -> str:
    """What chance can answer, a token or a card, in words."""
    return text_of(lib.tq_outcome_text, variant, outcome, language)


def parse_outcome(variant: Variant, text: str, language: Language = Language.ENGLISH) -> int:
    """The token or card of such a text; `Unreadable` if it is none."""
    return _parse("tq_outcome_parse", variant, text, language)


def _parse(function: str, variant: Variant, text: str, language: Language) -> int:
    number, why = ffi.new("int32_t *"), struct("reasons")
    status = getattr(lib, function)(variant, *encoded(text), language, number, why)
    if status == Status.REFUSED:
        raise unreadable(why)
    check(status)
    return number[0]


def refusal_text(code: int, language: Language = Language.ENGLISH) -> str:
    """Why something was refused, as a sentence; `code` as of `Refused` or `Refusal`."""
    return text_of(lib.tq_refusal_text, code, language)


def events_json(options: Options, events: BytesLike) -> str:
    """Events as a JSON array: docs/json.md has the keys."""
    return text_of(lib.tq_events_json, struct_of(options), *pointed(events), tail=(struct("reasons"),))


def events_text(options: Options, events: BytesLike, language: Language = Language.ENGLISH) -> str:
    """Events in words, a line each, behind the seat that acted or looked: "1: draw 2"."""
    return text_of(lib.tq_events_text, struct_of(options), *pointed(events), language, tail=(struct("reasons"),))


def event_from_text(options: Options, text: str, language: Language = Language.ENGLISH) -> bytes:
    """Such a line as an event, for people at a table who tell what they do.

    `Unreadable` if it is none, or lacks its seat.
    """
    return bytes_of(lib.tq_event_parse, struct_of(options), *encoded(text), language, tail=(struct("reasons"),))


def text_tag(text: str, name: str) -> str | None:
    """The value of a tag of a record or of a position in text; None if it has none of this name."""
    try:
        return text_of(lib.tq_text_tag, *encoded(text), *encoded(name))
    except TriquetaError as error:
        if error.status is Status.NOT_FOUND:
            return None
        raise
