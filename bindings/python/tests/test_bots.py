"""Opponents and analyses: the golden choices, slices, time, nets, refusals, threads."""

from __future__ import annotations

import asyncio
import copy
import json
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import triqueta as tq
from support import REPOSITORY, SET_UPS, name_of
from triqueta import bots

GOLDEN = REPOSITORY / "tests/golden"


def vectors(name: str) -> list[dict[str, Any]]:
    """The lines of a golden file."""
    read: list[dict[str, Any]] = json.loads((GOLDEN / name).read_text(encoding="utf-8"))
    assert len(read) > 20
    return read


CHOICES, ANALYSES = vectors("choices.json"), vectors("analyses.json")


def bot_of(line: dict[str, Any]) -> bots.Bot:
    return bots.Bot(bots.levels()[line["level"]], int(line["key"]), int(line["number"]))


def first_view(variant: str = "base_game", viewer: int = 0) -> tq.View:
    return tq.View(variant, viewer)


def test_levels_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert bots.levels() == ("beginner", "easy", "medium", "strong", "best")


@pytest.mark.parametrize("kind", [bytes.fromhex, lambda text: tq.View.from_snapshot(bytes.fromhex(text))])
def test_choices_are_those_of_every_language(kind: Callable[[str], bots.AnyView]) -> None:
    for line in CHOICES:
        assert bot_of(line).choose(kind(line["view"]), nodes=line["nodes"]) == line["action"]


def test_slices_do_not_change_a_choice() -> None:
    for line in CHOICES[::5]:
        bot = bot_of(line)
        bot.begin(bytes.fromhex(line["view"]), nodes=line["nodes"])
        spent = list(bot.slices(67))
        assert spent == sorted(spent)
        assert spent[-1] == bot.spent
        assert bot.choice == line["action"]


def test_analyses_are_those_of_every_language() -> None:
    for line in ANALYSES:
        view = bytes.fromhex(line["view"])
        at_once = bots.analyze(view, nodes=line["nodes"], key=int(line["key"]), game=int(line["number"]))
        sliced = bots.Analysis(int(line["key"]), int(line["number"]))
        sliced.begin(view, nodes=line["nodes"])
        for _ in sliced.slices(111):
            pass
        assert sliced.spent >= sliced.granted > 0
        for analysis in (at_once, sliced):
            numbers: list[int | None] = []
            for action, *estimates in analysis.worth:
                numbers += [action, *(number for estimate in estimates for number in estimate)]
            assert numbers == [None if number == (1 << 31) - 1 else number for number in line["worth"]]
            best = analysis.worth[line["best"]]
            assert analysis.best == best == analysis.of(best.action)
            assert analysis.remarks(best.action) == line["remarks"]


def test_estimates_are_exact_numbers_and_floats() -> None:
    estimate = bots.Estimate(98304, 16384, 7)
    assert (estimate.mean, estimate.error, estimate.tries) == (1.5, 0.25, 7)
    assert bots.Estimate(0, None, 1).error is None
    found = [
        one
        for line in ANALYSES
        for worth in bots.analyze(bytes.fromhex(line["view"]), nodes=200).worth
        for one in worth[1:]
        if one.tries < 2
    ]
    assert found
    assert all(one.error is None for one in found)


def test_remarks_are_in_a_language_with_the_names_of_the_players() -> None:
    said: dict[str, set[str]] = {language: set() for language in tq.languages()}
    game, analysis, bot = tq.Game("base_game(players=3)", tq.seed_from(7)), bots.Analysis(), bots.Bot("medium", 1)
    while (seat := game.to_move) is not None:
        analysis.begin(game.view(seat))
        for worth in analysis.worth:
            for language, texts in said.items():
                texts.add(analysis.remarks(worth.action, language, names=["Ada", "Bo"]))
        game.play(seat, bot.choose(game.view(seat)))
    assert len(said) == 3
    assert all(len(texts) > 5 for texts in said.values())
    assert not (said["en"] & said["de"] | said["en"] & said["fr"]) - {""}
    assert any("Bo would" in text for text in said["en"])
    assert any("Player 3 would" in text for text in said["en"])


@pytest.mark.parametrize("choice", SET_UPS, ids=name_of)
def test_bots_of_all_levels_play_every_game(choice: tq.Choice) -> None:
    """One bot of each level, in turns for all seats; what an analysis lists are the distinct actions."""
    game = tq.Game(choice, tq.seed_from(7))
    players = [bots.Bot(level, 1, number) for number, level in enumerate(bots.levels())]
    analysis = bots.Analysis()
    for move in range(150):
        if (seat := game.to_move) is None:
            break
        view = game.view(seat)
        if move % 30 == 0:
            analysis.begin(view, nodes=100)
            analysis.think(100)
            assert {worth.action for worth in analysis.worth} <= set(view.legal)
            assert all(0 <= worth.chance.mean <= 1 for worth in analysis.worth)
        game.play(seat, players[move % 5].choose(view, nodes=50))
    assert move > 20


