"""Misuse can't corrupt memory: handles closed or begun anew within a call, and arguments that lie about themselves."""

from __future__ import annotations

import contextlib
import copy
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import triqueta as tq
from triqueta import _calls, bots
from uses import CHOICE, EVERY_USE, MAKERS, OTHERS, USES, VIEW, outcome_of

PACKAGE = str(Path(tq.__file__).parent)
KEY = 42
PLACES = 5
every_maker = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS.keys())


class Interrupted:
    """Runs `action` before bytecode number `at` of the package's own code, as a signal handler could."""

    def __init__(self, at: int, action: Callable[[], object]) -> None:
        self.left, self.action = at, action

    def __enter__(self) -> Interrupted:
        self.tracer = sys.gettrace()
        sys._getframe().f_trace_opcodes = True  # Python 3.12 looks for it in settrace()
        sys.settrace(self.trace)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.tracer)

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        if not frame.f_code.co_filename.startswith(PACKAGE):
            return None
        frame.f_trace_opcodes = True
        if event == "opcode":
            if self.left == 0:
                self.action()
            self.left -= 1
        return self.trace

    @property
    def happened(self) -> bool:
        return self.left < 0


class Others:
    """Handles that take the place of one that was freed: code that still uses it gets their positions."""

    def __init__(self) -> None:
        self.made: list[Any] = []
        self.seed = tq.seed_from(8)

    def make(self) -> None:
        for _ in range(8):
            game = tq.Game(CHOICE, self.seed)
            self.made += [game, game.view(1), tq.Batch(CHOICE, 2, 8, views=False, masks=False)]
        self.made += [bots.Bot("best", 2), bots.Analysis(2)]


def test_every_method_and_property_has_a_use() -> None:
    for kind, uses in USES.items():
        public = {name for name in dir(kind) if not name.startswith("_")}
        assert uses.keys() | OTHERS[kind] == public


