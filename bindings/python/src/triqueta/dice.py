"""Random numbers for bots and playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ._calls import check
from ._tq import ffi, lib

__all__ = ["Dice"]

T = TypeVar("T")


class Dice:
    """A small, fast generator, whose numbers are a function of key, game and how many were drawn before.

    Not for deals, which have to be secret: whoever sees enough of its numbers knows the next ones. Which numbers it
    gives is no promise before version 1.0. It is copied and pickled with its state, and goes on alike.
    """

    __slots__ = ("_dice", "_number")

    def __init__(self, key: int, game: int = 0) -> None:
        self._dice: Any = ffi.new("tq_dice *")
        self._number = ffi.new("uint32_t *")
        check(lib.tq_dice_set(self._dice, key, game))

    def below(self, bound: int) -> int:
        """Draw a number below `bound`."""
        check(lib.tq_dice_below(self._dice, bound, self._number))
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
