"""A bot that sees only its own view: it tries each action in random games that have exactly this view.

Seat 0 is the bot; the others play at random.
"""

import triqueta as tq

COMPLETIONS = 8


def best_action(view: tq.View, dice: tq.Dice) -> int:
    """The action after which random play gives the bot the best lead on average."""
    seat, actions = view.viewer, view.distinct
    leads = dict.fromkeys(actions, 0)
    for _ in range(COMPLETIONS):
        possible = view.complete(dice)
        for action in actions:
            with possible.copy() as game:
                game.play(seat, action)
                game.play_out(dice)
                points = game.points
                leads[action] += points[seat] - max(points[:seat] + points[seat + 1 :])
    return max(actions, key=leads.__getitem__)


def main() -> None:
    """Play some games against random players."""
    choice, dice, won = tq.Choice("hidden_wolves", players=3), tq.Dice(1), 0
    for number in range(10):
        game = tq.Game(choice, tq.seed_from(7), number)
        while (seat := game.to_move) is not None:
            view = game.view(seat)
            game.play(seat, best_action(view, dice) if seat == 0 else dice.pick(view.legal))
        won += 0 in game.winners
    print(f"the bot won {won} of 10 games against two random players")


if __name__ == "__main__":
    main()
