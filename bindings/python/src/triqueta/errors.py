"""What can go wrong."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Refusal", "Refused", "TriquetaError", "Unreadable"]


class Refusal(NamedTuple):
    """Why something was refused. `triqueta.refusals()` lists all, and `triqueta.refusal_text` translates them."""

    code: int
    """Which refusal it is: a number that never changes."""
    name: str
    """Which refusal it is: a name that never changes, such as "not_your_turn"."""
    rule: str | None
    """The number of the rule behind it, such as "B10"; None if no rule is behind it."""
    text: str
    """The reason as an English sentence."""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class TriquetaError(Exception):
    """A call of the library failed, and nothing has changed."""

    def __init__(self, status: str, text: str) -> None:
        super().__init__(status, text)

    def __str__(self) -> str:
        return str(self.args[1])

    @property
    def status(self) -> str:
        """Which failure it was: a name of `triqueta.statuses()`, such as "no_such_seat"."""
        return str(self.args[0])


class Refused(TriquetaError):
    """Against the rules, or it can't be parsed."""

    def __init__(self, refusal: Refusal, place: int | None = None) -> None:
        Exception.__init__(self, refusal, place)

    def __str__(self) -> str:
        return str(self.refusal) if self.place is None else f"place {self.place}: {self.refusal}"

    @property
    def status(self) -> str:
        """Always "refused"."""
        return "refused"

    @property
    def refusal(self) -> Refusal:
        """Why it was refused."""
        refusal: Refusal = self.args[0]
        return refusal

    @property
    def code(self) -> int:
        """Which refusal it is: a number that never changes."""
        return self.refusal.code

    @property
    def name(self) -> str:
        """Which refusal it is: a name that never changes, such as "not_your_turn"."""
        return self.refusal.name

    @property
    def rule(self) -> str | None:
        """The number of the rule behind it, such as "B10"; None if no rule is behind it."""
        return self.refusal.rule

    @property
    def text(self) -> str:
        """The reason as an English sentence."""
        return self.refusal.text

    @property
    def place(self) -> int | None:
        """In a batch: the place whose action was refused."""
        place: int | None = self.args[1]
        return place


class Unreadable(Refused):
    """Text or bytes that can't be parsed, an impossible position, or an impossible choice of a game."""

    def __init__(
        self,
        reasons: tuple[Refusal, ...],
        where: int = 0,
        line: int = 0,
        column: int = 0,
        about: str | None = None,
        bounds: tuple[int, int] | None = None,
    ) -> None:
        Exception.__init__(self, reasons, where, line, column, about, bounds)

    def __str__(self) -> str:
        place = f"line {self.line}, column {self.column}: " if self.line else ""
        about = f"{self.about}: " if self.about else ""
        bounds = f" It must be {self.bounds[0]} to {self.bounds[1]}." if self.bounds else ""
        return place + about + "; ".join(map(str, self.reasons)) + bounds

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
        """None: this isn't of a batch."""
        return None

    @property
    def where(self) -> int:
        """The offset of the fault in bytes, in a text in its UTF-8; the length of the input for a broken invariant."""
        return int(self.args[1])

    @property
    def line(self) -> int:
        """In a text: the line of the fault, from 1; else 0."""
        return int(self.args[2])

    @property
    def column(self) -> int:
        """In a text: the column of the fault in characters, from 1; else 0."""
        return int(self.args[3])

    @property
    def about(self) -> str | None:
        """The name of the option or tag that is wrong or missing, if it is about one."""
        about: str | None = self.args[4]
        return about

    @property
    def bounds(self) -> tuple[int, int] | None:
        """The least and the greatest value of an option that isn't within them."""
        bounds: tuple[int, int] | None = self.args[5]
        return bounds
