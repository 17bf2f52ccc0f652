"""Batches: each place is a game like any other, and arrays are taken only as they have to be."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import triqueta as tq
from support import SET_UPS, name_of

KEY = 42
PLACES = 5
every_set_up = pytest.mark.parametrize("choice", SET_UPS, ids=name_of)


def chosen(masks: npt.NDArray[Any], step: int) -> npt.NDArray[np.int32]:
    """Of each place a legal action, not always the first."""
    legal = [np.flatnonzero(mask) for mask in masks]
    return np.array([actions[(7 * step + place) % len(actions)] for place, actions in enumerate(legal)], np.int32)


class Single:
    """The games of one place, as they are without a batch."""

    def __init__(self, choice: tq.Choice, place: int) -> None:
        self.choice = choice
        self.begin(place)

    def begin(self, number: int) -> None:
        self.number = number
        self.game, self.dice = tq.Game.open(self.choice), tq.Dice(KEY, number)
        self.answer()

    def answer(self) -> None:
        while self.game.turn == tq.CHANCE:
            self.game.draw(self.dice)

    def step(self, action: int) -> tuple[list[int], bool]:
        """Rewards, and whether the game ended."""
        length = self.choice.sizes.reward_length
        self.game.play(self.game.turn, action)
        self.answer()
        if not self.game.is_over:
            return [0] * length, False
        points = self.game.points
        self.begin(self.number + PLACES)
        return points + [0] * (length - len(points)), True


@every_set_up
def test_each_place_plays_what_single_games_give(choice: tq.Choice) -> None:
    with tq.Batch(choice, KEY, PLACES) as batch:
        singles = [Single(choice, place) for place in range(PLACES)]
        ended = 0
        for step in range(250):
            for place, single in enumerate(singles):
                view = single.game.view(single.game.turn)
                assert batch.seats[place] == single.game.turn
                assert batch.masks[place].tobytes() == view.mask
                assert batch.views[place].tobytes() == view.encode().tobytes()
            assert batch.numbers.tolist() == [single.number for single in singles]
            actions = chosen(batch.masks, step)
            batch.step(actions)
            for place, single in enumerate(singles):
                rewards, done = single.step(int(actions[place]))
                assert batch.rewards[place].tolist() == rewards
                assert batch.done[place] == done
                ended += done
        assert ended > 0
        for place, single in enumerate(singles):
            assert batch.game(place).snapshot() == single.game.snapshot()


@every_set_up
def test_random_playouts_of_a_batch_are_those_of_a_simulation(choice: tq.Choice) -> None:
    batch = tq.Batch(choice, KEY, PLACES)
    actions = batch.play_out()
    rewards = batch.rewards.sum(axis=0)[: choice.players].tolist()
    assert batch.done.all()
    assert batch.numbers.tolist() == list(range(PLACES, 2 * PLACES))
    totals = tq.simulate(choice, KEY, PLACES)
    assert totals.actions == actions
    assert list(totals.points) == rewards
    assert batch.masks.tobytes() == b"".join(batch.game(place).mask for place in range(PLACES))


def test_an_illegal_action_is_refused_with_its_place_and_nothing_happens() -> None:
    batch = tq.Batch(tq.Choice("base_game"), KEY, PLACES)
    before = [batch.game(place).snapshot() for place in range(PLACES)]
    arrays = [array.copy() for array in (batch.seats, batch.masks, batch.views, batch.rewards, batch.done)]
    actions = chosen(batch.masks, 0)
    assert batch.why_not(actions) is None
    for wrong in (15, 7, -1, 2**31 - 1):
        actions[3] = wrong
        with pytest.raises(tq.Refused, match="place 3") as caught:
            batch.step(actions)
        assert caught.value.place == 3
        assert batch.why_not(actions) == (3, caught.value.refusal)
    actions[3] = 7
    with pytest.raises(tq.Refused) as caught:
        batch.step(actions)
    assert caught.value.rule == "B3"
    assert [batch.game(place).snapshot() for place in range(PLACES)] == before
    for array, was in zip((batch.seats, batch.masks, batch.views, batch.rewards, batch.done), arrays):
        assert (array == was).all()


def test_it_writes_into_arrays_that_it_is_given() -> None:
    choice = tq.Choice("race", players=4)
    bounds = choice.sizes
    own = tq.Batch(choice, KEY, PLACES)
    whole = np.zeros((2, PLACES, bounds.encoding_length), np.int8)
    masks = np.zeros((PLACES, bounds.actions), np.uint8)
    seats, rewards = np.zeros(PLACES, np.int32), np.zeros((PLACES, bounds.reward_length), np.int32)
    done = np.zeros(PLACES, np.bool_)
    batch = tq.Batch(choice, KEY, PLACES, seats=seats, masks=masks, views=whole[1], rewards=rewards, done=done)
    assert np.shares_memory(batch.views, whole)
    assert batch.masks is masks
    for step in range(100):
        actions = chosen(own.masks, step)
        own.step(actions)
        batch.step(actions)
        assert (masks == own.masks).all()
        assert (whole[1] == own.views).all()
        assert (seats == own.seats).all()
        assert (rewards == own.rewards).all()
        assert (done == own.done).all()
    assert not whole[0].any()


def test_it_writes_nothing_that_is_not_wanted() -> None:
    batch = tq.Batch(
        tq.Choice("base_game"), KEY, PLACES, seats=False, masks=False, views=False, rewards=False, done=False
    )
    batch.step(np.zeros(PLACES, np.int32))
    batch.observe()
    batch.play_out()
    for name in ("seats", "masks", "views", "rewards", "done"):
        with pytest.raises(ValueError, match=f"without {name}"):
            getattr(batch, name)


def test_observe_writes_anew() -> None:
    batch = tq.Batch(tq.Choice("base_game"), KEY, PLACES)
    was = batch.masks.copy()
    batch.masks[:] = False
    batch.observe()
    assert (batch.masks == was).all()


def read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    array.flags.writeable = False
    return array


@pytest.mark.parametrize(
    ("make", "error", "words"),
    [
        (lambda shape: np.zeros(shape, np.int16), TypeError, "views: dtype int8 is needed, not int16"),
        (lambda shape: np.zeros(shape, np.float32), TypeError, "views: dtype int8 is needed, not float32"),
        (lambda shape: np.zeros(shape[0], np.int8), ValueError, r"views: shape \(5, \d+\) is needed, not \(5,\)"),
        (lambda shape: np.zeros(shape, np.int8, order="F"), ValueError, "views: a C-contiguous"),
        (lambda shape: np.zeros((shape[0], 2 * shape[1]), np.int8)[:, ::2], ValueError, "views: a C-contiguous"),
        (lambda shape: read_only(np.zeros(shape, np.int8)), ValueError, "views: .* can be written to"),
        (lambda shape: [[0] * shape[1]] * shape[0], TypeError, "views: a NumPy array is needed, not list"),
        (lambda shape: None, TypeError, "views: a NumPy array is needed, not NoneType"),
    ],
)
def test_arrays_to_write_into_are_checked(
    make: Callable[[tuple[int, int]], Any], error: type[Exception], words: str
) -> None:
    choice = tq.Choice("base_game")
    with pytest.raises(error, match=words):
        tq.Batch(choice, KEY, PLACES, views=make((PLACES, choice.sizes.encoding_length)))


@pytest.mark.parametrize(
    ("actions", "error", "words"),
    [
        (np.zeros(PLACES, np.float64), TypeError, "actions: an integer dtype is needed, not float64"),
        (np.zeros(PLACES, np.bool_), TypeError, "actions: an integer dtype is needed, not bool"),
        (np.zeros(PLACES, object), TypeError, "actions: an integer dtype is needed, not object"),
        (np.zeros(PLACES - 1, np.int32), ValueError, r"actions: shape \(5,\) is needed, not \(4,\)"),
        (np.zeros((PLACES, 1), np.int32), ValueError, r"actions: shape \(5,\) is needed, not \(5, 1\)"),
        ([0] * PLACES, TypeError, "actions: a NumPy array is needed, not list"),
    ],
)
def test_actions_are_checked(actions: Any, error: type[Exception], words: str) -> None:
    batch = tq.Batch(tq.Choice("base_game"), KEY, PLACES)
    for function in (batch.step, batch.why_not):
        with pytest.raises(error, match=words):
            function(actions)
    assert batch.rewards.sum() == 0


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", ">i4", "uint32", "int64", "uint64", ">i8"])
def test_actions_may_be_of_any_integer_type(dtype: str) -> None:
    batch, other = (tq.Batch(tq.Choice("base_game"), KEY, PLACES) for _ in range(2))
    actions = chosen(batch.masks, 0)
    batch.step(actions)
    other.step(actions.astype(dtype))
    assert (batch.views == other.views).all()
    wrong = np.array([*chosen(other.masks, 1)], dtype)
    wrong[2] = np.iinfo(dtype).max  # what 32 bits can't hold isn't cut down to a legal action
    with pytest.raises(tq.Refused, match="place 2: No action has this number"):
        other.step(wrong)
    if np.iinfo(dtype).bits == 64:
        wrong[2] = 1 << 32  # its lower 32 bits are a legal action
        assert other.why_not(wrong) == (2, next(no for no in tq.refusals() if no.name == "no_such_number"))


def test_random_numbers_and_masks_choose_actions() -> None:
    batch = tq.Batch(tq.Choice("base_game"), KEY, PLACES)
    random = np.random.default_rng(1)
    for _ in range(100):
        batch.step((random.random(batch.masks.shape, np.float32) + batch.masks).argmax(axis=1))


def test_actions_may_be_read_only_or_any_slice() -> None:
    batch, other = (tq.Batch(tq.Choice("base_game"), KEY, PLACES) for _ in range(2))
    actions = chosen(batch.masks, 0)
    batch.step(read_only(actions.copy()))
    other.step(np.repeat(actions, 2)[::2])
    assert (batch.views == other.views).all()


def test_actions_that_results_are_written_over_do_no_harm() -> None:
    choice = tq.Choice("base_game")
    memory = np.zeros(PLACES + 1, np.int32)
    batch = tq.Batch(choice, KEY, PLACES, seats=memory[1:])
    other = tq.Batch(choice, KEY, PLACES)
    for step in range(200):
        actions = chosen(other.masks, step)
        other.step(actions)
        memory[:-1] = actions
        batch.step(memory[:-1])
        assert (batch.views == other.views).all()


def test_wrong_places_and_keys_raise() -> None:
    choice = tq.Choice("base_game")
    for places, error in ((0, tq.TriquetaError), (-1, OverflowError), (1.5, TypeError)):
        with pytest.raises(error):
            tq.Batch(choice, KEY, places)  # type: ignore[arg-type]
    with pytest.raises(OverflowError):
        tq.Batch(choice, -1, PLACES)
    batch = tq.Batch(choice, KEY, PLACES)
    with pytest.raises(tq.TriquetaError):
        batch.game(PLACES)
    assert len(batch) == PLACES
    assert batch.choice == choice
    assert repr(batch) == "<Batch base_game, 2 players, 5 places>"


def test_only_batches_need_numpy() -> None:
    program = """
