"""Replaying games that an independent reading of the rules played: docs/conformance.md tells the format."""

from __future__ import annotations

import json
from typing import Any

import triqueta as tq
from support import towers_in_a_row, viewers
from vector_view import vector_view


class Difference(AssertionError):
    """The first point where the library and a vector disagree.

    Step 0 is the set-up; the end counts as one step more than there are.
    """

    def __init__(self, step: int, what: str, expected: object, found: object) -> None:
        super().__init__(f"step {step}: {what}: expected {expected}, found {found}")


def expect(step: int, what: str, expected: object, found: object) -> None:
    """Raise a difference."""
    if expected != found:
        raise Difference(step, what, expected, found)


def choice_of(line: Any) -> tq.Choice:
    """How a vector's game is set up."""
    players, first = line["players"], line["first"]
    if line["game"] == "mayhem":
        return tq.Choice("mayhem", players=players, first=first, fast=line["fast"])
    if line["game"] == "race":
        return tq.Choice("race", players=players, first=first, turn_cap=line["turn_cap"])
    assert line["game"] == "triqueta"
    name = ("hidden_wolves" if line["wolves"] else "base_game") + ("_duel" if line["pair"] else "")
    return tq.Choice(name, players=players, first=first)


def hands_in_a_row(line: Any) -> list[int]:
    """The cards of the opening hands, in the order in which they are dealt."""
    hands, first = line["hands"], line["first"]
    expect(0, "number of hands", line["players"], len(hands))
    in_turn = hands[first:] + hands[:first]
    return [hand[card] for card in range(len(hands[0])) for hand in in_turn]


def compare(line: Any) -> None:
    """Compare all that a vector tells; raises a Difference."""
    choice = choice_of(line)
    cards = [] if "towers" in line else hands_in_a_row(line)
    if "perft" in line:
        dealt = tq.Game.dealt(choice, towers_in_a_row(line["towers"]) if "towers" in line else cards + line["pile"])
        found = [perft(dealt, depth + 1) for depth in range(len(line["perft"]))]
        return expect(0, "perft", line["perft"], found)

    game = tq.Game.open(choice)
    for card in cards:
        game.reveal(card)
    replay(line, game, tq.Game.dealt(choice, towers_in_a_row(line["towers"])) if "towers" in line else None)
    expect_result(line, game)
    return None


def replay(line: Any, game: tq.Game, dealt: tq.Game | None) -> None:
    """Play a vector's steps and compare at each one; `dealt`, if there is one, has to go along by itself."""
    step = 0
    for step, (seat, *rest) in enumerate(line["steps"], 1):
        expect(step, "whose turn", seat, game.turn)
        if seat == tq.CHANCE:
            what, *weights = rest
            if weights:
                expect(step, "chance", dict(weights[0]), game.chance)
            game.reveal(what)
            continue
        legal, action, *views = rest
        if dealt:
            expect(step, "what the deal gave", game.snapshot(), dealt.snapshot())
            dealt.play(seat, action)
        if views:
            expect(step, "views", views[0], views_of(game))
        expect(step, "legal actions", legal, game.legal)
        game.play(seat, action)
    expect(step + 1, "whose turn", tq.OVER, game.turn)
    if "views" in line:
        expect(step + 1, "views", line["views"], views_of(game))


def views_of(game: tq.Game) -> list[Any]:
    """What each seat in order and then a spectator may know."""
    return [vector_view(game.view(viewer)) for viewer in viewers(game.choice)]


def expect_result(line: Any, game: tq.Game) -> None:
    """Compare how the game ended."""
    end = len(line["steps"]) + 1
    facts = json.loads(game.result_json())["facts"]
    expect(end, "winners", line["winners"], game.winners)
    if "scores" in line:
        expect(end, "scores", line["scores"], game.points)
    if "dead" in line:
        expect(end, "dead", line["dead"], facts["out"])
    for key in ("tokens", "turns", "left"):
        if key in line:
            expect(end, key, line[key], facts[key])


def perft(game: tq.Game, depth: int) -> int:
    """How many sequences of so many actions there are from here with this deal."""
    legal = game.legal
    if depth == 1:
        return len(legal)
    sequences = 0
    for action in legal:
        with game.exact_copy() as after:
            after.play(after.turn, action)
            sequences += perft(after, depth - 1)
    return sequences
