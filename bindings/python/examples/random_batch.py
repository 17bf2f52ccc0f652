"""A thousand games at once: every seat of every game takes a random legal action, chosen by NumPy."""

import numpy as np

import triqueta as tq

batch = tq.Batch("base_game(players=4)", key=1, places=1000)
random = np.random.default_rng(1)
games, points = 0, np.zeros(4, np.int64)
for _ in range(200):
    chances = random.random(batch.masks.shape, np.float32) + batch.masks  # 1 or more if legal, else less
    batch.step(chances.argmax(axis=1))
    games += int(np.count_nonzero(batch.done))
    points += batch.rewards[:, :4].sum(axis=0)
print(f"{games} games, on average {np.round(points / games, 1)} points")