import sys, json
sys.modules["numpy"] = None
import triqueta as tq
game = tq.Game(tq.Choice("base_game"), tq.seed_from(7))
game.play_out(tq.Dice(1))
try:
    tq.Batch(tq.Choice("base_game"), 1, 1)
except ImportError as error:
    print(json.dumps([game.is_over, str(error)]))
"""
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert json.loads(run.stdout) == [True, "batches need NumPy: pip install 'triqueta[numpy]'"]


def arrays_of(batch: tq.Batch) -> list[npt.NDArray[Any]]:
    return [array.copy() for array in (batch.seats, batch.masks, batch.views, batch.rewards, batch.done)]


def expect_same(a: tq.Batch, b: tq.Batch) -> None:
    assert a.save() == b.save()
    for one, other in zip((a.seats, a.masks, a.views), (b.seats, b.masks, b.views)):
        assert (one == other).all()


@every_set_up
def test_workers_share_a_key_without_the_same_game(choice: tq.Choice) -> None:
    whole = tq.Batch(choice, KEY, 2 * PLACES)
    parts = [tq.Batch(choice, KEY, PLACES, first=w * PLACES, stride=2 * PLACES) for w in range(2)]
    for _ in range(2):
        whole.play_out()
        for part in parts:
            part.play_out()
        assert np.concatenate([part.numbers for part in parts]).tolist() == whole.numbers.tolist()
        assert (np.concatenate([part.rewards for part in parts]) == whole.rewards).all()
        assert (np.concatenate([part.views for part in parts]) == whole.views).all()


@every_set_up
def test_random_actions_are_those_of_playouts(choice: tq.Choice) -> None:
    stepped, played = tq.Batch(choice, KEY, PLACES), tq.Batch(choice, KEY, PLACES)
    actions = played.play_out()
    left = np.ones(PLACES, bool)
    total = np.zeros_like(stepped.rewards)
    taken = 0
    while left.any():
        chosen_ones = stepped.choose(left)
        assert (chosen_ones[~left] == -1).all()
        assert stepped.masks[left, chosen_ones[left]].all()
        stepped.step(chosen_ones, left)
        taken += int(left.sum())
        total[left] += stepped.rewards[left]
        left &= ~stepped.done.astype(bool)
    assert taken == actions
    assert (total == played.rewards).all()
    expect_same(stepped, played)


def test_random_numbers_of_the_caller_choose_evenly_and_leave_the_dice_alone() -> None:
    batch = tq.Batch("base_game", KEY, 300)
    before = batch.save()
    found = batch.choose(random=np.linspace(0, 2**64 - 4096, 300).astype(np.uint64))
    assert batch.save() == before
    legal, counts = np.unique(found, return_counts=True)
    assert legal.tolist() == np.flatnonzero(np.asarray(batch.masks)[0]).tolist()
    assert abs(counts - 300 / len(legal)).max() <= 1
    wrong: Any = np.zeros(300, np.int32)
    with pytest.raises(TypeError):
        batch.choose(random=wrong)
    with pytest.raises(ValueError, match="shape"):
        batch.choose(random=np.zeros(299, np.uint64))


@every_set_up
def test_places_that_take_no_part_stay_as_they_are(choice: tq.Choice) -> None:
    batch, other = tq.Batch(choice, KEY, PLACES), tq.Batch(choice, KEY, PLACES)
    where = np.array([True, False, True, False, False])
    before = arrays_of(batch)
    actions = batch.choose()
    actions[1] = 9999  # never looked at
    other_actions = other.choose()
    assert batch.why_not(actions, where) is None
    batch.step(actions, where)
    other.step(other_actions)
    for array, was, stepped in zip(arrays_of(batch), before, arrays_of(other)):
        assert (array[~where] == was[~where]).all()
        assert (array[where] == stepped[where]).all()
    with pytest.raises(tq.Refused, match="place 1"):
        batch.step(actions, ~where)
    batch.reset(where)
    assert batch.numbers.tolist() == [5, 1, 7, 3, 4]
    batch.reset()
    assert batch.numbers.tolist() == [10, 6, 12, 8, 9]


@pytest.mark.parametrize("threads", [2, 3, 16])
@pytest.mark.parametrize("game", ["base_game(players=3)", "race(players=4)"])
def test_threads_do_the_same_as_one(game: str, threads: int) -> None:
    places = 300
    shared, alone = tq.Batch(game, KEY, places, threads=threads), tq.Batch(game, KEY, places)
    where = np.arange(places) % 3 != 0
    for step in range(30):
        actions = shared.choose()
        assert (actions == alone.choose()).all()
        part = where if step % 2 else None
        wrong = actions.copy()
        wrong[-1] = 9999
        with pytest.raises(tq.Refused, match=f"place {places - 1}"):
            shared.step(wrong)
        shared.step(actions, part)
        alone.step(actions, part)
        for one, other in zip(arrays_of(shared), arrays_of(alone)):
            assert (one == other).all()
    assert shared.play_out() == alone.play_out()
    expect_same(shared, alone)
    assert shared.why_not(np.full(places, 9999)) == alone.why_not(np.full(places, 9999))


@every_set_up
def test_copies_saves_and_pickles_go_on_alike(choice: tq.Choice) -> None:
    batch = tq.Batch(choice, KEY, PLACES, first=3, stride=7, most_actions=30, rewards=False)
    for _ in range(20):
        batch.step(batch.choose())
    others = [batch.copy(), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    others.append(tq.Batch.load(batch.save(), most_actions=30, threads=2))
    for other in others:
        expect_same(batch, other)
    with pytest.raises(ValueError, match="without rewards"):
        _ = others[0].rewards
    for _ in range(60):
        actions = batch.choose()
        batch.step(actions)
        for other in others:
            assert (other.choose() == actions).all()
            other.step(actions)
            expect_same(batch, other)
            assert (other.done == batch.done).all()
    with pytest.raises(tq.Unreadable):
        tq.Batch.load(batch.save()[:-1])
    with pytest.raises(tq.Unreadable):
        tq.Batch.load(b"")


@every_set_up
def test_games_and_completions_are_put(choice: tq.Choice) -> None:
    game = tq.Game(choice, tq.seed_from(3))
    dice = tq.Dice(1)
    for _ in range(12):
        game.play(game.turn, dice.pick(game.legal))
    batch = tq.Batch(choice, KEY, PLACES)
    batch.put(2, game, key=8, number=50)
    assert batch.game(2).snapshot() == game.snapshot()
    assert batch.numbers.tolist() == [0, 1, 50, 3, 4]
    view = game.view(game.turn)
    batch.complete(view, key=8, number=100, first=1, count=3)
    assert batch.numbers.tolist() == [0, 100, 101, 102, 4]
    assert batch.game(1).view(view.viewer).snapshot() == view.snapshot()
    assert (batch.views[1] == np.asarray(view.encode())).all()
    # Tries of an evaluation: all places have the same action, and are played out.
    action = view.distinct[0]
    batch.complete(view, key=8)
    batch.step(np.full(PLACES, action))
    ended = batch.done.astype(bool)
    points = batch.rewards[:, view.viewer].copy()
    batch.play_out()
    points[~ended] = batch.rewards[~ended, view.viewer]
    tried = view.evaluate(PLACES, key=8)[0]
    assert tried.action == action
    assert tried.points == points.sum()


def test_what_cannot_be_put_is_an_error() -> None:
    batch = tq.Batch("base_game", KEY, PLACES)
    over = tq.Game("base_game", tq.seed_from(3))
    over.play_out(tq.Dice(1))
    other = tq.Game("base_game(players=3)", tq.seed_from(3))
    begun = tq.Game("base_game", tq.seed_from(3))
    before = batch.save()
    with pytest.raises(ValueError, match="over"):
        batch.put(0, over, 1)
    with pytest.raises(ValueError, match="over"):
        batch.complete(over.view(0), 1)
    with pytest.raises(tq.TriquetaError):
        batch.put(0, other, 1)
    with pytest.raises(tq.TriquetaError):
        batch.complete(other.view(0), 1)
    with pytest.raises(tq.TriquetaError):
        batch.put(PLACES, begun, 1)
    with pytest.raises(tq.TriquetaError):
        batch.complete(begun.view(0), 1, first=1, count=PLACES)
    for wrong in ({"first": -1}, {"most_actions": -1}, {"threads": 0}, {"stride": 2**64}):
        with pytest.raises(OverflowError):
            tq.Batch("base_game", KEY, PLACES, **wrong)  # type: ignore[arg-type]
    assert batch.save() == before


def test_long_games_are_cut_off() -> None:
    batch = tq.Batch("base_game", KEY, PLACES, most_actions=10)
    for _ in range(10):
        assert not batch.done.any()
        batch.step(batch.choose())
    assert batch.done.all()
    assert batch.numbers.tolist() == list(range(PLACES, 2 * PLACES))


def test_a_batch_begins_anew_with_another_key() -> None:
    batch = tq.Batch("base_game", KEY, PLACES)
    batch.play_out()
    batch.restart(KEY + 1, first=5, stride=9)
    expect_same(batch, tq.Batch("base_game", KEY + 1, PLACES, first=5, stride=9))


MORE = [
    "numbers",
    "players",
    "lengths",
    "mask_bits",
    "legal_counts",
    "legal",
    "all_views",
    "states",
    "truncated",
    "wins",
    "final_numbers",
    "final_lengths",
    "final_views",
    "final_states",
]


@every_set_up
def test_further_outputs_say_the_same_as_single_games(choice: tq.Choice) -> None:
    sizes = choice.sizes
    batch = tq.Batch(choice, KEY, PLACES, most_actions=40, more=MORE)
    more = batch.more
    lengths = np.zeros(PLACES, int)
    ended = 0
    for _ in range(150):
        for place in range(PLACES):
            game = batch.game(place)
            assert more["numbers"][place] == batch.numbers[place]
            assert (more["players"][place] + more["numbers"][place]) % sizes.players == game.turn
            legal = game.legal
            assert more["legal_counts"][place] == len(legal)
            assert more["legal"][place, : len(legal)].tolist() == legal
            bits = np.unpackbits(more["mask_bits"][place], bitorder="little")[: sizes.actions]
            assert bits.tobytes() == game.mask
            for seat in range(sizes.players):
                assert more["all_views"][place, seat].tolist() == game.view(seat).encode().tolist()
        assert more["lengths"].tolist() == lengths.tolist()
        before = more["numbers"].copy()
        batch.step(batch.choose())
        lengths += 1
        done = np.asarray(batch.done, bool)
        ended += int(done.sum())
        assert (more["final_numbers"][done] == before[done]).all()
        assert (more["final_lengths"][done] == lengths[done]).all()
        truncated = np.asarray(more["truncated"], bool)
        assert not truncated[~done | (lengths < 40)].any()
        assert done[lengths == 40].all()
        assert not (np.asarray(more["wins"]).any(axis=1) & ~done).any()
        lengths[done] = 0
    assert ended > 0
    assert more["states"].shape == (PLACES, sizes.state_length)
    assert more["final_states"].any()


def test_further_outputs_go_into_arrays_of_the_caller() -> None:
    wins = np.zeros((PLACES, 6), bool)
    batch = tq.Batch("race(players=3)", KEY, PLACES, more={"wins": wins})
    batch.step(batch.choose())
    assert batch.more["wins"] is wins
    with pytest.raises(ValueError, match="no outputs nonsense"):
        tq.Batch("race", KEY, PLACES, more=["nonsense"])
    with pytest.raises(TypeError):
        tq.Batch("race", KEY, PLACES, more={"wins": np.zeros((PLACES, 6), np.int32)})
    assert set(batch.copy().more) == set(batch.more)


@every_set_up
def test_views_are_expanded(choice: tq.Choice) -> None:
    batch = tq.Batch(choice, KEY, PLACES, more=["all_views"])
    for _ in range(20):
        batch.step(batch.choose())
    plain = tq.Expansion(choice)
    assert plain.fields == choice.encoding
    assert (plain(batch.views) == batch.views).all()
    one_hot = tq.Expansion(choice, relative_seats=True, one_hot=True)
    expanded = one_hot(batch.more["all_views"])
    assert expanded.shape == (PLACES, choice.players, one_hot.length)
    assert one_hot.fields[-1].offset + one_hot.fields[-1].length == one_hot.length
    relative = tq.Expansion(choice, relative_seats=True)(batch.views)
    turn = next(one for one in choice.encoding if one.name.endswith("turn"))
    assert (relative[:, turn.offset] == 0).all()  # everybody is the one to move, seen by themselves
    with pytest.raises(ValueError, match="last dimension"):
        plain(np.zeros(3, np.int8))
    wrong: Any = np.zeros(choice.sizes.encoding_length)
    with pytest.raises(TypeError):
        plain(wrong)