def test_a_bot_goes_on_with_its_dice() -> None:
    """So the same bot may choose otherwise the second time, and another one alike chooses the same."""
    view = tq.Game("race(players=4)", tq.seed_from(7)).view(0)
    one, other = bots.Bot("beginner", 5), bots.Bot("beginner", 5)
    first = [one.choose(view) for _ in range(40)]
    assert first == [other.choose(view) for _ in range(40)]
    assert len(set(first)) > 1
    assert first != [bots.Bot("beginner", 5, 1).choose(view) for _ in range(40)]


def long_view() -> tq.View:
    """A view that `best` may think about for long."""
    return tq.Game("base_game(players=2)", tq.seed_from(7)).view(0)


def test_a_choice_with_seconds_takes_about_as_long() -> None:
    bot, view = bots.Bot("best", 1), long_view()
    start = time.monotonic()
    action = bot.choose(view, seconds=0.1)
    assert 0.05 < time.monotonic() - start < 5
    assert action in view.legal
    assert bot.granted > bot.spent > 0
    analysis = bots.analyze(view, seconds=0.05)
    assert analysis.granted > analysis.spent > 0
    assert bots.analyze(view, seconds=60, nodes=300).granted == 300


def test_seconds_of_nothing_are_one_slice() -> None:
    bot, view = bots.Bot("best", 1), long_view()
    bot.begin(view, nodes=100_000)
    assert len(list(bot.slices(50, seconds=0))) == 1
    assert bot.spent < 1000
    assert bot.choice in view.legal


def test_leaving_the_loop_cancels() -> None:
    bot, view = bots.Bot("best", 1), long_view()
    bot.begin(view, nodes=100_000)
    for spent in bot.slices(100):
        if spent >= 1000:
            break
    assert 1000 <= bot.spent < 3000 < bot.granted
    assert bot.choice in view.legal
    assert not bot.think(100)


def test_other_threads_run_meanwhile() -> None:
    bot, view, ticks = bots.Bot("best", 1), long_view(), 0
    thinking = threading.Thread(target=bot.choose, args=(view,), kwargs={"nodes": 300_000})
    thinking.start()
    while thinking.is_alive():
        time.sleep(0.001)
        ticks += 1
    assert ticks > 5


def test_an_event_loop_runs_meanwhile() -> None:
    async def main() -> tuple[int, int]:
        bot, ticks = bots.Bot("best", 1), 0
        future = asyncio.get_running_loop().run_in_executor(None, lambda: bot.choose(long_view(), nodes=300_000))
        while not future.done():
            await asyncio.sleep(0.001)
            ticks += 1
        return await future, ticks

    action, ticks = asyncio.run(main())
    assert action == bots.Bot("best", 1).choose(long_view(), nodes=300_000)
    assert ticks > 5


def test_threads_may_share_a_bot() -> None:
    bot, view, chosen = bots.Bot("easy", 1), long_view(), []

    def work() -> None:
        for _ in range(20):
            chosen.append(bot.choose(view))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    twin = bots.Bot("easy", 1)
    assert sorted(chosen) == sorted(twin.choose(view) for _ in range(80))


NET = (GOLDEN / "race.net").read_bytes()  # weights at random


def test_a_net_of_a_file_replaces_the_shipped_one() -> None:
    lines = [line for line in CHOICES if line["game"] == "race" and line["level"] == 3]
    given = [bots.Bot("strong", 1, net=NET).choose(bytes.fromhex(line["view"])) for line in lines]
    assert given != [bots.Bot("strong", 1).choose(bytes.fromhex(line["view"])) for line in lines]
    bot = bots.Bot("strong", 1)
    bot.begin(bytes.fromhex(lines[0]["view"]))
    bot.use_net(NET)
    with pytest.raises(tq.TriquetaError, match="begin"):  # what was begun is forgotten
        print(bot.choice)
    assert bot.choose(bytes.fromhex(lines[0]["view"])) == given[0]
    view = bytes.fromhex(lines[0]["view"])
    assert bots.analyze(view, nodes=100, net=NET).worth != bots.analyze(view, nodes=100).worth


