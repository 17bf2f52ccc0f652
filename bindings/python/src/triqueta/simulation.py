"""Random games by the million."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, SupportsIndex

from ._calls import check, integer, struct, uint64
from ._tq import ffi, lib
from .choice import AnyChoice, raw_of, sizes_of

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


def simulate(choice: AnyChoice, key: SupportsIndex, games: SupportsIndex, first: SupportsIndex = 0) -> Totals:
    """Play games number `first` to `first + games - 1` of this key at random.

    You may split a range over calls, threads (which run side by side) or machines: the totals add up to the same.
    """
    raw, seed, count, begin = raw_of(choice), uint64("key", key), integer("games", games), uint64("first", first)
    if count < 0:
        raise ValueError("games is negative")
    players = sizes_of(raw).players
    total: Any = struct("totals")
    sums = {"wins": "uint64_t[]", "points": "int64_t[]", "points_squared": "uint64_t[]"}
    memory: dict[str, Any] = {name: ffi.new(ctype, players) for name, ctype in sums.items()}
    for name, array in memory.items():
        setattr(total, name, array)
        setattr(total, f"{name}_capacity", players)
    for start in range(begin, begin + count, GAMES_OF_A_CALL):
        part = min(GAMES_OF_A_CALL, begin + count - start)
        check(lib.tq_simulate(*raw, seed, uint64("first", start), part, total))
    of_seats = {name: tuple(array) for name, array in memory.items()}
    return Totals(players, total.games, total.actions, total.joint_wins, **of_seats)
