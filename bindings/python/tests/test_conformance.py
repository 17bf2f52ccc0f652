"""Every vector agrees, and one that was falsified doesn't."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import triqueta as tq
from support import REPOSITORY
from vectors import Difference, compare

DATA = REPOSITORY / "tests/conformance/data"
FILES = sorted(DATA.glob("*.jsonl"))


def lines_of(file: Path) -> list[Any]:
    with file.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def test_there_are_vectors_of_every_game() -> None:
    assert {file.stem for file in FILES} == {f"{g}{k}" for g in ("triqueta", "mayhem", "race") for k in KINDS}


KINDS = ("", "_views", "_perft")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_line_agrees(file: Path) -> None:
    for number, line in enumerate(lines_of(file), 1):
        try:
            compare(line)
        except Exception as error:
            pytest.fail(f"{file.name}:{number}: {error}")


def an_action_dropped(line: Any) -> None:
    line["steps"][40][1].pop()


def another_seat(line: Any) -> None:
    line["steps"][40][0] = 1 - line["steps"][40][0]


def a_weight(line: Any) -> None:
    next(step for step in line["steps"] if step[0] == -1)[2][0][1] += 1


def a_count_in_a_view(line: Any) -> None:
    next(step for step in line["steps"] if len(step) > 3)[3][0]["unseen"]["light"][2] += 1


def another_score(line: Any) -> None:
    line["scores"][1] += 1


def another_view_at_the_end(line: Any) -> None:
    line["views"][-1]["rock"] += 1


def a_step_left_out(line: Any) -> None:
    del line["steps"][-1]


@pytest.mark.parametrize(
    "falsify",
    [
        an_action_dropped,
        another_seat,
        a_weight,
        a_count_in_a_view,
        another_score,
        another_view_at_the_end,
        a_step_left_out,
    ],
    ids=lambda falsify: falsify.__name__,
)
def test_what_is_falsified_is_found(falsify: Callable[[Any], None]) -> None:
    line = next(line for line in lines_of(DATA / "triqueta_views.jsonl") if line["steps"][40][0] >= 0)
    compare(line)
    wrong = copy.deepcopy(line)
    falsify(wrong)
    with pytest.raises(Difference):
        compare(wrong)


def test_another_token_in_a_deal_is_found() -> None:
    line = lines_of(DATA / "triqueta.jsonl")[0]
    tower = line["towers"][0]
    other = next(column for column in tower if column[-1] != tower[0][-1])
    tower[0][-1], other[-1] = other[-1], tower[0][-1]
    with pytest.raises(Difference, match="what the deal gave"):
        compare(line)
    tower[0][-1] = 5 if tower[0][-1] != 5 else 4
    with pytest.raises(tq.TriquetaError) as caught:
        compare(line)
    assert caught.value.status == "wrong_deal"


def test_another_perft_is_found() -> None:
    for game in ("triqueta", "mayhem", "race"):
        line = lines_of(DATA / f"{game}_perft.jsonl")[0]
        line["perft"][-1] += 1
        with pytest.raises(Difference, match="perft"):
            compare(line)
