"""What several tests use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import triqueta as tq

REPOSITORY = Path(__file__).resolve().parents[3]
PYTHON = REPOSITORY / "bindings/python"

# One choice of each kind of game: every variant, and the options that change its rules.
SET_UPS = (
    tq.Choice("base_game", players=4, first=2),
    tq.Choice("hidden_wolves", players=3),
    tq.Choice("base_game_duel"),
    tq.Choice("hidden_wolves_duel", first=1),
    tq.Choice("mayhem", players=5),
    tq.Choice("mayhem", players=3, fast=True),
    tq.Choice("race", players=4, turn_cap=60),
)


def name_of(choice: tq.Choice) -> str:
    """What a parametrised test is called."""
    return f"{choice.variant}{'_fast' if choice.options.get('fast') else ''}"


def viewers(choice: tq.Choice) -> list[int]:
    """Each seat in order and then a spectator."""
    return [*range(choice.players), tq.SPECTATOR]


def played(game: tq.Game, dice: tq.Dice) -> Iterator[tuple[int, int]]:
    """Play a dealt game at random to its end; each seat and its action, before it is done."""
    while (seat := game.to_move) is not None:
        action = dice.pick(game.legal)
        yield seat, action
        game.play(seat, action)


def towers_in_a_row(towers: Any) -> list[int]:
    """The tokens of four towers of five columns, in the order of a deal by hand."""
    return [token for tower in towers for column in tower for token in column]
