"""What a decision costs in `Batch.step`, as JSON in nanoseconds: bench.py [--places 1024] [--steps 500] [--rounds 5].

Random legal actions are recorded beforehand; then new batches of the same games are stepped through them. The fastest
of several rounds counts. Three batches each: one that writes nothing but seats, rewards and done; one with masks; one
with masks and views. With `--beside build/bench/bench/triqueta_bench`, that program steps batches in C++ that write
all of it, in turns with these, and "ratio" says how many times as long it takes from Python.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from typing import Any

import numpy as np
import numpy.typing as npt

import triqueta as tq

KEY = 1
GAMES = {
    "base_game_3": tq.Choice("base_game", players=3),
    "hidden_wolves_3": tq.Choice("hidden_wolves", players=3),
    "mayhem_4": tq.Choice("mayhem", players=4),
    "race_4": tq.Choice("race", players=4),
}
IN_CPP = {  # what the program calls them
    "base_game_3": "triqueta/batch/base_game_3",
    "hidden_wolves_3": "triqueta/batch/hidden_wolves_3",
    "mayhem_4": "mayhem/batch/4",
    "race_4": "race/batch/4",
}
WRITTEN = {
    "step": {"masks": False, "views": False},
    "step_mask": {"views": False},
    "step_mask_view": {},
}


def recorded(choice: tq.Choice, places: int, steps: int) -> list[npt.NDArray[np.int32]]:
    """The actions of a batch in which everybody plays at random."""
    batch, random, actions = tq.Batch(choice, KEY, places, views=False), np.random.default_rng(KEY), []
    for _ in range(steps):
        chances = random.random(batch.masks.shape, np.float32) + batch.masks  # 1 or more if legal, else less
        actions.append(chances.argmax(axis=1).astype(np.int32))
        batch.step(actions[-1])
    return actions


def nanoseconds(choice: tq.Choice, actions: list[npt.NDArray[np.int32]], written: Any) -> float:
    """What a decision takes, all steps through."""
    batch = tq.Batch(choice, KEY, len(actions[0]), **written)
    start = time.perf_counter_ns()
    for chosen in actions:
        batch.step(chosen)
    return (time.perf_counter_ns() - start) / (len(actions) * len(batch))


def nanoseconds_in_cpp(program: str, name: str, places: int, steps: int) -> float:
    """The same, of a batch in C++."""
    command = [program, "--batch", IN_CPP[name], str(places), str(steps)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--places", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--beside", metavar="PROGRAM")
    asked = parser.parse_args()
    costs: dict[str, dict[str, float]] = {}
    for name, choice in GAMES.items():
        actions = recorded(choice, asked.places, asked.steps)
        rounds: list[dict[str, float]] = []
        for _ in range(asked.rounds):
            rounds.append({what: nanoseconds(choice, actions, written) for what, written in WRITTEN.items()})
            if asked.beside:
                rounds[-1]["cpp"] = nanoseconds_in_cpp(asked.beside, name, asked.places, asked.steps)
        fastest = {what: min(cost[what] for cost in rounds) for what in rounds[0]}
        costs[name] = {what: round(cost, 1) for what, cost in fastest.items()}
        if asked.beside:
            costs[name]["ratio"] = round(fastest["step_mask_view"] / fastest["cpp"], 2)
    print(json.dumps({"places": asked.places, "steps": asked.steps, "ns_per_decision": costs}, indent=2))


if __name__ == "__main__":
    main()
