"""Random games by the million."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ._calls import check, struct
from ._tq import lib
from .options import Options, struct_of

__all__ = ["Totals", "simulate"]

# One call of C can't be interrupted; this many games take a moment.
GAMES_OF_A_CALL = 1 << 14


@dataclass(frozen=True)
class Totals:
    """Sums over many games: `+` adds those of parts, in any order."""

    players: int
    games: int
    actions: int
    joint_wins: int
    """Games with more than one winner."""
    wins: tuple[int, ...]
    """Of each seat, alone or with others."""
    points: tuple[int, ...]
    """Of each seat."""
    points_squared: tuple[int, ...]
    """Of each seat."""

    def __add__(self, other: Totals) -> Totals:
        if not isinstance(other, Totals):
            return NotImplemented
        if self.players != other.players:
            raise ValueError(f"totals of {self.players} and of {other.players} players can't be added")

        def sums(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(map(int.__add__, a, b))

        return Totals(
            self.players,
            self.games + other.games,
            self.actions + other.actions,
            self.joint_wins + other.joint_wins,
            sums(self.wins, other.wins),
            sums(self.points, other.points),
            sums(self.points_squared, other.points_squared),
        )


def simulate(options: Options, key: int, games: int, first: int = 0) -> Totals:
    """Play games number `first` to `first + games - 1` of this key at random.

    Ranges may be split in any way, over calls, threads (they run side by side) or machines: they add up to the same.
    """
    if games < 0:
        raise ValueError("games is negative")
    which = struct_of(options)
    total: Any = struct("totals")
    total.players = which.players
    for begin in range(first, first + games, GAMES_OF_A_CALL):
        count = min(GAMES_OF_A_CALL, first + games - begin)
        check(lib.tq_simulate(which, key, begin, count, total))

    def of_seats(sums: Any) -> tuple[int, ...]:
        return tuple(sums[0 : total.players])

    return Totals(
        total.players,
        total.games,
        total.actions,
        total.joint_wins,
        of_seats(total.wins),
        of_seats(total.points),
        of_seats(total.points_squared),
    )
