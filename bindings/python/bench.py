"""What a decision costs in `Batch.step`, as JSON in nanoseconds: bench.py [--places 1024] [--steps 500] [--rounds 5].

Random legal actions are recorded beforehand; then new batches of the same games are stepped through them. The fastest
of several rounds counts. Three batches each: one that writes nothing but seats, rewards and done; one with masks; one
with masks and views.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np
import numpy.typing as npt

import triqueta as tq

KEY = 1
GAMES = {
    "base_game_3": tq.Options("base_game", players=3),
    "hidden_wolves_3": tq.Options("hidden_wolves", players=3),
    "mayhem_4": tq.Options("mayhem", players=4),
    "race_3": tq.Options("race", players=3),
}
WRITTEN = {
    "step": {"masks": False, "views": False},
    "step_mask": {"views": False},
    "step_mask_view": {},
}


def recorded(options: tq.Options, places: int, steps: int) -> list[npt.NDArray[np.int32]]:
    """The actions of a batch in which everybody plays at random."""
    batch, random, actions = tq.Batch(options, KEY, places, views=False), np.random.default_rng(KEY), []
    for _ in range(steps):
        chances = random.random(batch.masks.shape, np.float32) * batch.masks
        actions.append(chances.argmax(axis=1).astype(np.int32))
        batch.step(actions[-1])
    return actions


def nanoseconds(options: tq.Options, actions: list[npt.NDArray[np.int32]], written: dict[str, bool]) -> float:
    """What a decision takes, all steps through."""
    batch = tq.Batch(options, KEY, len(actions[0]), **written)
    start = time.perf_counter_ns()
    for chosen in actions:
        batch.step(chosen)
    return (time.perf_counter_ns() - start) / (len(actions) * len(batch))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--places", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    costs: dict[str, dict[str, float]] = {}
    for name, options in GAMES.items():
        actions = recorded(options, asked.places, asked.steps)
        costs[name] = {
            what: round(min(nanoseconds(options, actions, written) for _ in range(asked.rounds)), 1)
            for what, written in WRITTEN.items()
        }
    print(json.dumps({"places": asked.places, "steps": asked.steps, "ns_per_decision": costs}, indent=2))


if __name__ == "__main__":
    main()
