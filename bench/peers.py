"""Measures decisions a second from Python: Triqueta's package beside other libraries of games, in one run on one core.

usage: bench/peers.py [--rounds 9] [--seconds 0.2] [--only WORD] [--write], after `tools/python --wheel`

It installs the libraries in build/peers, in the versions of bench/peers.txt; one that can't be installed is left out, with
the reason. It prints the table of docs/speed.md, and writes build/peers.json and build/peers.svg. With --write, table and
picture go into docs, too. --only measures the rows that have a word in their names.

A decision is a choice of a player; every legal action is equally likely. Whole games are played, and starting them is part
of the time. "observed" encodes what the mover knows and finds the legal actions at each decision; "bare" finds only the
legal actions. Each library plays as fast as its documentation shows.
"""

import argparse
import gc
import importlib.metadata
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import choice
from typing import NamedTuple

import picture

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build/peers"
RESULT = ROOT / "build/peers.json"
VERSIONS = ROOT / "bench/peers.txt"
DOCUMENT = ROOT / "docs/speed.md"
BEGIN, END = "<!-- make bench-peers ARGS=--write -->\n", "<!-- the end of what it wrote -->\n"
PLACES = 256, 1024, 4096


class Row(NamedTuple):
    """A game of a library. Each function plays so many games, or steps of a batch, and returns the number of decisions."""

    game: str
    places: int
    observed: Callable[[int], int]
    bare: Callable[[int], int] | None


def triqueta() -> Iterator[Row]:
    import triqueta as tq

    def single(which, observed):
        seed, played, view = tq.seed_from(1), 0, tq.View(which, 0)

        def play(games):
            nonlocal played
            decisions = 0
            for played in range(played + 1, played + 1 + games):
                game = tq.Game(which, seed, played)
                turn, legal = game.turn, game.legal
                while turn != tq.OVER:
                    if observed:
                        view.refresh(game, turn)
                        view.encode()
                    turn, legal = game.step(choice(legal))
                    decisions += 1
            return decisions

        return play

    def many(which, places, **written):
        batch = tq.Batch(which, 1, places, **written)

        def play(steps):
            for _ in range(steps):
                batch.step(batch.choose())
            return steps * places

        return play

    for text in "base_game(players=2)", "base_game(players=3)", "hidden_wolves_duel", "mayhem(players=4)", "race(players=4)":
        which = tq.Choice(text)
        yield Row(text, 1, single(which, True), single(which, False))
        for places in PLACES:
            yield Row(text, places, many(which, places), many(which, places, masks=False, views=False))


def open_spiel() -> Iterator[Row]:
    import pyspiel
    from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

    chance, over = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

    # As in its benchmark_games.py, chance too chooses among the legal actions; observations are written in place.
    def single(game, observation):
        def play(games):
            decisions = 0
            for _ in range(games):
                state = game.new_initial_state()
                while (player := state.current_player()) != over:
                    if player != chance:
                        decisions += 1
                        if observation:
                            observation.set_from(state, player)
                    state.apply_action(choice(state.legal_actions()))
            return decisions

        return play

    for text in "leduc_poker", "crazy_eights(players=3)", "hearts", "gin_rummy", "hanabi(players=3)":
        game = pyspiel.load_game(text)
        usual = None if game.get_type().provides_observation_tensor else INFO_STATE_OBS_TYPE
        yield Row(text, 1, single(game, make_observation(game, usual)), single(game, None))


def pettingzoo() -> Iterator[Row]:
    from pettingzoo.classic import hanabi_v5, leduc_holdem_v4, texas_holdem_v4

    def single(environment):
        def play(games):
            decisions = 0
            for _ in range(games):
                environment.reset()
                for agent in environment.agent_iter():
                    observation, _, termination, truncation, _ = environment.last()
                    action = None
                    if not (termination or truncation):
                        action = environment.action_space(agent).sample(observation["action_mask"])
                        decisions += 1
                    environment.step(action)
            return decisions

        return play

    yield Row("leduc_holdem_v4", 1, single(leduc_holdem_v4.env()), None)
    yield Row("texas_holdem_v4", 1, single(texas_holdem_v4.env()), None)
    yield Row("hanabi_v5(players=3)", 1, single(hanabi_v5.env(players=3)), None)


