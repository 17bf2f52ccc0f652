"""The golden files, which tests/data/golden_test.cpp and tests/text/golden_records_test.cpp read too."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest

import triqueta as tq
from support import REPOSITORY

GOLDEN = REPOSITORY / "tests/golden"


def choice_of(file: Path) -> tq.Choice:
    name, players, fast = re.fullmatch(r"(\w+?)_(\d+)(_fast)?", file.stem).groups()  # type: ignore[union-attr]
    more = {"mayhem_4_fast": {"first": 1}, "race_2": {"turn_cap": 200}, "race_4": {"first": 3, "turn_cap": 60}}
    more["race_6"] = {"turn_cap": 200}
    return tq.Choice(name, players=int(players), **({"fast": 1} if fast else {}), **more.get(file.stem, {}))


def lines_of(game: tq.Game, viewer: int, since: int) -> list[str]:
    view = game.view(viewer)
    return [
        f"viewer {'spectator' if viewer == tq.SPECTATOR else viewer}",
        f"events {game.events(viewer, since).hex()}",
        f"view {view.snapshot().hex()}",
        f"hash {view.hash:016x}",
        " ".join(["encoding", *map(str, view.encode())]),
    ]


def golden(choice: tq.Choice) -> str:
    """A game from a seed; its start, its end and what comes after 15 and 60 actions."""
    game = tq.Game(choice, tq.seed_from(2024), 5)
    code = int.from_bytes(game.snapshot()[4:8], "little")
    lines = [f"game {choice.variant} {choice.players} players, code {code:08x}"]
    since = actions = 0
    while True:
        seat = game.to_move
        if seat is None or actions in (0, 15, 60):
            lines += ["", f"after {actions} actions", f"state {game.snapshot().hex()}", f"hash {game.hash:016x}"]
            lines += lines_of(game, actions % choice.players, since)
            if actions == 15:
                lines += lines_of(game, tq.SPECTATOR, since)
            since = game.moment
        if seat is None:
            return "\n".join(lines) + "\n"
        legal = game.view(seat).legal
        game.play(seat, legal[(7 * actions + 3) % len(legal)])
        actions += 1


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.txt")), ids=lambda file: file.stem)
def test_snapshots_hashes_and_encodings_are_what_they_always_were(file: Path) -> None:
    assert golden(choice_of(file)) == file.read_text(encoding="utf-8")


def test_there_are_golden_files_of_every_variant() -> None:
    assert {choice_of(file).variant for file in GOLDEN.glob("*.txt")} == set(tq.games())


def read(name: str) -> tuple[str, dict[str, str]]:
    """A golden record, and its free tags."""
    text = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    return text, {tag: value for tag, value in tq.text_tags(text).items() if tag in ("Site", "Seat0", "Seat1")}


@pytest.mark.parametrize("variant", tq.games(), ids=str)
def test_records_are_read_and_written_alike(variant: tq.Variant) -> None:
    for name, finished in ((f"{variant}", True), (f"{variant}_unfinished", False)):
        text, tags = read(name)
        assert tags["Site"] == 'Café "Zur Eule", Köln'
        game = tq.Game.from_record(text)
        assert game.is_over == finished
        assert dict(game.tags) == tags
        assert game.record() == text


@pytest.mark.parametrize("variant", tq.games(), ids=str)
def test_a_record_that_is_cut_down_is_what_its_viewer_saw(variant: tq.Variant) -> None:
    cut, tags = read(f"{variant}_seen")
    view = tq.View.from_record(cut)
    game = tq.Game.from_record(read(f"{variant}")[0])
    assert view.snapshot() == game.view(view.viewer).snapshot()
    assert tags == dict(game.tags)
    assert game.record(view.viewer) == cut


def deals() -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", json.loads((GOLDEN / "deals.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("deal", deals(), ids=lambda deal: f"{deal['game']}-{deal['players']}-{deal['number']}")
def test_a_seed_always_gives_the_same_deal(deal: dict[str, Any]) -> None:
    """Worked out by tests/checks/deals.py, without the library."""
    choice = tq.Choice(deal["game"], players=deal["players"])
    by_seed = tq.Game(choice, bytes.fromhex(deal["seed"]), int(deal["number"]))
    by_hand = tq.Game.dealt(choice, deal["pieces"])
    for _ in range(40):  # before a pile is made anew
        for game in (by_seed, by_hand):
            game.play(game.turn, game.legal[0])
    assert by_seed.record() == by_hand.record()
