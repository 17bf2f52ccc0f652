"""What random play after each action comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ._calls import check
from ._tq import ffi, lib

__all__ = ["Tried"]

# One call of C can't be interrupted; this many tries take a moment.
TRIES_OF_A_CALL = 256


@dataclass(frozen=True)
class Tried:
    """What random play after an action came to for the seat that takes it: `+` adds the sums of other tries."""

    action: int
    tries: int
    wins: int
    """In 65536ths; a shared win counts in parts."""
    points: int
    points_squared: int

    @property
    def chance(self) -> float:
        """The share of tries that were won."""
        return self.wins / lib.TQ_TRIED_WHOLE_WIN / self.tries

    @property
    def mean(self) -> float:
        """The mean of the points."""
        return self.points / self.tries

    @property
    def variance(self) -> float:
        """The variance of the points of a try."""
        return self.points_squared / self.tries - self.mean**2

    def __add__(self, other: Tried) -> Tried:
        if not isinstance(other, Tried):
            return NotImplemented
        if self.action != other.action:
            raise ValueError(f"tries of action {self.action} and of {other.action} can't be added")
        return Tried(
            self.action,
            self.tries + other.tries,
            self.wins + other.wins,
            self.points + other.points,
            self.points_squared + other.points_squared,
        )


def tried(view: Any, key: int, first: int, tries: int) -> list[Tried]:
    """The sums of tries; the caller holds the lock of the view."""
    count = ffi.new("size_t *")
    sums: list[Tried] = []
    status = lib.tq_view_evaluate(view, key, first, 0, ffi.NULL, 0, count)
    if status != lib.TQ_TOO_SMALL:
        check(status)
        return []
    out = ffi.new("int64_t[]", count[0])
    last = first + tries
    while True:
        part = min(TRIES_OF_A_CALL, last - first)
        check(lib.tq_view_evaluate(view, key, first & (1 << 64) - 1, part, out, len(out), ffi.NULL))
        more = ffi.unpack(out, len(out))
        length = lib.TQ_TRIED_LENGTH
        found = [Tried(action, part, *rest) for action, *rest in zip(*[iter(more)] * length)]
        sums = [a + b for a, b in zip(sums, found)] if sums else found
        first += part
        if first == last:
            return sums
