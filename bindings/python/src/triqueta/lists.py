"""What the library lists at run time: languages, statuses and refusals."""

from __future__ import annotations

import functools

from ._calls import encoded, int32, int32_of, refusal_of, text_of
from ._tq import lib
from .errors import Refusal

__all__ = ["languages", "refusal_text", "refusals", "statuses"]


def languages() -> dict[str, str]:
    """The languages of all texts: their ISO 639 codes, such as "de", and their own names for themselves."""
    every = range(int32_of(lib.tq_language_count))
    return {text_of(lib.tq_language_code, one): text_of(lib.tq_language_name, one) for one in every}


@functools.lru_cache(maxsize=64)
def language_of(code: str) -> int:
    """The number of a language."""
    return int32_of(lib.tq_language_find, *encoded(code), about=f"language {code!r}")


def statuses() -> tuple[str, ...]:
    """The names of all statuses: `TriquetaError.status` is one of them."""
    return tuple(text_of(lib.tq_status_name, status) for status in range(int32_of(lib.tq_status_count)))


def refusals() -> tuple[Refusal, ...]:
    """All refusals. A later version may have more of them."""
    every = range(int32_of(lib.tq_refusal_count))
    return tuple(refusal_of(int32_of(lib.tq_refusal_at, index)) for index in every)


@functools.cache
def refusal_named(name: str) -> Refusal:
    """A refusal by its name."""
    return next(refusal for refusal in refusals() if refusal.name == name)


def refusal_text(refusal: Refusal | int, language: str = "en") -> str:
    """The sentence of a refusal, or of its code, in a language."""
    code = refusal.code if isinstance(refusal, Refusal) else refusal
    return text_of(lib.tq_refusal_text, int32("refusal", code), language_of(language), about=f"refusal {code}")
