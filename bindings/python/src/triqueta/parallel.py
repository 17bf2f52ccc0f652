"""Simulations and matches on many cores or machines, with the same totals however they are split.

    from triqueta import parallel

    totals = parallel.simulate("base_game(players=3)", key=1, games=10_000_000)

Without an executor it uses a process for each core. `executor` may be any of `concurrent.futures`, Dask's
(`client.get_executor()`), or `ray_executor()`. A game depends only on the key and its number, and totals are whole
numbers: so they are the same on 1, 2 and N workers, also if a worker was killed in between and its games were played
again.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, SupportsIndex, Union

from ._calls import integer, uint64
from .choice import AnyChoice, Choice
from .dice import Dice
from .game import Game
from .simulation import Totals
from .simulation import simulate as simulate_here
from .view import View

__all__ = ["Policy", "bot", "play_matches", "random_player", "ray_executor", "simulate"]

Policy = Callable[[View], int]
"""Chooses an action by what a seat sees."""
Player = Callable[[int, int], Policy]
"""Makes a policy for a game, by the key and number of dice for it. It is sent to workers, so it must be picklable."""
Executors = Union[Executor, Callable[[], Executor], None]

Range = tuple[int, int]  # the first number, and how many


# ---------------------------------------------------------------------------------------------------- players


@dataclass(frozen=True)
class _BotPlayer:
    level: str
    nodes: int

    def __call__(self, key: int, number: int) -> Policy:
        from .bots import Bot  # which takes a megabyte

        opponent = Bot(self.level, key, number)
        return lambda view: opponent.choose(view, nodes=self.nodes)


def bot(level: str, *, nodes: SupportsIndex = 0) -> Player:
    """A player of matches: a bot of one of the `bots.levels()`, new for each game."""
    return _BotPlayer(level, integer("nodes", nodes))


def random_player(key: int, number: int) -> Policy:
    """A player of matches, to whom every legal action is equally likely."""
    dice = Dice(key, number)
    return lambda view: dice.pick(view.legal)


# ---------------------------------------------------------------------------------------------------- what workers do


def _simulate(choice: str, key: int, first: int, games: int) -> Totals:
    return simulate_here(choice, key, games, first)


def _play_matches(choice: str, players: Sequence[Player], key: int, longest: int, first: int, games: int) -> Totals:
    options = Choice(choice)
    total = nothing = _no_games(options.players)
    for number in range(first, first + games):
        total += _play_match(options, players, key, longest, number, nothing)
    return total


def _play_match(
    choice: Choice, players: Sequence[Player], key: int, longest: int, number: int, nothing: Totals
) -> Totals:
    count = len(players)
    policies = [player(_key_of(key, place), number) for place, player in enumerate(players)]
    at_seat = [(seat + number) % count for seat in range(count)]
    game = Game.open(choice)
    game.set_dice(Dice(key, number))
    actions = 0
    while (seat := game.to_move) is not None and actions < longest:
        game.play(seat, policies[at_seat[seat]](game.view(seat)))
        actions += 1
    winners = [at_seat[seat] for seat in game.winners] if game.is_over else []
    scored = game.points
    points = tuple(scored[at_seat.index(place)] for place in range(count))
    return Totals(
        nothing.players,
        1,
        actions,
        int(len(winners) > 1),
        tuple(int(place in winners) for place in range(count)),
        points,
        tuple(one**2 for one in points),
    )


def _key_of(key: int, place: int) -> int:
    """A key for the dice of a player, who mustn't know those of the game."""
    digest = hashlib.sha256(f"{key}, player {place}".encode()).digest()
    return int.from_bytes(digest[:8], "little")


def _no_games(players: int) -> Totals:
    zeros = (0,) * players
    return Totals(players, 0, 0, 0, zeros, zeros, zeros)


def _timed(task: Callable[..., Totals], args: tuple[Any, ...], games: Range) -> tuple[Totals, float]:
    begin = time.perf_counter()
    return task(*args, *games), time.perf_counter() - begin


# ---------------------------------------------------------------------------------------------------- runs


