"""Sessions: saves, messages, seats, tags, undo by agreement, history."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import triqueta as tq
from support import SET_UPS, name_of, played, viewers

every_set_up = pytest.mark.parametrize("choice", SET_UPS, ids=name_of)


def begun(choice: tq.Choice | str, actions: int, number: int = 0) -> tq.Game:
    game = tq.Game(choice, tq.seed_from(5), number)
    for _ in zip(range(actions), played(game, tq.Dice(2))):
        pass
    return game


@every_set_up
def test_clients_follow_by_messages(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(5))
    game.id = bytes(range(16))
    clients = [tq.View.join(game.catch_up(viewer)) for viewer in viewers(choice)]
    assert [client.viewer for client in clients] == viewers(choice)
    for _ in zip(range(60), played(game, tq.Dice(2))):
        for client in clients:
            message = game.catch_up(client.viewer, client.cursor)
            client.advance(message)
            assert client.cursor == game.cursor(client.viewer)
            assert client.id == game.id
            assert client.snapshot() == game.view(client.viewer).snapshot()


def missed(game: tq.Game, view: tq.View) -> bytes:
    before = game.cursor(0)
    game.play(game.turn, game.legal[0])
    start = game.cursor(0)
    assert start != before
    game.play(game.turn, game.legal[0])
    return game.catch_up(0, start)


def repeated(game: tq.Game, view: tq.View) -> bytes:
    before = view.cursor
    game.play(game.turn, game.legal[0])
    message = game.catch_up(0, before)
    view.advance(message)
    return message


def overlapping(game: tq.Game, view: tq.View) -> bytes:
    before = view.cursor
    game.play(game.turn, game.legal[0])
    view.advance(game.catch_up(0, before))
    game.play(game.turn, game.legal[0])
    return game.catch_up(0, before)


def undone(game: tq.Game, view: tq.View) -> bytes:
    game.play(game.turn, game.legal[0])
    message = game.catch_up(0, view.cursor)
    game.undo(also_looks=True)
    game.play(game.turn, game.legal[-1])
    view.advance(game.catch_up(0, view.cursor))
    return message


def older(game: tq.Game, view: tq.View) -> bytes:
    loaded = tq.Game.load(game.save())
    loaded.play(loaded.turn, loaded.legal[0])
    return loaded.catch_up(0)


def of_another_match(game: tq.Game, view: tq.View) -> bytes:
    other = tq.Game(game.choice, tq.seed_from(6))
    other.id = bytes(15) + b"\1"
    return other.catch_up(0, other.cursor(0))


def of_another_viewer(game: tq.Game, view: tq.View) -> bytes:
    return game.catch_up(1, game.cursor(1))


def damaged(game: tq.Game, view: tq.View) -> bytes:
    message = bytearray(game.catch_up(0, game.cursor(0)))
    message[-1] ^= 1
    return bytes(message)


@pytest.mark.parametrize(
    ("make", "names"),
    [
        (missed, {"missed_messages"}),
        (repeated, {"repeated_message"}),
        (overlapping, {"overlapping_message"}),
        (undone, {"undone_line"}),
        (older, {"older_save"}),
        (of_another_match, {"other_match"}),
        (of_another_viewer, {"other_viewer"}),
        (damaged, {"damaged"}),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_message_that_does_not_follow_is_refused_by_its_own_reason(
    make: Callable[[tq.Game, tq.View], bytes], names: set[str]
) -> None:
    game = begun("hidden_wolves(players=3)", 60)
    view = tq.View.join(game.catch_up(0))
    message = make(game, view)
    before = view.snapshot(), view.cursor
    with pytest.raises(tq.Refused) as caught:
        view.advance(message)
    assert caught.value.name in names
    assert (view.snapshot(), view.cursor) == before


def test_what_is_no_first_message_is_refused() -> None:
    game = begun("base_game", 10)
    start = game.cursor(0)
    game.play(game.turn, game.legal[0])
    with pytest.raises(tq.Unreadable) as caught:
        tq.View.join(game.catch_up(0, start))
    assert caught.value.name == "missed_messages"
    for wrong in (b"", b"nonsense", game.catch_up(0)[:-1]):
        with pytest.raises(tq.Unreadable):
            tq.View.join(wrong)


def test_cursors_are_text() -> None:
    game = begun("race", 10)
    cursor = game.cursor(1)
    assert cursor == tq.Cursor.parse(str(cursor)) == game.view(1).cursor
    assert cursor.moment == game.moment
    for wrong in ("", "12", "12.0", str(cursor) + "0", "x" + str(cursor)):
        with pytest.raises(tq.Unreadable):
            tq.Cursor.parse(wrong)
    with pytest.raises(OverflowError, match="moment"):
        game.catch_up(1, tq.Cursor(-1, 0))


def test_an_action_from_an_old_view_is_refused() -> None:
    game = begun("base_game", 10)
    seat = game.turn
    old = game.cursor(seat)
    action = game.legal[0]
    game.play(seat, action, at=old, time=1234)
    assert game.history()[-1].time == 1234 or game.history()[-2].time == 1234
    while game.turn != seat:
        game.play(game.turn, game.legal[0])
    before = game.save()
    with pytest.raises(tq.Refused):
        game.play(seat, game.legal[0], at=old)
    assert game.save() == before
    game.play(seat, game.legal[0], at=game.view(seat).cursor)


@every_set_up
def test_a_saved_session_goes_on_as_it_would_have(choice: tq.Choice) -> None:
    game = begun(choice, 25)
    game.id = bytes(range(16))
    game.tags["Seat0"] = "Ada"
    game.take_seat(0, "person")
    game.undo(also_looks=True)
    changes = game.changes
    loaded = tq.Game.load(game.save(), run=3)
    assert game.changes == changes
    assert (loaded.id, dict(loaded.tags), loaded.seat(0)) == (game.id, {"Seat0": "Ada"}, ("person", None))
    loaded.redo()
    game.redo()
    assert list(played(loaded, tq.Dice(1))) == list(played(game, tq.Dice(1)))
    assert loaded.snapshot() == game.snapshot()
    assert loaded.history() == game.history()
    assert game.changes > changes
    save = game.save()
    for wrong in (b"", save[:-1], save + b"\0", game.snapshot()):
        with pytest.raises(tq.Unreadable):
            tq.Game.load(wrong)


def test_each_load_is_a_new_run_unless_one_is_given() -> None:
    save = begun("base_game", 5).save()
    first, second, same = tq.Game.load(save), tq.Game.load(save), tq.Game.load(save, run=7)
    assert tq.Game.load(save, 7).catch_up(0) == same.catch_up(0)
    assert len({game.catch_up(0) for game in (first, second, same)}) == 3
    with pytest.raises(OverflowError, match="run"):
        tq.Game.load(save, -1)


@every_set_up
def test_a_copy_does_not_know_the_future(choice: tq.Choice) -> None:
    if choice.variant.name in ("mayhem", "race"):
        games = [begun(choice, 0, number) for number in range(2)]
    else:
        games = [tq.Game(choice, tq.seed_from(5), number) for number in range(2)]
    for game in games:
        copy, exact = game.copy(), game.exact_copy()
        assert list(played(exact, tq.Dice(1))) == list(played(game.exact_copy(), tq.Dice(1)))
        assert exact.is_over
        while copy.turn >= 0:
            copy.play(copy.turn, copy.legal[0])
        assert copy.turn == tq.CHANCE  # nobody answers
        assert len(copy.save()) < len(game.save())


def test_the_history_is_listed_with_its_times() -> None:
    game = tq.Game.open("base_game")
    game.play(0, 0, time=10)
    game.reveal(3, time=np.int64(11))
    game.play(0, game.legal[0])
    assert game.history() == [(0, 0, 10), (tq.CHANCE, 3, 11), (0, game.history(2)[0].number, None)]
    assert game.history(2) == game.history()[2:]
    assert game.history(99) == []
    assert game.moment == 3


def test_views_of_the_past() -> None:
    game = tq.Game("base_game", tq.seed_from(5))
    views = []
    for _ in zip(range(20), played(game, tq.Dice(2))):
        views.append((game.moment, game.view(1).snapshot()))
    for moment, snapshot in views:
        assert game.view(1, moment).snapshot() == snapshot
    with pytest.raises(tq.TriquetaError, match="moment 999") as caught:
        game.view(1, 999)
    assert caught.value.status == "no_such_moment"


def test_seats_are_taken_claimed_and_left() -> None:
    game = tq.Game("base_game(players=3)", tq.seed_from(5))
    assert game.seat(0) == ("nobody", None)
    game.claim_seat(0, "person", "secret of Ada")
    game.claim_seat(0, "person", "secret of Ada")
    with pytest.raises(tq.Refused) as caught:
        game.claim_seat(0, "person", "secret of Bob")
    assert caught.value.name == "seat_is_taken"
    game.take_seat(1, "bot")
    game.leave_seat(0, "resigned")
    assert [game.seat(seat) for seat in range(3)] == [("nobody", "resigned"), ("bot", None), ("nobody", None)]
    assert json.loads(game.seats_json())["seats"] == ["nobody", "bot", "nobody"]
    assert "secret" not in game.record() + game.seats_json()
    uses: list[Callable[[Any], Any]] = [game.seat, lambda seat: game.take_seat(seat, "bot")]
    for use in uses:
        with pytest.raises(tq.TriquetaError, match="seat 3") as failed:
            use(3)
        assert failed.value.status == "no_such_seat"
    with pytest.raises(ValueError, match="'robot' is none of 'nobody', 'person', 'bot'"):
        game.take_seat(0, "robot")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="resigned"):
        game.leave_seat(0, "fled")  # type: ignore[arg-type]


def test_persons_agree_to_undo() -> None:
    game = tq.Game("base_game", tq.seed_from(5))
    for seat in range(2):
        game.take_seat(seat, "person")
    game.play(0, 0)
    with pytest.raises(tq.Refused):
        game.undo()
    game.agree_to_undo(0)
    assert game.agreed == [0]
    game.refuse_to_undo()
    assert game.agreed == []
    game.agree_to_undo(0)
    with pytest.raises(tq.Refused):
        game.agree_to_undo(1, at=tq.Cursor(0, 0))
    game.agree_to_undo(1, at=game.cursor(1))
    assert (game.moment, game.agreed) == (0, [])


def test_a_whole_turn_is_undone() -> None:
    game = tq.Game("base_game", tq.seed_from(5))
    while game.turn == 0:
        game.play(0, game.legal[0])
    moment = game.moment
    game.play(1, game.legal[0])
    game.undo(also_looks=True)
    assert game.moment == moment
    game.undo("turn", also_looks=True)
    assert game.moment == 0
    with pytest.raises(ValueError, match="'round'"):
        game.undo("round")  # type: ignore[arg-type]


def test_a_closed_session_takes_no_more_moves() -> None:
    game = tq.Game("base_game", tq.seed_from(5))
    assert not tq.Game.load(game.save()).session_closed
    game.close_session("It is late.")
    assert game.session_closed
    uses: list[Callable[[], None]] = [lambda: game.play(0, 0), lambda: game.undo(), lambda: game.set_dice(None)]
    for use in uses:
        with pytest.raises(tq.Refused) as caught:
            use()
        assert caught.value.name == "session_is_closed"
    assert tq.text_tags(game.record())["Closed"] == "It is late."
    assert tq.Game.load(game.save()).session_closed


@every_set_up
def test_events_are_told_in_sentences(choice: tq.Choice) -> None:
    game = begun(choice, 20)
    for viewer in viewers(choice):
        view = tq.View.join(game.catch_up(viewer))
        start = view.cursor
        other = game.exact_copy()
        for _ in zip(range(8), played(other, tq.Dice(2))):
            pass
        message = other.catch_up(viewer, start)
        named = view.sentences(message, names=["Ada"], says_you=False)
        assert named == view.sentences(other.events(viewer, start.moment), names=["Ada"], says_you=False)
        assert named
        assert not any("Player 1" in line or "You" in line for line in named)
        assert view.sentences(message, "de") != view.sentences(message)
        view.advance(message)
        with pytest.raises(tq.Refused):
            view.sentences(message)
    with pytest.raises(ValueError, match="one line"):
        view.sentences(b"", names=["A\nB"])


def test_numbers_may_be_any_integers() -> None:
    class Index:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    for kind in (int, np.int8, np.uint16, np.int64, Index):
        game = tq.Game("base_game", tq.seed_from(7), kind(3))
        game.play(kind(0), kind(0))
        assert game.history()[0] == (0, 0, None)
        assert game.why_not(kind(0), kind(10)) is None
        assert game.view(kind(1)).viewer == 1
        assert sum(game.lines(kind(0)).values()) == game.points[0]
        assert game.events(kind(1), kind(0))
        assert game.step(kind(10))[0] == game.turn
    for wrong in (1.0, "0", None, np.float32(1), np.array([0, 1])):
        with pytest.raises(TypeError, match="action: an integer is needed"):
            game.play(0, wrong)  # type: ignore[arg-type]
    for number in (10**6, -1, 2**31, 2**32, 2**100, np.uint64(2**63)):  # what a client sends
        with pytest.raises(tq.Refused) as caught:
            game.play(game.turn, number)
        assert caught.value.name == "no_such_number"


@every_set_up
def test_steps_give_the_next_turn_and_its_actions(choice: tq.Choice) -> None:
    game, other = (tq.Game(choice, tq.seed_from(3)) for _ in range(2))
    dice, turn, legal = tq.Dice(5), game.turn, game.legal
    while turn != tq.OVER:
        action = dice.pick(legal)
        other.play(turn, action)
        turn, legal = game.step(action)
        assert (turn, legal) == (other.turn, other.legal)
    with pytest.raises(tq.Refused):
        game.step(0)


def test_a_view_is_read_from_its_json() -> None:
    view = begun("race(players=3)", 20).view(1)
    for language in tq.languages():
        assert tq.View.from_json(view.json(language), language).snapshot() == view.snapshot()
    with pytest.raises(tq.Unreadable):
        tq.View.from_json("{}")
