"""Opponents at levels, and what each of their actions is worth.

    from triqueta import bots

    bot = bots.Bot("medium", 1)
    game.play(seat, bot.choose(game.view(seat)))

Both are given views and know nothing else. What they answer is a function of the view, the level, the dice, the budget
and the weights: the same on every machine. A budget counts nodes, positions that are evaluated, about a microsecond
each; 0 stands for as much as suits the level. docs/bots.md says how strong the levels are, and docs/analysis.md how an
analysis judges.

This module isn't loaded with the package, since the learnt weights and the code around them take a megabyte.
"""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, NoReturn, SupportsIndex, Union

from ._calls import (
    BytesLike,
    any_number,
    check,
    check_move,
    int32_of,
    int32s_asked,
    name_lines,
    pointed,
    text_of,
    uint64,
)
from ._handle import Handle
from ._tq_bots import ffi, lib
from .lists import language_of
from .view import View

if TYPE_CHECKING:
    from ._tq import CData

__all__ = ["Analysis", "AnyView", "Bot", "Estimate", "Worth", "analyze", "levels"]

AnyView = Union[View, BytesLike]
"""A view, or the bytes of its `snapshot`, which may come from another process."""

UNLIMITED = 1 << 40  # nodes, where time is the limit


@functools.cache
def levels() -> tuple[str, ...]:
    """The names of all levels, from the weakest to the strongest, such as "medium"."""
    return tuple(text_of(lib.tq_level_name, level) for level in range(int32_of(lib.tq_level_count)))


class Thinker(Handle):
    """A bot or an analysis: what thinks about views."""

    __slots__ = ()

    _kind: ClassVar[str]
    _api: ClassVar[Any]
    """The functions that C has for bots and analyses alike."""

    def _make(self, net: BytesLike | None, *args: object, about: str = "") -> None:
        out: Any = ffi.new(f"tq_{self._kind} **")
        check(self._api.new(*args, ffi.NULL, out), about)
        pointer: CData = ffi.gc(out[0], self._api.free)
        if net is not None:
            check_move(self._api.use_net, pointer, *pointed(net))
        self._adopt(pointer)

    def use_net(self, net: BytesLike) -> None:
        """Use the weights of a file that `make train` wrote: `bot.use_net(Path(name).read_bytes())`.

        From then on, views of games that these weights aren't for are `Refused`. What was begun is forgotten.
        """
        data = pointed(net)
        with self._lock:
            check_move(self._api.use_net, self._pointer, *data)

    def begin(self, view: AnyView, *, nodes: SupportsIndex = 0) -> None:
        """Begin to think about a view, for as many nodes as this budget. After a refusal it is as before.

        `Refused` if its viewer isn't to move, or if bytes are no view.
        """
        data, budget = _snapshot(view), uint64("nodes", nodes)
        with self._lock:
            check_move(self._api.begin, self._pointer, *data, budget)

    def think(self, nodes: SupportsIndex) -> bool:
        """Think on for about so many nodes. Returns whether the budget is spent, or the result is clear."""
        slice_ = uint64("nodes", nodes)
        with self._lock:
            return bool(int32_of(self._api.think, self._pointer, slice_))

    def slices(self, nodes: SupportsIndex = 500, *, seconds: float | None = None) -> Iterator[int]:
        """Think on in slices of about so many nodes, and yield after each what is spent in all.

        It ends when the thinking is done, or with the first slice after so many seconds. To cancel, leave the loop:

            bot.begin(view, nodes=20_000)
            for spent in bot.slices():
                print(f"{spent} of {bot.granted}")
                if cancelled.is_set():
                    break
            action = bot.choice
        """
        until = math.inf if seconds is None else time.monotonic() + seconds
        is_done = False
        while not is_done:
            is_done = self.think(nodes) or time.monotonic() >= until
            yield self.spent

    def _think_through(self, view: AnyView, nodes: SupportsIndex, seconds: float | None) -> None:
        self.begin(view, nodes=nodes if seconds is None else nodes or UNLIMITED)
        for _ in self.slices(UNLIMITED if seconds is None else 100, seconds=seconds):
            pass

    @property
    def spent(self) -> int:
        """How many nodes are spent."""
        return self._nodes()[0]

    @property
    def granted(self) -> int:
        """How many nodes will be spent at most."""
        return self._nodes()[1]

    def _nodes(self) -> tuple[int, int]:
        spent, granted = ffi.new("uint64_t *"), ffi.new("uint64_t *")
        with self._lock:
            check(self._api.spent(self._pointer, spent, granted))
        return spent[0], granted[0]

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise TypeError(f"{type(self).__name__} isn't pickled or copied: a new one with the same dice begins alike")


