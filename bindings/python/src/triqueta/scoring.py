"""Scoring without a game: a score pad for people at a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, SupportsIndex, Union

from ._calls import check, int32, int32_of, int32s_of, text_of
from ._tq import ffi, lib
from .choice import Choice, Variant, lines_of, variant_of

__all__ = [
    "CardCount",
    "Pile",
    "Scores",
    "Settled",
    "TieBreak",
    "best_reveal",
    "score_lines",
    "score_players",
    "settle",
    "settle_cards",
]

Pile = Union[Mapping[str, SupportsIndex], Sequence[SupportsIndex]]
"""How many tokens there are of each animal: by the names of the score lines, or a number for each in their order."""
TieBreak = Literal["none", "tokens", "shared"]
"""How a tie was broken: one player had the most points; one of several had the most tokens; several win together."""
TIE_BREAKS: dict[int, TieBreak] = {
    lib.TQ_NO_TIE: "none",
    lib.TQ_TIE_BY_TOKENS: "tokens",
    lib.TQ_TIE_SHARED: "shared",
}
NUMBERS_OF_A_PLAYER = 5
NUMBERS_OF_A_CARD = 3
KINDS_OF_CARDS = 36


class Scores(NamedTuple):
    """The scores of all players of Triqueta."""

    points: list[int]
    winners: list[int]
    tie_break: TieBreak


class Settled(NamedTuple):
    """The score of a player of Triangle Mayhem by rule M10."""

    points: int
    pure: int
    """Pure triangles."""
    unpure: int
    """Other triangles."""
    wrong: int
    """Wrong claims."""
    pieces_left: int
    """Pieces left because of them."""


class CardCount(NamedTuple):
    """What is wrong with the cards of a kind."""

    unfinished: int
    """How many are left in the middle for no wrong claim."""
    missing: int
    too_many: int


def score_lines(
    variant: Variant | str, pile: Pile, *, tiles: SupportsIndex = 0, has_rock: bool = False
) -> dict[str, int]:
    """Score one player of Triqueta: the points of each score line."""
    game = variant_of(variant)
    lines, numbers, count = lines_of(game), _numbers(game, pile), int32("tiles", tiles)
    which = game, numbers, len(numbers), count, bool(has_rock)
    return dict(zip(lines, int32s_of(len(lines), lib.tq_score_lines, *which, about=f"pile {pile}, tiles {count}")))


def score_players(
    variant: Variant | str, piles: Iterable[Pile], tiles: Iterable[SupportsIndex], rock: SupportsIndex | None = None
) -> Scores:
    """Score all players of Triqueta by a pile and a number of tree tiles for each seat.

    `rock` is the seat that has the starting rock, or None.
    """
    game = variant_of(variant)
    numbers = [number for pile in piles for number in _numbers(game, pile)]
    counts = [int32("tiles", count) for count in tiles]
    seat = -1 if rock is None else int32("rock", rock)
    points, wins = (ffi.new("int32_t[]", max(len(counts), 1)) for _ in range(2))
    count, tie_break = ffi.new("size_t *"), ffi.new("int32_t *")
    given = game, numbers, len(numbers), counts, len(counts), seat
    check(lib.tq_score_players(*given, points, wins, len(points), count, tie_break), f"tiles {counts}, rock {rock}")
    won = [place for place, win in enumerate(ffi.unpack(wins, count[0])) if win]
    return Scores(ffi.unpack(points, count[0]), won, TIE_BREAKS[tie_break[0]])


def best_reveal(variant: Variant | str, pile: Pile, kept: Sequence[SupportsIndex | str]) -> list[bool]:
    """The end decision that is best for one player of Triqueta: of each kept token whether it is added.

    `pile` has the tokens that score anyway, also shadow tokens; `kept` the animals of at most two kept tokens, as
    numbers or names. The best decision has the most points, then the most tokens.
    """
    game = variant_of(variant)
    numbers, animals = _numbers(game, pile), [_animal(game, one) for one in kept]
    which = game, numbers, len(numbers), animals, len(animals)
    mask = int32_of(lib.tq_best_reveal, *which, about=f"pile {pile}, kept {kept}")
    return [bool(mask >> place & 1) for place in range(len(animals))]


def settle(
    players: SupportsIndex, claims: Iterable[Sequence[SupportsIndex]], left: Iterable[SupportsIndex]
) -> list[Settled]:
    """Score Triangle Mayhem by the triangles that players claimed, which may be wrong (rule M10).

    Each claim is four numbers: the seat, and three cards; claims of a seat stand in the order in which it made them.
    `left` has the cards that are left in the middle.
    """
    table = _table(players, claims, left)
    numbers = int32s_of(NUMBERS_OF_A_PLAYER * lib.TQ_MOST_PLAYERS, lib.tq_settle, *table, about="claims")
    return [Settled(*row) for row in _rows(numbers, NUMBERS_OF_A_PLAYER)]


def settle_cards(
    players: SupportsIndex, claims: Iterable[Sequence[SupportsIndex]], left: Iterable[SupportsIndex]
) -> list[CardCount]:
    """Check the cards of `settle`: for each kind of cards what is wrong."""
    table = _table(players, claims, left)
    numbers = int32s_of(NUMBERS_OF_A_CARD * KINDS_OF_CARDS, lib.tq_settle_cards, *table, about="claims")
    return [CardCount(*row) for row in _rows(numbers, NUMBERS_OF_A_CARD)]


def _rows(numbers: list[int], length: int) -> list[list[int]]:
    return [numbers[at : at + length] for at in range(0, len(numbers), length)]


def _table(
    players: SupportsIndex, claims: Iterable[Sequence[SupportsIndex]], left: Iterable[SupportsIndex]
) -> tuple[int, list[int], int, list[int], int]:
    made = [[int32("claim", number) for number in claim] for claim in claims]
    if any(len(claim) != 4 for claim in made):
        raise ValueError("claims: each is a seat and three cards")
    numbers, cards = [number for claim in made for number in claim], [int32("card", card) for card in left]
    return int32("players", players), numbers, len(numbers), cards, len(cards)


def _numbers(game: int, pile: Pile) -> list[int]:
    if not isinstance(pile, Mapping):
        return [int32("pile", count) for count in pile]
    numbers = [0] * animals_of(game)
    for name, count in pile.items():
        numbers[_animal(game, name)] = int32(name, count)
    return numbers


def _animal(game: int, animal: SupportsIndex | str) -> int:
    if not isinstance(animal, str):
        return int32("animal", animal)
    names = lines_of(game)[: animals_of(game)]
    if animal not in names:
        raise ValueError(f"{animal!r} is none of {', '.join(names)}")
    return names.index(animal)


def animals_of(game: int) -> int:
    """How many animals a variant has: its outcomes of chance are tokens with one each."""
    return Choice(text_of(lib.tq_variant_name, game)).sizes.outcomes
