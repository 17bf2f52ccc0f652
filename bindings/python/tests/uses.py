"""Handles of every class, and a use of each of their public methods and properties."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import triqueta as tq
from support import REPOSITORY
from triqueta import bots

CHOICE = tq.Choice("race", players=6)
GAME = tq.Game(CHOICE, tq.seed_from(7))
CURSOR = GAME.cursor(0)
VIEW = GAME.view(0).snapshot()
NET = (REPOSITORY / "tests/golden/race.net").read_bytes()

Maker = Callable[[], Any]
Use = Callable[[Any], Any]


def begun(thinker: Any) -> Any:
    thinker.begin(VIEW, nodes=50)
    return thinker


MAKERS: dict[str, Maker] = {
    "game": lambda: tq.Game(CHOICE, tq.seed_from(7)),
    "copied game": GAME.copy,
    "view": lambda: GAME.view(0),
    "batch": lambda: tq.Batch(CHOICE, 1, 8, views=False, masks=False),
    "bot": lambda: begun(bots.Bot("best", 1)),
    "analysis": lambda: begun(bots.Analysis()),
}


def use_tags(game: tq.Game) -> dict[str, str]:
    game.tags["Seat0"] = "Ada"
    game.tags["Site"] = "here"
    del game.tags["Site"]
    return dict(game.tags)


OF_POSITIONS: dict[str, Use] = {
    "canonical_hash": lambda position: position.canonical_hash,
    "copy": lambda position: position.copy(),
    "distinct": lambda position: position.distinct,
    "hash": lambda position: position.hash,
    "id": lambda position: position.id,
    "is_over": lambda position: position.is_over,
    "legal": lambda position: position.legal,
    "mask": lambda position: position.mask,
    "choice": lambda position: position.choice,
    "legal_words": lambda position: position.legal_words(),
    "lines": lambda position: position.lines(0),
    "points": lambda position: position.points,
    "result_json": lambda position: position.result_json(),
    "snapshot": lambda position: position.snapshot(),
    "text": lambda position: position.text(),
    "to_move": lambda position: position.to_move,
    "turn": lambda position: position.turn,
    "why_not": lambda position: position.why_not(0, 0),
    "winners": lambda position: position.winners,
}
OF_THINKERS: dict[str, Use] = {
    "begin": lambda thinker: thinker.begin(VIEW),
    "granted": lambda thinker: thinker.granted,
    "slices": lambda thinker: list(thinker.slices(40)),
    "spent": lambda thinker: thinker.spent,
    "think": lambda thinker: thinker.think(10),
    "use_net": lambda thinker: thinker.use_net(NET),
}
USES: dict[type, dict[str, Use]] = {
    tq.Game: {
        **OF_POSITIONS,
        "agree_to_undo": lambda game: game.agree_to_undo(0),
        "agreed": lambda game: game.agreed,
        "catch_up": lambda game: game.catch_up(0),
        "chance": lambda game: game.chance,
        "changes": lambda game: game.changes,
        "claim_seat": lambda game: game.claim_seat(0, "person", "key"),
        "close_session": lambda game: game.close_session("enough"),
        "cursor": lambda game: game.cursor(0),
        "draw": lambda game: game.draw(tq.Dice(1)),
        "events": lambda game: game.events(0),
        "exact_copy": lambda game: game.exact_copy(),
        "history": lambda game: game.history(),
        "leave_seat": lambda game: game.leave_seat(0, "resigned"),
        "moment": lambda game: game.moment,
        "play": lambda game: game.play(0, 0),
        "play_out": lambda game: game.play_out(tq.Dice(1)),
        "record": lambda game: game.record(),
        "redo": lambda game: game.redo(),
        "refuse_to_undo": lambda game: game.refuse_to_undo(),
        "reveal": lambda game: game.reveal(0),
        "set_dice": lambda game: game.set_dice(tq.Dice(1)),
        "save": lambda game: game.save(),
        "seat": lambda game: game.seat(0),
        "seats_json": lambda game: game.seats_json(),
        "session_closed": lambda game: game.session_closed,
        "step": lambda game: game.step(0),
        "tags": use_tags,
        "take_seat": lambda game: game.take_seat(0, "bot"),
        "undo": lambda game: game.undo(),
        "view": lambda game: game.view(0),
    },
    tq.View: {
        **OF_POSITIONS,
        "advance": lambda view: view.advance(GAME.catch_up(0, CURSOR)),
        "cursor": lambda view: view.cursor,
        "complete": lambda view: view.complete(tq.Dice(1)),
        "encode": lambda view: view.encode(),
        "evaluate": lambda view: view.evaluate(2, 3, 4),
        "events": lambda view: view.events(GAME.events(0)),
        "field": lambda view: view.field("turn"),
        "fields": lambda view: view.fields(),
        "json": lambda view: view.json(),
        "refresh": lambda view: view.refresh(GAME),
        "result": lambda view: view.result(),
        "see": lambda view: view.see(GAME.events(0, GAME.moment)),
        "sentences": lambda view: view.sentences(b""),
        "viewer": lambda view: view.viewer,
    },
    tq.Batch: {
        "choice": lambda batch: batch.choice,
        "choose": lambda batch: batch.choose(),
        "complete": lambda batch: batch.complete(tq.Game(CHOICE, tq.seed_from(1)).view(0), 1),
        "copy": lambda batch: batch.copy().save(),
        "game": lambda batch: batch.game(0),
        "numbers": lambda batch: batch.numbers,
        "observe": lambda batch: batch.observe(),
        "play_out": lambda batch: batch.play_out(),
        "put": lambda batch: batch.put(0, tq.Game(CHOICE, tq.seed_from(1)), 1),
        "reset": lambda batch: batch.reset(),
        "restart": lambda batch: batch.restart(1),
        "save": lambda batch: batch.save(),
        "step": lambda batch: batch.step(np.zeros(8, np.int32)),
        "why_not": lambda batch: batch.why_not(np.zeros(8, np.int32)),
    },
    bots.Bot: {
        **OF_THINKERS,
        "choice": lambda bot: bot.choice,
        "choose": lambda bot: bot.choose(VIEW, nodes=50),
    },
    bots.Analysis: {
        **OF_THINKERS,
        "best": lambda analysis: analysis.best,
        "of": lambda analysis: analysis.of(analysis.best.action),
        "remarks": lambda analysis: analysis.remarks(analysis.best.action),
        "worth": lambda analysis: analysis.worth,
    },
}
# What doesn't use the handle, and what makes one.
OTHERS = {
    tq.Game: {"close", "closed", "dealt", "from_record", "from_snapshot", "from_text", "load", "open"},
    tq.View: {"close", "closed", "from_json", "from_record", "from_snapshot", "from_text", "join"},
    tq.Batch: {"close", "closed", "done", "load", "masks", "more", "rewards", "seats", "views"},
    bots.Bot: {"close", "closed", "level"},
    bots.Analysis: {"close", "closed"},
}
EVERY_USE = [(make, name) for make, maker in MAKERS.items() for name in USES[type(maker())]]


def outcome_of(use: Use, made: Any) -> Any:
    """What a use gives, or how it fails, as a value that can be compared."""
    try:
        found = use(made)
    except (ValueError, tq.TriquetaError) as error:
        return type(error), str(error)
    if isinstance(found, (tq.Game, tq.View)):
        return found.snapshot()
    return found.tolist() if isinstance(found, np.ndarray) else found