class Bot(Thinker):
    """An opponent. It serves any of the games, one after the other, and any of the seats.

    `bot.choose` is a policy: a function from a view to an action. Each choice takes two numbers from the bot's dice.

    Threads may share it, as all handles; but a choice with `seconds` or in slices is many calls, so let only one thread
    make these. Other Python threads run while it thinks: `await asyncio.to_thread(bot.choose, view)`.
    """

    __slots__ = ("_level",)
    _kind = "bot"
    _api = SimpleNamespace(
        begin=lib.tq_bot_begin,
        free=lib.tq_bot_free,
        new=lib.tq_bot_new,
        spent=lib.tq_bot_spent,
        think=lib.tq_bot_think,
        use_net=lib.tq_bot_use_net,
    )

    def __init__(
        self, level: str, key: SupportsIndex, game: SupportsIndex = 0, *, net: BytesLike | None = None
    ) -> None:
        """Create a bot of one of the `levels()`, with the dice of `Dice(key, game)`.

        `net` has other weights than the shipped ones, as `use_net`.
        """
        number = levels().index(level) if level in levels() else -1
        dice = uint64("key", key), uint64("game", game)
        self._make(net, number, *dice, about=f"level {level!r}")
        self._level = level

    @property
    def level(self) -> str:
        """How well it plays."""
        return self._level

    def choose(self, view: AnyView, *, nodes: SupportsIndex = 0, seconds: float | None = None) -> int:
        """The action that it chooses, with a budget of nodes, of time, or whatever ends first.

        With `seconds` the choice depends on the speed of the machine.
        """
        if seconds is not None:
            self._think_through(view, nodes, seconds)
            return self.choice
        data, budget = _snapshot(view), uint64("nodes", nodes)
        action = ffi.new("int32_t *")
        with self._lock:
            check_move(lib.tq_bot_choose, self._pointer, *data, budget, action)
        return action[0]

    @property
    def choice(self) -> int:
        """The action that it chooses, so far: a legal one at any time after `begin`."""
        with self._lock:
            return int32_of(lib.tq_bot_choice, self._pointer)

    def __repr__(self) -> str:
        return "<Bot, closed>" if self.closed else f"<Bot {self._level}>"


class Estimate(NamedTuple):
    """A mean of tries with its standard error, exactly, in 65536ths of a point or of a sure win."""

    exact_mean: int
    exact_error: int | None
    """None before the second try."""
    tries: int

    @property
    def mean(self) -> float:
        """The mean: a chance from 0 to 1, or points."""
        return self.exact_mean / 65536

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None before the second try."""
        return None if self.exact_error is None else self.exact_error / 65536


class Worth(NamedTuple):
    """What an action is worth to the seat to move."""

    action: int
    chance: Estimate
    """The chance to win; a shared win counts in parts."""
    points: Estimate
    """The points at the end of the game."""


class Analysis(Thinker):
    """What each legal action of a seat is worth. `analyze` makes one and thinks.

    Of actions that are alike, such as drawing from columns of one height, the lowest stands for all. Results can be
    read at any time after `begin`.
    """

    __slots__ = ()
    _kind = "analysis"
    _api = SimpleNamespace(
        begin=lib.tq_analysis_begin,
        free=lib.tq_analysis_free,
        new=lib.tq_analysis_new,
        spent=lib.tq_analysis_spent,
        think=lib.tq_analysis_think,
        use_net=lib.tq_analysis_use_net,
    )

    def __init__(self, key: SupportsIndex = 1, game: SupportsIndex = 0, *, net: BytesLike | None = None) -> None:
        """Create an analysis, with the dice of `Dice(key, game)`: the same dice yield the same results.

        `net` has other weights than the shipped ones, as `use_net`.
        """
        self._make(net, uint64("key", key), uint64("game", game))

    @property
    def worth(self) -> list[Worth]:
        """What each action is worth, so far, in the order of the actions."""
        with self._lock:
            numbers = int32s_asked(lib.tq_analysis_worth, self._pointer)
        length = lib.TQ_WORTH_LENGTH
        return [_worth(numbers[at : at + length]) for at in range(0, len(numbers), length)]

    @property
    def best(self) -> Worth:
        """The action with the best chance to win.

        Of equal ones it is that which scores most at once, then that with the most points.
        """
        with self._lock:
            return self.worth[int32_of(lib.tq_analysis_best, self._pointer)]

    def of(self, action: SupportsIndex) -> Worth:
        """What a legal action is worth, or the action that stands for it."""
        number = any_number("action", action)
        with self._lock:
            return self.worth[int32_of(lib.tq_analysis_place_of, self._pointer, number, about=f"action {number}")]

    def remarks(self, action: SupportsIndex, language: str = "en", *, names: Sequence[str] = ()) -> str:
        """What is true of an action, in words to the player who may take it, such as "You then have 3 rams: 9 points".

        These sentences come from the position alone, so they can be read right after `begin`. `names` are those of the
        players by seat; a player without one is "Player 1" and so on. It is empty if there is nothing to say.
        """
        number, words = any_number("action", action), (language_of(language), *name_lines(names))
        with self._lock:
            return text_of(lib.tq_analysis_remarks, self._pointer, number, *words, about=f"action {number}")

    def __repr__(self) -> str:
        return "<Analysis, closed>" if self.closed else "<Analysis>"


def analyze(
    view: AnyView,
    *,
    nodes: SupportsIndex = 0,
    seconds: float | None = None,
    key: SupportsIndex = 1,
    game: SupportsIndex = 0,
    net: BytesLike | None = None,
) -> Analysis:
    """Find out what each legal action is worth, with a budget of nodes, of time, or whatever ends first.

    Without a budget it takes 50,000 nodes. With `seconds` the results depend on the speed of the machine.
    """
    analysis = Analysis(key, game, net=net)
    analysis._think_through(view, nodes, seconds)
    return analysis


def _snapshot(view: AnyView) -> tuple[bytes, int]:
    return pointed(view.snapshot() if isinstance(view, View) else view)


def _worth(numbers: list[int]) -> Worth:
    action, *rest = numbers
    return Worth(action, _estimate(*rest[:3]), _estimate(*rest[3:]))


def _estimate(mean: int, error: int, tries: int) -> Estimate:
    return Estimate(mean, None if error == lib.TQ_ERROR_UNKNOWN else error, tries)
