"""Draws the table of any game by its fields, and names none of them."""

import triqueta as tq


def draw(view: tq.View) -> None:
    """A line for each field that everybody sees and that has a value."""
    choice, table = view.choice, view.fields()["table"]
    for field in tq.view_fields(choice):
        value = table[field.name] if field.part == "table" else None
        if value is None:
            continue
        if field.kind == "pieces" and isinstance(value, int) and field.pieces is not None:
            value = tq.piece_text(choice.variant, field.pieces, value)
        print(f"  {field.name}: {value}")


for variant in tq.games():
    game, dice = tq.Game(tq.Choice(variant), tq.seed_from(7)), tq.Dice(1)
    for _ in range(20):
        game.play(game.turn, dice.pick(game.legal))
    print(variant.title())
    draw(game.view(tq.SPECTATOR))