@pytest.mark.parametrize(("maker", "name"), EVERY_USE)
def test_a_handle_that_is_closed_within_a_call_is_not_freed_under_it(maker: str, name: str) -> None:
    make = MAKERS[maker]
    use = USES[type(make())][name]
    outcome_of(use, make())  # what it caches takes no bytecodes below
    made = make()
    with Interrupted(1_000_000, lambda: None) as counted:
        expected = outcome_of(use, made)
    bytecodes = 1_000_000 - counted.left
    assert 0 < bytecodes < 1_000_000
    # Every bytecode; of the few long calls, which mostly convert what C wrote, some.
    for at in range(0, bytecodes, 1 if bytecodes < 2_000 else bytecodes // 300):
        others, made = Others(), make()

        def close(others: Others = others, made: Any = made) -> None:
            made.close()
            others.make()

        with Interrupted(at, close) as interrupted:
            found = outcome_of(use, made)
        assert interrupted.happened
        assert found in (expected, (ValueError, _calls.CLOSED)), f"closed before bytecode {at}"
        assert made.closed


class Closing:
    """A number that closes a handle when it is asked what number it is."""

    def __init__(self, handle: Any, number: int) -> None:
        self.handle, self.number, self.others = handle, number, Others()

    def __int__(self) -> int:
        self.handle.close()
        self.others.make()
        return self.number

    __index__ = __int__


@pytest.mark.parametrize(
    ("maker", "use"),
    [
        ("game", lambda game, number: game.view(number(2))),
        ("game", lambda game, number: game.why_not(0, number(800))),
        ("game", lambda game, number: game.play(number(0), 0)),
        ("game", lambda game, number: game.play(0, number(800))),
        ("game", lambda game, number: game.reveal(number(0))),
        ("game", lambda game, number: game.lines(number(0))),
        ("game", lambda game, number: game.events(number(0))),
        ("game", lambda game, number: game.events(0, number(0))),
        ("game", lambda game, number: game.record(number(-4))),
        ("game", lambda game, number: game.view(0, number(2))),
        ("game", lambda game, number: game.step(number(800))),
        ("game", lambda game, number: game.history(number(0))),
        ("game", lambda game, number: game.catch_up(number(0))),
        ("game", lambda game, number: game.catch_up(0, tq.Cursor(number(0), number(0)))),
        ("game", lambda game, number: game.seat(number(0))),
        ("game", lambda game, number: game.play(0, 800, time=number(0))),
        ("view", lambda view, number: view.why_not(number(0), 0)),
        ("batch", lambda batch, number: batch.game(number(3))),
        ("bot", lambda bot, number: bot.choose(VIEW, nodes=number(50))),
        ("bot", lambda bot, number: bot.think(number(50))),
        ("analysis", lambda analysis, number: analysis.of(number(3))),
    ],
)
def test_an_argument_that_closes_the_handle_does_not_free_it_under_the_call(
    maker: str, use: Callable[[Any, Callable[[int], Any]], Any]
) -> None:
    expected = outcome_of(lambda made: use(made, int), MAKERS[maker]())
    made = MAKERS[maker]()
    found = outcome_of(lambda made: use(made, lambda number: Closing(made, number)), made)
    assert found in (expected, (ValueError, _calls.CLOSED))
    assert made.closed


def test_a_handle_that_another_thread_closes_is_not_freed_under_a_call() -> None:
    expected = MAKERS["game"]().text()
    for _ in range(20):
        game, others = MAKERS["game"](), Others()
        found: list[Any] = []

        def work(game: tq.Game = game, found: list[Any] = found) -> None:
            while not game.closed:
                found.append(outcome_of(tq.Game.text, game))

        thread = threading.Thread(target=work)
        thread.start()
        while not found:
            pass
        game.close()
        others.make()
        thread.join()
        assert set(found) <= {expected, (ValueError, _calls.CLOSED)}


def test_actions_are_the_calls_own() -> None:
    good, bad = np.zeros(PLACES, np.int32), np.full(PLACES, -1, np.int32)
    for at in range(1_000):
        batch = tq.Batch(tq.Choice("base_game"), KEY, PLACES)
        with Interrupted(at, lambda batch=batch: batch.why_not(bad)) as interrupted:  # type: ignore[misc]
            assert batch.why_not(good) is None, f"another call before bytecode {at}"
        if not interrupted.happened:
            break
    assert 0 < at < 1_000


@pytest.mark.parametrize("function", ["step", "why_not"])
def test_actions_that_shrink_within_a_call_are_not_read_beyond_their_end(function: str) -> None:
    batch = tq.Batch(tq.Choice("base_game"), KEY, 100_000, seats=False, masks=False, views=False, rewards=False)
    for at in range(1_000):
        actions = np.zeros(len(batch), np.int32)

        def shrink(actions: npt.NDArray[np.int32] = actions) -> None:
            actions.resize(1, refcheck=False)

        with Interrupted(at, shrink) as interrupted:
            found = outcome_of(lambda batch: getattr(batch, function)(actions), batch)  # noqa: B023
        if not interrupted.happened:
            break
        assert found is None or found[0] in (ValueError, tq.Refused), f"shrunk before bytecode {at}"
        assert found != (tq.Refused, "place 1: No action has this number.")
    assert 0 < at < 1_000


def test_arrays_that_shrink_while_a_batch_begins_are_not_written_beyond_their_end() -> None:
    for at in range(2_000):
        masks = np.zeros((PLACES, 25), np.bool_)

        def shrink(masks: npt.NDArray[np.bool_] = masks) -> None:
            with contextlib.suppress(ValueError):
                masks.resize(1, refcheck=False)

        batch = None
        with Interrupted(at, shrink) as interrupted, contextlib.suppress(ValueError):
            batch = given_masks(masks)
        assert (batch is None) == (masks.size == 1), f"shrunk before bytecode {at}"
        if not interrupted.happened:
            break
    assert 0 < at < 2_000


@every_maker
def test_a_handle_is_begun_once(make: Callable[[], Any]) -> None:
    made = make()
    names = {tq.Batch: "play_out", bots.Bot: "choose", bots.Analysis: "spent"}
    use = USES[type(made)][names.get(type(made), "snapshot")]
    arguments: tuple[Any, ...] = {
        tq.Game: (tq.Choice("base_game"), tq.seed_from(1)),
        tq.View: (tq.Choice("base_game"), 1),
        tq.Batch: (tq.Choice("base_game"), 9, 3),
        bots.Bot: ("easy", 9),
        bots.Analysis: (9,),
    }[type(made)]
    with pytest.raises(TypeError, match="__init__ was called before"):
        made.__init__(*arguments)
    assert outcome_of(use, made) == outcome_of(use, make())
    made.close()
    with pytest.raises(TypeError, match="__init__ was called before"):
        made.__init__(*arguments)
    assert made.closed


@pytest.mark.parametrize("views", [None, True])
def test_a_batch_that_is_begun_again_is_as_it_was(views: Any) -> None:
    batch = tq.Batch(tq.Choice("base_game"), KEY, PLACES)
    with pytest.raises(TypeError):
        batch.__init__(tq.Choice("race"), KEY, 1000, views=views)  # type: ignore[misc]
    assert len(batch) == PLACES
    assert batch.choice == tq.Choice("base_game")
    assert batch.numbers.tolist() == list(range(PLACES))
    batch.observe()
    assert batch.masks.shape == (PLACES, 25)


def test_a_batch_that_could_not_begin_may_begin_later() -> None:
    batch = tq.Batch.__new__(tq.Batch)
    with pytest.raises(TypeError):
        batch.__init__(tq.Choice("race"), KEY, 1000, views=None)  # type: ignore[misc]
    batch.__init__(tq.Choice("base_game"), KEY, PLACES)  # type: ignore[misc]
    assert batch.numbers.tolist() == list(range(PLACES))


class LazyGame(tq.Game):
    def __init__(self) -> None:
        pass


class LazyView(tq.View):
    def __init__(self) -> None:
        pass


class LazyBatch(tq.Batch):
    def __init__(self) -> None:
        pass


class LazyBot(bots.Bot):
    def __init__(self) -> None:
        pass


class LazyAnalysis(bots.Analysis):
    def __init__(self) -> None:
        pass


@pytest.mark.parametrize("kind", [LazyGame, LazyView, LazyBatch, LazyBot, LazyAnalysis])
def test_what_was_never_begun_raises(kind: Callable[[], Any]) -> None:
    made = kind()
    assert made.closed
    assert "closed" in repr(made)
    for use in USES[type(made).__mro__[1]].values():
        with pytest.raises((ValueError, AttributeError)):
            use(made)
    made.close()


class Subclass(tq.Batch):
    __reduce_ex__ = object.__reduce_ex__


@pytest.mark.skipif(sys.version_info < (3, 11), reason="objects with slots aren't copied before")
def test_a_copy_of_all_that_a_batch_has_outlives_it() -> None:
    batch = Subclass(tq.Choice("base_game"), KEY, PLACES)
    twin, others = copy.copy(batch), Others()
    batch.close()
    others.made = [tq.Batch(tq.Choice("base_game"), KEY, PLACES) for _ in range(8)]
    for other in others.made:
        other.play_out()
    assert twin.numbers.tolist() == list(range(PLACES))
    twin.close()
    assert twin.closed


def replace_memory(array: Any) -> None:
    """Unpickle another array into this one, which frees its memory if it owns it."""
    array.__setstate__(np.zeros((1, 1), np.bool_).__reduce__()[2])


def test_arrays_of_a_batch_cannot_be_resized_or_replaced() -> None:
    batch = tq.Batch(tq.Choice("base_game"), KEY, PLACES)
    for name in ("seats", "masks", "views", "rewards", "done"):
        array = getattr(batch, name)
        with pytest.raises(ValueError, match="cannot resize"):
            array.resize(1 << 20, refcheck=False)
        with pytest.raises(AttributeError):
            setattr(batch, name, array)
    was = batch.masks.copy()
    replace_memory(batch.masks)
    batch.observe()
    assert batch.masks.shape == (1, 1)
    assert (was == tq.Batch(tq.Choice("base_game"), KEY, PLACES).masks).all()


def test_arrays_of_a_batch_outlive_it() -> None:
    batch = tq.Batch(tq.Choice("base_game"), KEY, PLACES)
    masks, was = batch.masks, batch.masks.copy()
    batch.close()
    del batch
    others = [tq.Batch(tq.Choice("mayhem"), KEY, PLACES) for _ in range(8)]
    assert (masks == was).all()
    assert len(others) == 8


def given_masks(masks: npt.NDArray[np.bool_]) -> tq.Batch:
    return tq.Batch(tq.Choice("base_game"), KEY, PLACES, masks=masks)


def test_arrays_that_a_batch_was_given_cannot_be_resized() -> None:
    own = np.zeros((PLACES, 25), np.bool_)
    whole = np.zeros((2, PLACES, 25), np.bool_)
    batches = [given_masks(own), given_masks(whole[1])]
    for array in (own, whole):
        with pytest.raises(ValueError, match="cannot resize"):
            array.resize(1 << 20, refcheck=False)
    for batch in batches:
        batch.observe()
    assert (own == whole[1]).all()
    del batches, batch
    own.resize(1 << 20, refcheck=False)


CALLS: dict[str, Callable[[tq.Batch], object]] = {
    "observe": lambda batch: batch.observe(),
    "step": lambda batch: batch.step(np.zeros(PLACES, np.int32)),
    "play_out": lambda batch: batch.play_out(),
}
CHANGES: dict[str, Callable[[Any], object]] = {
    "other memory": replace_memory,
    "read-only": lambda array: array.setflags(write=False),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS.keys())
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_arrays_that_a_batch_was_given_are_checked_at_every_call(
    call: Callable[[tq.Batch], object], change: Callable[[Any], object]
) -> None:
    masks = np.zeros((PLACES, 25), np.bool_)
    batch = given_masks(masks)
    before = batch.numbers.tolist(), batch.game(0).snapshot()
    change(masks)
    with pytest.raises(ValueError, match="masks"):
        call(batch)
    assert (batch.numbers.tolist(), batch.game(0).snapshot()) == before


class Liar(np.ndarray):
    """An array that says that it is large enough and of the right type."""

    def __getattribute__(self, name: str) -> Any:
        lies = {"shape": Yes(), "dtype": np.dtype(np.int32), "flags": SimpleNamespace(carray=True)}
        return lies[name] if name in lies else super().__getattribute__(name)


class Yes(int):
    """A number that is equal to all."""

    def __eq__(self, other: object) -> bool:
        return True

    def __ne__(self, other: object) -> bool:
        return False

    __hash__ = int.__hash__


def test_arrays_that_lie_are_found_out() -> None:
    choice = tq.Choice("base_game")
    liar = np.zeros(2, np.int32).view(Liar)
    with pytest.raises(ValueError, match="seats: shape"):
        tq.Batch(choice, KEY, PLACES, seats=liar)
    batch = tq.Batch(choice, KEY, PLACES)
    for function in (batch.step, batch.why_not):
        with pytest.raises(ValueError, match="actions: shape"):
            function(liar)


class TwoNumbers:
    """Something that is few as an index and many as a number."""

    def __index__(self) -> int:
        return PLACES

    def __int__(self) -> int:
        return 1000


@pytest.mark.parametrize("places", [TwoNumbers(), Yes(1000)])
def test_numbers_of_places_that_lie_are_found_out(places: Any) -> None:
    choice = tq.Choice("base_game")
    with pytest.raises((ValueError, TypeError)):
        tq.Batch(choice, KEY, places, seats=np.zeros(PLACES + 1, np.int32))
    batch = tq.Batch(choice, KEY, places)
    assert len(batch) == len(batch.numbers) == len(batch.seats)
    assert batch.masks.shape == (len(batch), 25)


class SmallSizes(tq.Choice):
    @property
    def sizes(self) -> tq.Sizes:
        return super().sizes._replace(actions=1, encoding_length=1, reward_length=1)


class NoRoom:
    """Something that is much as an index and nothing as a number."""

    def __index__(self) -> int:
        return 1000

    def __int__(self) -> int:
        return 0


class LyingSizes(tq.Choice):
    @property
    def sizes(self) -> tq.Sizes:
        return tq.Sizes(*[NoRoom() for _ in tq.Sizes._fields])  # type: ignore[arg-type]


class LyingGame(tq.Game):
    @property
    def choice(self) -> tq.Choice:
        return LyingSizes("base_game")


def test_sizes_that_lie_are_not_asked() -> None:
    honest = tq.Game(tq.Choice("base_game"), tq.seed_from(1))
    for game in (
        tq.Game(LyingSizes("base_game"), tq.seed_from(1)),
        LyingGame(tq.Choice("base_game"), tq.seed_from(1)),
        LyingGame.from_snapshot(honest.snapshot()),
    ):
        assert game.legal == honest.legal
        assert game.distinct == honest.distinct
        assert game.mask == honest.mask
        assert game.view(0).encode() == honest.view(0).encode()
        game.play(0, 0)
        assert game.chance == {} or sum(game.chance.values()) == 60


class ManyPlayers(tq.Choice):
    def __getattribute__(self, name: str) -> Any:
        return 10_000 if name == "players" else super().__getattribute__(name)


def test_options_that_lie_are_found_out() -> None:
    batch = tq.Batch(SmallSizes("base_game"), KEY, PLACES)
    assert batch.masks.shape == (PLACES, 25)
    for games in (0, 1):
        assert tq.simulate(ManyPlayers("base_game"), KEY, games) == tq.simulate("base_game", KEY, games)


class LongBytes(bytes):
    def __len__(self) -> int:
        return 1 << 20


class LyingText(str):
    __slots__ = ()

    def encode(self, *_: Any) -> bytes:
        return LongBytes(b"[Players")


def test_texts_and_bytes_that_lie_are_found_out() -> None:
    honest = outcome_of(tq.Game.from_text, "[Players")
    assert outcome_of(tq.Game.from_text, LyingText("[Players")) == honest
    assert outcome_of(tq.Game.from_snapshot, LongBytes(b"Tq")) == outcome_of(tq.Game.from_snapshot, b"Tq")
    assert tq.text_tags(LyingText('[A "b"]')) == {"A": "b"}
    game = tq.Game("race", tq.seed_from(7))
    game.tags[LyingText("A")] = LyingText("b")
    assert dict(game.tags) == {"A": "b"}


@pytest.mark.parametrize("kind", [bytearray, lambda data: memoryview(bytearray(data))])
def test_bytes_are_copied_before_they_are_read(kind: Callable[[bytes], Any]) -> None:
    data = kind(b"events")
    memory, length = _calls.pointed(data)
    data[0] = 0
    assert (memory, length) == (b"events", 6)


@pytest.mark.parametrize("wrong", [5, "text", None, [1, 2]])
def test_what_is_no_bytes_raises(wrong: Any) -> None:
    for function in (tq.Game.from_snapshot, tq.View.from_snapshot, tq.View(CHOICE, 0).advance, tq.View(CHOICE, 0).see):
        with pytest.raises(TypeError):
            function(wrong)