def simulate(
    choice: AnyChoice,
    key: SupportsIndex,
    games: SupportsIndex,
    first: SupportsIndex = 0,
    *,
    executor: Executors = None,
    chunk: int | None = None,
    seconds: float = 0.5,
    in_flight: int | None = None,
    on_progress: Callable[[Totals], object] | None = None,
    resume: str | os.PathLike[str] | None = None,
) -> Totals:
    """Play games at random: the same totals as `triqueta.simulate`, by the workers of an executor.

    A task has `chunk` games, or by default as many as take about so many `seconds`. There are at most `in_flight` tasks
    at a time, by default four for each core of this machine.

    `on_progress` is called with the totals so far whenever a task has ended; what it raises cancels the run. With
    `resume`, a file, finished tasks are kept there, and a run with the same arguments goes on where the one before
    ended, for whatever reason.

    If a worker dies, its games are played again: by Ray and Dask themselves; by processes in a new pool, if `executor`
    is a function that makes one, as the default is. An executor that you passed itself raises `BrokenExecutor` then.
    """
    args = (str(Choice(choice)), uint64("key", key))
    run = _Run(_simulate, args, args, executor, chunk, seconds, in_flight, on_progress, resume)
    return run.totals_of(uint64("first", first), integer("games", games), Choice(choice).players)


def play_matches(
    choice: AnyChoice,
    players: Sequence[Player],
    key: SupportsIndex,
    games: SupportsIndex,
    first: SupportsIndex = 0,
    *,
    longest: int = 10_000,
    executor: Executors = None,
    chunk: int | None = None,
    seconds: float = 0.5,
    in_flight: int | None = None,
    on_progress: Callable[[Totals], object] | None = None,
    resume: str | os.PathLike[str] | None = None,
) -> Totals:
    """Let players play against each other; wins and points of the totals are those of each player, not of each seat.

        parallel.play_matches("base_game", [parallel.bot("strong"), parallel.random_player], key=1, games=1000)

    In the next game everybody sits one seat further on. A player is called once for each game, with the key and number
    of dice that are its own, and returns a policy, a function from a view to an action. A game that takes more than
    `longest` actions ends without a winner. All else is as in `simulate`.
    """
    options = Choice(choice)
    if len(players) != options.players:
        raise ValueError(f"{len(players)} players for a game of {options.players}")
    if longest < 1:
        raise ValueError("longest isn't positive")
    args = (str(options), tuple(players), uint64("key", key), longest)
    named = (args[0], [_name_of(player) for player in players], *args[2:])
    run = _Run(_play_matches, args, named, executor, chunk, seconds, in_flight, on_progress, resume)
    return run.totals_of(uint64("first", first), integer("games", games), options.players)


def _name_of(player: Player) -> str:
    return getattr(player, "__qualname__", "") or repr(player)


