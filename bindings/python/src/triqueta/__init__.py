"""The rules of two families of tabletop games: the board game Triqueta and the cards of Triangles.

    import triqueta as tq

    game = tq.Game("hidden_wolves(players=3)", tq.seed_from(7))
    dice = tq.Dice(1)
    while (seat := game.to_move) is not None:
        game.play(seat, dice.pick(game.view(seat).legal))
    print(game.points)

Seats count from 0, clockwise. What fails raises, and nothing has changed then: `Refused` for a move against the rules,
`Unreadable` for what can't be parsed, `TriquetaError` for all else that the library finds.
"""

from ._tq import lib as _lib
from .batch import Batch
from .choice import Choice, EncodingField, Option, Sizes, Variant, games
from .cursor import Cursor
from .dice import Dice
from .errors import Refusal, Refused, TriquetaError, Unreadable
from .evaluation import Tried
from .expansion import Expansion
from .fair import Awaited, FairDeal, Verified, verify_record
from .fields import (
    Action,
    ActionKind,
    Event,
    Field,
    action_fields,
    action_kinds,
    event_fields,
    find_action,
    piece_text,
    pieces,
    result_fields,
    view_fields,
)
from .game import Game, Happened, seed_from
from .lists import languages, refusal_text, refusals, statuses
from .position import ALL, CHANCE, OVER, SPECTATOR
from .scoring import CardCount, Scores, Settled, best_reveal, score_lines, score_players, settle, settle_cards
from .session import Seat
from .simulation import Totals, simulate
from .tags import Tags, text_tags
from .view import View
from .words import (
    action_text,
    event_from_text,
    events_json,
    events_text,
    outcome_text,
    parse_action,
    parse_outcome,
)

__all__ = [
    "ALL",
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Action",
    "ActionKind",
    "Awaited",
    "Batch",
    "CardCount",
    "Choice",
    "Cursor",
    "Dice",
    "EncodingField",
    "Event",
    "Expansion",
    "FairDeal",
    "Field",
    "Game",
    "Happened",
    "Option",
    "Refusal",
    "Refused",
    "Scores",
    "Seat",
    "Settled",
    "Sizes",
    "Tags",
    "Totals",
    "Tried",
    "TriquetaError",
    "Unreadable",
    "Variant",
    "Verified",
    "View",
    "__version__",
    "action_fields",
    "action_kinds",
    "action_text",
    "best_reveal",
    "event_fields",
    "event_from_text",
    "events_json",
    "events_text",
    "find_action",
    "games",
    "languages",
    "outcome_text",
    "parse_action",
    "parse_outcome",
    "piece_text",
    "pieces",
    "refusal_text",
    "refusals",
    "result_fields",
    "score_lines",
    "score_players",
    "seed_from",
    "settle",
    "settle_cards",
    "simulate",
    "statuses",
    "text_tags",
    "verify_record",
    "view_fields",
]

_number = _lib.tq_version()
__version__ = f"{_number // 10000}.{_number // 100 % 100}.{_number % 100}"
