"""A first game: Hidden Wolves for three, every choice by dice."""

import triqueta as tq

game = tq.Game("hidden_wolves(players=3)", tq.seed_from(7))  # a server takes secrets.token_bytes(32)
dice = tq.Dice(1)
while (seat := game.to_move) is not None:
    game.play(seat, dice.pick(game.view(seat).legal))
for seat, points in enumerate(game.points):
    print(f"seat {seat}: {points} points")