class _Run:
    """Tasks of one kind: their totals, what is finished, and what is under way."""

    def __init__(
        self,
        task: Callable[..., Totals],
        args: tuple[Any, ...],
        named: Sequence[object],
        executor: Executors,
        chunk: int | None,
        seconds: float,
        in_flight: int | None,
        on_progress: Callable[[Totals], object] | None,
        resume: str | os.PathLike[str] | None,
    ) -> None:
        if chunk is not None and chunk < 1:
            raise ValueError("chunk isn't positive")
        if in_flight is not None and in_flight < 1:
            raise ValueError("in_flight isn't positive")
        self._task, self._args = task, args
        self._executor = executor
        self._chunk = chunk
        self._seconds = seconds
        self._most = in_flight or 4 * (os.cpu_count() or 1)
        self._on_progress = on_progress
        self._kept = _Kept(Path(resume), [task.__name__, *named]) if resume is not None else None
        self._next_chunk = chunk or 1

    def totals_of(self, first: int, games: int, players: int) -> Totals:
        if games < 0:
            raise ValueError("games is negative")
        self._total, self._missing = _no_games(players), [(first, games)] if games else []
        if self._kept is not None:
            self._total, self._missing = self._kept.begin(self._total, (first, games))
        if self._executor is None:
            self._run_in_pools(ProcessPoolExecutor)
        elif isinstance(self._executor, Executor):
            self._run(self._executor)
        else:
            self._run_in_pools(self._executor)
        return self._total

    def _run_in_pools(self, make: Callable[[], Executor]) -> None:
        """Takes a new pool if one breaks, as long as each of them gets something done."""
        while self._missing:
            before = self._total.games
            try:
                with make() as pool:
                    self._run(pool)
            except BrokenExecutor:
                if self._total.games == before:
                    raise

    def _run(self, executor: Executor) -> None:
        tasks: dict[Future[tuple[Totals, float]], Range] = {}
        try:
            while self._missing or tasks:
                while self._missing and len(tasks) < self._most:
                    part = self._take()
                    try:
                        tasks[executor.submit(_timed, self._task, self._args, part)] = part
                    except BaseException:
                        self._missing.append(part)
                        raise
                ended, _ = wait(tasks, return_when=FIRST_COMPLETED)
                for one in ended:
                    self._add(one.result(), tasks[one])
                    del tasks[one]
        finally:
            for one in tasks:
                one.cancel()
            self._missing += tasks.values()

    def _take(self) -> Range:
        """The games of the next task."""
        first, games = self._missing.pop()
        count = min(games, self._next_chunk)
        if count < games:
            self._missing.append((first + count, games - count))
        return first, count

    def _add(self, result: tuple[Totals, float], part: Range) -> None:
        totals, taken = result
        self._total += totals
        if self._chunk is None:
            fitting = int(part[1] * self._seconds / max(taken, 1e-9))
            self._next_chunk = max(1, min(fitting, 8 * part[1], 1 << 40))
        if self._kept is not None:
            self._kept.add(totals, part)
        if self._on_progress is not None:
            self._on_progress(self._total)


class _Kept:
    """The file of a run that can be resumed: the totals of the games that are done, and which games these are."""

    def __init__(self, file: Path, what: object) -> None:
        self._file = file
        self._what = json.loads(json.dumps(what))

    def begin(self, nothing: Totals, asked: Range) -> tuple[Totals, list[Range]]:
        """What is done, and the games that are missing."""
        self._total, self._done, self._asked = nothing, [], list(asked)
        if self._file.exists():
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            if (kept["what"], kept["games"]) != (self._what, self._asked):
                raise ValueError(f"{self._file} belongs to a run with other arguments")
            sums: Any = {name: tuple(of) if isinstance(of, list) else of for name, of in kept["totals"].items()}
            self._total = Totals(**sums)
            self._done = [(first, count) for first, count in kept["done"]]
        missing, at = [], asked[0]
        for first, count in sorted(self._done):
            if at < first:
                missing.append((at, first - at))
            at = first + count
        if at < sum(asked):
            missing.append((at, sum(asked) - at))
        return self._total, missing

    def add(self, totals: Totals, part: Range) -> None:
        self._total += totals
        self._done = _joined([*self._done, part])
        text = json.dumps({"what": self._what, "games": self._asked, "done": self._done, "totals": asdict(self._total)})
        new = self._file.with_name(self._file.name + ".new")
        with new.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(self._file)


def _joined(ranges: list[Range]) -> list[Range]:
    """The same numbers in as few ranges as can be."""
    joined: list[Range] = []
    for first, count in sorted(ranges):
        if joined and sum(joined[-1]) == first:
            joined[-1] = (joined[-1][0], joined[-1][1] + count)
        else:
            joined.append((first, count))
    return joined


# ---------------------------------------------------------------------------------------------------- Ray


def ray_executor(address: str | None = None, *, retries: int = 3) -> Executor:
    """An executor whose tasks run on Ray: on this machine, or on the cluster at an address ("auto" for this one's).

    Ray plays a task again, so many times, if its worker dies. The package must be installed on all machines.
    """
    import ray  # type: ignore[import-not-found,unused-ignore]

    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
    return _RayExecutor(ray, retries)


class _RayExecutor(Executor):
    def __init__(self, ray: Any, retries: int) -> None:
        self._ray = ray
        self._call = ray.remote(max_retries=retries)(_called)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        task = self._call.remote(fn, args, kwargs)
        future: Future[Any] = task.future()
        future.add_done_callback(lambda one: self._ray.cancel(task) if one.cancelled() else None)
        return future


def _called(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)