def rlcard() -> Iterator[Row]:
    import rlcard
    from rlcard.agents import RandomAgent

    def single(environment):
        environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

        def play(games):
            before = environment.timestep
            for _ in range(games):
                environment.run(is_training=True)
            return environment.timestep - before

        return play

    for name in "leduc-holdem", "uno", "gin-rummy":
        yield Row(name, 1, single(rlcard.make(name)), None)


def pgx() -> Iterator[Row]:
    import jax
    import pgx
    from pgx.experimental import act_randomly

    # All games of a batch from their start to the end of the last, as one compiled loop: faster than a compiled step at a
    # time, and than games that begin anew one by one (auto_reset).
    def many(game, places, observed):
        begin, step = jax.vmap(game.init), jax.vmap(game.step)

        def go_on(at):
            state = at[0]
            return ~(state.terminated | state.truncated).all()

        def decide(at):
            state, key, decisions = at
            key, for_actions, for_chance = jax.random.split(key, 3)
            decisions += (~(state.terminated | state.truncated)).sum()
            action = act_randomly(for_actions, state.legal_action_mask)
            after = step(state, action, jax.random.split(for_chance, places))
            # The compiler leaves out observations that nobody reads.
            return (after if observed else after.replace(observation=state.observation)), key, decisions

        @jax.jit
        def play_batch(key):
            key, for_deals = jax.random.split(key)
            return jax.lax.while_loop(go_on, decide, (begin(jax.random.split(for_deals, places)), key, 0))

        key = jax.random.PRNGKey(1)

        def play(batches):
            nonlocal key
            decisions = 0
            for _ in range(batches):
                _, key, played = jax.block_until_ready(play_batch(key))
                decisions += int(played)
            return decisions

        return play

    for name in "leduc_holdem", "sparrow_mahjong":
        game = pgx.make(name)
        for places in PLACES:
            yield Row(name, places, many(game, places, True), many(game, places, False))


class Library(NamedTuple):
    package: str
    licence: str
    rows: Callable[[], Iterator[Row]]


LIBRARIES = {
    "Triqueta": Library("triqueta[numpy]", "MIT", triqueta),
    "OpenSpiel": Library("open_spiel", "Apache-2.0", open_spiel),
    "PettingZoo": Library("pettingzoo[classic]", "MIT", pettingzoo),
    "RLCard": Library("rlcard", "MIT", rlcard),
    "pgx": Library("pgx", "Apache-2.0", pgx),
}


def installed() -> dict[str, str]:
    """Installs the libraries in a virtual environment; returns which couldn't be, and why."""
    if not (VENV / "bin/pip").exists():
        print(f"Creating a virtual environment in {VENV.relative_to(ROOT)}")
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    pip = [VENV / "bin/pip", "install", "--quiet", "--disable-pip-version-check", "--constraint", VERSIONS]
    (wheel,) = (ROOT / "build/python/dist").glob("triqueta-*.whl")
    subprocess.run([*pip, "cffi", "numpy"], check=True)
    subprocess.run([*pip, "--force-reinstall", "--no-deps", wheel], check=True)
    left_out = {}
    for name, library in LIBRARIES.items():
        if name != "Triqueta":
            done = subprocess.run([*pip, library.package], capture_output=True, text=True)
            if done.returncode:
                errors = re.findall("^ERROR: (.*)", done.stderr, re.M)
                left_out[name] = errors[0].rstrip(".") if errors else "pip failed"
    return left_out


def seconds_of(play: Callable[[int], int], times: int) -> tuple[int, float]:
    """The decisions of one turn, and the processor's time: what others run on the machine isn't in it."""
    start = time.process_time()
    return play(times), time.process_time() - start


def times_for(play: Callable[[int], int], seconds: float) -> int:
    """How many games, or steps of a batch, take so long; it also warms up."""
    play(1)
    times = 1
    while seconds_of(play, times)[1] < seconds:
        times *= 2
    return times


