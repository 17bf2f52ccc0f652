"""Scoring without a game gives what games give."""

from __future__ import annotations

import pytest

import triqueta as tq
from support import SET_UPS, name_of, played
from test_values import enum_of_c
from triqueta import scoring

TRIQUETA = [choice for choice in SET_UPS if choice.sizes.pieces in (60, 75)]


def test_tie_breaks_are_those_of_c() -> None:
    names = {"none": "NO_TIE", "tokens": "TIE_BY_TOKENS", "shared": "TIE_SHARED"}
    assert {names[name]: number for number, name in scoring.TIE_BREAKS.items()} == enum_of_c("tq_tie_break")


@pytest.mark.parametrize("choice", TRIQUETA, ids=name_of)
def test_a_score_pad_has_the_scores_of_games(choice: tq.Choice) -> None:
    for number in range(20):
        game = tq.Game(choice, tq.seed_from(9), number)
        for _ in played(game, tq.Dice(number)):
            pass
        view = game.view(tq.SPECTATOR)
        piles, table = view.field("table.up"), view.fields()["table"]
        variant = choice.variant
        rock, tiles = table["rock"], table["tiles"]
        assert tq.score_players(variant, piles, tiles, rock) == (
            game.points,
            game.winners,
            view.result()["facts"]["tie_break"],
        )
        for seat, pile in enumerate(piles):
            named = dict(zip(variant.lines, pile))
            for given in (pile, named):
                assert tq.score_lines(variant, given, tiles=tiles[seat], has_rock=seat == rock) == game.lines(seat)


def test_the_best_reveal_has_the_most_points() -> None:
    assert tq.best_reveal("base_game", {"ram": 3, "bear": 2}, ["bear", "ram"]) == [True, False]
    assert tq.best_reveal("base_game", [0, 0, 0, 0, 3, 2], [5, 4]) == [True, False]
    assert tq.best_reveal("base_game", {"ram": 3, "bear": 2}, ["ram"]) == [False]
    assert tq.best_reveal("base_game", {"ram": 3, "bear": 2}, []) == []


def test_mayhem_is_settled_with_wrong_claims() -> None:
    # Seat 0 has a pure triangle, seat 1 claims two 1s and a 2 of a cut while the 3s lie in the middle.
    claims, left = [(0, 0, 3, 6), (1, 1, 2, 4)], [7, 8]
    assert tq.settle(2, claims, left) == [(6, 1, 0, 0, 0), (-5, 0, 0, 1, 2)]
    cards = tq.settle_cards(2, claims, left)
    assert len(cards) == 36
    assert cards[0] == (0, 2, 0)  # one of three was found
    assert cards[7].unfinished == 0  # the claim lacks it
    assert cards[27].missing == 0  # jokers don't belong to this game


def test_wrong_arguments_raise() -> None:
    for variant in ("mayhem", "race"):
        with pytest.raises(tq.TriquetaError) as caught:
            tq.score_lines(variant, [0] * 6)
        assert caught.value.status == "no_such_variant"
    for pile in ([0] * 5, [16] * 6, [-1] * 6):
        with pytest.raises(tq.TriquetaError, match="pile") as caught:
            tq.score_lines("base_game", pile)
        assert caught.value.status == "out_of_range"
    for name in ("wolf", "tiles"):
        with pytest.raises(ValueError, match=f"'{name}' is none of rabbit, owl, deer, boar, ram, bear"):
            tq.score_lines("base_game", {name: 1})
    with pytest.raises(tq.TriquetaError, match="rock 2") as caught:
        tq.score_players("base_game", [[0] * 6] * 2, [0, 0], 2)
    assert caught.value.status == "no_such_seat"
    with pytest.raises(ValueError, match="three cards"):
        tq.settle(2, [(0, 1, 2)], [])
    with pytest.raises(tq.TriquetaError) as caught:
        tq.settle(2, [(2, 0, 3, 6)], [])
    assert caught.value.status == "no_such_seat"
    with pytest.raises(TypeError, match="card: an integer"):
        tq.settle(2, [], ["x"])  # type: ignore[list-item]
