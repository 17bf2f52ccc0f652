"""Named fields: they hold what JSON has, and actions are found again by them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import triqueta as tq
from support import SET_UPS, name_of, played, viewers
from test_values import enum_of_c
from triqueta import fields

every_set_up = pytest.mark.parametrize("choice", SET_UPS, ids=name_of)


def test_kinds_are_those_of_c() -> None:
    assert {name.upper(): number for number, name in fields.KINDS.items()} == enum_of_c("tq_field_kind")


@every_set_up
def test_fields_of_a_view_have_the_values_of_its_json(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(3))
    for number, _ in enumerate(played(game, tq.Dice(5))):
        if number % 7:
            continue
        for viewer in viewers(choice):
            view = game.view(viewer)
            compare_view(view)
    for viewer in viewers(choice):
        compare_view(game.view(viewer))
        result, in_json = game.view(viewer).result(), json.loads(game.result_json())
        in_json["lines"] = {line["name"]: line["points"] for line in in_json["lines"]}
        assert same(result, in_json), (result, in_json)


def compare_view(view: tq.View) -> None:
    known, found = json.loads(view.json()), view.fields()
    for part in ("table", "own", "unseen"):
        if known.get(part) is None:
            assert found.get(part) is None
            continue
        for name, value in known[part].items():
            assert same(found[part][name], value), (part, name, found[part][name], value)
        assert found[part].keys() == known[part].keys()
        for name in known[part]:
            assert view.field(f"{part}.{name}") == found[part][name]
    assert found["turn"] == known["turn"]


def same(value: Any, in_json: Any) -> bool:
    """Whether a field has the value of its key in JSON, where lists have null at the places of what isn't there."""
    return bool(value == in_json or json.loads(json.dumps(value)) == in_json)


@every_set_up
def test_fields_are_listed_with_their_shapes(choice: tq.Choice) -> None:
    for which in (tq.view_fields(choice), tq.result_fields(choice), tq.event_fields(choice)):
        assert len({(field.part, field.name) for field in which}) == len(which)
        for field in which:
            assert field.meaning
            assert field.least <= field.most
            assert (field.kind == "choices") == bool(field.choices)
            assert field.kind not in ("pieces", "counts") or field.pieces is not None
    assert [field.name for field in tq.view_fields(choice)] == [field.name for field in choice.encoding]
    names = tq.pieces(choice.variant)
    assert names
    for language in tq.languages():
        words = [tq.piece_text(choice.variant, 0, piece, language) for piece in range(choice.sizes.outcomes)]
        assert len(set(words)) == len(words)
    with pytest.raises(tq.TriquetaError, match="piece 999"):
        tq.piece_text(choice.variant, 0, 999)
    with pytest.raises(tq.TriquetaError, match="field 'nonsense'") as caught:
        tq.View(choice, 0).field("nonsense")
    assert caught.value.status == "not_found"


@every_set_up
def test_events_are_listed_one_by_one(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(5))
    kinds = {kind.name for kind in tq.action_kinds(choice.variant)}
    clients = [tq.View.join(game.catch_up(viewer)) for viewer in viewers(choice)]
    some = 0
    for number, _ in enumerate(played(game, tq.Dice(2))):
        if number % 3:
            continue
        for client in clients:
            message, loose = (
                game.catch_up(client.viewer, client.cursor),
                game.events(client.viewer, client.cursor.moment),
            )
            events = client.events(message)
            if events:
                assert events == client.events(loose)
            for event, in_json in zip(events, json.loads(tq.events_json(loose))):
                some += 1
                assert event.seat == in_json["seat"]
                if "action" not in in_json:
                    assert (event.kind is None) == (in_json["kind"] == "looked")
                elif in_json["action"] is not None:
                    assert event.kind == tq.action_fields(choice.variant, in_json["action"]).kind
                else:
                    assert event.kind is None
                assert event.kind is None or event.kind in kinds
                for name, value in event.fields.items():
                    assert same(value, in_json[name]), (name, value, in_json)
            client.advance(message)
            with pytest.raises(tq.Refused):
                client.events(b"nonsense")
    assert some > 50


@pytest.mark.parametrize("variant", tq.games(), ids=str)
def test_every_action_is_found_again_by_its_fields(variant: tq.Variant) -> None:
    kinds = {kind.name: kind for kind in tq.action_kinds(variant)}
    actions = [number for kind in kinds.values() for number in kind.numbers]
    assert sorted(actions) == list(range(tq.Choice(variant).sizes.actions))
    for number in actions:
        kind, values = tq.action_fields(variant, number)
        assert number in kinds[kind].numbers
        assert values.keys() == {field.name for field in kinds[kind].fields}
        assert tq.find_action(variant, kind, **values) == number


def test_actions_have_names_for_their_numbers() -> None:
    assert tq.action_fields("base_game", 2) == ("draw", {"column": 2})
    assert tq.find_action("base_game", "draw", column=2) == 2
    with pytest.raises(tq.TriquetaError) as caught:
        tq.find_action("base_game", "draw", column=5)
    assert caught.value.status == "not_found"
    with pytest.raises(ValueError, match="base_game has no actions 'drow'; it has draw"):
        tq.find_action("base_game", "drow", column=2)
    with pytest.raises(TypeError, match="'draw' has the fields column"):
        tq.find_action("base_game", "draw", row=2)
    with pytest.raises(ValueError, match="column: 1 values at most"):
        tq.Field("column", "", "", "numbers", 0, 4, 1, True, False, 1, False, False, 1, 0, None, ()).numbers([1, 2])
    with pytest.raises(tq.TriquetaError, match="action 99"):
        tq.action_fields("base_game", 99)


@every_set_up
def test_legal_actions_have_words(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(3))
    for _ in zip(range(30), played(game, tq.Dice(5))):
        for language in tq.languages():
            expected = {action: tq.action_text(choice.variant, action, language) for action in game.legal}
            assert game.legal_words(language) == expected
            assert game.view(game.turn).legal_words(language) == expected
        assert game.view(tq.SPECTATOR).legal_words() == {}