def measured(asked: argparse.Namespace) -> dict:
    """The report, as it stands in build/peers.json."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ["JAX_PLATFORMS"] = "cpu"
    left_out, versions, turns = dict(asked.left_out), {}, []
    for name, library in LIBRARIES.items():
        if name in left_out:
            continue
        try:
            versions[name] = importlib.metadata.version(library.package.split("[")[0])
            for row in library.rows():
                if asked.only not in f"{name} {row.game}":
                    continue
                progress(f"{name} {row.game}")
                for kind, play in ("observed", row.observed), ("bare", row.bare):
                    if play:
                        turns.append((name, row, kind, play, times_for(play, asked.seconds)))
        except Exception as error:
            if name == "Triqueta":
                raise
            left_out[name] = f"{type(error).__name__}: {error}"
            turns = [turn for turn in turns if turn[0] != name]
    rates: dict[tuple, list[float]] = {turn[:3]: [] for turn in turns}
    gc.collect()
    gc.freeze()  # no library pays for another's objects
    for number in range(asked.rounds):
        progress(f"round {number + 1} of {asked.rounds}")
        for name, row, kind, play, times in turns:
            decisions, seconds = seconds_of(play, times)
            rates[name, row, kind].append(decisions / seconds)
    progress("")
    report: dict = {
        "processor": processor(), "python": platform.python_version(), "kernel": kernel(), "versions": versions,
        "left_out": left_out, "rounds": asked.rounds, "decisions_a_second": {}, "rows": [], "spread": [],
    }
    for (name, row, kind), of_it in rates.items():
        label = f"{name} {row.game}" + (f", {row.places:,} places" if row.places > 1 else "")
        median = statistics.median(of_it)
        if label not in report["decisions_a_second"]:
            report["decisions_a_second"][label] = {}
            report["rows"].append((label, f"{name} {row.game}", row.places))
        report["decisions_a_second"][label][kind] = round(median, 1)
        report["spread"].append(round(statistics.median(abs(rate / median - 1) for rate in of_it), 4))
    return report


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)


def processor() -> str:
    facts = dict(re.findall(r"^(.*\S)\s*: (.*)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.M))
    return f"{facts.get('model name', platform.machine())} (family {facts.get('cpu family', '?')}, model {facts.get('model', '?')})"


def kernel() -> str:
    """The kernel of batches of Triqueta; the package has no function for it."""
    from triqueta._tq import ffi, lib

    count, length, name = ffi.new("int32_t *"), ffi.new("size_t *"), ffi.new("char[32]")
    lib.tq_kernel_count(count)
    lib.tq_kernel_name(count[0] - 1, name, len(name), length)
    return ffi.string(name).decode() or "none"


def table(report: dict) -> str:
    """What stands in docs/speed.md."""
    versions = ", ".join(f"{name} {version} ({LIBRARIES[name].licence})" for name, version in report["versions"].items())
    spread = sorted(report["spread"])
    lines = [
        f"{report['processor']}, one core, Python {report['python']}; the kernel of Triqueta's batches is `{report['kernel']}`.",
        f"{versions}.",
        f"Medians of {report['rounds']} rounds. In the middle row, half of the rounds are within {spread[len(spread) // 2]:.1%} of",
        f"the median, in the noisiest row within {spread[-1]:.1%}.",
        *(f"Left out: {name} ({why})." for name, why in report["left_out"].items()),
        "",
        "| observed / bare | one game | " + " | ".join(f"{places:,} places" for places in PLACES) + " |",
        "|---" * (2 + len(PLACES)) + "|",
    ]
    labels = {(game, places): label for label, game, places in report["rows"]}
    for game in dict.fromkeys(game for game, _ in labels):
        cells = []
        for places in 1, *PLACES:
            rates = report["decisions_a_second"].get(labels.get((game, places)), {})
            cells.append(" / ".join(picture.short(rates[kind]) for kind in ("observed", "bare") if kind in rates))
        lines.append(f"| {game} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def write_into_docs(report: dict) -> None:
    before, rest = DOCUMENT.read_text(encoding="utf-8").split(BEGIN)
    _, after = rest.split(END)
    DOCUMENT.write_text(before + BEGIN + table(report) + "\n" + END + after, encoding="utf-8")
    picture.main(RESULT, DOCUMENT.with_name("peers.svg"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.2, help="at least so long takes each turn of a round")
    parser.add_argument("--only", metavar="WORD", default="")
    parser.add_argument("--write", action="store_true", help="write table and picture into docs, too")
    parser.add_argument("--left-out", type=json.loads, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.write and asked.only:
        parser.error("--write needs all rows")
    if asked.left_out is None:
        python = VENV / "bin/python"
        os.execv(python, [python, __file__, *sys.argv[1:], "--left-out", json.dumps(installed())])
    report = measured(asked)
    RESULT.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    picture.main(RESULT, RESULT.with_suffix(".svg"))
    print(table(report))
    if asked.write:
        write_into_docs(report)


if __name__ == "__main__":
    main()
