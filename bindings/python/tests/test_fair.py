"""Fair deals: the vectors, which were computed without the library, and a game from commitment to verification."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import triqueta as tq
from support import REPOSITORY, played

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (REPOSITORY / "tests/golden/fair_deals.json").read_text(encoding="utf-8")
)
ID = bytes(range(16))
SECRET, *CONTRIBUTIONS = (bytes.fromhex(VECTORS["deals"][3][name]) for name in ("secret", "seed", "terms"))


def choice_of(vector: dict[str, Any]) -> tq.Choice:
    variant = next(game for game in tq.games() if game.name == vector["game"])
    names = [option.name for option in variant.options]
    return tq.Choice(variant, **dict(zip(names, [vector["players"], vector["first"], *vector["options"]])))


def begun(vector: dict[str, Any]) -> tq.FairDeal:
    return tq.FairDeal.begin(
        choice_of(vector),
        bytes.fromhex(vector["secret"]),
        id=bytes.fromhex(vector["match"]),
        number=int(vector["number"]),
        seats=vector["contributors"],
        source=vector["source"],
    )


def test_there_are_vectors() -> None:
    assert len(VECTORS["deals"]) > 20
    assert {vector["game"] for vector in VECTORS["deals"]} == {game.name for game in tq.games()}


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda v: f"{v['game']}-{v['players']}-{v['number']}")
def test_a_fair_deal_follows_from_its_parts(vector: dict[str, Any]) -> None:
    seats, public = vector["contributors"], bytes.fromhex(vector["public"])
    contributions = [bytes.fromhex(value) for value in vector["contributions"]]
    deal = begun(vector)
    assert deal.tags["FairCommitment"] == vector["commitment"]
    for place, (seat, contribution) in enumerate(zip(seats, contributions)):
        assert deal.awaited == ("commitments", seats[place:])
        commitment = deal.commitment(seat, contribution)
        assert commitment.hex() == vector["commitments"][place]
        deal = deal.commit(seat, commitment)
    for place, (seat, contribution) in enumerate(zip(seats, contributions)):
        assert deal.awaited == ("contributions", seats[place:])
        deal = deal.reveal(seat, contribution)
    if public:
        assert deal.awaited == ("public_value", [])
        deal = deal.reveal_public(public)
    assert deal.awaited == ("nothing", [])
    assert vector["secret"] not in deal.text
    assert deal.seed(bytes.fromhex(vector["secret"])).hex() == vector["seed"]

    fair = deal.game(bytes.fromhex(vector["secret"]))
    by_hand = tq.Game.dealt(choice_of(vector), vector["pieces"])
    assert fair.id.hex() == vector["match"]
    for _ in range(20):  # before a pile is made anew
        for game in (fair, by_hand):
            game.play(game.turn, game.legal[0])
    assert fair.snapshot() == by_hand.snapshot()


@pytest.mark.parametrize("vector", VECTORS["guessable"], ids=lambda vector: vector["bytes"][:16])
def test_a_seed_that_can_be_guessed_is_refused(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["bytes"])
    if not vector["guessable"]:
        assert tq.FairDeal.begin("base_game", secret, id=ID)
        return
    with pytest.raises(tq.Unreadable) as caught:
        tq.FairDeal.begin("base_game", secret, id=ID)
    assert caught.value.name == "guessable_seed"


def ready() -> tq.FairDeal:
    deal = tq.FairDeal.begin("hidden_wolves", SECRET, id=ID, seats=[0, 1])
    for seat, contribution in enumerate(CONTRIBUTIONS):
        deal = deal.commit(seat, deal.commitment(seat, contribution))
    for seat, contribution in enumerate(CONTRIBUTIONS):
        deal = deal.reveal(seat, contribution)
    return deal


def test_a_record_proves_its_deal_after_the_game() -> None:
    deal = ready()
    game = deal.game(SECRET)
    early = tq.verify_record(game.record())
    assert not early.holds
    assert early.deal is not None
    assert early.deal.name == "no_seed"
    assert SECRET.hex() not in game.record()
    game = tq.Game.load(game.save())
    for _ in played(game, tq.Dice(1)):
        pass
    record = game.record()
    assert tq.verify_record(record) == (None, None, None)
    assert tq.verify_record(record).holds
    assert tq.text_tags(record)["FairCommitments"] == deal.tags["FairCommitments"]
    assert tq.FairDeal(record).seed() == deal.seed(SECRET)

    other = record.replace(f'FairSecret "{SECRET.hex()[:2]}', f'FairSecret "{SECRET[0] ^ 1:02x}')
    assert other != record
    found = tq.verify_record(other)
    assert found.commitment is not None
    assert found.commitment.name == "wrong_commitment"
    assert found.moves is None
    plain = tq.verify_record(tq.Game("base_game", SECRET).record())
    assert plain.commitment is not None
    assert plain.commitment.name == "no_fair_deal"


def test_nothing_that_was_seen_is_taken_back() -> None:
    game = ready().game(SECRET)
    game.play(0, 0)
    game.play(0, 10)
    with pytest.raises(tq.Refused) as caught:
        game.undo(also_looks=True)
    assert caught.value.name == "undo_would_forget"


def committed() -> tq.FairDeal:
    deal = tq.FairDeal.begin("base_game", SECRET, id=ID, seats=[0, 1])
    return deal.commit(0, deal.commitment(0, CONTRIBUTIONS[0]))


@pytest.mark.parametrize(
    ("step", "name"),
    [
        (lambda: committed().commit(0, bytes(32)), "committed_already"),
        (lambda: committed().reveal(0, CONTRIBUTIONS[0]), "not_all_committed"),
        (lambda: ready().reveal(0, CONTRIBUTIONS[0]), "revealed_already"),
        (lambda: committed().commit(1, bytes(32)).reveal(1, CONTRIBUTIONS[1]), "wrong_commitment"),
        (lambda: tq.FairDeal.begin("base_game", SECRET, id=ID).commit(0, bytes(32)), "not_a_contributor"),
        (lambda: ready().reveal_public(b"7"), "no_public_source"),
        (lambda: committed().seed(SECRET), "not_all_revealed"),
        (lambda: committed().game(SECRET), "not_all_revealed"),
        (lambda: ready().seed(), "no_seed"),
        (lambda: tq.FairDeal("").awaited, "wrong_format"),
        (lambda: tq.FairDeal(tq.Game("base_game", SECRET).record()).seed(), "no_fair_deal"),
    ],
)
def test_a_step_that_may_not_be_is_refused_by_its_own_reason(step: Callable[[], Any], name: str) -> None:
    with pytest.raises(tq.Unreadable) as caught:
        step()
    assert caught.value.name == name


def test_wrong_arguments_raise() -> None:
    for secret in (b"", SECRET[:-1], SECRET + b"\0"):
        with pytest.raises(ValueError, match="secret: 32 bytes are needed"):
            tq.FairDeal.begin("base_game", secret, id=ID)
    with pytest.raises(ValueError, match="id: 16 bytes are needed"):
        tq.FairDeal.begin("base_game", SECRET, id=b"")
    with pytest.raises(tq.TriquetaError, match="seats") as caught:
        tq.FairDeal.begin("base_game", SECRET, id=ID, seats=[2])
    assert caught.value.status == "no_such_seat"
    with pytest.raises(ValueError, match="contribution: 32 bytes"):
        ready().commitment(0, b"")
