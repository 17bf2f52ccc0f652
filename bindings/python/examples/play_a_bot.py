"""Play against the program. Choose an action by its words, such as "draw 2"."""

import secrets

import triqueta as tq
from triqueta import bots

game, bot = tq.Game("base_game(players=2)", secrets.token_bytes(32)), bots.Bot("medium", key=1)
while (seat := game.to_move) is not None:
    view = game.view(seat)
    if seat == 1:
        game.play(seat, bot.choose(view))
        continue
    print(view.text(), "Actions: ", ", ".join(view.legal_words().values()), sep="")
    try:
        game.play(seat, tq.parse_action("base_game", input("Your move: ")))
    except tq.Refused as no:
        print(no)
print(game.points)
