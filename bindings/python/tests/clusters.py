"""Checks triqueta.parallel on Dask or Ray, and measures what a task costs: clusters.py dask|ray."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import triqueta as tq
from triqueta import parallel

CHOICE, KEY, FIRST, GAMES = "base_game(players=3)", 7, 5, 3000


@contextlib.contextmanager
def workers(kind: str, count: int) -> Iterator[Executor]:
    """An executor with so many workers."""
    if kind == "dask":
        import distributed  # type: ignore[import-not-found,unused-ignore]

        with (
            distributed.LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=None) as cluster,
            distributed.Client(cluster) as client,
            client.get_executor() as executor,
        ):
            yield executor
    elif kind == "ray":
        import ray  # type: ignore[import-not-found,unused-ignore]

        ray.init(num_cpus=count, include_dashboard=False, log_to_driver=False)
        yield parallel.ray_executor()
        ray.shutdown()
    else:
        with (ProcessPoolExecutor if kind == "processes" else ThreadPoolExecutor)(count) as executor:
            yield executor


class KilledOnce:
    """A player who ends its whole process once, in some game."""

    def __init__(self, mark: Path, game: int) -> None:
        self._mark, self._game = mark, game

    def __call__(self, key: int, number: int) -> parallel.Policy:
        if number == self._game and not self._mark.exists():
            self._mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return parallel.random_player(key, number)


def check(executor: Executor, directory: Path) -> None:
    """Simulations and matches, with a worker that dies, have the totals of one process."""
    expected = tq.simulate(CHOICE, KEY, GAMES, FIRST)
    for chunk in (1000, 100, None):
        found = parallel.simulate(CHOICE, KEY, GAMES, FIRST, executor=executor, chunk=chunk, seconds=0.01)
        assert found == expected, f"chunk {chunk}: {found}"

    players: list[parallel.Player] = [parallel.bot("medium"), parallel.random_player, parallel.random_player]
    one = parallel.play_matches(CHOICE, players, 3, 30, executor=ThreadPoolExecutor)
    assert parallel.play_matches(CHOICE, players, 3, 30, executor=executor, chunk=4) == one

    mark = directory / "killed"
    players = [parallel.random_player] * 3
    plain = parallel.play_matches(CHOICE, players, 3, 60, executor=ThreadPoolExecutor)
    players = [KilledOnce(mark, game=20), *players[1:]]
    assert parallel.play_matches(CHOICE, players, 3, 60, executor=executor, chunk=2) == plain
    assert mark.exists(), "no worker was killed"


def cost_of_a_task(executor: Executor) -> float:
    """In milliseconds, of one after the other finished, with four under way."""
    tasks = 400
    parallel.simulate(CHOICE, KEY, 100, executor=executor, chunk=1, in_flight=4)
    begin = time.perf_counter()
    parallel.simulate(CHOICE, KEY, tasks, executor=executor, chunk=1, in_flight=4)
    return (time.perf_counter() - begin) / tasks * 1000


def main() -> None:
    kind = sys.argv[1]
    for count in (1, 2, 3):
        with tempfile.TemporaryDirectory() as directory, workers(kind, count) as executor:
            if kind in ("dask", "ray"):
                check(executor, Path(directory))
            print(f"{kind}, {count} workers: {cost_of_a_task(executor):.2f} ms a task")


if __name__ == "__main__":
    main()
