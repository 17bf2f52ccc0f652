"""Games: what they tell, what they refuse, and what they give away."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import triqueta as tq
from support import SET_UPS, name_of, played

every_set_up = pytest.mark.parametrize("choice", SET_UPS, ids=name_of)


def test_b10_a_third_light_token_may_not_be_kept() -> None:
    game = tq.Game(tq.Choice("base_game"), tq.seed_from(7))
    keep = tq.parse_action("base_game", "keep")
    for action in (0, keep, 6, 2, keep, 1):
        game.play(game.turn, action)
    before = game.snapshot(), game.moment

    assert keep not in game.legal
    with pytest.raises(tq.Refused) as caught:
        game.play(game.turn, keep)
    assert caught.value.status == "refused"
    assert (caught.value.code, caught.value.rule) == (37, "B10")
    assert caught.value.text == "You have already kept as many light tokens as the game allows."
    assert str(caught.value) == f"{caught.value.text} (B10)"
    assert game.why_not(game.turn, keep) == caught.value.refusal
    german = tq.refusal_text(caught.value.code, "de")
    assert german not in ("", caught.value.text)
    assert (game.snapshot(), game.moment) == before


def test_it_is_refused_to_play_for_another_seat() -> None:
    game = tq.Game(tq.Choice("base_game"), tq.seed_from(7))
    with pytest.raises(tq.Refused, match="turn") as caught:
        game.play(1, game.legal[0])
    assert caught.value.rule is None


@every_set_up
def test_whole_games_tell_the_same_in_every_way(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(3))
    assert game.choice == choice
    for seat, action in played(game, tq.Dice(5)):
        legal = game.legal
        assert action in legal
        assert [number for number, may in enumerate(game.mask) if may] == legal
        assert set(game.distinct) <= set(legal)
        assert game.why_not(seat, action) is None
        assert game.chance == {}
        for seat in range(choice.players):
            assert sum(game.lines(seat).values()) == game.points[seat]
    assert game.is_over
    assert game.turn == tq.OVER
    result = json.loads(game.result_json())
    assert (result["winners"], result["points"]) == (game.winners, game.points)
    assert [line["name"] for line in result["lines"]] == list(choice.variant.lines)
    for seat in range(choice.players):
        assert [line["points"][seat] for line in result["lines"]] == list(game.lines(seat).values())


@every_set_up
def test_a_game_is_undone_and_done_again(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(3))
    before: list[bytes] = []
    for _ in played(game, tq.Dice(5)):
        before.append(game.snapshot())
    end = game.snapshot()
    for snapshot in reversed(before):
        game.undo(also_looks=True)
        assert game.snapshot() == snapshot
    with pytest.raises(tq.Refused):
        game.undo(also_looks=True)
    for _ in before:
        game.redo()
    assert game.snapshot() == end
    with pytest.raises(tq.Refused):
        game.redo()


def test_what_somebody_saw_is_only_undone_on_purpose() -> None:
    game = tq.Game(tq.Choice("base_game"), tq.seed_from(7))
    game.play(0, 0)
    game.play(0, 10)  # all see the token that is laid
    for _ in range(2):
        with pytest.raises(tq.Refused):
            game.undo()
        game.undo(also_looks=True)
    assert game.moment == 0


def test_dice_answer_for_chance_from_when_they_are_set() -> None:
    choice = tq.Choice("base_game", players=2)
    game, other = tq.Game.open(choice), tq.Game.open(choice)
    game.play(0, 0)
    assert game.turn == tq.CHANCE
    game.set_dice(tq.Dice(3, 4))
    other.play(0, 0)
    other.draw(tq.Dice(3, 4))
    assert game.turn == 0
    assert game.hash == other.hash
    game.set_dice(None)
    game.play(0, game.legal[0])
    game.play(1, 0)
    assert game.turn == tq.CHANCE


@every_set_up
def test_dice_may_play_chance(choice: tq.Choice) -> None:
    game, dice = tq.Game.open(choice), tq.Dice(11, 4)
    while not game.is_over:
        if game.turn != tq.CHANCE:
            game.play(game.turn, game.legal[0])
            continue
        chance = game.chance
        outcome = game.draw(dice)
        assert chance[outcome] > 0
    with pytest.raises(tq.Refused):
        game.draw(dice)
    with pytest.raises(tq.Refused):
        game.reveal(0)


@every_set_up
def test_a_copy_goes_its_own_way(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(3))
    game.play(game.turn, game.legal[-1])
    for other in (game.copy(), game.exact_copy(), copy.copy(game), copy.deepcopy(game)):
        before = game.snapshot()
        assert (other.snapshot(), other.record()) == (before, game.record())
        assert other.play_out(tq.Dice(1)) > 0
        assert other.is_over
        assert game.snapshot() == before


@every_set_up
def test_it_is_written_and_read(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(3))
    for _ in range(20):
        game.play(game.turn, game.legal[0])
    german = "de"
    for other in (
        tq.Game.from_snapshot(game.snapshot()),
        tq.Game.from_snapshot(bytearray(game.snapshot())),
        tq.Game.from_text(game.text()),
        tq.Game.from_text(game.text(german), german),
        tq.Game.from_record(game.record()),
    ):
        assert other.snapshot() == game.snapshot()
        assert (other.hash, other.canonical_hash) == (game.hash, game.canonical_hash)
    with pytest.raises(tq.TriquetaError) as caught:
        tq.Game.from_snapshot(game.snapshot()).record()
    assert caught.value.status == "no_record"


def test_tags_are_written_and_read() -> None:
    tags = {"White": 'Ada "the \\ Great"', "Ort": "Köln"}
    game = tq.Game("race", tq.seed_from(1))
    game.tags.update(tags)
    game.tags["_Private"] = "not in records"
    record = game.record()
    written = tq.text_tags(record)
    assert {name: written[name] for name in tags} == tags
    assert "_Private" not in written
    assert dict(tq.Game.from_record(record).tags) == tags
    assert dict(game.tags) == {**tags, "_Private": "not in records"}
    assert len(game.tags) == 3
    assert "Ort" in game.tags
    assert "Köln" not in repr(game.tags)
    del game.tags["Ort"]
    assert "Ort" not in game.tags
    for use in (lambda: game.tags["Ort"], lambda: game.tags.pop("Ort"), lambda: game.tags.__delitem__("Ort")):
        with pytest.raises(KeyError, match="Ort"):
            use()
    for name, value in (("two words", ""), ("Players", "3"), ("", ""), ("Name", "two\nlines")):
        with pytest.raises(tq.Refused):
            game.tags[name] = value
    assert game.tags.get("Players") is None


def test_what_cannot_be_read_is_refused_with_its_place() -> None:
    record = tq.Game(tq.Choice("base_game"), tq.seed_from(7)).record()
    with pytest.raises(tq.Unreadable, match="line") as caught:
        tq.Game.from_record(record + "0: dräw 1\n")
    assert (caught.value.line, caught.value.column) == (len(record.splitlines()) + 1, 4)
    assert caught.value.where == len(record.encode()) + 3
    assert isinstance(caught.value, tq.Refused)
    assert caught.value.reasons == (caught.value.refusal,)

    with pytest.raises(tq.Unreadable) as caught:
        tq.Game.from_snapshot(b"Tqs")
    assert (caught.value.line, caught.value.reasons[0].rule) == (0, None)


def test_every_broken_invariant_of_a_position_is_told() -> None:
    text = tq.Game(tq.Choice("base_game"), tq.seed_from(7)).text()
    wrong = text.replace("tiles: 0, 0", "tiles: 1, 0").replace("kept: 0, 0", "kept: 1, 0").replace("box: 0", "box: 7")
    with pytest.raises(tq.Unreadable) as caught:
        tq.Game.from_text(wrong)
    assert {reason.rule for reason in caught.value.reasons} == {None, "B17"}
    assert caught.value.where == len(wrong)


def test_wrong_arguments_raise() -> None:
    choice = tq.Choice("base_game")
    game = tq.Game(choice, tq.seed_from(7))
    for seed in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            tq.Game(choice, seed)
    for wrong in ("seed", 7, None):
        with pytest.raises(TypeError):
            tq.Game(choice, wrong)  # type: ignore[arg-type]
    for number in (-1, 2**64):
        with pytest.raises(OverflowError):
            tq.Game(choice, tq.seed_from(7), number)
    for action in ("draw", 1.0, None):
        with pytest.raises(TypeError):
            game.play(0, action)  # type: ignore[arg-type]
    for seat in (2, -2, tq.ALL):
        with pytest.raises(tq.TriquetaError) as caught:
            game.view(seat)
        assert caught.value.status == "no_such_viewer"
        assert str(caught.value).startswith(f"viewer {seat}: ")
    with pytest.raises(tq.TriquetaError) as caught:
        tq.Game.dealt(choice, [0] * 60)
    assert caught.value.status == "wrong_deal"
    with pytest.raises(tq.TriquetaError) as caught:
        game.events(0, since=99)
    assert caught.value.status == "no_such_moment"


def test_a_repr_tells_no_secrets() -> None:
    games = [tq.Game("base_game", tq.seed_from(n)) for n in (7, 8)]
    assert {repr(game) for game in games} == {"<Game base_game, 2 players, seat 0 to move>"}
    assert repr(tq.Game.open("race")) == "<Game race, 2 players, chance to answer>"
    assert repr(tq.Dice(7)) == "<Dice>"
    with pytest.raises(TypeError):
        vars(games[0])


@every_set_up
def test_a_pickle_of_a_game_is_its_session(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(3))
    game.id, game.tags["Seat0"] = bytes(range(16)), "Ada"
    for _ in zip(range(20), played(game, tq.Dice(5))):
        pass
    game.undo(also_looks=True)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(game, protocol))
        assert (again.id, dict(again.tags), again.history()) == (game.id, dict(game.tags), game.history())
        again.redo()
        again.undo(also_looks=True)
        twin = game.exact_copy()
        assert list(played(again, tq.Dice(6))) == list(played(twin, tq.Dice(6)))
        assert again.snapshot() == twin.snapshot()
        assert again.record() == twin.record()
