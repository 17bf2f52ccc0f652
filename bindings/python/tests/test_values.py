"""What is stated in Python, against what the library says."""

from __future__ import annotations

import copy
import pickle
import re
from typing import Any

import pytest

import triqueta as tq
from support import PYTHON, REPOSITORY, SET_UPS, name_of
from triqueta._calls import int32_of, text_of
from triqueta._tq import lib
from triqueta.position import COMMON

HEADER = (REPOSITORY / "c_api/include/triqueta.h").read_text(encoding="utf-8")

# Functions of C that Python has other means for.
NOT_BOUND = {
    "tq_game_copy": "copies are new games",
    "tq_game_step": "play and legal tell the same; for many games there are batches",
    "tq_view_copy": "copies are new views",
    "tq_view_refresh": "a game gives new views",
    "tq_struct_size": "header and library are compiled together",
    "tq_variant_count": "Variant is closed; checked here",
    "tq_variant_name": "Variant has names; checked here",
}


def test_every_function_of_c_is_bound() -> None:
    functions = set(re.findall(r"^TQ_API \w+ (\w+)\(", HEADER, flags=re.MULTILINE))
    assert len(functions) > 80
    source = "".join(file.read_text(encoding="utf-8") for file in PYTHON.glob("src/triqueta/*.py"))
    used = {function for function in functions if re.search(rf"\b{function}\b", source)}
    used |= {f"tq_{kind}_{name}" for kind in ("game", "view") for name in COMMON}
    assert used == functions - NOT_BOUND.keys()


def enum_of_c(name: str) -> dict[str, int]:
    body = re.search(rf"enum {name} {{(.*?)}}", HEADER, flags=re.DOTALL)
    assert body
    return {key: int(value) for key, value in re.findall(r"TQ_(\w+) = (-?\d+)", body[1])}


def test_constants_are_those_of_c() -> None:
    assert {status.name: status.value for status in tq.Status} == enum_of_c("tq_status_code")
    assert {language.name: language.value for language in tq.Language} == enum_of_c("tq_language")
    names = {f"REFUSAL_{refusal.name}": refusal.value for refusal in tq.RefusalCode}
    assert names == enum_of_c("tq_refusal_code")
    assert all(tq.refusal_text(refusal) for refusal in tq.RefusalCode)
    who = enum_of_c("tq_who")
    assert who == {"CHANCE": tq.CHANCE, "OVER": tq.OVER, "SPECTATOR": tq.SPECTATOR, "ALL": tq.ALL}


def test_variants_are_those_of_c() -> None:
    assert int32_of(lib.tq_variant_count) == len(tq.Variant)
    for variant in tq.Variant:
        assert text_of(lib.tq_variant_name, variant) == str(variant)
        assert tq.Variant.named(str(variant)) is variant
    with pytest.raises(tq.TriquetaError) as caught:
        tq.Variant.named("chess")
    assert caught.value.status is tq.Status.NO_SUCH_VARIANT


def test_languages_have_codes() -> None:
    assert [tq.Language.coded(code) for code in ("en", "de", "fr")] == list(tq.Language)
    with pytest.raises(tq.TriquetaError) as caught:
        tq.Language.coded("la")
    assert caught.value.status is tq.Status.NOT_FOUND


def test_the_version_is_that_of_the_header() -> None:
    header = (REPOSITORY / "include/triqueta/version.hpp").read_text(encoding="utf-8")
    assert tq.__version__ == ".".join(re.findall(r"#define TRIQUETA_VERSION_\w+ (\d+)", header))


@pytest.mark.parametrize("options", SET_UPS, ids=name_of)
def test_options_are_values(options: tq.Options) -> None:
    again = tq.Options(str(options.variant), options.players, options.first, options.fast, options.turn_cap)
    assert again == options
    assert hash(again) == hash(options)
    assert pickle.loads(pickle.dumps(options)) == options
    assert copy.deepcopy(options) == options
    assert tq.Options(options.variant, options.players).first == 0
    with pytest.raises(AttributeError):
        options.players = 1  # type: ignore[misc]


