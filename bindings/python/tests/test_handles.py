"""What is made is freed, and threads may share it."""

from __future__ import annotations

import gc
import resource
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any

import pytest

import triqueta as tq
from uses import CHOICE, MAKERS, USES

every_maker = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS.keys())


def memory_in_use() -> int:
    """Bytes of this process that are in memory."""
    with open("/proc/self/statm") as numbers:
        return int(numbers.read().split()[1]) * resource.getpagesize()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@every_maker
@pytest.mark.parametrize("close", [True, False], ids=["closed", "collected"])
def test_they_are_freed(make: Callable[[], Any], close: bool) -> None:
    def make_many() -> None:
        for _ in range(5000):
            made = make()
            if close:
                made.close()
        gc.collect()

    make_many()
    before = memory_in_use()
    make_many()
    assert memory_in_use() - before < 1 << 20  # if they weren't, 5000 would take more than two


@every_maker
def test_they_go_with_the_last_reference(make: Callable[[], Any]) -> None:
    made = make()
    reference = weakref.ref(made)
    del made
    assert reference() is None


@every_maker
def test_what_is_closed_raises(make: Callable[[], Any]) -> None:
    with make() as made:
        assert not made.closed
        assert "closed" not in repr(made)
    assert made.closed
    made.close()
    assert "closed" in repr(made)
    for use in USES[type(made)].values():
        with pytest.raises(ValueError, match="closed"):
            use(made)


def test_a_view_outlives_its_game() -> None:
    game = tq.Game(CHOICE, tq.seed_from(7))
    view = game.view(0)
    before = view.json()
    game.close()
    assert view.json() == before


def in_threads(count: int, work: Callable[[int], None]) -> None:
    """Do work(0), work(1), … side by side, and raise what one of them raises."""
    errors: list[BaseException] = []

    def guarded(number: int) -> None:
        try:
            work(number)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=guarded, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


def test_threads_may_share_a_game() -> None:
    game = tq.Game.open(CHOICE)

    def work(number: int) -> None:
        dice = tq.Dice(number)
        for _ in range(300):
            try:
                turn = game.turn
                if turn == tq.CHANCE:
                    game.draw(dice)
                elif turn >= 0:
                    game.play(turn, dice.pick(game.legal))
                else:
                    game.undo(also_looks=True)
            except (tq.TriquetaError, IndexError):
                pass  # another one was faster

    in_threads(4, work)
    assert tq.Game.from_record(game.record()).snapshot() == game.snapshot()


def test_threads_may_share_a_batch() -> None:
    shared, other = (tq.Batch(CHOICE, 1, 200, views=False) for _ in range(2))
    taken: list[int] = []

    def work(number: int) -> None:
        for _ in range(3):
            taken.append(shared.play_out())

    in_threads(4, work)
    assert sorted(taken) == sorted(other.play_out() for _ in range(12))
    assert shared.numbers.tolist() == other.numbers.tolist()
    assert (shared.masks == other.masks).all()


def test_threads_simulate_side_by_side() -> None:
    totals: dict[int, tq.Totals] = {}

    def work(number: int) -> None:
        totals[number] = tq.simulate(CHOICE, 3, 200, first=200 * number)

    in_threads(4, work)
    assert totals[0] + totals[1] + totals[2] + totals[3] == tq.simulate(CHOICE, 3, 800)