@pytest.mark.parametrize(
    ("net", "name"),
    [
        (b"\1" * 64, "wrong_format"),
        (NET[:-1], "bytes_too_short"),
        (NET + b"\0", "bytes_too_long"),
        (NET[:4] + b"\x63" + NET[5:], "wrong_version"),
        (NET[:900] + bytes([NET[900] ^ 1]) + NET[901:], "damaged"),
    ],
)
def test_nets_that_cannot_be_used_are_refused(net: bytes, name: str) -> None:
    bot, analysis = bots.Bot("easy", 1), bots.Analysis()
    bot.begin(first_view())
    for call in (bot.use_net, analysis.use_net, lambda net: bots.Bot("easy", 1, net=net)):
        with pytest.raises(tq.Refused) as refused:
            call(net)
        assert refused.value.name == name
    assert bot.choice in first_view().legal


def test_a_net_is_for_its_own_games() -> None:
    bot = bots.Bot("easy", 1, net=NET)
    with pytest.raises(tq.Refused) as refused:
        bot.choose(first_view())
    assert refused.value.name == "wrong_game"


def test_views_that_cannot_be_thought_about_are_refused() -> None:
    bot, good = bots.Bot("easy", 1), first_view().snapshot()
    for view, name in (
        (b"\1" * 64, "wrong_format"),
        (first_view(viewer=1), "not_your_turn"),
        (first_view(viewer=tq.SPECTATOR), "not_your_turn"),
        (good[:-1], "bytes_too_short"),
        (good + b"\0", "bytes_too_long"),
    ):
        for call in (bot.choose, bot.begin, bots.analyze, bots.Analysis().begin):
            with pytest.raises(tq.Refused) as refused:
                call(view)
            assert refused.value.name == name
    game = tq.Game("base_game", tq.seed_from(7))
    game.play_out(tq.Dice(1))
    with pytest.raises(tq.Refused) as refused:
        bot.choose(game.view(0))
    assert refused.value.name == "game_is_over"


def test_after_a_refusal_a_bot_is_as_before() -> None:
    bot = bots.Bot("medium", 1)
    bot.begin(first_view())
    before = bot.choice, bot.spent, bot.granted
    with pytest.raises(tq.Refused):
        bot.begin(b"nonsense")
    assert (bot.choice, bot.spent, bot.granted) == before


def test_what_has_not_begun_says_so() -> None:
    bot, analysis = bots.Bot("medium", 1), bots.Analysis()
    calls: list[Callable[[], object]] = [
        lambda: bot.choice,
        lambda: bot.spent,
        lambda: bot.think(1),
        lambda: next(bot.slices()),
        lambda: analysis.worth,
        lambda: analysis.best,
        lambda: analysis.of(0),
        lambda: analysis.remarks(0),
        lambda: analysis.granted,
    ]
    for call in calls:
        with pytest.raises(tq.TriquetaError) as error:
            call()
        assert error.value.status == "not_begun"


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(tq.TriquetaError, match="level 'grandmaster'") as error:
        bots.Bot("grandmaster", 1)
    assert error.value.status == "no_such_level"
    with pytest.raises(OverflowError, match="key"):
        bots.Bot("easy", -1)
    with pytest.raises(OverflowError, match="nodes"):
        bots.Bot("easy", 1).choose(first_view(), nodes=-5)
    for wrong in (tq.Game("base_game", tq.seed_from(7)), "text", None):
        with pytest.raises(TypeError):
            bots.Bot("easy", 1).choose(wrong)  # type: ignore[arg-type]
    analysis = bots.analyze(first_view(), nodes=20)
    for action in (-1, 24, 1 << 40):
        for function in (analysis.of, analysis.remarks):
            with pytest.raises(tq.TriquetaError) as no:
                function(action)
            assert no.value.status == "no_such_action"
    with pytest.raises(tq.TriquetaError, match="'xx'"):
        analysis.remarks(0, "xx")
    with pytest.raises(ValueError, match="one line"):
        analysis.remarks(0, names=["Ada\nBo"])


@pytest.mark.parametrize("make", [lambda: bots.Bot("easy", 1), bots.Analysis])
def test_they_are_neither_pickled_nor_copied(make: Callable[[], Any]) -> None:
    for function in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="begins alike"):
            function(make())


def test_a_bot_says_its_level() -> None:
    assert repr(bots.Bot("strong", 1)) == "<Bot strong>"
    assert bots.Bot("strong", 1).level == "strong"
    assert repr(bots.Analysis()) == "<Analysis>"


def test_the_package_does_not_load_the_opponents() -> None:
    program = "import sys, triqueta; print([name for name in sys.modules if 'bots' in name and 'triqueta' in name])"
    assert subprocess.run([sys.executable, "-c", program], check=True, capture_output=True).stdout.strip() == b"[]"
