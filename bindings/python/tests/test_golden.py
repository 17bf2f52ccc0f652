"""The golden files, which tests/data/golden_test.cpp and tests/text/golden_records_test.cpp read too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import triqueta as tq
from support import REPOSITORY, played, towers_in_a_row

GOLDEN = REPOSITORY / "tests/golden"


def options_of(file: Path) -> tq.Options:
    name, players, fast = re.fullmatch(r"(\w+?)_(\d+)(_fast)?", file.stem).groups()  # type: ignore[union-attr]
    more = {"mayhem_4_fast": {"first": 1}, "race_2": {"turn_cap": 200}, "race_4": {"first": 3, "turn_cap": 60}}
    more["race_6"] = {"turn_cap": 200}
    return tq.Options(name, int(players), fast=bool(fast), **more.get(file.stem, {}))


def lines_of(game: tq.Game, viewer: int, since: int) -> list[str]:
    view = game.view(viewer)
    return [
        f"viewer {'spectator' if viewer == tq.SPECTATOR else viewer}",
        f"events {game.events(viewer, since).hex()}",
        f"view {view.snapshot().hex()}",
        f"hash {view.hash:016x}",
        " ".join(["encoding", *map(str, view.encode())]),
    ]


def golden(options: tq.Options) -> str:
    """A game from a seed; its start, its end and what comes after 15 and 60 actions."""
    game = tq.Game(options, tq.seed_from(2024), 5)
    code = int.from_bytes(game.snapshot()[4:8], "little")
    lines = [f"game {options.variant} {options.players} players, code {code:08x}"]
    since = actions = 0
    while True:
        seat = game.to_move
        if seat is None or actions in (0, 15, 60):
            lines += ["", f"after {actions} actions", f"state {game.snapshot().hex()}", f"hash {game.hash:016x}"]
            lines += lines_of(game, actions % options.players, since)
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
    assert golden(options_of(file)) == file.read_text(encoding="utf-8")


def test_there_are_golden_files_of_every_variant() -> None:
    assert {options_of(file).variant for file in GOLDEN.glob("*.txt")} == set(tq.Variant)


def read(name: str) -> tuple[str, dict[str, str]]:
    """A golden record, and its free tags."""
    text = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    tags = {tag: tq.text_tag(text, tag) for tag in ("Site", "Seat0", "Seat1")}
    return text, {tag: value for tag, value in tags.items() if value is not None}


@pytest.mark.parametrize("variant", tq.Variant, ids=str)
def test_records_are_read_and_written_alike(variant: tq.Variant) -> None:
    for name, finished in ((f"{variant}", True), (f"{variant}_unfinished", False)):
        text, tags = read(name)
        assert tags["Site"] == 'Café "Zur Eule", Köln'
        game = tq.Game.from_record(text)
        assert game.is_over == finished
        assert game.record(tags=tags) == text


@pytest.mark.parametrize("variant", tq.Variant, ids=str)
def test_a_record_that_is_cut_down_is_what_its_viewer_saw(variant: tq.Variant) -> None:
    cut, tags = read(f"{variant}_seen")
    view = tq.View.from_record(cut)
    game = tq.Game.from_record(read(f"{variant}")[0])
    assert view.snapshot() == game.view(view.viewer).snapshot()
    assert game.record(view.viewer, tags) == cut


VARIED = bytes((37 * i + 11) % 256 for i in range(32))
VARIED_NUMBER = 0x0102030405060708


@pytest.mark.parametrize(
    ("name", "players", "seed", "number", "towers"),
    [
        ("base_game", 2, tq.seed_from(7), 0,
         "314 050 305 421 121 302 333 112 141 553 040 042 253 215 453 453 240 242 405 510"),
        ("base_game", 5, VARIED, VARIED_NUMBER,
         "003 345 522 113 114 033 425 024 032 004 442 350 341 413 152 253 255 511 240 501"),
        ("hidden_wolves", 3, tq.seed_from(7), 0,
         "314 050 305 421 121 4302 6333 6112 3141 0553 6040 1042 6253 6215 6453 6453 2240 5242 6405 6510"),
        ("hidden_wolves_duel", 2, VARIED, VARIED_NUMBER,
         "003 345 522 113 114 6033 6425 6024 1032 6004 0442 6350 2341 6413 6152 5253 3255 4511 6240 6501"),
    ],
)  # fmt: skip
def test_a_seed_always_gives_the_same_towers(name: str, players: int, seed: bytes, number: int, towers: str) -> None:
    options = tq.Options(name, players)
    pieces = towers_in_a_row([[map(int, column) for column in towers.split()]])
    for key in range(20):  # one game doesn't look at every token
        game, dealt = tq.Game(options, seed, number), tq.Game.dealt(options, pieces)
        for seat, action in played(game, tq.Dice(key)):
            dealt.play(seat, action)
        assert game.record() == dealt.record()


@pytest.mark.parametrize(
    ("name", "players", "seed", "number", "cards"),
    [
        ("mayhem", 6, tq.seed_from(7), 0, [13, 15, 6, 18, 15, 10, 1, 19, 11, 16, 24, 12, 16, 14, 0, 14, 12, 24]),
        ("mayhem", 6, VARIED, VARIED_NUMBER, [13, 20, 1, 1, 9, 4, 6, 24, 24, 13, 20, 7]),
        ("race", 3, tq.seed_from(7), 0, [10, 11, 25, 10, 4, 8, 17, 6, 24, 13, 22, 1, 3, 24, 7, 0, 16, 8, 9, 19]),
        ("race", 2, VARIED, VARIED_NUMBER, [11, 16, 24, 26, 21, 13, 35, 19, 18, 24, 29, 8]),
    ],
)
def test_a_seed_always_gives_the_same_cards(
    name: str, players: int, seed: bytes, number: int, cards: list[int]
) -> None:
    game = tq.Game(tq.Options(name, players), seed, number)
    dealt = re.findall(r"\((.+?)\)", game.record())
    assert [tq.parse_outcome(game.options.variant, card) for card in dealt][: len(cards)] == cards
