"""The library's views with the keys that the vectors have for them: docs/conformance.md has these."""

from __future__ import annotations

import json
from typing import Any

import triqueta as tq

# The vectors have seven animals in every variant.
ANIMALS = 7
# Kinds of cards from here on are jokers.
PIECE_KINDS = 27


def vector_view(view: tq.View) -> dict[str, Any]:
    """Convert a view's JSON."""
    known = json.loads(view.json())
    convert = {"mayhem": mayhem_view, "race": race_view}.get(known["game"], triqueta_view)
    turn = None if known["turn"] == tq.OVER else known["turn"]
    return {"seat": known["viewer"], "turn": turn, **convert(known)}


def triqueta_view(view: Any) -> dict[str, Any]:
    """The keys of a view of Triqueta."""
    table, own = view["table"], view["own"]
    option = table.get("first_option")
    unseen = view["unseen"]
    return {
        "round": table["standing"].count(False),
        "rock": table["rock"],
        "tower": table["tower"],
        "heights": [heights(table, tower) for tower in range(len(table["standing"]))],
        "rows": [seven(row) if is_there else None for row, is_there in zip(table["rows"], table["in_middle"])],
        "hand": hand(table, own["own_drawn"] if view["viewer"] == table["mover"] else []),
        "first_option": None if option is None else ("row", "keep", "box")[option],
        "box": table["box"],
        "players": [player(table, seat, own if seat == view["viewer"] else None) for seat in range(view["players"])],
        "unseen": {"light": seven(unseen["unseen_light"]), "shadow": seven(unseen.get("unseen_shadow", []))},
    }


def heights(table: Any, tower: int) -> list[int]:
    """The tokens left in each column: only the current tower's can be neither whole nor gone."""
    left: list[int] = table["left"]
    if tower == table["tower"]:
        return left
    whole = 4 if "shadows" in table and tower > 0 else 3
    return [whole if table["standing"][tower] else 0] * len(left)


def hand(table: Any, looked_at: list[int]) -> list[int | str]:
    """The tokens drawn and not placed: what the viewer looked at, of the others their backs."""
    backs = ["shadow" if back else "light" for back in table["drawn"]]
    return [*looked_at, *backs[len(looked_at) :]]


def player(table: Any, seat: int, own: Any) -> dict[str, Any]:
    """What is known of a player; `own` is what only they know, if they are the viewer."""
    found = {
        "up": seven(table["up"][seat]),
        "tiles": table["tiles"][seat],
        "out": table["out"][seat],
        "kept": table["kept"][seat],
        "shadows": table["shadows"][seat] if "shadows" in table else 0,
        "boxed": table["boxed"][seat],
        "decided": True if table["decided"][seat] else None,
    }
    if own is not None:
        found["kept"] = own["own_kept"]
        found["shadows"] = listed(own.get("own_shadows", []))
        # Counts where two tokens are drawn at a time, else a list.
        found["boxed"] = listed(own["own_boxed"]) if "first_option" in table else sorted(own["own_boxed"])
        found["decided"] = own["own_decision"] if table["decided"][seat] else None
    return found


def mayhem_view(view: Any) -> dict[str, Any]:
    """The keys of a view of Triangle Mayhem."""
    table, own = view["table"], view["own"]
    is_fast = table["phase"] == "fast"
    fresh = listed(own["own_fresh"]) if view["viewer"] == table["mover"] else table["fresh"]
    return {
        "pile": table["pile"],
        "hands": hands(view),
        "open": triples([triangle for of_a_cut in table["open"] for triangle in of_a_cut]),
        "won": [list(triangles) for triangles in zip(table["pure"], table["unpure"])],
        "played": None if is_fast or view["turn"] == tq.OVER else table["laid"],
        "fresh": fresh if is_fast else None,
        "unseen": view["unseen"]["unseen_cards"],
    }


def race_view(view: Any) -> dict[str, Any]:
    """The keys of a view of the 21/15/9-card game."""
    table = view["table"]
    discards = table["discards"]
    return {
        **{key: table[key] for key in ("turns", "pile", "out", "caller", "drew")},
        "discard": sorted(discards),
        "top": discards[-1] if discards else None,
        "hands": hands(view),
        "known": [listed(counts) for counts in table["known"]],
        "saved": [listed(counts) for counts in table["saved"]],
        "jokers": [kind for kind in listed(table["gone"]) if kind >= PIECE_KINDS],
        "completed": triples(table["completed"]),
        "saving": listed(table["saving"]) or None,
        "unseen": view["unseen"]["unseen_cards"],
    }


def hands(view: Any) -> list[list[int] | int]:
    """Each hand: the viewer's own cards, or how many there are."""
    found: list[list[int] | int] = list(view["table"]["in_hand"])
    if view["own"] is not None:
        found[view["viewer"]] = listed(view["own"]["own_hand"])
    return found


def listed(counts: list[int]) -> list[int]:
    """Each kind as often as it is counted."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def seven(counts: list[int]) -> list[int]:
    """Counts by animal, as long as the vectors have them."""
    return counts + [0] * (ANIMALS - len(counts))


def triples(triangles: list[list[int]]) -> list[list[int]]:
    """Of each triangle the kinds of its numbers 1, 2 and 3, or -1; sorted."""
    found = []
    for pieces in triangles:
        triple = [-1, -1, -1]
        for kind in pieces:
            triple[kind % 9 // 3] = kind
        found.append(triple)
    return sorted(found)
