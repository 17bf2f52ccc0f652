"""Views: clients that follow a game, and what a view holds."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import triqueta as tq
from support import SET_UPS, name_of, played, viewers

every_set_up = pytest.mark.parametrize("choice", SET_UPS, ids=name_of)


@every_set_up
def test_clients_know_by_events_what_the_server_would_tell(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(5))
    clients = [tq.View(choice, viewer) for viewer in viewers(choice)]
    since = 0

    def follow() -> int:
        for client in clients:
            client.see(game.events(client.viewer, since))
            assert client.snapshot() == game.view(client.viewer).snapshot()
        return game.moment

    for seat, action in played(game, tq.Dice(2)):
        since = follow()
        for client in clients:
            assert client.turn == seat
            assert client.legal == (game.legal if client.viewer == seat else [])
            assert client.distinct == (game.distinct if client.viewer == seat else [])
        mover = clients[seat]
        assert mover.mask == game.mask
        assert mover.why_not(seat, action) is None
    follow()
    for client in clients:
        assert client.is_over
        assert client.result_json() == game.result_json()
        assert (client.points, client.winners) == (game.points, game.winners)
        assert client.lines(0) == game.lines(0)


@every_set_up
def test_a_view_is_refreshed_to_what_a_new_one_knows(choice: tq.Choice) -> None:
    game, seen = tq.Game(choice, tq.seed_from(5)), tq.View("race", 0)  # of another variant at first
    for _ in played(game, tq.Dice(2)):
        for viewer in viewers(choice):
            seen.refresh(game, viewer)
            new = game.view(viewer)
            assert (seen.viewer, seen.choice, seen.snapshot()) == (viewer, new.choice, new.snapshot())
            assert (seen.encode(), seen.mask, seen.legal) == (new.encode(), new.mask, new.legal)
    assert seen.turn != tq.OVER
    seen.refresh(game)
    assert seen.turn == tq.OVER
    assert seen.viewer == viewers(choice)[-1]


def test_a_view_that_cannot_be_refreshed_stays_as_it_was() -> None:
    game = tq.Game("base_game", tq.seed_from(5))
    seen, closed = game.view(1), tq.Game("base_game", tq.seed_from(5))
    before = seen.snapshot()
    with pytest.raises(tq.TriquetaError, match="viewer 7"):
        seen.refresh(game, 7)
    closed.close()
    with pytest.raises(ValueError, match="closed"):
        seen.refresh(closed)
    assert seen.snapshot() == before


def test_an_event_that_cannot_be_is_refused_and_changes_nothing() -> None:
    choice = tq.Choice("base_game")
    game, client = tq.Game(choice, tq.seed_from(7)), tq.View(choice, 1)
    before = client.snapshot()
    game.play(0, 0)
    events = game.events(client.viewer)
    for wrong in (events[:-1], b"", b"Tqe", events + b"\0", game.events(0)):
        with pytest.raises(tq.Refused):
            client.see(wrong)
        assert client.snapshot() == before
    client.see(events)
    with pytest.raises(tq.Refused):
        client.see(events)


@every_set_up
def test_events_are_told_in_json_and_in_words(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(5))
    for _ in zip(range(12), played(game, tq.Dice(2))):
        pass
    for viewer in viewers(choice):
        events = game.events(viewer)
        in_json = json.loads(tq.events_json(events))
        assert len(in_json) == game.moment
        in_words = tq.events_text(events).splitlines()
        assert [f"{event['seat']}" for event in in_json] == [line.split(":")[0] for line in in_words]
        told = tq.View(choice, viewer)
        for line in in_words:
            told.see(tq.event_from_text(choice, line))
        assert told.snapshot() == game.view(viewer).snapshot()
        assert tq.events_text(events, "fr") != tq.events_text(events)
    with pytest.raises(tq.Unreadable):
        tq.events_json(b"Tqe")
    with pytest.raises(tq.Unreadable):
        tq.events_text(b"Tqe")
    with pytest.raises(tq.Unreadable):
        tq.event_from_text(choice, "nonsense")


def test_events_have_the_keys_that_they_should() -> None:
    game = tq.Game(tq.Choice("base_game"), tq.seed_from(7))
    game.play(0, 0)
    drew, looked = json.loads(tq.events_json(game.events(1)))
    assert drew == {"seat": 0, "kind": "drew", "number": 0, "token": None, "mask": None, "shown": None}
    assert looked == {**drew, "kind": "looked"}
    while not game.is_over:
        game.play(game.turn, game.legal[0])
    *_, last = json.loads(tq.events_json(game.events(1)))
    assert {key: (len(seats), {len(counts) for counts in seats}) for key, seats in last["shown"].items()} == {
        "added": (5, {8}),
        "revealed": (5, {8}),
    }

    cards = tq.Game(tq.Choice("mayhem"), tq.seed_from(7))
    cards.play(0, cards.legal[0])
    *dealt, played = json.loads(tq.events_json(cards.events(1)))
    assert played == {"seat": 0, "action": played["action"], "outcome": None}
    for event in dealt:
        assert event["action"] is None
        assert (event["outcome"] is None) == (event["seat"] == 0)


def test_an_event_has_a_seat_and_it_is_the_one_to_move() -> None:
    choice = tq.Choice("base_game")
    for without in ("draw 2", "(owl)", "x: draw 2", "1 draw 2"):
        with pytest.raises(tq.Unreadable):
            tq.event_from_text(choice, without)
    with pytest.raises(tq.Unreadable) as caught:
        tq.event_from_text(choice, "draw 2")
    assert caught.value.name == "event_incomplete"

    client = tq.View(choice, 0)
    before = client.snapshot()
    with pytest.raises(tq.Refused) as refused:
        client.see(tq.event_from_text(choice, "1: draw 2"))
    assert refused.value.name == "not_your_turn"
    assert client.snapshot() == before
    client.see(tq.event_from_text(choice, "0: draw 2"))
    assert client.turn == tq.CHANCE


@every_set_up
def test_the_json_of_a_view_has_its_words_in_a_language(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(5))
    view = game.view(game.turn)
    assert view.json() == view.json("en")
    english = json.loads(view.json())
    for language in tq.languages():
        known = json.loads(view.json(language))
        assert known["legal"] == [
            {"action": action, "words": tq.action_text(choice.variant, action, language)} for action in view.legal
        ]
        assert {**known, "legal": None} == {**english, "legal": None}
    assert json.loads(game.view(tq.SPECTATOR).json())["legal"] == []
    with pytest.raises(tq.TriquetaError) as caught:
        view.json("la")
    assert caught.value.status == "not_found"
    assert str(caught.value).startswith("language 'la': ")


@every_set_up
def test_a_view_is_copied_pickled_and_written(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(5))
    for _ in zip(range(25), played(game, tq.Dice(2))):
        pass
    french = "fr"
    for viewer in viewers(choice):
        view = game.view(viewer)
        for other in (
            view.copy(),
            copy.copy(view),
            copy.deepcopy(view),
            pickle.loads(pickle.dumps(view)),
            tq.View.from_snapshot(view.snapshot()),
            tq.View.from_text(view.text()),
            tq.View.from_text(view.text(french), french),
            tq.View.from_record(game.record(viewer)),
        ):
            assert other is not view
            assert other.snapshot() == view.snapshot()
            assert other.json() == view.json()
            assert (other.hash, other.canonical_hash) == (view.hash, view.canonical_hash)
            assert (other.viewer, other.choice) == (viewer, view.choice)


def test_a_pickle_of_a_view_holds_nothing_that_its_viewer_does_not_know() -> None:
    choice = tq.Choice("hidden_wolves", players=3)
    games = [tq.Game(choice, tq.seed_from(n)) for n in range(20)]
    for game in games:
        game.play(0, 0)  # seat 0 looks at a token that nobody else sees
    assert len({game.snapshot() for game in games}) > 1
    assert len({pickle.dumps(game.view(0)) for game in games}) > 1
    for viewer in (1, 2, tq.SPECTATOR):
        assert len({pickle.dumps(game.view(viewer)) for game in games}) == 1
        assert len({repr(game.view(viewer)) for game in games}) == 1


@every_set_up
def test_a_completion_has_the_view_that_it_was_made_of(choice: tq.Choice) -> None:
    game, dice = tq.Game(choice, tq.seed_from(5)), tq.Dice(1)
    for number, (seat, _) in enumerate(played(game, tq.Dice(2))):
        if number % 10:
            continue
        view = game.view(seat)
        completion = view.complete(dice)
        assert completion.view(seat).snapshot() == view.snapshot()
        completion.play_out(dice)
        assert completion.is_over


@every_set_up
def test_an_evaluation_is_the_sum_of_its_tries(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(6))
    for number, (seat, _) in enumerate(played(game, tq.Dice(4))):
        if number % 40 != 3:
            continue
        view = game.view(seat)
        found = view.evaluate(20, key=3, first=2**64 - 10)
        assert [one.action for one in found] == view.distinct
        for one in found:
            assert one == by_hand(view, one.action, range(2**64 - 10, 2**64 + 10))
            assert one.mean == one.points / 20
            assert 0 <= one.chance <= 1
            assert one.variance >= 0
        parts = zip(view.evaluate(7, 3, 2**64 - 10), view.evaluate(13, 3, 2**64 - 3))
        assert [first + rest for first, rest in parts] == found
        assert game.view((seat + 1) % choice.players).evaluate(1) == []


def by_hand(view: tq.View, action: int, tries: range) -> tq.Tried:
    """The same, try by try."""
    total = tq.Tried(action, 0, 0, 0, 0)
    for number in tries:
        dice = tq.Dice(3, number % 2**64)
        game = view.complete(dice)
        game.play(view.viewer, action)
        game.play_out(dice)
        points, winners = game.points[view.viewer], game.winners
        won = 65536 // len(winners) if view.viewer in winners else 0
        total += tq.Tried(action, 1, won, points, points**2)
    return total


def test_an_evaluation_may_take_no_tries_and_many() -> None:
    view = tq.Game("base_game(players=3)", tq.seed_from(6)).view(0)
    assert [one.tries for one in view.evaluate(0)] == [0] * len(view.distinct)
    many = view.evaluate(1000)
    assert [one.tries for one in many] == [1000] * len(view.distinct)
    assert [a + b for a, b in zip(view.evaluate(999), view.evaluate(1, first=999))] == many
    with pytest.raises(ValueError, match="negative"):
        view.evaluate(-1)
    with pytest.raises(ValueError, match="can't be added"):
        many[0] + many[1]
    with pytest.raises(TypeError):
        many[0] + 1  # type: ignore[operator]


@every_set_up
def test_fields_tell_what_stands_where_in_an_encoding(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(5))
    encoding = game.view(choice.players - 1).encode()
    assert encoding.typecode == "b"
    assert len(encoding) == choice.sizes.encoding_length
    end = 0
    for field in choice.encoding:
        assert field.offset == end
        assert field.name
        assert field.meaning
        end += field.length
    assert end == len(encoding)
    assert len(choice.encoding) == choice.sizes.encoding_fields
    viewer = next(field for field in choice.encoding if field.name == "viewer")
    assert encoding[viewer.offset] == choice.players - 1


def test_reprs() -> None:
    choice = tq.Choice("hidden_wolves", players=3)
    assert repr(tq.View(choice, 2)) == "<View of seat 2, hidden_wolves, 3 players>"
    assert repr(tq.View(choice, tq.SPECTATOR)) == "<View of a spectator, hidden_wolves, 3 players>"
