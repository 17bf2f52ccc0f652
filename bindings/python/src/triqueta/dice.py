"""Random numbers for bots and playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex, TypeVar

from ._calls import check, in_range, uint64
from ._tq import ffi, lib

__all__ = ["Dice"]

T = TypeVar("T")


class Dice:
    """A small, fast random number generator, whose numbers depend on key, game and how many were drawn before.

    Don't deal games with it: it is predictable. Before version 1.0 the numbers may change. A copy, and what is pickled,
    yields the same numbers. Dice don't lock: give each thread its own.
    """

    __slots__ = ("_dice", "_number")

    def __init__(self, key: SupportsIndex, game: SupportsIndex = 0) -> None:
        self._dice: Any = ffi.new("tq_dice *")
        self._number = ffi.new("uint32_t *")
        check(lib.tq_dice_set(self._dice, uint64("key", key), uint64("game", game)))

    def below(self, bound: SupportsIndex) -> int:
        """Draw a number below `bound`."""
        limit = in_range("bound", bound, 0, (1 << 32) - 1)
        check(lib.tq_dice_below(self._dice, limit, self._number), f"bound {limit}")
        return self._number[0]

    def pick(self, choices: Sequence[T]) -> T:
        """One of these, each equally likely, by one draw."""
        return choices[self.below(len(choices))]

    def copy(self) -> Dice:
        """Dice that go on alike."""
        return self.__copy__()

    def __copy__(self) -> Dice:
        other = Dice(0)
        other.__setstate__(self.__getstate__())
        return other

    def __deepcopy__(self, memo: object) -> Dice:
        return self.__copy__()

    def __getstate__(self) -> tuple[int, int]:
        return self._dice.state[0], self._dice.state[1]

    def __setstate__(self, state: tuple[int, int]) -> None:
        self._dice.state = state

    def __reduce__(self) -> tuple[type[Dice], tuple[int], tuple[int, int]]:
        return Dice, (0,), self.__getstate__()

    def __repr__(self) -> str:
        return "<Dice>"  # its state would tell what comes
