"""The rules of two families of tabletop games: the board game Triqueta and the cards of Triangles.

    import triqueta as tq

    game = tq.Game(tq.Options("hidden_wolves", players=3), tq.seed_from(7))
    dice = tq.Dice(1)
    while (seat := game.to_move) is not None:
        game.play(seat, dice.pick(game.view(seat).legal))
    print(game.points)

Seats count from 0, clockwise. What fails raises, and nothing has changed then: `Refused` for a move against the rules,
`Unreadable` for what can't be read, `TriquetaError` for all else that the library finds.
"""

from ._tq import lib as _lib
from .batch import Batch
from .dice import Dice
from .errors import Refusal, Refused, Status, TriquetaError, Unreadable
from .game import Game, seed_from
from .options import Bounds, Field, Options, Variant
from .position import ALL, CHANCE, OVER, SPECTATOR
from .refusal_code import RefusalCode
from .simulation import Totals, simulate
from .view import View
from .words import (
    Language,
    action_text,
    event_from_text,
    events_json,
    events_text,
    outcome_text,
    parse_action,
    parse_outcome,
    refusal_text,
    text_tag,
)

__all__ = [
    "ALL",
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Batch",
    "Bounds",
    "Dice",
    "Field",
    "Game",
    "Language",
    "Options",
    "Refusal",
    "RefusalCode",
    "Refused",
    "Status",
    "Totals",
    "TriquetaError",
    "Unreadable",
    "Variant",
    "View",
    "__version__",
    "action_text",
    "event_from_text",
    "events_json",
    "events_text",
    "outcome_text",
    "parse_action",
    "parse_outcome",
    "refusal_text",
    "seed_from",
    "simulate",
    "text_tag",
]

_number = _lib.tq_version()
__version__ = f"{_number // 10000}.{_number // 100 % 100}.{_number % 100}"
