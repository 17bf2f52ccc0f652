"""What each action is worth, and a strong opponent that shows its progress and can be cancelled."""

from __future__ import annotations

import triqueta as tq
from triqueta import bots


def advise(view: tq.View) -> None:
    """The chance of each action to win, the best one first, with what is true of it."""
    analysis = bots.analyze(view, nodes=20_000)
    for worth in sorted(analysis.worth, key=lambda worth: -worth.chance.exact_mean):
        words = tq.action_text(view.choice.variant, worth.action)
        print(f"{words}: {worth.chance.mean:.0%}, {worth.points.mean:.1f} points. {analysis.remarks(worth.action)}")


def choose_slowly(bot: bots.Bot, view: tq.View) -> int:
    """Think for at most half a second, and show how far it is."""
    bot.begin(view, nodes=20_000)
    for spent in bot.slices(1000, seconds=0.5):  # leave the loop to cancel
        print(f"\r{spent / bot.granted:.0%}", end="")
    return bot.choice


def main() -> None:
    """Play some actions, and ask about the next."""
    game, player = tq.Game("base_game(players=2)", tq.seed_from(7)), bots.Bot("strong", key=1)
    for _ in range(16):
        game.play(game.turn, player.choose(game.view(game.turn)))
    view = game.view(game.turn)
    advise(view)
    words = tq.action_text("base_game", choose_slowly(bots.Bot("best", key=1), view))
    print(f"\rThe best level chooses {words}.")


if __name__ == "__main__":
    main()
