"""What can go wrong."""

from __future__ import annotations

import enum
from typing import NamedTuple

__all__ = ["Refusal", "Refused", "Status", "TriquetaError", "Unreadable"]


class Status(enum.IntEnum):
    """How a call of the C library went; its header, triqueta.h, explains each."""

    OK = 0
    NULL = 1
    WRONG_HANDLE = 2
    NO_MEMORY = 3
    TOO_SMALL = 4
    REFUSED = 5
    NO_STRUCT_SIZE = 6
    WRONG_STRUCT_SIZE = 7
    NO_SUCH_VARIANT = 8
    WRONG_OPTIONS = 9
    OUT_OF_RANGE = 10
    NOT_UTF8 = 11
    OTHER_GAME = 12
    NO_RECORD = 13
    WRONG_DEAL = 14
    NOT_FOUND = 15
    TOO_LONG = 16


class Refusal(NamedTuple):
    """Why something was refused. `triqueta.refusal_text` has it in other languages."""

    code: int
    """Which refusal it is: a stable number."""
    rule: str | None
    """The number of the rule behind it, "B10"; None where it isn't a rule's."""
    text: str
    """The reason as an English sentence."""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class TriquetaError(Exception):
    """A call of the library failed, and nothing has changed."""

    def __init__(self, status: Status, text: str) -> None:
        super().__init__(status, text)

    def __str__(self) -> str:
        return str(self.args[1])

    @property
    def status(self) -> Status:
        """Which failure it was."""
        return Status(self.args[0])


class Refused(TriquetaError):
    """Against the rules, or nothing that can be."""

    def __init__(self, refusal: Refusal, place: int | None = None) -> None:
        Exception.__init__(self, refusal, place)

    def __str__(self) -> str:
        return str(self.refusal) if self.place is None else f"place {self.place}: {self.refusal}"

    @property
    def status(self) -> Status:
        """Always `Status.REFUSED`."""
        return Status.REFUSED

    @property
    def refusal(self) -> Refusal:
        """Why it was refused."""
        refusal: Refusal = self.args[0]
        return refusal

    @property
    def code(self) -> int:
        """Which refusal it is: a stable number."""
        return self.refusal.code

    @property
    def rule(self) -> str | None:
        """The number of the rule behind it, "B10"; None where it isn't a rule's."""
        return self.refusal.rule

    @property
    def text(self) -> str:
        """The reason as an English sentence."""
        return self.refusal.text

    @property
    def place(self) -> int | None:
        """Of a batch: the place whose action was refused."""
        place: int | None = self.args[1]
        return place


class Unreadable(Refused):
    """Text or bytes that can't be read, or a position that can't be."""

    def __init__(self, reasons: tuple[Refusal, ...], where: int, line: int, column: int) -> None:
        Exception.__init__(self, reasons, where, line, column)

    def __str__(self) -> str:
        reasons = "; ".join(map(str, self.reasons))
        return f"line {self.line}, column {self.column}: {reasons}" if self.line else reasons

    @property
    def reasons(self) -> tuple[Refusal, ...]:
        """Why: of a position, every invariant that it breaks."""
        reasons: tuple[Refusal, ...] = self.args[0]
        return reasons

    @property
    def refusal(self) -> Refusal:
        """The first of the reasons."""
        return self.reasons[0]

    @property
    def place(self) -> None:
        """None: this is no batch's."""
        return None

    @property
    def where(self) -> int:
        """Of a text: how many bytes of its UTF-8 stand before the place; its length for a broken invariant."""
        return int(self.args[1])

    @property
    def line(self) -> int:
        """Of a text: the line of the place, from 1; else 0."""
        return int(self.args[2])

    @property
    def column(self) -> int:
        """Of a text: the column of the place in characters, from 1; else 0."""
        return int(self.args[3])
