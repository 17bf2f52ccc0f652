"""The examples and the benchmark run, and the README quotes them."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import triqueta as tq
from support import PYTHON


def output_of(*command: str) -> str:
    return subprocess.run([sys.executable, *command], cwd=PYTHON, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    ("example", "expected"),
    [
        ("first_game", r"(seat [012]: \d+ points\n){3}"),
        ("random_batch", r"\d{4} games, on average \[[\d. ]+\] points\n"),
        ("fair_deal", "commitment, deal and moves hold\n"),
        ("fields", r"(\S.*\n(  \w+: .*\n)+){6}"),
        ("session", r"You .*\.\n<Game base_game, 2 players, seat 0 to move>: 2 things have happened\n"),
        ("analysis", r"((draw|take|lay|keep|box|choose).* points\..*\n)+(\n\d+%)+\nThe best level chooses \w.*\.\n"),
        ("matches", r"(\d+ games\n)+medium wins [6-9]\d of 100 games\n"),
        ("bot", r"the bot won ([6-9]|10) of 10 games against two random players\n"),
    ],
)
def test_examples_run(example: str, expected: str) -> None:
    assert re.fullmatch(expected, output_of(f"examples/{example}.py"))


def test_a_person_plays_a_bot() -> None:
    """A program types the first action that is listed, after one that isn't allowed."""
    command = [sys.executable, "examples/play_a_bot.py"]
    with subprocess.Popen(command, cwd=PYTHON, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        refused, line = False, ""
        for line in program.stdout:
            if found := re.match(r"Actions: (.*?)(,|\n)", line):
                program.stdin.write("hello\n" * (not refused) + found[1] + "\n")
                program.stdin.flush()
            refused |= "Unknown or misplaced word" in line
        assert refused
        assert re.fullmatch(r"(Your move: )?\[-?\d+, -?\d+\]\n", line)
    assert program.returncode == 0


class LeastDraws:
    """A generator of random numbers that draws the least of them, 0."""

    def __init__(self, *_: object) -> None:
        pass

    def random(self, shape: tuple[int, ...], dtype: type[np.float32]) -> npt.NDArray[np.float32]:
        return np.zeros(shape, dtype)


class WorstDraws(LeastDraws):
    """One that draws the least number for legal actions of the latest batch, and the greatest for all others."""

    def random(self, shape: tuple[int, ...], dtype: type[np.float32]) -> npt.NDArray[np.float32]:
        greatest = np.nextafter(dtype(1), dtype(0))
        return np.where(Latest.batch.masks, dtype(0), greatest)


class Latest(tq.Batch):
    batch: tq.Batch

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        Latest.batch = self


@pytest.mark.parametrize("draws", [LeastDraws, WorstDraws])
def test_random_actions_are_legal_whatever_is_drawn(draws: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(np.random, "default_rng", draws)
    monkeypatch.setattr(tq, "Batch", Latest)
    runpy.run_path(str(PYTHON / "examples/random_batch.py"))
    benchmark = runpy.run_path(str(PYTHON / "bench.py"))
    for choice in benchmark["GAMES"].values():
        assert len(benchmark["recorded"](choice, 16, 200)) == 200


def test_the_benchmark_runs() -> None:
    found = json.loads(output_of("bench.py", "--places", "16", "--steps", "20", "--rounds", "1"))
    assert set(found["ns_per_decision"]) == {"base_game_3", "hidden_wolves_3", "mayhem_4", "race_4"}
    assert all(cost > 0 for costs in found["ns_per_decision"].values() for cost in costs.values())


def test_the_readme_quotes_the_examples() -> None:
    readme = (PYTHON / "README.md").read_text(encoding="utf-8")
    quotes = re.findall(r"<!-- (\S+) -->\n```python\n(.*?)```", readme, flags=re.DOTALL)
    assert len(quotes) == 8
    for example, quote in quotes:
        assert quote in (PYTHON / example).read_text(encoding="utf-8")
    first_lines = quotes[0][1].splitlines()
    assert len(first_lines) <= 10
