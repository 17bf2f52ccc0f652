"""Simulations and matches on many workers: the totals are always those of one."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import triqueta as tq
from clusters import KilledOnce
from triqueta import parallel

CHOICE = "base_game(players=3)"
GAMES = 3000


def expected(games: int = GAMES) -> tq.Totals:
    return tq.simulate(CHOICE, 7, games, first=5)


def threads() -> Executor:
    return ThreadPoolExecutor(3)


@pytest.fixture(scope="module", params=[ThreadPoolExecutor, ProcessPoolExecutor])
def pool(request: pytest.FixtureRequest) -> Iterator[Executor]:
    with request.param(2) as made:
        yield made


def test_totals_are_those_of_one_worker(pool: Executor) -> None:
    found = parallel.simulate(CHOICE, 7, GAMES, first=5, executor=pool, chunk=100)
    assert found == expected()
    assert parallel.simulate(CHOICE, 7, GAMES, first=5, executor=pool, seconds=0.01) == expected()


def test_matches_are_those_of_one_worker(pool: Executor) -> None:
    players = [parallel.bot("medium"), parallel.random_player, parallel.random_player]
    one = parallel.play_matches(CHOICE, players, 3, 30, executor=threads, in_flight=1)
    assert parallel.play_matches(CHOICE, players, 3, 30, executor=pool, chunk=4) == one
    assert one.wins[0] > one.wins[1] + one.wins[2]
    assert one.games == 30


def test_processes_are_the_default() -> None:
    assert parallel.simulate(CHOICE, 7, 50, first=5) == expected(50)
    assert parallel.simulate(CHOICE, 7, 0).games == 0


@pytest.mark.parametrize("workers", [1, 2, 5])
@pytest.mark.parametrize("chunk", [1, 7, None])
def test_totals_are_the_same_however_they_are_split(workers: int, chunk: int | None) -> None:
    with ThreadPoolExecutor(workers) as pool:
        assert parallel.simulate(CHOICE, 7, 61, first=5, executor=pool, chunk=chunk, in_flight=workers) == expected(61)


def pools_of_two() -> Executor:
    return ProcessPoolExecutor(2)


OTHERS = [parallel.random_player] * 2


def test_games_of_a_killed_worker_are_played_again(tmp_path: Path) -> None:
    plain = parallel.play_matches(CHOICE, [parallel.random_player, *OTHERS], 3, 60, executor=threads)
    killed = KilledOnce(tmp_path / "killed", game=40)
    counts: list[int] = []

    def run() -> tq.Totals:
        return parallel.play_matches(
            CHOICE,
            [killed, *OTHERS],
            3,
            60,
            executor=pools_of_two,
            chunk=1,
            in_flight=2,
            on_progress=lambda totals: counts.append(totals.games),
        )

    assert run() == plain
    assert (tmp_path / "killed").exists()
    assert counts == list(range(1, 61))


def test_a_pool_of_the_caller_stays_broken(tmp_path: Path) -> None:
    killed = KilledOnce(tmp_path / "killed", game=0)
    with pytest.raises(BrokenExecutor), pools_of_two() as pool:
        parallel.play_matches(CHOICE, [killed, *OTHERS], 3, 10, executor=pool)


def always_killed(key: int, number: int) -> parallel.Policy:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_a_pool_that_always_breaks_is_an_error() -> None:
    players = [always_killed, parallel.random_player, parallel.random_player]
    with pytest.raises(BrokenExecutor):
        parallel.play_matches(CHOICE, players, 3, 10, executor=pools_of_two)


class Stop(Exception):
    pass


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    def run(executor: Any = threads, on_progress: Any = None, key: int = 7, games: int = GAMES) -> tq.Totals:
        return parallel.simulate(
            CHOICE, key, games, 5, executor=executor, chunk=100, on_progress=on_progress, resume=tmp_path / "run.json"
        )

    def stop(totals: tq.Totals) -> None:
        if totals.games >= 1000:
            raise Stop

    with pytest.raises(Stop):
        run(on_progress=stop)
    counts: list[int] = []
    assert run(on_progress=lambda totals: counts.append(totals.games)) == expected()
    assert counts[0] >= 1100
    assert counts[-1] == GAMES
    # All is done: nothing is played.
    assert run(executor=NoExecutor()) == expected()
    for other in ({"key": 8}, {"games": GAMES - 1}):
        with pytest.raises(ValueError, match="other arguments"):
            run(**other)


class NoExecutor(Executor):
    def submit(self, *_: Any, **__: Any) -> Any:
        raise AssertionError


def slow_player(key: int, number: int) -> parallel.Policy:
    time.sleep(0.01)
    return parallel.random_player(key, number)


def test_what_progress_raises_cancels_the_tasks() -> None:
    def stop(_: tq.Totals) -> None:
        raise Stop

    begin = time.perf_counter()
    with pytest.raises(Stop), ThreadPoolExecutor(1) as pool:
        parallel.play_matches(
            CHOICE, [slow_player] * 3, 3, 10_000, executor=pool, chunk=1, in_flight=5_000, on_progress=stop
        )
    assert time.perf_counter() - begin < 60  # all of them would take minutes


def broken_player(key: int, number: int) -> parallel.Policy:
    return lambda view: -1


def test_what_a_player_raises_is_raised() -> None:
    with pytest.raises(tq.TriquetaError):
        parallel.play_matches(CHOICE, [broken_player] * 3, 3, 10, executor=threads)


def test_a_game_that_takes_too_long_has_no_winner() -> None:
    players = [parallel.random_player] * 3
    found = parallel.play_matches(CHOICE, players, 3, 10, longest=4, executor=threads)
    assert (found.games, found.actions, found.wins) == (10, 40, (0, 0, 0))


def test_arguments_that_cannot_be_are_errors() -> None:
    with pytest.raises(ValueError, match="chunk"):
        parallel.simulate(CHOICE, 1, 1, chunk=0)
    with pytest.raises(ValueError, match="in_flight"):
        parallel.simulate(CHOICE, 1, 1, in_flight=0)
    with pytest.raises(ValueError, match="negative"):
        parallel.simulate(CHOICE, 1, -1)
    with pytest.raises(ValueError, match="players"):
        parallel.play_matches(CHOICE, OTHERS, 3, 10)
    with pytest.raises(ValueError, match="longest"):
        parallel.play_matches(CHOICE, [*OTHERS, *OTHERS][:3], 3, 10, longest=0)