def test_options_that_no_game_has_are_refused() -> None:
    def status_of(*args: Any, **kwargs: Any) -> tq.Status:
        with pytest.raises(tq.TriquetaError) as caught:
            tq.Options(*args, **kwargs)
        return caught.value.status

    assert status_of("chess") is tq.Status.NO_SUCH_VARIANT
    for players in (-1, 0, 1, 6):
        assert status_of("base_game", players) is tq.Status.WRONG_OPTIONS
    for first in (-1, 3):
        assert status_of("base_game", 3, first) is tq.Status.WRONG_OPTIONS
    assert status_of("race", turn_cap=0) is tq.Status.WRONG_OPTIONS
    with pytest.raises(ValueError, match="Variant"):
        tq.Options(6)  # type: ignore[arg-type]
    with pytest.raises(OverflowError):
        tq.Options("base_game", 2**31)


def test_bounds_are_those_of_the_rules() -> None:
    bounds = tq.Options("base_game", players=3).bounds
    assert (bounds.least_players, bounds.most_players, bounds.actions, bounds.outcomes) == (2, 5, 25, 6)
    assert tq.Options("mayhem").bounds.actions == 433
    assert tq.Options("race").bounds.actions == 863
    for options in SET_UPS:
        assert len(set(options.parts)) == options.bounds.parts
        assert options.bounds.pieces == {"base": 60, "hidd": 75, "mayh": 81, "race": 90}[str(options.variant)[:4]]


@pytest.mark.parametrize("variant", tq.Variant, ids=str)
@pytest.mark.parametrize("language", tq.Language, ids=lambda language: language.name)
def test_every_action_and_outcome_has_words(variant: tq.Variant, language: tq.Language) -> None:
    bounds = tq.Options(variant).bounds
    for action in range(bounds.actions):
        assert tq.parse_action(variant, tq.action_text(variant, action, language), language) == action
    for outcome in range(bounds.outcomes):
        assert tq.parse_outcome(variant, tq.outcome_text(variant, outcome, language), language) == outcome
    for parse in (tq.parse_action, tq.parse_outcome):
        with pytest.raises(tq.Unreadable) as caught:
            parse(variant, "nonsense", language)
        assert (caught.value.line, caught.value.column) == (1, 1)


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
    refused = tq.Refused(tq.Refusal(5, "B10", "No."), place=3)
    unreadable = tq.Unreadable((tq.Refusal(5, "B10", "No."),), 7, 2, 1)
    for error in (refused, unreadable, tq.TriquetaError(tq.Status.WRONG_DEAL, "text")):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert (str(again), again.status, again.args) == (str(error), error.status, error.args)
    assert str(refused) == "place 3: No. (B10)"
    assert str(unreadable) == "line 2, column 1: No. (B10)"


def test_simulations_add_up_however_they_are_split(monkeypatch: pytest.MonkeyPatch) -> None:
    options = tq.Options("hidden_wolves", players=4)
    whole = tq.simulate(options, key=9, games=500)
    monkeypatch.setattr("triqueta.simulation.GAMES_OF_A_CALL", 64)
    assert whole == tq.simulate(options, key=9, games=500)
    assert whole == tq.simulate(options, 9, 123) + tq.simulate(options, 9, 377, first=123)
    assert whole != tq.simulate(options, 8, 500)
    assert (whole.players, whole.games) == (4, 500)
    assert sum(whole.wins) >= whole.games + whole.joint_wins
    assert [len(sums) for sums in (whole.wins, whole.points, whole.points_squared)] == [4, 4, 4]
    with pytest.raises(ValueError, match="players"):
        whole + tq.simulate(tq.Options("base_game"), 9, 1)
    with pytest.raises(ValueError, match="negative"):
        tq.simulate(options, 9, -1)
    assert tq.simulate(options, 9, 0).games == 0
