"""What is stated in Python, against what the library says."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from typing import get_args

import numpy as np
import pytest

import triqueta as tq
from support import PYTHON, REPOSITORY, SET_UPS, name_of
from triqueta import session
from triqueta._calls import struct

HEADER = (REPOSITORY / "c_api/include/triqueta.h").read_text(encoding="utf-8")


def test_every_function_of_c_is_used_or_left_out_for_a_reason() -> None:
    tool, reasons = REPOSITORY / "tools/unused_functions", PYTHON / "unused_functions.txt"
    files = list(PYTHON.glob("src/triqueta/*.py"))
    command = [sys.executable, *map(str, (tool, REPOSITORY / "c_api/include", reasons, *files))]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (run.stdout, run.stderr, run.returncode) == ("", "", 0)


def enum_of_c(name: str) -> dict[str, int]:
    body = re.search(rf"enum {name} {{(.*?)}}", HEADER, flags=re.DOTALL)
    assert body
    members = {key: int(value) for key, value in re.findall(r"TQ_(\w+) = (-?\d+)", body[1])}
    return {key: value for key, value in members.items() if not key.endswith("_SIGNED")}


def test_names_are_those_of_the_constants_of_c() -> None:
    assert list(tq.statuses()) == [name.lower() for name in enum_of_c("tq_status_code")]
    names = {f"REFUSAL_{refusal.name.upper()}": refusal.code for refusal in tq.refusals()}
    assert names == enum_of_c("tq_refusal_code")
    assert all(tq.refusal_text(refusal, language) for refusal in tq.refusals() for language in tq.languages())
    who = enum_of_c("tq_who")
    assert who == {"CHANCE": tq.CHANCE, "OVER": tq.OVER, "SPECTATOR": tq.SPECTATOR, "ALL": tq.ALL}


def test_literals_are_those_of_c() -> None:
    holders = {name.upper(): number for name, number in session.HOLDERS.items()}
    assert holders == enum_of_c("tq_holder")
    assert {(name or "no_exit").upper(): number for name, number in session.EXITS.items()} == enum_of_c("tq_exit")
    assert get_args(session.Holder) == tuple(session.HOLDERS)
    assert (None, *get_args(session.Exit)) == tuple(session.EXITS)


def test_sizes_are_those_of_c() -> None:
    found = {name for name in dir(struct("sizes")) if not name.startswith("_")}
    assert found == {"struct_size", *tq.Sizes._fields}


def test_games_are_listed_with_their_titles_options_and_score_lines() -> None:
    names = ["base_game", "hidden_wolves", "base_game_duel", "hidden_wolves_duel", "mayhem", "race"]
    assert [str(game) for game in tq.games()] == names
    for game in tq.games():
        assert all(game.title(language) for language in tq.languages())
        players, first, *_ = game.options
        assert (players.name, first.name) == ("players", "first")
        assert all(option.meaning and option.least <= option.default <= option.most for option in game.options)
        choice = tq.Choice(game)
        assert choice.options == {option.name: option.default for option in game.options}
        assert [type(value) is bool for value in choice.options.values()] == [one.is_truth for one in game.options]
        for count in game.players:
            assert tq.Choice(game, players=count).players == count
        for language in tq.languages():
            assert len(set(game.line_labels(language))) == len(game.lines) == choice.sizes.lines
    assert tq.games()[4].title() == "Triangle Mayhem"
    assert tq.games()[4].options[2] == ("fast", "whether fast draw-and-play is allowed", 0, 1, 0, True)


def test_languages_have_names() -> None:
    assert tq.languages() == {"en": "English", "de": "Deutsch", "fr": "français"}
    with pytest.raises(tq.TriquetaError, match="language 'la'") as caught:
        tq.games()[0].title("la")
    assert caught.value.status == "not_found"


def test_the_version_is_that_of_the_header() -> None:
    header = (REPOSITORY / "include/triqueta/version.hpp").read_text(encoding="utf-8")
    assert tq.__version__ == ".".join(re.findall(r"#define TRIQUETA_VERSION_\w+ (\d+)", header))


@pytest.mark.parametrize("choice", SET_UPS, ids=name_of)
def test_options_are_values(choice: tq.Choice) -> None:
    for again in (tq.Choice(str(choice)), tq.Choice(choice), tq.Choice(choice.variant, **choice.options)):
        assert again == choice
        assert hash(again) == hash(choice)
    assert pickle.loads(pickle.dumps(choice)) == choice
    assert copy.deepcopy(choice) == choice
    assert tq.Choice(choice.variant, players=choice.players).first == 0
    assert tq.Choice(choice, first=1).first == 1
    assert tq.Game(str(choice), tq.seed_from(1)).choice == choice
    assert repr(choice) == f"Choice({str(choice)!r})"
    with pytest.raises(AttributeError):
        choice.values = ()  # type: ignore[misc]


@pytest.mark.parametrize(
    ("name", "given", "refusal", "about", "bounds"),
    [
        ("chess", {}, "unknown_game", None, None),
        *(("base_game", {"players": n}, "wrong_players", "players", (2, 5)) for n in (-1, 0, 1, 6)),
        *(("base_game", {"players": 3, "first": n}, "no_such_seat", "first", (0, 2)) for n in (-1, 3)),
        ("race", {"turn_cap": 0}, "wrong_option", "turn_cap", (1, 2**31 - 1)),
        ("mayhem", {"fast": 2}, "wrong_option", "fast", (0, 1)),
        ("base_game", {"turn_cap": 60}, "unknown_option", "turn_cap", None),
        ("base_game(turn_cap=60)", {}, "unknown_option", "turn_cap", None),
        ("base_game(players=9)", {}, "wrong_players", "players", (2, 5)),
    ],
)
def test_a_wrong_option_is_refused_with_its_name_and_bounds(
    name: str, given: dict[str, int], refusal: str, about: str | None, bounds: tuple[int, int] | None
) -> None:
    with pytest.raises(tq.Unreadable) as caught:
        tq.Choice(name, **given)
    assert (caught.value.name, caught.value.about, caught.value.bounds) == (refusal, about, bounds)
    assert not about or f"{about}: " in str(caught.value)
    assert not bounds or str(caught.value).endswith(f" It must be {bounds[0]} to {bounds[1]}.")


def test_a_choice_in_text_is_refused_with_its_place() -> None:
    with pytest.raises(tq.Unreadable, match="line 1, column 13") as caught:
        tq.Choice("race(players:3)")
    assert (caught.value.where, caught.value.line, caught.value.column) == (12, 1, 13)
    with pytest.raises(TypeError, match="game: a name"):
        tq.Choice(6)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="players: an integer"):
        tq.Choice("race", players="3")  # type: ignore[arg-type]
    with pytest.raises(OverflowError, match="players"):
        tq.Choice("base_game", players=2**31)


def test_sizes_are_those_of_the_rules() -> None:
    sizes = tq.Choice("base_game", players=3).sizes
    assert (tq.games()[0].players, sizes.actions, sizes.outcomes) == (range(2, 6), 25, 6)
    assert tq.Choice("mayhem").sizes.actions == 433
    assert tq.Choice("race").sizes.actions == 863
    for choice in SET_UPS:
        assert len(set(choice.variant.lines)) == choice.sizes.lines
        assert choice.sizes.pieces == {"base": 60, "hidd": 75, "mayh": 81, "race": 90}[str(choice.variant)[:4]]


@pytest.mark.parametrize("variant", tq.games(), ids=str)
@pytest.mark.parametrize("language", tq.languages())
def test_every_action_and_outcome_has_words(variant: tq.Variant, language: str) -> None:
    sizes = tq.Choice(variant).sizes
    for action in range(sizes.actions):
        assert tq.parse_action(variant, tq.action_text(variant, action, language), language) == action
    for outcome in range(sizes.outcomes):
        assert tq.parse_outcome(variant, tq.outcome_text(variant, outcome, language), language) == outcome
    for parse in (tq.parse_action, tq.parse_outcome):
        with pytest.raises(tq.Unreadable) as caught:
            parse(variant, "nonsense", language)
        assert (caught.value.line, caught.value.column) == (1, 1)


def test_a_number_that_has_no_words_is_told_with_its_bounds() -> None:
    for action in (863, -1, 2**80):
        with pytest.raises(tq.TriquetaError, match=rf"^action {action}: race has actions 0 to 862$") as caught:
            tq.action_text("race", action)
        assert caught.value.status == "no_such_action"
    with pytest.raises(tq.TriquetaError, match=r"^outcome 36: race has outcomes 0 to 35$"):
        tq.outcome_text("race", 36)
    with pytest.raises(tq.TriquetaError, match="variant 'chess'"):
        tq.action_text("chess", 0)
    with pytest.raises(tq.TriquetaError, match="language 'la'"):
        tq.action_text("race", 0, "la")
    with pytest.raises(TypeError, match="action: an integer is needed, not str"):
        tq.action_text("race", "draw")  # type: ignore[arg-type]
    assert tq.action_text("race", np.uint8(3)) == tq.action_text("race", 3)


def test_dice_go_on_alike_where_they_are_copied() -> None:
    dice = tq.Dice(3, 4)
    assert [dice.below(6) for _ in range(20)] == [other.below(6) for other in [tq.Dice(3, 4)] for _ in range(20)]
    copies = [dice.copy(), copy.copy(dice), copy.deepcopy(dice), pickle.loads(pickle.dumps(dice))]
    draws = [[one.below(1000) for _ in range(20)] for one in [dice, *copies]]
    assert all(draw == draws[0] for draw in draws)
    assert len(set(draws[0])) > 10
    assert draws[0] != [tq.Dice(3, 5).below(1000) for _ in range(20)]
    assert dice.pick("a") == "a"
    with pytest.raises(tq.TriquetaError):
        dice.below(0)


def test_errors_are_pickled() -> None:
    refused = tq.Refused(tq.Refusal(5, "no", "B10", "No."), place=3)
    unreadable = tq.Unreadable((tq.Refusal(5, "no", "B10", "No."),), 7, 2, 1, "tag", (1, 3))
    for error in (refused, unreadable, tq.TriquetaError("wrong_deal", "text")):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert (str(again), again.status, again.args) == (str(error), error.status, error.args)
    assert str(refused) == "place 3: No. (B10)"
    assert str(unreadable) == "line 2, column 1: tag: No. (B10) It must be 1 to 3."


def test_simulations_add_up_however_they_are_split(monkeypatch: pytest.MonkeyPatch) -> None:
    choice = tq.Choice("hidden_wolves", players=4)
    whole = tq.simulate(choice, key=9, games=500)
    monkeypatch.setattr("triqueta.simulation.GAMES_OF_A_CALL", 64)
    assert whole == tq.simulate(choice, key=9, games=500)
    assert whole == tq.simulate(choice, 9, 123) + tq.simulate(choice, 9, 377, first=123)
    assert whole != tq.simulate(choice, 8, 500)
    assert (whole.players, whole.games) == (4, 500)
    assert sum(whole.wins) >= whole.games + whole.joint_wins
    assert [len(sums) for sums in (whole.wins, whole.points, whole.points_squared)] == [4, 4, 4]
    with pytest.raises(ValueError, match="players"):
        whole + tq.simulate(tq.Choice("base_game"), 9, 1)
    with pytest.raises(ValueError, match="negative"):
        tq.simulate(choice, 9, -1)
    assert tq.simulate(choice, 9, 0).games == 0
