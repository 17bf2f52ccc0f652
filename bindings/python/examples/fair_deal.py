"""A deal that nobody can choose and everybody can check."""

import secrets
import uuid

import triqueta as tq

secret = secrets.token_bytes(32)  # the server keeps it
deal = tq.FairDeal.begin("base_game", secret, id=uuid.uuid4().bytes, seats=[0, 1])
contributions = [secrets.token_bytes(32) for _ in range(2)]  # each player keeps one, until all have committed
for seat in range(2):
    deal = deal.commit(seat, deal.commitment(seat, contributions[seat]))
for seat in range(2):
    deal = deal.reveal(seat, contributions[seat])
game = deal.game(secret)

dice = tq.Dice(1)
while (to_move := game.to_move) is not None:
    game.play(to_move, dice.pick(game.legal))
print("commitment, deal and moves hold" if tq.verify_record(game.record()).holds else "cheated")
